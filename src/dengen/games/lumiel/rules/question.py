# mypyc: compile
"""A question of the rulebook: which answers are legal, why others are refused, what an answer does.

One object for each, made once and without a state of its own. What a question is about (a card, a place) travels with
its number on the agenda, in `a`, `b` and `c`; each question calls them by what they mean to it. So a position stays data.
"""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.state import Step
from dengen.games.lumiel.rules.actions import KINDS, listed
from dengen.games.lumiel.rules.codes import HELD, NOTHING, NOWHERE, kind_of, points_kind
from dengen.games.lumiel.rules.state import Table

# Which of a question's numbers says something
NONE: Final[i64] = 0
A: Final[i64] = 1
B: Final[i64] = 2
C: Final[i64] = 3


class Question:
    number: i64  # on the agenda and in records: never changed
    name: str  # in dumps and on the page
    clause: i64  # that asks
    among: i64  # the answers that come into question at all; others belong to another question
    offers_choices: bool  # its answers are choices, not kinds: they share their bits
    of_everybody: bool  # asked of several seats at once, whoever's turn it is

    # What it is about, as everybody sees it: which of its numbers is
    kind: i64  # the kind of the card to be set
    source: i64  # the card that was chosen, on the field or in a points area
    goes: i64  # the place where it goes, once only its facing is open
    whose: i64  # the seat whose card it is

    def __init__(
        self,
        number: int,
        name: str,
        clause: i64,
        among: int,
        *,
        choices: bool = False,
        of_everybody: bool = False,
        kind: i64 = NONE,
        source: i64 = NONE,
        goes: i64 = NONE,
        whose: i64 = NONE,
    ) -> None:
        self.number, self.name, self.clause, self.among = number, name, clause, among
        self.offers_choices, self.of_everybody = choices, of_everybody
        self.kind, self.source, self.goes, self.whose = kind, source, goes, whose

    # ---- what each question says ----

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64, /) -> i64:
        """The legal answers, as bits."""
        raise NotImplementedError(self.name)

    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64, /) -> i64:
        """The clause that forbids an answer which comes into question and is not legal."""
        return self.clause

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64, /) -> None:
        """What a legal answer does."""
        raise NotImplementedError(self.name)

    # ---- what some say otherwise ----

    def possible(self, table: Table, a: i64, c: i64, /) -> i64:
        """The answers that come into question here, as bits."""
        return self.among

    def asking_clause(self, table: Table) -> i64:
        """The clause that says what is asked, or why there is nothing but to pass."""
        return self.clause

    # ---- asking ----

    def ask(self, table: Table, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A single possible answer is given for the seat, without asking."""
        self.put(table, seat, a, b, c, always=False)

    def ask_always(self, table: Table, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Even with one answer: that there is only one would tell the others something."""
        self.put(table, seat, a, b, c, always=True)

    def put(self, table: Table, seat: i64, a: i64, b: i64, c: i64, always: bool) -> None:
        legal = self.legal(table, seat, a, b, c)
        if legal == 0:
            raise RuntimeError(f"{self.name} ({a}, {b}, {c}) to seat {seat} has no answer")
        self.offer(table, seat, a, b, c, legal, always)

    def offer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, legal: i64, always: bool) -> None:
        """Put it with answers that are known already."""
        table.waiting |= 1 << seat
        table.set_question(seat, self.number, a, b, c)
        table.allowed[seat] = legal
        if not always and legal & (legal - 1) == 0:
            table.forced |= 1 << seat

    def candidates(self, table: Table, a: i64, c: i64) -> list[int]:
        found = self.possible(table, a, c)
        if not self.offers_choices:
            found &= ~KINDS | table.tables.kind_bits
        return listed(self.offers_choices, found)

    # ---- what it is about ----

    def used_card(self, table: Table) -> i64:
        """The kind of the card whose effect asks; or NOTHING."""
        return NOTHING

    def kind_to_set(self, asked: Step) -> i64:
        """The kind of the card that is to be set; or NOTHING."""
        return NOTHING if self.kind == NONE else number_of(asked, self.kind)

    def card(self, table: Table, asked: Step) -> i64:
        """The kind of the card that was chosen, or is to be set; or NOTHING."""
        if self.source == NONE:
            return self.kind_to_set(asked)
        source = number_of(asked, self.source)
        return points_kind(source - HELD) if source >= HELD else kind_of(table.card_at(source))

    def lies_at(self, asked: Step) -> i64:
        """The place where that lies; or NOWHERE."""
        source = NOWHERE if self.source == NONE else number_of(asked, self.source)
        return NOWHERE if source >= HELD else source

    def goes_to(self, asked: Step) -> i64:
        """The place where it goes; or NOWHERE."""
        return NOWHERE if self.goes == NONE else number_of(asked, self.goes)


def number_of(asked: Step, which: i64) -> i64:
    return asked[1] if which == A else asked[2] if which == B else asked[3]
