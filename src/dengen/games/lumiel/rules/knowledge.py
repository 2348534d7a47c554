# mypyc: compile
"""What a seat can't know, drawn anew: hands and decks from what everybody can remember (LP-13, LP-14, LP-R33)."""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.games.lumiel.rules import redraw, steps
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import Phase


def redeal(table: Table, viewer: i64, rng: Chance) -> None:
    """Another's hand is any that fits; of its own deck a seat knows the cards but not their order."""
    for seat in range(table.seats):
        if seat == viewer:
            deck = sorted(table.decks[seat][: table.deck_size[seat]])
            rng.shuffle(deck)
            table.decks[seat] = deck
        else:
            deal_anew(table, seat, rng)
            if table.phase == Phase.REDRAW:
                redraw.decide_anew(table, seat, rng)
                if table.is_asked(seat):
                    table.set_question(seat, steps.REDRAW, 0, 0, 0)


def deal_anew(table: Table, seat: i64, rng: Chance) -> None:
    cards = unseen(table, seat)
    rng.shuffle(cards)
    held: i64 = table.hand_size[seat]
    for kind in range(table.kinds):
        at = seat * table.kinds + kind
        table.hand[at] = table.known[at]
        held -= table.known[at]
    for position in range(held):
        table.hand[seat * table.kinds + cards[position]] += 1
    table.decks[seat] = cards[held : held + table.deck_size[seat]]


def unseen(table: Table, seat: i64) -> list[int]:
    """The cards of the seat's deck of which nobody else knows whether they are in its hand."""
    cards: list[int] = []
    for kind in range(table.kinds):
        at = seat * table.kinds + kind
        many: i64 = table.tables.copies[kind] - table.used[at] - table.known[at]
        if seat == table.turn_player:
            many -= table.play_area.count(kind)
        while many > 0:
            cards.append(kind)
            many -= 1
    return cards
