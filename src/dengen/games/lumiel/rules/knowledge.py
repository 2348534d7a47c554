# mypyc: compile
"""What a seat can't know, drawn anew: hands and decks from what everybody can remember (LP-13, LP-14, LP-R33)."""

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import count_of, zeros
from dengen.games.lumiel.rules import redraw
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import Phase


def redeal(table: Table, viewer: i64, rng: Chance) -> None:
    """Another's hand is any that fits; of its own deck a seat knows the cards but not their order."""
    table.decks = table.decks[:]
    cards = zeros(table.tables.deck_size)
    for seat in range(table.seats):
        if seat == viewer:
            shuffle_deck(table, seat, rng)
        else:
            deal_anew(table, seat, cards, rng)
            if table.phase == Phase.REDRAW:
                redraw.decide_anew(table, seat, rng)
                if (table.waiting >> seat) & 1:
                    table.set_question(seat, redraw.REDRAW.number, 0, 0, 0)


def shuffle_deck(table: Table, seat: i64, rng: Chance) -> None:
    """From the order of the set, so that the order in which it lies leaves no trace."""
    decks = table.decks
    first: i64 = seat * table.tables.deck_size
    end: i64 = first + table.deck_size[seat]
    counts = zeros(table.kinds)
    for at in range(first, end):
        counts[decks[at]] += 1
    at = first
    for kind in range(table.kinds):
        at = lay_out(decks, at, kind, counts[kind])
    rng.shuffle_part(decks, first, end - first)


def deal_anew(table: Table, seat: i64, cards: vec[i64], rng: Chance) -> None:
    """A hand that fits what is known, and a deck, of the unseen cards; `cards` is room for these."""
    rng.shuffle_part(cards, 0, lay_out_unseen(table, seat, cards))
    hand, known = table.hand, table.known
    first: i64 = seat * table.kinds
    held: i64 = table.hand_size[seat]
    for at in range(first, first + table.kinds):
        hand[at] = known[at]
        held -= known[at]
    for at in range(held):
        hand[first + cards[at]] += 1
    decks = table.decks
    bottom: i64 = seat * table.tables.deck_size
    for at in range(table.deck_size[seat]):
        decks[bottom + at] = cards[held + at]


def lay_out_unseen(table: Table, seat: i64, cards: vec[i64]) -> i64:
    """The cards of the seat's deck of which nobody else knows whether they are in its hand; how many they are."""
    copies, used, known = table.tables.copies, table.used, table.known
    first: i64 = seat * table.kinds
    laid: i64 = 0
    for kind in range(table.kinds):
        many: i64 = copies[kind] - used[first + kind] - known[first + kind]
        if seat == table.turn_player:
            many -= count_of(table.play_area, kind)
        laid = lay_out(cards, laid, kind, many)
    return laid


def lay_out(cards: vec[i64], at: i64, kind: i64, many: i64) -> i64:
    """Write so many cards of a kind from `at` on; where the next begins."""
    while many > 0:
        cards[at] = kind
        at += 1
        many -= 1
    return at
