# mypyc: compile
"""The steps of a turn and the questions it puts. Questions carry what they are about; steps likewise."""

from typing import Final

from mypy_extensions import i64

TURN: Final[i64] = 0
MAIN: Final[i64] = 1  # question: summon, paid reversal or ether
PLACE: Final[i64] = 2  # question: where; slot of the river, or STANDIN
KEY: Final[i64] = 3  # question: how many chips; cell
SELF_FLIP: Final[i64] = 4  # cell
ICON: Final[i64] = 5  # cell, face it was placed with
EVENT: Final[i64] = 6
RETRIGGER: Final[i64] = 7  # question: yes or no; cell
REVERSAL: Final[i64] = 8  # question: which effect; the allowed ones as bits, cell of the icon or NO_CELL
AFTER: Final[i64] = 9  # question: paid reversal or end
REFILL: Final[i64] = 10
NEXT: Final[i64] = 11
