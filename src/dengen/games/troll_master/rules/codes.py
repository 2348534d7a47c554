# mypyc: compile
"""The words of the rulebook as small numbers: phases, magic kinds, moments, effects, the row."""

from typing import Final

from mypy_extensions import i64

# Phases (TM-13); the reveal asks nothing: it lies between planning and action
IN_PREPARATION: Final[i64] = 0
IN_PLANNING: Final[i64] = 1
IN_ACTION: Final[i64] = 2
IN_SCORING: Final[i64] = 3
OVER: Final[i64] = 4
PHASES: Final = ("preparation", "planning", "action", "scoring", "over")

# Magic kinds
TOME: Final[i64] = 0
VIAL: Final[i64] = 1
WAND: Final[i64] = 2
CRYSTAL: Final[i64] = 3
MAGIC: Final = ("tome", "vial", "wand", "crystal")
MAGIC_KINDS: Final[i64] = 4
MAGIC_COPIES: Final = 6  # TM-2

# Moments at which an ability happens or may be used (TM-14); the kinds of action are among them
PLANNING: Final[i64] = 0
SUMMON: Final[i64] = 1
BREW: Final[i64] = 2
ATTACK: Final[i64] = 3
DEFEND: Final[i64] = 4
DIVINE: Final[i64] = 5
SCORING: Final[i64] = 6
SUCCESS: Final[i64] = 7
REPELLED: Final[i64] = 8
BEATEN: Final[i64] = 9
TIMINGS: Final = ("planning", "summon", "brew", "attack", "defend", "divine", "scoring")
MOMENTS: Final = (*TIMINGS, "success", "repelled", "beaten")
ACTION_KINDS: Final = ("summon", "brew", "attack", "divine")
TRIGGERS: Final = {"success": "attack", "repelled": "defend", "beaten": "defend"}

# What an ability does
MANA: Final[i64] = 0
VP: Final[i64] = 1
DISCOUNT: Final[i64] = 2
CHARGE: Final[i64] = 3
POWER: Final[i64] = 4
SCORE: Final[i64] = 5
CHAIN: Final[i64] = 6
REDRAW: Final[i64] = 7
EFFECTS: Final = ("mana", "vp", "discount", "charge", "power", "score", "chain", "redraw")

# Whom a charge is for, if not a familiar by its number
SELF: Final[i64] = -1
ANY: Final[i64] = -2
EACH: Final[i64] = -3
TARGETS: Final = {"self": -1, "any": -2, "all": -3}

# What multiplies an effect, and what an ability depends on
PER: Final = ("", "charge", "familiar", "covered")
PER_CHARGE: Final[i64] = 1
PER_FAMILIAR: Final[i64] = 2
PER_COVERED: Final[i64] = 3
IF: Final = ("", "broom", "full", "empty")
IF_BROOM: Final[i64] = 1
IF_FULL: Final[i64] = 2
IF_EMPTY: Final[i64] = 3

# The row, and what a card has room for
ACTIONS: Final[i64] = 14
MOST_ABILITIES: Final[i64] = 3
