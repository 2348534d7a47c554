# mypyc: compile
"""Interception, step 4 of a chain (rulebook 8.3.4, 8.4): the opponent answers the latest cast with another."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import activation, chain, clauses, codes, steps
from dengen.games.walpurgis.rules.actions import CARD, DONE_BIT, with_cards
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.codes import HAND
from dengen.games.walpurgis.rules.main_phase import PLACE_CELL, Casting
from dengen.games.walpurgis.rules.state import Table


class Intercept(Casting):
    """A cast from hand or of a ready circle in answer to the latest cast, or none (WP-88, WP-102)."""

    def come_up(self, table: Table, a: i64, b: i64, c: i64) -> None:
        """The seat that did not cast the latest card is asked (WP-89), even if it can't do anything (WP-R42)."""
        card = table.latest_card()
        seat: i64 = 1 - table.owner[card]
        if table.has_static(card, codes.UNANSWERABLE):
            return
        if table.many_in(HAND, seat) > 0 or table.has_ready(seat):
            self.ask_always(table, seat)

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        ground = Ground(table, seat)
        cards: i64 = 0
        left: i64 = table.hand_numbers(seat, codes.CAST)  # WP-R26
        while left != 0:
            if activation.cells_for(ground, table.kind_named(seat, CARD + lowest(left)), True, True) != 0:
                cards |= left & -left
            left &= left - 1
        return with_cards(activation.castable_cells(ground, True), DONE_BIT, cards)

    def why_not_card(self, ground: Ground, kind: i64) -> i64:
        is_possible = activation.cells_for(ground, kind, True, True) != 0
        return clauses.CAST_ONCE if is_possible else activation.why_nowhere(ground, kind, True)

    def play(self, table: Table, seat: i64, kind: i64) -> None:
        PLACE_CELL.ask(table, seat, kind, 1, 1)

    def choose(self, table: Table, seat: i64, a: i64, card: i64) -> None:
        chain.cast(table, card, False)

    def decline(self, table: Table, seat: i64) -> None:
        table.note_seat("declined", seat)


INTERCEPT: Final[Intercept] = Intercept(
    steps.INTERCEPT,
    "intercept",
    clauses.INTERCEPT_OR_DECLINE,
    intercepting=True,
    not_there=clauses.INTERCEPT_WITH,
    not_held=clauses.INTERCEPT_WITH,
)
