# mypyc: compile
"""What a seat can't know, drawn anew: hands and decks from what everybody can remember (LP-13, LP-14, LP-R33)."""

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.packed import count_of, zeros
from dengen.games.lumiel.rules import redraw, steps
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import Phase


def redeal(table: Table, viewer: i64, rng: Chance) -> None:
    """Another's hand is any that fits; of its own deck a seat knows the cards but not their order."""
    table.decks = table.decks[:]
    for seat in range(table.seats):
        if seat == viewer:
            shuffle_deck(table, seat, rng)
        else:
            deal_anew(table, seat, rng)
            if table.phase == Phase.REDRAW:
                redraw.decide_anew(table, seat, rng)
                if (table.waiting >> seat) & 1:
                    table.set_question(seat, steps.REDRAW, 0, 0, 0)


def shuffle_deck(table: Table, seat: i64, rng: Chance) -> None:
    """Sorted first, so that the order that nobody knows leaves no trace."""
    decks = table.decks
    first: i64 = seat * table.tables.deck_size
    counts = zeros(table.kinds)
    for at in range(first, first + table.deck_size[seat]):
        counts[decks[at]] += 1
    lay_out(decks, first, counts)
    rng.shuffle_part(decks, first, table.deck_size[seat])


def deal_anew(table: Table, seat: i64, rng: Chance) -> None:
    counts = unseen(table, seat)
    cards = zeros(table.tables.deck_size)
    rng.shuffle_part(cards, 0, lay_out(cards, 0, counts))
    hand = table.hand
    held: i64 = table.hand_size[seat]
    for at in range(seat * table.kinds, (seat + 1) * table.kinds):
        hand[at] = table.known[at]
        held -= table.known[at]
    for at in range(held):
        hand[seat * table.kinds + cards[at]] += 1
    decks = table.decks
    first: i64 = seat * table.tables.deck_size
    for at in range(table.deck_size[seat]):
        decks[first + at] = cards[held + at]


def lay_out(cards: vec[i64], first: i64, counts: vec[i64]) -> i64:
    """Write so many cards of each kind, from `first` on, in the order of the set; how many they are."""
    at: i64 = first
    for kind in range(len(counts)):
        end: i64 = at + counts[kind]
        while at < end:
            cards[at] = kind
            at += 1
    return at - first


def unseen(table: Table, seat: i64) -> vec[i64]:
    """Per kind, the cards of the seat's deck of which nobody else knows whether they are in its hand."""
    counts = zeros(table.kinds)
    for kind in range(table.kinds):
        at = seat * table.kinds + kind
        counts[kind] = table.tables.copies[kind] - table.used[at] - table.known[at]
        if seat == table.turn_player:
            counts[kind] -= count_of(table.play_area, kind)
    return counts
