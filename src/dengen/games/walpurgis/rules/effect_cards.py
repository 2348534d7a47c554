# mypyc: compile
"""Effects on decks and hands."""

from typing import Final

from mypy_extensions import i64

from dengen.games.walpurgis.rules import clauses, steps
from dengen.games.walpurgis.rules.actions import STAY_OR_MOVE
from dengen.games.walpurgis.rules.codes import DECK, HAND
from dengen.games.walpurgis.rules.question import HandQuestion, StayOrMove
from dengen.games.walpurgis.rules.state import Table


def burn(table: Table, seat: i64, count: i64) -> None:
    """Cards from the deck to the danmaku pile, unseen."""
    while count > 0 and table.many_in(DECK, seat) > 0:
        card = table.last_card(DECK, seat)
        table.to_pile(card)
        table.note("burned", card, table.known[card])
        count -= 1


# ---- looking at the deck ----


def scry(table: Table, seat: i64, count: i64) -> None:
    seen: i64 = min(count, table.many_in(DECK, seat))
    card = table.last_card(DECK, seat)
    for _ in range(seen):
        was: i64 = table.known[card]
        table.know(card, 1 << seat)
        table.note("looked", card, was)
        card = table.card_under(card)
    table.push(steps.SCRY, 0, seen)


class Scry(StayOrMove):
    """Leave the next card from the top, or put it on the bottom; `done` of the `seen` cards are decided already."""

    def come_up(self, table: Table, done: i64, seen: i64, c: i64) -> None:
        """In the end those that don't stay go to the bottom, the last one lowest."""
        if done < seen:
            self.ask(table, table.owner[table.effect_card], done, seen)
            return
        for card in table.chosen:
            table.to_deck_bottom(card)
            table.note("bottomed", card, table.known[card])

    def decide(self, table: Table, seat: i64, done: i64, seen: i64, stays: bool) -> None:
        if not stays:
            table.choose(table.from_top(seat, done))
        table.push(steps.SCRY, done + 1, seen)


SCRY: Final[Scry] = Scry(steps.SCRY, "scry", clauses.WHAT_THE_EFFECT_SAYS, others=STAY_OR_MOVE, of_effect=True)


# ---- discarding ----


class Discard(HandQuestion):
    """A hand card to discard, as long as an effect wants more."""

    def come_up(self, table: Table, seat: i64, left: i64, c: i64) -> None:
        """It is asked whenever the hand holds more than must go (WP-R42)."""
        held: i64 = table.many_in(HAND, seat)
        if left > 0 and held > left:
            self.ask_always(table, seat, seat, left)
        elif left > 0:
            for _ in range(held):
                discard_card(table, table.first_card(HAND, seat))

    def take(self, table: Table, card: i64, seat: i64, left: i64) -> None:
        table.push(steps.DISCARD, seat, left - 1)
        discard_card(table, card)


DISCARD: Final[Discard] = Discard(steps.DISCARD, "discard", clauses.WHAT_THE_EFFECT_SAYS, cards=True)


def discard_card(table: Table, card: i64) -> None:
    was: i64 = table.known[card]
    table.to_discard(card)
    table.note("discarded", card, was)
