# mypyc: compile
"""Clauses of the rulebook that ask a question or refuse a move, by name; `clauses.toml` has their text."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.state import RULING

# Turns
TURNS: Final[i64] = 15  # FA-15
THREE_THINGS: Final[i64] = 16  # FA-16
SUMMON_OR_ETHER: Final[i64] = RULING + 17  # FA-R17
REVERSAL_ONCE: Final[i64] = 18  # FA-18
SIX_ROUNDS: Final[i64] = 74  # FA-74

# Summoning and placement
FULL_FIELD: Final[i64] = 5  # FA-5
EMPTY_SLOT: Final[i64] = RULING + 15  # FA-R15
COST: Final[i64] = 25  # FA-25
COST_THERE: Final[i64] = RULING + 23  # FA-R23
FOUR_PLACES: Final[i64] = 32  # FA-32
FIFTH_CARD: Final[i64] = 34  # FA-34
SIXTH_CARD: Final[i64] = 36  # FA-36

# Keys and icons
KEY_LIMIT: Final[i64] = 41  # FA-41
KEY_OPTIONAL: Final[i64] = 42  # FA-42
KEY_CHIPS: Final[i64] = RULING + 38  # FA-R38
RETRIGGER: Final[i64] = 47  # FA-47

# Reversal
REVERSAL_PRICE: Final[i64] = 51  # FA-51
ONE_EFFECT: Final[i64] = 53  # FA-53
FLIP_ONE: Final[i64] = 58  # FA-58
FLIP_ONCE: Final[i64] = 60  # FA-60
LOCKED: Final[i64] = 63  # FA-63
STANDIN_STAYS: Final[i64] = RULING + 20  # FA-R20
FLIP_ALL: Final[i64] = RULING + 35  # FA-R35
