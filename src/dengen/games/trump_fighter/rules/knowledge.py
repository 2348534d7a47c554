# mypyc: compile
"""What a seat can't know of the table, drawn anew; and what everybody knows of who is asked."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import BITS, packed
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.codes import DECLARING, OBLIGED, OVER, PICKING
from dengen.games.trump_fighter.rules.conditions import CARDS, NO_CARD
from dengen.games.trump_fighter.rules.rows import ROW, card_in, with_card
from dengen.games.trump_fighter.rules.state import BY_SEAT, SEATS, Table

ROOM: Final[vec[i64]] = packed([0] * CARDS)  # for a deck


def redeal(table: Table, seat: i64, rng: Chance) -> None:
    """The deck and the miss cards; with hidden hands the other's; and what the other has sealed."""
    other = 1 - seat
    face_down = table.phase != OVER  # the end turns the miss cards up
    unseen = unseen_cards(table, other, face_down)
    deck = ROOM[:]
    left: i64 = 0
    for card in range(CARDS):
        if unseen >> card & 1:
            deck[left] = card
            left += 1
    rng.shuffle_part(deck, 0, left)
    table.deck = deck
    table.left = left
    if not table.open_hands:
        redeal_hand(table, other)
    if face_down and len(table.misses) > 0:
        redeal_misses(table)
    if table.sealed[other] != NOTHING and not (table.phase == DECLARING and table.ready(other) == 0):
        table.sealed[other] = NOTHING
        table.waiting |= 1 << other


def unseen_cards(table: Table, other: i64, face_down: bool) -> i64:
    """As bits."""
    unseen: i64 = 0
    deck = table.deck
    for place in range(table.left):
        unseen |= BITS[deck[place]]
    if face_down:
        for miss in table.misses:
            unseen |= BITS[miss % BY_SEAT]
    if not table.open_hands:
        for position in range(ROW):
            card = card_in(table.hand[other], position)
            if card != NO_CARD:
                unseen |= BITS[card]
    return unseen


def redeal_hand(table: Table, seat: i64) -> None:
    hand = table.hand[seat]
    for position in range(ROW):
        if card_in(hand, position) != NO_CARD:
            hand = with_card(hand, position, table.draw_card())
    table.hand[seat] = hand


def redeal_misses(table: Table) -> None:
    misses = vec[i64]()
    for miss in table.misses:
        misses = append(misses, miss - miss % BY_SEAT + table.draw_card())
    table.misses = misses


def openly_asked(table: Table) -> i64:
    """The seats that everybody sees to be asked, as bits: never tells whether one of them has chosen already."""
    if table.phase == OVER:
        return 0
    if table.phase == OBLIGED:
        return table.obliged
    asked: i64 = 0
    for seat in range(SEATS):
        if table.phase == PICKING:
            to_choose = table.character[seat] == NOTHING
        else:
            to_choose = table.phase != DECLARING or table.ready(seat) != 0
        if to_choose:
            asked |= 1 << seat
    return asked
