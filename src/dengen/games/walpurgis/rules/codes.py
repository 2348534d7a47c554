# mypyc: compile
"""The words of the rulebook as numbers: places, phases, endings, marks, and what a card may say."""

from typing import Final

from mypy_extensions import i64

# Seats
NOBODY: Final[i64] = -1
BOTH: Final[i64] = 3  # both seats, as bits

# Phases
SETTING_ASIDE: Final[i64] = 0
MULLIGANS: Final[i64] = 1
OPENINGS: Final[i64] = 2
PREPARE_PHASE: Final[i64] = 3
MAIN_PHASE: Final[i64] = 4
END_PHASE: Final[i64] = 5
PHASES: Final = ["set_aside", "mulligan", "opening", "prepare", "main", "end"]

# How a game ended
NOT_OVER: Final[i64] = 0
BOARD_FULL: Final[i64] = 1
DECK_OUT: Final[i64] = 2
CONCEDE: Final[i64] = 3
NO_NORMAL_SHOT: Final[i64] = 4
TURN_LIMIT: Final[i64] = 5
ENDINGS: Final = ["", "board_full", "deck_out", "concede", "no_normal_shot", "turn_limit"]
DRAWN: Final[i64] = 2  # instead of the winner's seat

# Where a card can be; from DAN_DOWN on these are the states of a card on the field (WP-22)
DECK: Final[i64] = 0
HAND: Final[i64] = 1
PILE: Final[i64] = 2
DISCARD: Final[i64] = 3
ASIDE: Final[i64] = 4
SHOT: Final[i64] = 5  # the Normal Shot laid aside during the setup
DAN_DOWN: Final[i64] = 6
DAN_UP: Final[i64] = 7
READY: Final[i64] = 8
DORMANT: Final[i64] = 9
OPEN: Final[i64] = 10
CASTING: Final[i64] = 11
UNLAID: Final[i64] = 12  # nowhere yet, while a table is being laid
PLACES: Final = [
    *("deck", "hand", "pile", "discard", "aside", "shot"),
    *("dan_down", "dan_up", "ready", "dormant", "open", "casting"),
]
FIELD_STATES: Final = PLACES[6:]

# Marks on a card, for the length of a chain or a turn
D_DONE: Final[i64] = 1
A_DONE: Final[i64] = 2
CHAIN_DONE: Final[i64] = 4
CAST: Final[i64] = 8  # in this chain (WP-R26)
SHIELDED: Final[i64] = 16  # until this chain ends
TURN_DONE: Final[i64] = 32
GRANTED: Final[i64] = 64  # an action, this turn (WP-R54)
CHECKED: Final[i64] = 128  # casting because of an activation check (WP-93)
OF_CHAIN: Final[i64] = 31
OF_TURN: Final[i64] = 255 - 128
MARKS: Final = ["d_done", "a_done", "chain_done", "cast", "shielded", "turn_done", "granted", "checked"]

# Keywords
SUPPORT: Final[i64] = 1
RAPID: Final[i64] = 2
SUSTAIN: Final[i64] = 4

# What Overrun allows (WP-R9)
ONTO_OWN: Final[i64] = 1
ONTO_ENEMY: Final[i64] = 2
OVERRUN_UP: Final[i64] = 4
OVERRUN_DOWN: Final[i64] = 8

# Static effects without parameters
STEADY: Final[i64] = 1
WARD: Final[i64] = 2
RECKLESS: Final[i64] = 4
UNANSWERABLE: Final[i64] = 8

# Requirements of an activation check, and conditions of effects
INTERCEPT_ONLY: Final[i64] = 0
NOT_INTERCEPT: Final[i64] = 1
OWN_TURN: Final[i64] = 2
BEHIND: Final[i64] = 3
AHEAD: Final[i64] = 4
OWN_MIN: Final[i64] = 5
ENEMY_MIN: Final[i64] = 6
HAND_MIN: Final[i64] = 7
HAND_AT_MOST: Final[i64] = 8
TESTS: Final = [
    *("intercept_only", "not_intercept", "own_turn", "behind", "ahead"),
    *("own_min", "enemy_min", "hand_min", "hand_at_most"),
]

# When an effect works
WHEN_B: Final[i64] = 0
WHEN_D: Final[i64] = 1
WHEN_A: Final[i64] = 2
WHEN_CHAIN_ENDS: Final[i64] = 3
WHEN_TURN_ENDS: Final[i64] = 4
TIMES: Final = ["B", "D", "A", "chain_end", "turn_end"]

# Kinds of effects
DRAW: Final[i64] = 0
DISCARD_CARDS: Final[i64] = 1
RECOVER: Final[i64] = 2
BURN: Final[i64] = 3
SCRY: Final[i64] = 4
DANMAKU: Final[i64] = 5
CLEAR: Final[i64] = 6
FLARE: Final[i64] = 7
AWAKEN: Final[i64] = 8
LULL: Final[i64] = 9
VEIL: Final[i64] = 10
UNVEIL: Final[i64] = 11
PEEK: Final[i64] = 12
DESTROY: Final[i64] = 13
RECALL: Final[i64] = 14
MOVE: Final[i64] = 15
KINDLE: Final[i64] = 16
SHIELD: Final[i64] = 17
GRANT: Final[i64] = 18
EFFECTS: Final = [
    *("draw", "discard", "recover", "burn", "scry", "danmaku", "clear", "flare", "awaken", "lull", "veil"),
    *("unveil", "peek", "destroy", "recall", "move", "kindle", "shield", "grant"),
]

# Whose cards an effect may choose
SIDE_OWN: Final[i64] = 1
SIDE_ENEMY: Final[i64] = 2

# What a cost does with hand cards
NO_COST: Final[i64] = 0
COST_SET_ASIDE: Final[i64] = 1
COST_DISCARD: Final[i64] = 2

# What is granted
GRANT_PLACE_DOWN: Final[i64] = 0
GRANT_PLACE: Final[i64] = 1
GRANT_CAST: Final[i64] = 2
GRANTS: Final = ["place_down", "place", "cast"]
