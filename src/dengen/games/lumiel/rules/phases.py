# mypyc: compile
"""Where a game stands, and how it ended."""

from typing import Final

from mypy_extensions import i64

REDRAW: Final[i64] = 0
PLACING: Final[i64] = 1
REMOVE: Final[i64] = 2
EFFECT: Final[i64] = 3
SET: Final[i64] = 4
GET: Final[i64] = 5
OVER: Final[i64] = 6
NAMES: Final[list[str]] = ["redraw", "placing", "remove", "effect", "set", "get", "over"]

# How the game ended
NOT_YET: Final[i64] = 0
FEW_CARDS: Final[i64] = 1
EMPTY_HAND: Final[i64] = 2
TURN_CAP: Final[i64] = 3
ENDINGS: Final[list[str]] = ["", "few_cards", "empty_hand", "turn_cap"]
