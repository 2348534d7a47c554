"""What a technique comes closest to: the fewest own Moves after which it would hit, and the cards it would hit with."""

from typing import Final

from dengen.games.trump_fighter.rules.actions import FULL
from dengen.games.trump_fighter.rules.conditions import NO_CARD, Formula
from dengen.games.trump_fighter.rules.matching import met
from dengen.games.trump_fighter.rules.rows import ROW, card_in, first_empty, with_card
from dengen.games.trump_fighter.rules.state import Table

REACH: Final = 3  # Moves that are looked ahead


class Reach:
    """Rows that a seat can lay with its hand, one Move deeper at a time."""

    formula: Formula
    mine: int  # the seat's own row
    theirs: int
    moves: list[int]  # 4 x hand position + slot, in their order

    def look(self, table: Table, seat: int, formula: Formula) -> bool:
        """Is there a way? Then `moves` are it and `mine` the row after it."""
        self.formula = formula
        self.theirs = table.tops[1 - seat]
        self.moves = []
        return any(self.within(depth, table.tops[seat], table.hand[seat], 0) for depth in range(REACH + 1))

    def within(self, depth: int, row: int, hand: int, first: int) -> bool:
        """On a full row, slots are covered once each, from left to right: the order makes no difference."""
        if depth == 0:
            self.mine = row
            return met(self.formula, row, self.theirs)
        empty = first_empty(row)  # TF-15, TF-16
        for slot in range(first, ROW) if empty == FULL else range(empty, empty + 1):
            for position in range(ROW):
                card = card_in(hand, position)
                if card == NO_CARD:
                    continue
                self.moves.append(4 * position + slot)
                laid, kept = with_card(row, slot, card), with_card(hand, position, NO_CARD)
                if self.within(depth - 1, laid, kept, slot + 1 if empty == FULL else 0):
                    return True
                self.moves.pop()
        return False
