# mypyc: compile
"""A question of the rulebook: the legal answers, the clause that forbids the others, what an answer does.

Each is one object, made once and never written again. The subject of a question (a kind of card, a cell) travels with its
number on the agenda, in `a`, `b` and `c`; each question names them by their meaning. So a position stays data.
"""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import BITS
from dengen.core.rules.two_word_answers import Answers, is_single, listed, lowest_of
from dengen.games.walpurgis.rules.actions import CELL_BITS, STAY, STAY_OR_MOVE, YES, YES_OR_NO, with_cards
from dengen.games.walpurgis.rules.state import Table

# The face of the hand card that is to be placed
UNDECIDED: Final[i64] = -1
DOWN: Final[i64] = 0
UP: Final[i64] = 1


class Question:
    number: i64  # on the agenda and in records: never changed
    name: str  # in dumps and on the page
    clause: i64  # that asks

    # The answers that come into question at all; others belong to another question
    cells: bool
    cards: bool  # all that the seat's deck list names
    others: i64  # bits of the second word

    # What it is about
    places_kind: bool  # `a` is the kind of the hand card that is to be placed
    of_both: bool  # asked of both seats at once
    of_effect: bool  # of the effect that is being applied

    def __init__(
        self,
        number: int,
        name: str,
        clause: i64,
        *,
        cells: bool = False,
        cards: bool = False,
        others: i64 = 0,
        places_kind: bool = False,
        of_both: bool = False,
        of_effect: bool = False,
    ) -> None:
        self.number, self.name, self.clause = number, name, clause
        self.cells, self.cards, self.others = cells, cards, others
        self.places_kind, self.of_both, self.of_effect = places_kind, of_both, of_effect

    # ---- what each question says ----

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64, /) -> Answers:
        """The legal answers."""
        raise NotImplementedError(self.name)

    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64, /) -> i64:
        """The clause that forbids an answer which comes into question and is not legal."""
        return self.asking_clause(table, a, b)

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64, /) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError(self.name)

    # ---- what some say otherwise ----

    def come_up(self, table: Table, a: i64, b: i64, c: i64, /) -> None:
        """The step of the same number comes up on the agenda: ask, or let it pass."""
        raise NotImplementedError(self.name)

    def possible(self, table: Table, seat: i64, a: i64, b: i64, c: i64, /) -> Answers:
        """The answers that come into question."""
        cards: i64 = BITS[len(table.menus.lists[seat])] - 1 if self.cards else 0
        return with_cards(CELL_BITS if self.cells else 0, self.others, cards)

    def asking_clause(self, table: Table, a: i64, b: i64, /) -> i64:
        """The clause that says what is asked."""
        return self.clause

    def face(self, b: i64, /) -> i64:
        """The face of the hand card that is to be placed: UP, DOWN or UNDECIDED."""
        return UNDECIDED

    def take_back(self, table: Table, seat: i64, a: i64, b: i64, c: i64, /) -> None:
        """Go back to the first decision of a secret choice, of which the opponent has seen nothing; other questions stay."""

    # ---- asking ----

    def ask(self, table: Table, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put the question; a single possible answer is given at once, without asking. So this is the last thing to do."""
        first, second = self.legal(table, seat, a, b, c)
        self.ask_among(table, seat, a, b, c, first, second)

    def ask_among(self, table: Table, seat: i64, a: i64, b: i64, c: i64, first: i64, second: i64) -> None:
        """`ask`, where the legal answers are known already."""
        if is_single(first, second):
            self.answer(table, seat, a, b, c, lowest_of(first, second))
        else:
            self.offer(table, seat, a, b, c, first, second)

    def ask_always(self, table: Table, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put the question even with one answer: that there is only one would tell the opponent something."""
        first, second = self.legal(table, seat, a, b, c)
        self.offer(table, seat, a, b, c, first, second)

    def offer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, first: i64, second: i64) -> None:
        """`ask_always`, where the legal answers are known already."""
        if first | second == 0:
            raise RuntimeError(f"{self.name} ({a}, {b}, {c}) to seat {seat} has no answer")
        table.waiting |= 1 << seat
        table.set_question(seat, self.number, a, b, c)
        table.set_answers(seat, first, second)

    def candidates(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> list[int]:
        first, second = self.possible(table, seat, a, b, c)
        return listed(first, second)


# ---- answers that several questions share ----


class HandQuestion(Question):
    """Asks for any card of the hand."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return with_cards(0, 0, table.hand_numbers(seat))

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.take(table, table.in_hand(seat, table.kind_named(seat, act)), a, b)

    def take(self, table: Table, card: i64, a: i64, b: i64, /) -> None:
        """Carry out the choice."""
        raise NotImplementedError(self.name)


class YesOrNo(Question):
    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return (0, YES_OR_NO)

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if act == YES:
            self.agree(table, a)

    def agree(self, table: Table, a: i64, /) -> None:
        """Carry out a yes."""
        raise NotImplementedError(self.name)


class StayOrMove(Question):
    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return (0, STAY_OR_MOVE)

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.decide(table, seat, a, b, act == STAY)

    def decide(self, table: Table, seat: i64, a: i64, b: i64, stays: bool, /) -> None:
        """Carry out the choice."""
        raise NotImplementedError(self.name)
