# mypyc: compile
"""A card set as tables of ints and bit masks: what the rules read while a game runs."""

from typing import Final

from mypy_extensions import i64

from dengen.games.walpurgis.rules.board import CELLS

# The states of a card on the field (WP-22), and the other places where a card can be.
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
PLACES: Final = [
    *("deck", "hand", "pile", "discard", "aside", "shot"),
    *("dan_down", "dan_up", "ready", "dormant", "open", "casting"),
]
FIELD_STATES: Final = PLACES[6:]

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
KINDS: Final = [
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

Test = tuple[i64, i64]  # one of TESTS, its number


class Effect:
    """One effect of a card, ready to be applied."""

    when: i64
    kind: i64
    n: i64
    who_enemy: bool
    side: i64
    states: i64  # a bit for each state that a target may have
    cells: list[int]  # per 25 * turned + own cell: the effect's area or danmaku cells, as a mask
    other: bool
    optional: bool
    cost: i64
    cost_n: i64
    from_hand: bool
    face_up: bool
    granted: i64
    tests: list[Test]

    def area(self, turned: i64, cell: i64) -> i64:
        return self.cells[turned * CELLS + cell]


class Tables:
    """All cards of a set, by kind (the number of a card in the set). Cells are masks at `(turned * kinds + kind) * 25 + cell`."""

    kinds: i64
    ids: list[str]
    kind_of: dict[str, int]
    icons: list[int]  # bits
    keywords: list[int]
    overrun: list[int]
    is_shot: list[int]
    need: list[int]  # condition cells; -1 where one of them is off the field (WP-R15)
    danmaku: list[int]
    destroy: list[int]  # those of a Rapid Fire sub-matrix too
    rapid: list[int]  # danmaku cells of the sub-matrix
    reach: list[int]  # all of these together: what an interception may overlap with (WP-R20)
    require: list[list[Test]]
    static_open: list[int]
    static_casting: list[int]
    bars: list[int]  # per kind: does it bar anything?
    bars_open: list[int]
    bars_casting: list[int]
    limit_open: list[int]
    limit_casting: list[int]
    effects: list[Effect]
    effects_at: list[list[int]]  # per kind * 5 + when: numbers of effects, in printed order
    ready_decks: list[list[int]]  # kinds of each ready-made deck, for guessing at a closed deck

    def at(self, turned: i64, kind: i64, cell: i64) -> i64:
        return (turned * self.kinds + kind) * CELLS + cell

    def has_effect(self, kind: i64, when: i64) -> bool:
        return len(self.effects_at[kind * 5 + when]) > 0
