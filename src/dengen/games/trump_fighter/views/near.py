"""What a technique comes closest to: the fewest own Moves after which it would hit, and the cards it would hit with."""

from typing import Final

from dengen.games.trump_fighter.rules.actions import FULL
from dengen.games.trump_fighter.rules.conditions import NO_CARD, Formula
from dengen.games.trump_fighter.rules.matching import met
from dengen.games.trump_fighter.rules.state import ROW, Table

REACH: Final = 3  # Moves that are looked ahead


class Reach:
    """Rows that a seat can lay with its hand, one Move deeper at a time."""

    formula: Formula
    tops: list[int]  # the seat's own row first
    hand: list[int]
    moves: list[int]  # 4 x hand position + slot, in their order

    def look(self, table: Table, seat: int, formula: Formula) -> bool:
        """Is there a way? Then `moves` are it and `tops` the table after it."""
        self.formula = formula
        self.tops = table.seen_from(seat).copy()
        self.hand = table.hand[seat * 4 : seat * 4 + 4]
        self.moves = []
        return any(self.within(depth, 0) for depth in range(REACH + 1))

    def within(self, depth: int, first: int) -> bool:
        """On a full row, slots are covered once each, from left to right: the order makes no difference."""
        if depth == 0:
            return met(self.formula, self.tops)
        empty = self.empty_slot()
        for slot in range(first, ROW) if empty == FULL else range(empty, empty + 1):
            beneath = self.tops[slot]
            for position in range(ROW):
                card = self.hand[position]
                if card == NO_CARD:
                    continue
                self.tops[slot] = card
                self.hand[position] = NO_CARD
                self.moves.append(4 * position + slot)
                if self.within(depth - 1, slot + 1 if empty == FULL else 0):
                    return True
                self.moves.pop()
                self.hand[position] = card
            self.tops[slot] = beneath
        return False

    def empty_slot(self) -> int:  # TF-15, TF-16
        for slot in range(ROW):
            if self.tops[slot] == NO_CARD:
                return slot
        return FULL
