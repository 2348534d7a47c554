# mypyc: compile
"""The clauses that a question or a refusal cites, by what they say (`clauses.toml` has their texts)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.state import RULING

# Setup and the round
NOT_IN_THIS_GAME: Final[i64] = 9  # TM-9
ONLY_AT_ITS_MOMENT: Final[i64] = 14  # TM-14

# Preparation
BROOM_ONCE: Final[i64] = 22  # TM-22

# Planning
CLOCKWISE_TURNS: Final[i64] = 23  # TM-23
REVEAL_OR_PASS: Final[i64] = 24  # TM-24
ICON_OF_THE_CARD: Final[i64] = 25  # TM-25
CRYSTAL_FOR_DIVINE: Final[i64] = 27  # TM-27
FURTHER_RIGHT: Final[i64] = 29  # TM-29
TAKEN: Final[i64] = 30  # TM-30
EMPTY_HAND: Final[i64] = 31  # TM-31
NO_PASS_WITHOUT_A_PAWN: Final[i64] = 33  # TM-33
STUCK: Final[i64] = RULING + 5  # TM-R5
NOTHING_BUT_THE_PASS: Final[i64] = RULING + 8  # TM-R8
A_CARD_TO_SWAP: Final[i64] = RULING + 10  # TM-R10

# Actions
RIGHTMOST_PAWN: Final[i64] = 41  # TM-41
TOP_UP_IN_MANA: Final[i64] = 46  # TM-46
PERFORM_OR_FORGO: Final[i64] = 47  # TM-47
ORDER_OF_AN_ACTION: Final[i64] = RULING + 15  # TM-R15

# Scoring
GAME_OVER: Final[i64] = 53  # TM-53
SCORING_ABILITIES: Final[i64] = RULING + 32  # TM-R32

# Summon
AT_MOST_ONE_FAMILIAR: Final[i64] = 59  # TM-59
TRAIN_AN_OWN_ONE: Final[i64] = 61  # TM-61
NOT_ENOUGH_MANA: Final[i64] = 66  # TM-66
KIND_HELD_ALREADY: Final[i64] = 67  # TM-67
EMPTY_PILE: Final[i64] = RULING + 44  # TM-R44

# Brew
DISTRIBUTE_MANA: Final[i64] = 72  # TM-72
NO_MORE_THAN_RIBBONS: Final[i64] = 73  # TM-73
BREW_ABILITIES: Final[i64] = 74  # TM-74
ONTO_FACE_UP_FAMILIARS: Final[i64] = RULING + 17  # TM-R17

# Attack and Divine
ATTACK_ABILITIES: Final[i64] = 76  # TM-76
CLOCKWISE_DEFENCES: Final[i64] = 77  # TM-77
DEFEND_ABILITIES: Final[i64] = 78  # TM-78
ABILITIES_AFTER_A_COMPARISON: Final[i64] = RULING + 26  # TM-R26
DIVINE_ABILITIES: Final[i64] = 87  # TM-87

# Abilities
FEE_IN_CHARGES: Final[i64] = 93  # TM-93
CONDITION: Final[i64] = 94  # TM-94
HAPPENS_BY_ITSELF: Final[i64] = 95  # TM-95
OWNER_CHOOSES_THE_CHARGED: Final[i64] = RULING + 18  # TM-R18
LIMIT_OF_USES: Final[i64] = RULING + 40  # TM-R40

# Chains
CHAIN_TO_THE_LEFT: Final[i64] = 101  # TM-101
CHAIN_TO_A_FREE_ACTION: Final[i64] = 102  # TM-102
ONE_CHAIN_AFTER_AN_ACTION: Final[i64] = RULING + 27  # TM-R27
