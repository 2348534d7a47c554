# mypyc: compile
"""The clauses that the rules enforce, by name; `clauses.toml` has their words."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.state import RULING

# Components and facing
THREE_OR_FOUR_SEATS: Final[i64] = 1  # LP-1
FACES_ITS_SETTER: Final[i64] = 17  # LP-17
UNUSED_SIDE: Final[i64] = 19  # LP-19

# Setup
REDRAW: Final[i64] = 25  # LP-25
REVEAL_AND_RETURN: Final[i64] = RULING + 1  # LP-R1
REDRAWS_ARE_SIMULTANEOUS: Final[i64] = RULING + 2  # LP-R2
PLACE_SETUP_CARD: Final[i64] = 28  # LP-28
SETUP_CARD_NEEDS_EMPTY_AREA: Final[i64] = RULING + 5  # LP-R5

# The turn
CLOCKWISE_TURNS: Final[i64] = 29  # LP-29
END_OF_THE_GAME: Final[i64] = 31  # LP-31
TAKE_A_TOP_CARD: Final[i64] = 33  # LP-33
PLAY_FROM_HAND: Final[i64] = 35  # LP-35
SET_A_PLAYED_CARD: Final[i64] = 39  # LP-39
STACKER_FITS: Final[i64] = 40  # LP-40
NO_STACKING: Final[i64] = 41  # LP-41
CONFIRM_CAPTURES: Final[i64] = 62  # LP-62
NOTHING_TO_GO_UNDER: Final[i64] = 80  # LP-80
NO_PLACE_FOR_IT: Final[i64] = RULING + 36  # LP-R36

# Effects
USE_THE_EFFECT: Final[i64] = 36  # LP-36
NO_CARD_THERE: Final[i64] = 37  # LP-37
NOT_WHAT_THE_EFFECT_SAYS: Final[i64] = 81  # LP-81
NOTHING_WOULD_HAPPEN: Final[i64] = RULING + 11  # LP-R11
NO_ROOM_LEFT: Final[i64] = RULING + 12  # LP-R12
NOT_THE_OWN_POINTS_AREA: Final[i64] = RULING + 14  # LP-R14
MOVE_LEADS_ELSEWHERE: Final[i64] = RULING + 22  # LP-R22
FACES_THAT_SEAT_ALREADY: Final[i64] = RULING + 23  # LP-R23
HAND_MAY_LACK_IT: Final[i64] = RULING + 40  # LP-R40
