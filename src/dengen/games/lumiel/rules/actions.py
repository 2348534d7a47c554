# mypyc: compile
"""The action space: small whole numbers, the same for every question.

0-15 an area (its top card, or on top of it), 16-31 underneath (or the bottom card), 32-35 a seat, 36-39 a choice,
40 pass, from 41 on the kinds of the card set.

Sets of answers are the bits of one word, in the order in which answers are listed: places, seats, choices or kinds, pass.
Choices and kinds share their bits: no question offers both.
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

# Bits of sets of answers; a place, a seat or a choice is the bit of its number
KIND_BIT: Final[i64] = 36
PASS_BIT: Final[i64] = 60
PASSING: Final[i64] = 0x1000000000000000
DOING_IT: Final[i64] = 0x1000000000

# Answers that come into question together
TOPS: Final[i64] = 0xFFFF
BOTTOMS: Final[i64] = 0xFFFF0000
PLACES: Final[i64] = 0xFFFFFFFF
SEATS: Final[i64] = 0xF00000000
ZONES: Final[i64] = 0x3000000000
CHOICES: Final[i64] = 0xF000000000
KINDS: Final[i64] = 0xFFFFFF000000000


def seats_as_answers(seats: i64) -> i64:
    return seats << SEAT


def kinds_as_answers(kinds: i64) -> i64:
    return kinds << KIND_BIT


def answer_of(choices: bool, bit: i64) -> i64:
    """The answer that a bit means, where choices or kinds are offered."""
    if bit < KIND_BIT:
        return bit
    if bit == PASS_BIT:
        return PASS
    return bit if choices else bit - KIND_BIT + KIND


def bit_of(choices: bool, act: i64) -> i64:
    """The bit of an answer, where choices or kinds are offered; -1 if it can't be one."""
    if act < CHOICE:
        return act
    if act == PASS:
        return PASS_BIT
    if act < PASS:
        return act if choices else -1
    bit: i64 = act - KIND + KIND_BIT
    return bit if bit < PASS_BIT and not choices else -1


def listed(choices: bool, answers: i64) -> list[int]:
    """A set of answers as numbers."""
    if answers <= board.WHOLE:  # nothing but tops, as most often
        return KIND_PIECES[answers & 255] + KIND_PIECES[256 + (answers >> 8)]
    pieces = CHOICE_PIECES if choices else KIND_PIECES
    found: list[int] = []
    piece: i64 = 0
    if answers & 0xFFFFFFFF == 0:  # no places
        answers >>= 32
        piece = 4 * 256
    while answers != 0:
        found += pieces[piece + (answers & 255)]
        answers >>= 8
        piece += 256
    return found


def pieces_of(choices: bool) -> list[list[int]]:
    """For each eight neighbouring bits, per set of them, the answers that it means."""
    return [
        [int(answer_of(choices, first + bit)) for bit in range(8) if mask >> bit & 1]
        for first in range(0, 64, 8)
        for mask in range(256)
    ]


KIND_PIECES: Final[list[list[int]]] = pieces_of(False)
CHOICE_PIECES: Final[list[list[int]]] = pieces_of(True)


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
