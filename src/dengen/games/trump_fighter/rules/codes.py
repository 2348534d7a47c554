# mypyc: compile
"""Other words of the rulebook as numbers: phases, endings, kinds of stalemate. (Steps are in `steps`.)"""

from typing import Final

from mypy_extensions import i64

PHASES: Final = ("pick", "fastest", "battle", "obliged", "declare", "over")
PICKING: Final[i64] = 0
FASTEST: Final[i64] = 1
BATTLE: Final[i64] = 2
OBLIGED: Final[i64] = 3
DECLARING: Final[i64] = 4
OVER: Final[i64] = 5

ENDINGS: Final = ("", "knockout", "time_up", "foul", "resign", "abandoned")
NOT_YET: Final[i64] = 0
KNOCKOUT: Final[i64] = 1
TIME_UP: Final[i64] = 2
FOUL: Final[i64] = 3

STALEMATES: Final = ("", "opening", "joint_call", "breakthrough")
BY_OPENING: Final[i64] = 1
BY_JOINT_CALL: Final[i64] = 2
BY_BREAKTHROUGH: Final[i64] = 3
