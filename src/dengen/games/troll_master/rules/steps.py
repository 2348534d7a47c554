# mypyc: compile
"""The steps of a round by the rulebook's names, which dumps show in lower case; questions have numbers from 100 on."""

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
