# mypyc: compile
"""A card set as the rules read it: numbers by position (1 to 14), by familiar (0 is the start card), by ability."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed, zeros
from dengen.games.troll_master.rules.actions import GAIN
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC_KINDS, MOMENTS, MOST_ABILITIES

Effect = tuple[i64, i64, i64, i64]  # what, how much, for whom or to which action kind, multiplied by what
EFFECT_WORDS: Final[i64] = 4


class Tables:
    """Built once per card set by `cards/build.py`; nothing in it ever changes during play.

    An ability's number is 3 * familiar + its index on the card. Sets of positions are bits: position p is bit p.
    """

    kinds: i64
    kinds_per_game: int
    starter: list[str]
    action_kind: vec[i64]
    need_kind: vec[i64]
    need: vec[i64]
    value: vec[i64]
    allowed_by: vec[i64]  # per magic kind: the positions that a card of it may choose (TM-25 to TM-27)
    of_kind: vec[i64]  # per action kind: its positions
    ids: list[str]
    cost: vec[i64]
    power: vec[i64]
    ribbons: vec[i64]
    start_charge: vec[i64]
    vp: vec[i64]
    copies: vec[i64]
    fee: vec[i64]
    limit: vec[i64]
    condition: vec[i64]
    swaps: vec[i64]  # 1: it swaps a hand card
    effects: vec[i64]  # four words each, those of an ability one after the other
    first_effect: vec[i64]  # per ability, where they begin
    many_effects: vec[i64]
    automatic: vec[i64]  # by moment and familiar (`at`), which of its abilities happen by themselves, as bits
    paid: vec[i64]  # which have a fee
    chains: vec[i64]  # which lead to another action
    automatic_at: vec[i64]  # per familiar: the moments of its automatic abilities, as bits
    paid_at: vec[i64]
    chains_at: vec[i64]
    call: i64
    train: i64
    charge: i64
    chain_to: i64
    use: i64
    num_actions: int

    def make_room(self, kinds: int) -> None:
        familiars = kinds + 1
        abilities = familiars * int(MOST_ABILITIES)
        self.kinds = kinds
        self.kinds_per_game = 10
        self.starter = []
        self.action_kind = zeros(ACTIONS + 1)
        self.need_kind = zeros(ACTIONS + 1)
        self.need = zeros(ACTIONS + 1)
        self.value = zeros(ACTIONS + 1)
        self.allowed_by = zeros(MAGIC_KINDS)
        self.of_kind = zeros(len(MOMENTS))
        self.ids = [""] * familiars
        self.cost = zeros(familiars)
        self.power = zeros(familiars)
        self.ribbons = zeros(familiars)
        self.start_charge = zeros(familiars)
        self.vp = zeros(familiars)
        self.copies = zeros(familiars)
        self.fee = zeros(abilities)
        self.limit = zeros(abilities)
        self.condition = zeros(abilities)
        self.swaps = zeros(abilities)
        self.effects = zeros(0)
        self.first_effect = zeros(abilities)
        self.many_effects = zeros(abilities)
        self.automatic = zeros(len(MOMENTS) * familiars)
        self.paid = zeros(len(MOMENTS) * familiars)
        self.chains = zeros(len(MOMENTS) * familiars)
        self.automatic_at = zeros(familiars)
        self.paid_at = zeros(familiars)
        self.chains_at = zeros(familiars)
        self.call = GAIN + kinds
        self.train = self.call + 1
        self.charge = self.train + familiars
        self.chain_to = self.charge + familiars
        self.use = self.chain_to + ACTIONS
        self.num_actions = int(self.use) + abilities

    def lay_effects(self, ability: int, effects: list[Effect]) -> None:
        self.first_effect[ability] = len(self.effects)
        self.many_effects[ability] = len(effects)
        self.effects = packed([*self.effects, *(int(word) for effect in effects for word in effect)])

    def effect(self, ability: i64, index: i64) -> Effect:
        at: i64 = self.first_effect[ability] + EFFECT_WORDS * index
        words = self.effects
        return (words[at], words[at + 1], words[at + 2], words[at + 3])

    def effects_of(self, ability: int) -> list[Effect]:
        return [self.effect(ability, index) for index in range(int(self.many_effects[ability]))]

    def at(self, moment: i64, familiar: i64) -> i64:
        """The place of a familiar and a moment in `automatic`, `paid` and `chains`."""
        return moment * (self.kinds + 1) + familiar


def marked(marks: i64, familiar: i64) -> list[int]:
    """The numbers of those of a familiar's abilities that are marked, in their order on the card."""
    return [int(familiar * MOST_ABILITIES) + index for index in range(int(MOST_ABILITIES)) if (marks >> index) & 1]
