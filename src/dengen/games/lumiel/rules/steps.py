# mypyc: compile
"""The steps of the agenda and the questions, by the rulebook's names; dumps and questions show these names in lower case.

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

# Questions of the phases
REDRAW: Final[i64] = 31
RETURN: Final[i64] = 32
PLACE: Final[i64] = 33
TAKE: Final[i64] = 34
PLAY: Final[i64] = 35
WHICH: Final[i64] = 36
SET: Final[i64] = 37  # a: kind
FACING: Final[i64] = 38  # a: kind, b: place
CONFIRM: Final[i64] = 39

# Questions of effects. a: number of the effect step; c of a step's first question: what a pass skips
TURN: Final[i64] = 51
TURN_TO: Final[i64] = 52  # b: place of the card
ZONE: Final[i64] = 53
WHOSE: Final[i64] = 54  # b: areas
MOVE: Final[i64] = 55
MOVE_TO: Final[i64] = 56  # b: place of the card
MOVE_FACING: Final[i64] = 57  # b: place of the card, c: where it goes
SWAP: Final[i64] = 58
SWAP_WITH: Final[i64] = 59  # b: area of the first card
REMOVE: Final[i64] = 60
REMOVE_FROM: Final[i64] = 61  # b: seat
GAIN: Final[i64] = 62
GAIN_FROM: Final[i64] = 63  # b: seat
GAIN_TO: Final[i64] = 64  # b: place of the card, or a card in a points area
HAND_CARD: Final[i64] = 65
HAND_SET: Final[i64] = 66  # b: kind
HAND_FACING: Final[i64] = 67  # b: kind, c: place
BRING: Final[i64] = 68
ONE_OF: Final[i64] = 69
DO_IT: Final[i64] = 70

# What a question speaks of
ABOUT_KIND: Final[tuple[int, ...]] = (SET, FACING)  # a
ABOUT_HAND_KIND: Final[tuple[int, ...]] = (HAND_SET, HAND_FACING)  # b
ABOUT_SEAT: Final[tuple[int, ...]] = (REMOVE_FROM, GAIN_FROM)  # b
ABOUT_CARD: Final[tuple[int, ...]] = (TURN_TO, MOVE_TO, MOVE_FACING, SWAP_WITH, GAIN_TO)  # b: where it lies


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
