# mypyc: compile
"""The steps of a round and the questions it asks, by the rulebook's names; no number stands for two of them."""

from typing import Final

from mypy_extensions import i64

# Steps of the agenda; the arguments in brackets
TURN_UP: Final[i64] = 0
DEAL: Final[i64] = 1
OFFER_BROOM: Final[i64] = 2
PLANNING_PHASE: Final[i64] = 3
TURN: Final[i64] = 4  # (seat that is next, if it hasn't passed)
REVEAL: Final[i64] = 5
NEXT_PAWN: Final[i64] = 6
MOMENT: Final[i64] = 7  # (seat, moment): its automatic abilities, then its menu
MENU: Final[i64] = 8  # (seat, moment, whether it was open before)
HAPPEN: Final[i64] = 9  # (seat, ability)
EFFECT: Final[i64] = 10  # (seat, ability, which of its effects)
CHARGE_ANY: Final[i64] = 11  # (seat, how many)
SWAP_CARD: Final[i64] = 12  # (seat, how many)
DISTRIBUTE: Final[i64] = 13  # (seat, whether any mana was stored)
DECLARE: Final[i64] = 14  # (seat)
DEFENCE: Final[i64] = 15  # (seat)
COMPARE: Final[i64] = 16  # (seat that defended)
MAY_CHAIN: Final[i64] = 17  # (seat, action kind)
SCORING_PHASE: Final[i64] = 18
POLL: Final[i64] = 19
ANNOUNCE: Final[i64] = 20

# Questions; the arguments in brackets
ASK_BROOM: Final[i64] = 100
ASK_DISCARD: Final[i64] = 101  # (whether an ability asks, not the Broom)
ASK_TURN: Final[i64] = 102
ASK_ACTION: Final[i64] = 103
ASK_SUMMON: Final[i64] = 104
ASK_WAY: Final[i64] = 105  # (kind to be gained)
ASK_DISTRIBUTE: Final[i64] = 106  # (whether any mana was stored)
ASK_ABILITY: Final[i64] = 107  # (moment)
ASK_CHARGE: Final[i64] = 108
ASK_CHAIN: Final[i64] = 109  # (action kind)
ASK_TARGET: Final[i64] = 110  # (action kind of the target)
