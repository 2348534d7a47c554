# mypyc: compile
"""A row of four cards as one number, six bits for each: a hand, or the top cards of a seat, in their owner's order."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from dengen.games.trump_fighter.rules.actions import FULL
from dengen.games.trump_fighter.rules.conditions import NO_CARD

ROW: Final[i64] = 4  # cards
WIDTH: Final[i64] = 6  # bits of a card
CARD: Final[i64] = 63  # the bits of the first card
EMPTY_ROW: Final[i64] = 0xD34D34  # NO_CARD everywhere


def card_in(row: i64, position: i64) -> i64:
    return row >> WIDTH * position & CARD


def with_card(row: i64, position: i64, card: i64) -> i64:
    """The row with this card, or NO_CARD, at a position."""
    shift = WIDTH * position
    return row & ~(CARD << shift) | card << shift


def filled(row: i64) -> i64:
    """The positions that hold a card, as bits."""
    bits: i64 = 0
    if row & CARD != NO_CARD:
        bits = 1
    if row >> 6 & CARD != NO_CARD:
        bits |= 2
    if row >> 12 & CARD != NO_CARD:
        bits |= 4
    if row >> 18 != NO_CARD:
        bits |= 8
    return bits


def size(row: i64) -> i64:
    """How many cards there are."""
    bits = filled(row)
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3)


def first_empty(row: i64) -> i64:
    """The leftmost position without a card, or FULL."""
    if row & CARD == NO_CARD:
        return 0
    if row >> 6 & CARD == NO_CARD:
        return 1
    if row >> 12 & CARD == NO_CARD:
        return 2
    return 3 if row >> 18 == NO_CARD else FULL


def row_of(cards: Sequence[int]) -> int:
    """Four cards, or NO_CARD where none lies, as a row."""
    row: i64 = EMPTY_ROW
    for position, card in enumerate(cards):
        row = with_card(row, position, card)
    return int(row)


def cards_of(row: i64) -> list[int]:
    """What lies at the four positions."""
    return [int(card_in(row, position)) for position in range(ROW)]
