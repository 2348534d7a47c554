# mypyc: compile
"""A card set as tables of ints and bit masks: what the rules read while a game runs."""

from mypy_extensions import i64

from dengen.games.walpurgis.rules.actions import CARDS

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


class Tables:
    """All cards of a set, by kind (the number of a card in the set); the masks of cells lie where `Table.matrix_at` says."""

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

    def has_effect(self, kind: i64, when: i64) -> bool:
        return len(self.effects_at[kind * 5 + when]) > 0

    def menu_of(self, kinds: list[int]) -> list[int]:
        """The different kinds of a deck list, sorted by id: what the card actions name."""
        different: list[int] = []
        for kind in kinds:
            if kind not in different:
                different.append(kind)
        pairs = sorted([(self.ids[kind], kind) for kind in different])
        return [kind for _, kind in pairs][:CARDS]
