# mypyc: compile
"""The action space: 128 small ints, the same for every deck (docs/games/walpurgis.md)."""

from typing import Final

from mypy_extensions import i64

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

ALL_CELLS: Final = list(range(25))


def is_cell(act: i64) -> bool:
    return act < CARD


def is_card(act: i64) -> bool:
    return CARD <= act < SLOT


def names() -> list[str]:
    """The stable name of every action, in order."""
    return [
        *(f"cell:{name}" for name in CELL_NAMES),
        *(f"card:{number}" for number in range(CARDS)),
        *(f"slot:{number}" for number in range(SLOTS)),
        *("done", "all", "face_down", "face_up", "yes", "no", "stay", "move"),
        *(f"reserved:{number}" for number in range(RESERVED, 128)),
    ]
