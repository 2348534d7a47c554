# mypyc: compile
"""A card set as tables of ints and bit masks: what the rules read while a game runs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import filled, zeros
from dengen.games.walpurgis.rules.actions import CARDS

MOMENTS: Final[i64] = 5  # moments at which an effect works

Test = tuple[i64, i64]  # one of TESTS, its number


class Effect:
    """One effect of a card, ready to be applied."""

    when: i64
    kind: i64
    n: i64
    who_enemy: bool
    side: i64
    states: i64  # a bit for each state that a target may have
    cells: vec[i64]  # per 25 * turned + own cell: the effect's area or danmaku cells, as a mask
    other: bool
    optional: bool
    cost: i64
    cost_n: i64
    from_hand: bool
    face_up: bool
    granted: i64
    tests: list[Test]


class Menus:
    """The kinds that the card actions of each seat name."""

    lists: list[list[int]]
    kinds: vec[i64]  # per seat * CARDS + number
    numbers: vec[i64]  # per seat * kinds of the set + kind: its number, or -1


class Tables:
    """All cards of a set, by kind (the number of a card in the set); the masks of cells lie where `Table.matrix_at` says."""

    kinds: i64
    ids: list[str]
    kind_of: dict[str, int]
    by_id: vec[i64]  # the kinds, sorted by id
    icons: vec[i64]  # bits
    counts_as: vec[i64]  # the same of a face-up circle on a condition cell: with Support all icons (WP-R51)
    keywords: vec[i64]
    overrun: vec[i64]
    is_shot: vec[i64]
    need: vec[i64]  # condition cells; -1 where one of them is off the field (WP-R15)
    whole: vec[i64]  # per turned * kinds + kind: the cells where all condition cells are on the field
    condition_from: vec[i64]  # the same: where its condition begins in `condition`; it ends where the next one begins
    condition: vec[i64]  # how far each condition cell is from the card's own, in numbers of cells
    danmaku: vec[i64]
    destroy: vec[i64]  # those of a Rapid Fire sub-matrix too
    rapid: vec[i64]  # danmaku cells of the sub-matrix
    reach: vec[i64]  # all of these together: what an interception may overlap with (WP-R20)
    require: list[list[Test]]
    static_open: vec[i64]
    static_casting: vec[i64]
    bars: vec[i64]  # per kind: does it bar anything?
    bars_open: vec[i64]
    bars_casting: vec[i64]
    limit_open: vec[i64]
    limit_casting: vec[i64]
    effects: list[Effect]
    effects_from: vec[
        i64
    ]  # per kind * 5 + when: where its numbers begin in `effects_at`; they end where the next begin
    effects_at: vec[i64]  # numbers of effects, in printed order
    moments: vec[i64]  # per kind: the moments at which it has an effect, as bits
    ready_decks: list[list[int]]  # kinds of each ready-made deck, for guessing at a closed deck

    def has_effect(self, kind: i64, when: i64) -> bool:
        return (self.moments[kind] >> when) & 1 != 0

    def menu_of(self, kinds: list[int]) -> list[int]:
        """The different kinds of a deck list, sorted by id: what the card actions name."""
        copies = zeros(self.kinds)
        for kind in kinds:
            copies[kind] += 1
        return [int(kind) for kind in self.by_id if copies[kind] != 0][:CARDS]

    def menus_of(self, lists: list[list[int]]) -> Menus:
        menus = Menus()
        menus.lists = lists
        menus.kinds = filled(2 * CARDS, -1)
        menus.numbers = filled(2 * self.kinds, -1)
        for seat in range(2):
            for number, kind in enumerate(lists[seat]):
                menus.kinds[seat * CARDS + number] = kind
                menus.numbers[seat * self.kinds + kind] = number
        return menus
