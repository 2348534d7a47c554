# mypyc: compile
"""The clauses of the rulebook that the rules name, when they ask and when they refuse."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.state import RULING

# Picking a character
PICK_A_CHARACTER: Final[i64] = 5  # TF-5
ANOTHER_CHARACTER: Final[i64] = RULING + 2  # TF-R2

# The end
KNOCKOUT_ENDS: Final[i64] = 8  # TF-8
EMPTY_DECK_ENDS: Final[i64] = 9  # TF-9
HIGHER_TOTAL_WINS: Final[i64] = 10  # TF-10
FOUL_LOSES: Final[i64] = 74  # TF-74

# Moves and Calls
BATTLE_RUNS: Final[i64] = 13  # TF-13
MOVE_A_HAND_CARD: Final[i64] = 14  # TF-14
LEFTMOST_EMPTY_SLOT: Final[i64] = 15  # TF-15
NO_COVERING_YET: Final[i64] = RULING + 5  # TF-R5
RIGHT_TO_CALL: Final[i64] = 20  # TF-20
NO_STRIKE_AT_THE_SHOUT: Final[i64] = RULING + 20  # TF-R20

# The Attack
COMPARE_TECHNIQUES: Final[i64] = 22  # TF-22
HITS_ONCE: Final[i64] = 24  # TF-24

# The fastest beat, and stalemates
FASTEST_MOVE: Final[i64] = 47  # TF-47
FASTEST_FIRST: Final[i64] = RULING + 22  # TF-R22
OPENING_RULE: Final[i64] = 50  # TF-50
ONLY_THE_OPENING_MOVE: Final[i64] = RULING + 25  # TF-R25
BREAKTHROUGH_RULE: Final[i64] = 53  # TF-53
ONLY_A_MOVE_BREAKS_THROUGH: Final[i64] = RULING + 28  # TF-R28
