# mypyc: compile
"""Cards, and steps that wait, as single numbers: what lies in the zones."""

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
NOWHERE: Final[i64] = -1
MOST_KINDS: Final = 24  # of cards in a set

# ---- a card of the field ----


def card(kind: i64, owner: i64, active: i64) -> i64:
    """0-255."""
    return kind << 3 | owner << 1 | active


def kind_of(card: i64) -> i64:
    return card >> 3


def owner_of(card: i64) -> i64:
    return (card >> 1) & 3


def is_active(card: i64) -> bool:
    return card & 1 == 1


# ---- one that lies beneath others ----


def covered(area: i64, card: i64) -> i64:
    return area << 8 | card


def covered_area(covered: i64) -> i64:
    return covered >> 8


def covered_card(covered: i64) -> i64:
    return covered & 255


# ---- a card in a seat's points area, or one that the seat returns ----


def points_card(seat: i64, kind: i64) -> i64:
    return seat << 5 | kind


def points_seat(scored: i64) -> i64:
    return scored >> 5


def points_kind(scored: i64) -> i64:
    return scored & 31


# ---- what an effect takes: a place of the field, or a card in a points area ----

HELD: Final[i64] = 64  # a source from here on is a card in a points area


def held_card(seat: i64, kind: i64) -> i64:
    """A card in a points area, told apart from the places 0-31."""
    return HELD + points_card(seat, kind)


# ---- a step of an effect that waits: of the card at this position in the play area ----


def queued(position: i64, number: i64) -> i64:
    return position << 16 | number


def queued_position(waiting: i64) -> i64:
    return waiting >> 16


def queued_number(waiting: i64) -> i64:
    return waiting & 0xFFFF
