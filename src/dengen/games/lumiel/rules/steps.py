# mypyc: compile
"""The steps of the agenda by the rulebook's names, which dumps show in lower case; questions have numbers of their own, from 31 on.

Where a game stands (`Phase`) and how it ended (`Ending`) are numbers too, but no steps.
"""

from typing import Final

from mypy_extensions import i64

# Setup
REDRAW_ROUND: Final[i64] = 1
EXCHANGE: Final[i64] = 2
FIRST_PLAYER: Final[i64] = 3
PLACING: Final[i64] = 4

# The turn
START_PHASE: Final[i64] = 11
REMOVE_PHASE: Final[i64] = 12
EFFECT_PHASE: Final[i64] = 13
RESOLVE: Final[i64] = 14
SET_PHASE: Final[i64] = 15
GET_PHASE: Final[i64] = 16
DRAW_PHASE: Final[i64] = 17
NEXT_TURN: Final[i64] = 18


class Phase:
    """Where a game stands."""

    REDRAW: Final[i64] = 0
    PLACING: Final[i64] = 1
    REMOVE: Final[i64] = 2
    EFFECT: Final[i64] = 3
    SET: Final[i64] = 4
    GET: Final[i64] = 5
    OVER: Final[i64] = 6


PHASES: Final[list[str]] = ["redraw", "placing", "remove", "effect", "set", "get", "over"]


class Ending:
    """How a game ended."""

    NOT_YET: Final[i64] = 0
    FEW_CARDS: Final[i64] = 1
    EMPTY_HAND: Final[i64] = 2
    TURN_CAP: Final[i64] = 3


ENDINGS: Final[list[str]] = ["", "few_cards", "empty_hand", "turn_cap"]
