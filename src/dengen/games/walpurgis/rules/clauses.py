# mypyc: compile
"""The clauses that a question or a refusal cites, by what they say (`clauses.toml` has their texts)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.state import RULING

# How a game ends
FULL_FIELD: Final[i64] = 9  # WP-9
NO_SHOT_TO_OPEN_WITH: Final[i64] = 13  # WP-13
NO_CARD_TO_DRAW: Final[i64] = 14  # WP-14
CONCEDED: Final[i64] = 15  # WP-15
TURN_LIMIT: Final[i64] = RULING + 45  # WP-R45

# Before the game and opening placement
LAY_A_SHOT_ASIDE: Final[i64] = 43  # WP-43
MULLIGAN: Final[i64] = 47  # WP-47
FIRST_OPENING: Final[i64] = 49  # WP-49
NO_OPENING_THERE: Final[i64] = 50  # WP-50
SECOND_OPENING: Final[i64] = 51  # WP-51

# The turn
TURNS_ALTERNATE: Final[i64] = 54  # WP-54
WAKE_ONE: Final[i64] = 56  # WP-56
PLACE_ONCE_CAST_ONCE: Final[i64] = 59  # WP-59
FIRST_TURN: Final[i64] = 62  # WP-62
PLACE_A_HAND_CARD: Final[i64] = 63  # WP-63
NO_CONDITION_ANYWHERE: Final[i64] = 66  # WP-66
CAST_A_READY_CIRCLE: Final[i64] = 67  # WP-67
SET_CASTING_UPRIGHT: Final[i64] = 71  # WP-71
HAND_SIZE: Final[i64] = 72  # WP-72
END_OF_TURN: Final[i64] = 73  # WP-73
GRANTED_FACE_DOWN: Final[i64] = RULING + 54  # WP-R54

# Placing and casting
DORMANT_CANT: Final[i64] = 34  # WP-34
OPEN_CANT: Final[i64] = 35  # WP-35
CASTING_CANT: Final[i64] = 36  # WP-36
OCCUPIED: Final[i64] = 38  # WP-38
NO_CIRCLE: Final[i64] = 74  # WP-74
WRONG_ICON: Final[i64] = 75  # WP-75
REQUIREMENT: Final[i64] = 77  # WP-77
ONLY_DANMAKU: Final[i64] = 80  # WP-80
ENEMY_CIRCLE: Final[i64] = 81  # WP-81
OVERRUN_FACE_UP: Final[i64] = RULING + 9  # WP-R9
OFF_THE_FIELD: Final[i64] = RULING + 15  # WP-R15
BARRED: Final[i64] = RULING + 49  # WP-R49

# The chain
RAPID_FIRE: Final[i64] = 84  # WP-84
DANMAKU: Final[i64] = 86  # WP-86
INTERCEPT_OR_DECLINE: Final[i64] = 88  # WP-88
D_EFFECTS: Final[i64] = 90  # WP-90
A_EFFECTS: Final[i64] = 94  # WP-94
END_OF_CHAIN: Final[i64] = 95  # WP-95
INTERCEPT_WITH: Final[i64] = 102  # WP-102
NO_OVERLAP: Final[i64] = 103  # WP-103
CAST_ONCE: Final[i64] = RULING + 26  # WP-R26

# Settling a cell
ONE_CARD_STAYS: Final[i64] = 96  # WP-96
TAKE_STEPS: Final[i64] = 98  # WP-98
ORDER_OF_A_PILE: Final[i64] = 101  # WP-101

# Effects
WHAT_THE_EFFECT_SAYS: Final[i64] = RULING + 33  # WP-R33
NEVER_FACE_DOWN: Final[i64] = RULING + 50  # WP-R50
