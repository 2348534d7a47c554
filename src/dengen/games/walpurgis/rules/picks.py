# mypyc: compile
"""Choosing one of several cards on the table: by its cell, and then, where candidates look different, by its slot."""

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import codes, steps
from dengen.games.walpurgis.rules.actions import DONE, SLOT, SLOTS, slot_bits
from dengen.games.walpurgis.rules.question import Question
from dengen.games.walpurgis.rules.state import Table

# ---- by its slot ----


class SlotQuestion(Question):
    """Asks for one of several cards by its place among them."""

    def pool(self, table: Table, seat: i64, a: i64, b: i64, c: i64, /) -> vec[i64]:
        """The cards behind the slots."""
        raise NotImplementedError(self.name)

    def choose(self, table: Table, seat: i64, a: i64, b: i64, card: i64, /) -> None:
        """Carry the choice out."""
        raise NotImplementedError(self.name)

    def possible(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return self.legal(table, seat, a, b, c)

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return (0, slot_bits(len(self.pool(table, seat, a, b, c))))

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        self.choose(table, seat, a, b, self.pool(table, seat, a, b, c)[act - SLOT])


def one_of_each(table: Table, seat: i64, cards: vec[i64]) -> vec[i64]:
    """One card for each candidate: cards in one state that the chooser doesn't know, or that both know to be equal, are one.

    A card that only the chooser knows is always a separate candidate, so that being asked tells nothing (WP-R42).
    """
    if len(cards) < 2:
        return cards
    found = vec[i64]()
    for card in cards:
        if len(found) < SLOTS and not any_alike(table, seat, card, found):
            found = append(found, card)
    return found


def any_alike(table: Table, seat: i64, card: i64, others: vec[i64]) -> bool:
    knows: i64 = table.known[card]
    known = (knows >> seat) & 1
    if known and knows != codes.BOTH:
        return False
    for other in others:
        if table.place[other] == table.place[card]:
            knows_other: i64 = table.known[other]
            if not known and not (knows_other >> seat) & 1:
                return True
            if known and knows_other == codes.BOTH and table.kind[other] == table.kind[card]:
                return True
    return False


# ---- by its cell ----


class FieldQuestion(Question):
    """Asks for a card on the field by its cell. `a` says the purpose, where the question is asked for several."""

    def is_candidate(self, table: Table, seat: i64, a: i64, card: i64, /) -> bool:
        raise NotImplementedError(self.name)

    def choose(self, table: Table, seat: i64, a: i64, card: i64, /) -> None:
        """Carry the choice out."""
        raise NotImplementedError(self.name)

    def candidates_at(self, table: Table, seat: i64, a: i64, cell: i64, /) -> vec[i64]:
        """The candidates in a cell, in order of arrival."""
        found = vec[i64]()
        card = table.first_in_cell(cell)
        while card >= 0:
            if self.is_candidate(table, seat, a, card):
                found = append(found, card)
            card = table.next_in_cell(card)
        return found

    def cells_among(self, table: Table, seat: i64, a: i64, among: i64) -> i64:
        """The cells among these with a candidate."""
        mask: i64 = 0
        while among != 0:
            card = table.first_in_cell(lowest(among))
            while card >= 0:
                if self.is_candidate(table, seat, a, card):
                    mask |= among & -among
                    break
                card = table.next_in_cell(card)
            among &= among - 1
        return mask

    def pool(self, table: Table, seat: i64, a: i64, cell: i64) -> vec[i64]:
        """The cards behind the slots, if this cell is chosen."""
        return one_of_each(table, seat, self.candidates_at(table, seat, a, cell))

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if act != DONE:
            self.choose_at(table, seat, a, act)

    def choose_at(self, table: Table, seat: i64, a: i64, cell: i64) -> None:
        """The card in this cell, or first the question which one."""
        if (table.several >> cell) & 1 == 0:
            self.choose(table, seat, a, table.first_in_cell(cell))
            return
        found = self.pool(table, seat, a, cell)
        if len(found) == 1:
            self.choose(table, seat, a, found[0])
        else:
            table.ask(seat, steps.SLOT, self.number, a, cell)  # by number: `slot.py` knows all that ask for it
