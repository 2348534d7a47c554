# mypyc: compile
"""The action space: 128 small ints, the same for every deck (docs/games/walpurgis.md), and sets of them as bits."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import BITS
from dengen.core.rules.two_word_answers import SECOND, Answers
from dengen.games.walpurgis.rules.board import CELL_NAMES

CARD: Final[i64] = 25  # below: the 25 cells; from here the different cards of the seat's own deck list, sorted by id
CARDS: Final[i64] = 60
SLOT: Final[i64] = 85  # candidates inside one cell
SLOTS: Final[i64] = 16
DONE: Final[i64] = 101
ALL: Final[i64] = 102
FACE_DOWN: Final[i64] = 103
FACE_UP: Final[i64] = 104
YES: Final[i64] = 105
NO: Final[i64] = 106
STAY: Final[i64] = 107
MOVE: Final[i64] = 108
RESERVED: Final[i64] = 109  # from here on: no answer yet

# Cells and the first cards have their bits in the first word, all others in the second
FIRST_CARDS: Final[i64] = SECOND - CARD
CELL_BITS: Final[i64] = 2**CARD - 1
FIRST_CARD_BITS: Final[i64] = 2**FIRST_CARDS - 1  # of the cards, counted from 0
LAST_CARD_BITS: Final[i64] = 2 ** (SLOT - SECOND) - 1
DONE_BIT: Final[i64] = 2 ** (DONE - SECOND)
ALL_BIT: Final[i64] = 2 ** (ALL - SECOND)
FACE_DOWN_BIT: Final[i64] = 2 ** (FACE_DOWN - SECOND)
FACE_UP_BIT: Final[i64] = 2 ** (FACE_UP - SECOND)
YES_BIT: Final[i64] = 2 ** (YES - SECOND)
YES_OR_NO: Final[i64] = 2 ** (YES - SECOND) + 2 ** (NO - SECOND)
STAY_OR_MOVE: Final[i64] = 2 ** (STAY - SECOND) + 2 ** (MOVE - SECOND)


def is_cell(act: i64) -> bool:
    return act < CARD


def is_card(act: i64) -> bool:
    return CARD <= act < SLOT


def with_cards(cells: i64, others: i64, cards: i64) -> Answers:
    """These cells and other answers, and the card actions with these numbers."""
    return (cells | (cards & FIRST_CARD_BITS) << CARD, others | cards >> FIRST_CARDS)


def cards_among(first: i64, second: i64) -> i64:
    """The numbers of the card actions among these answers."""
    return first >> CARD | (second & LAST_CARD_BITS) << FIRST_CARDS


def slot_bits(many: i64) -> i64:
    """The first candidates inside a cell."""
    return (BITS[many] - 1) * BITS[SLOT - SECOND]


def names() -> list[str]:
    """The stable name of every action, in order."""
    return [
        *(f"cell:{name}" for name in CELL_NAMES),
        *(f"card:{number}" for number in range(CARDS)),
        *(f"slot:{number}" for number in range(SLOTS)),
        *("done", "all", "face_down", "face_up", "yes", "no", "stay", "move"),
        *(f"reserved:{number}" for number in range(RESERVED, 128)),
    ]
