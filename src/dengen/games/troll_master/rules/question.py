# mypyc: compile
"""A question of the rulebook: which answers are legal, why others are refused, what an answer does.

One object for each, made once and without a state of its own. What a question is about (a kind, a moment) travels with
its number on the agenda; each question calls it by what it means there. So a position stays data.

Answers are sets of bits in two words (`core/rules/two_word_answers.py`). The first is what the table offers: bit 0 is STOP,
the others go from the question's first answer on. The second goes by the seat's own familiars, by the place of their
stacks: one bit for each of a familiar's abilities, or one a familiar (`FamiliarQuestion`). So answers are listed in this
order, not by their numbers.
"""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest, place_of
from dengen.core.rules.two_word_answers import SECOND, Answers, is_single
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import MOST_ABILITIES
from dengen.games.troll_master.rules.state import Table

# Bits of what the table offers
MAY_STOP: Final[i64] = 1
FIRST_OFFER: Final[i64] = 2


class Question:
    number: i64  # on the agenda and in records: never changed
    name: str  # in dumps and on the page
    clause: i64  # that asks
    first: i64  # the first answer that the table offers but STOP, unless it depends on the card set (`first_offered`)
    after_drawing: bool  # who is asked has drawn a card more than a share of the round

    def __init__(self, number: i64, name: str, clause: i64, first: i64 = STOP, *, after_drawing: bool = False) -> None:
        self.number, self.name, self.clause, self.first = number, name, clause, first
        self.after_drawing = after_drawing

    # ---- what each question says ----

    def legal(self, table: Table, seat: i64, about: i64, /) -> Answers:
        """The legal answers, as bits."""
        raise NotImplementedError(self.name)

    def why_not(self, table: Table, seat: i64, about: i64, act: i64, /) -> i64:
        """The clause that forbids an answer which comes into question and is not legal."""
        return self.asking_clause(table, about)

    def answer(self, table: Table, seat: i64, about: i64, act: i64, /) -> None:
        """What a legal answer does."""
        raise NotImplementedError(self.name)

    def candidates(self, table: Table, seat: i64, /) -> list[int]:
        """The answers that come into question, by the card set and the familiars that the seat has face up."""
        raise NotImplementedError(self.name)

    # ---- what some say otherwise ----

    def asking_clause(self, table: Table, about: i64, /) -> i64:
        """The clause that asks, or that says why there is nothing but to pass."""
        return self.clause

    def first_offered(self, table: Table, /) -> i64:
        return self.first

    # ---- what its bits mean ----

    def act_of(self, table: Table, seat: i64, bit: i64) -> i64:
        return self.offered_act(table, bit) if bit < SECOND else self.own_act(table, seat, bit - SECOND)

    def bit_of(self, table: Table, seat: i64, act: i64) -> i64:
        """The bit of an answer, or -1 if it can't be one here."""
        own: i64 = self.own_bit(table, seat, act)
        if own >= 0:
            return SECOND + own
        offered: i64 = self.offered_bit(table, act)
        return offered if offered < SECOND else -1

    def listed(self, table: Table, seat: i64, offered: i64, own: i64) -> list[int]:
        acts: list[int] = []
        while offered != 0:
            acts.append(int(self.offered_act(table, lowest(offered))))
            offered &= offered - 1
        while own != 0:
            acts.append(int(self.own_act(table, seat, lowest(own))))
            own &= own - 1
        return acts

    def offered_act(self, table: Table, bit: i64, /) -> i64:
        return STOP if bit == 0 else self.first_offered(table) + bit - 1

    def offered_bit(self, table: Table, act: i64, /) -> i64:
        """Where an answer would stand among those that the table offers; -1: nowhere."""
        if act == STOP:
            return 0
        bit: i64 = act - self.first_offered(table) + 1
        return bit if bit > 0 else -1

    def own_act(self, table: Table, seat: i64, bit: i64, /) -> i64:
        familiar: i64 = table.familiars[seat].tops[bit // MOST_ABILITIES]
        return table.tables.use + familiar * MOST_ABILITIES + bit % MOST_ABILITIES

    def own_bit(self, table: Table, seat: i64, act: i64, /) -> i64:
        """Where an answer would stand among those that go by own familiars; -1: nowhere."""
        ability: i64 = act - table.tables.use
        if ability < 0:
            return -1
        place: i64 = place_of(table.familiars[seat].tops, ability // MOST_ABILITIES)
        return place * MOST_ABILITIES + ability % MOST_ABILITIES if place >= 0 else -1

    # ---- asking ----

    def ask(self, table: Table, seat: i64, about: i64 = 0) -> None:
        """A single possible answer is given for the seat, without asking."""
        self.ask_always(table, seat, about)
        if is_single(table.offered(seat), table.own_offered(seat)):
            table.forced |= 1 << seat

    def ask_always(self, table: Table, seat: i64, about: i64 = 0) -> None:
        """Even with one answer: that there is only one would tell the others something."""
        offered, own = self.legal(table, seat, about)
        if offered == 0 and own == 0:
            raise RuntimeError(f"{self.name} ({about}) to seat {seat} has no answer")
        table.waiting |= 1 << seat
        table.set_question(seat, self.number, about, 0, 0)
        table.set_answers(seat, offered, own)


class FamiliarQuestion(Question):
    """Asks for an own familiar: one answer a familiar, not one for each of its abilities."""

    def first_own(self, table: Table, /) -> i64:
        """The answer that names familiar 0."""
        raise NotImplementedError(self.name)

    def own_act(self, table: Table, seat: i64, bit: i64) -> i64:
        return self.first_own(table) + table.familiars[seat].tops[bit]

    def own_bit(self, table: Table, seat: i64, act: i64) -> i64:
        return place_of(table.familiars[seat].tops, act - self.first_own(table))

    def own_candidates(self, table: Table) -> list[int]:
        first = int(self.first_own(table))
        return list(range(first, first + int(table.tables.kinds) + 1))
