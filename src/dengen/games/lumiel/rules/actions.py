# mypyc: compile
"""The action space: small whole numbers, the same for every question.

0-15 an area (its top card, or on top of it), 16-31 underneath (or the bottom card), 32-35 a seat, 36-39 a choice,
40 pass, from 41 on the kinds of the card set.
"""

from typing import Final

from mypy_extensions import i64

from dengen.games.lumiel.rules import board

UNDER: Final[i64] = 16
SEAT: Final[i64] = 32
CHOICE: Final[i64] = 36
PASS: Final[i64] = 40
KIND: Final[i64] = 41

OUTER_CHOICE: Final[i64] = 36
CENTRAL_CHOICE: Final[i64] = 37

# Answers that come into question together
TOPS: Final[list[int]] = list(range(16))
BOTTOMS: Final[list[int]] = list(range(16, 32))
PLACES: Final[list[int]] = list(range(32))
SEATS: Final[list[int]] = list(range(32, 36))
DO_IT: Final[list[int]] = [36]
ZONES: Final[list[int]] = [36, 37]
CHOICES: Final[list[int]] = list(range(36, 40))


def pieces(first: int) -> list[list[int]]:
    """Per set of eight neighbouring bits, the answers that it means."""
    return [[first + bit for bit in range(8) if mask >> bit & 1] for mask in range(256)]


FIRST_TOPS: Final[list[list[int]]] = pieces(0)
LAST_TOPS: Final[list[list[int]]] = pieces(8)
FIRST_BOTTOMS: Final[list[list[int]]] = pieces(16)
LAST_BOTTOMS: Final[list[list[int]]] = pieces(24)


def places_in(places: i64) -> list[int]:
    """The answers 0-31 of a set of places."""
    if places < 65536:
        return FIRST_TOPS[places & 255] + LAST_TOPS[places >> 8]
    tops = FIRST_TOPS[places & 255] + LAST_TOPS[(places >> 8) & 255]
    return tops + FIRST_BOTTOMS[(places >> 16) & 255] + LAST_BOTTOMS[places >> 24]


def seats_in(seats: i64) -> list[int]:
    return [int(SEAT) + seat for seat in range(4) if (seats >> seat) & 1]


def kinds_in(kinds: i64) -> list[int]:
    return [int(KIND) + kind for kind in range(24) if (kinds >> kind) & 1]


def area_of(place: i64) -> i64:
    """The area of an answer 0-31, whether on top or underneath."""
    return place & 15


def names(kinds: list[str]) -> list[str]:
    """Every action's stable name, in the order of the numbers."""
    return [
        *(f"area:{area}" for area in board.NAMES),
        *(f"under:{area}" for area in board.NAMES),
        *(f"seat:{seat}" for seat in range(4)),
        *(f"choice:{choice}" for choice in range(4)),
        "pass",
        *(f"kind:{kind}" for kind in kinds),
    ]
