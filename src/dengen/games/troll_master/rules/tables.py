# mypyc: compile
"""A card set as the rules read it: lists of ints by position (1 to 14), by familiar (0 is the start card), by ability."""

from mypy_extensions import i64

from dengen.games.troll_master.rules.actions import GAIN
from dengen.games.troll_master.rules.codes import ACTIONS, MAGIC_KINDS, MOMENTS, MOST_ABILITIES

Effect = tuple[i64, i64, i64, i64]  # what, how much, for whom or to which action kind, multiplied by what


class Tables:
    """Built once per card set by `cards/build.py`; nothing in it ever changes during play.

    An ability's number is 3 * familiar + its index on the card. `auto`, `paid` and `chains` hold ability numbers
    by moment and familiar. Sets of positions are bits: position p is bit p.
    """

    kinds: i64
    kinds_per_game: int
    starter: list[str]
    action_kind: list[int]
    need_kind: list[int]
    need: list[int]
    value: list[int]
    allowed_by: list[int]  # per magic kind: the positions that a card of it may choose (TM-25 to TM-27)
    of_kind: list[int]  # per action kind: its positions
    ids: list[str]
    cost: list[int]
    power: list[int]
    ribbons: list[int]
    start_charge: list[int]
    vp: list[int]
    copies: list[int]
    fee: list[int]
    limit: list[int]
    condition: list[int]
    swaps: list[bool]  # whether it swaps a hand card
    effects: list[list[Effect]]
    auto: list[list[list[int]]]
    paid: list[list[list[int]]]
    chains: list[list[list[int]]]
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
        self.action_kind = [0] * (int(ACTIONS) + 1)
        self.need_kind = [0] * (int(ACTIONS) + 1)
        self.need = [0] * (int(ACTIONS) + 1)
        self.value = [0] * (int(ACTIONS) + 1)
        self.allowed_by = [0] * int(MAGIC_KINDS)
        self.of_kind = [0] * len(MOMENTS)
        self.ids = [""] * familiars
        self.cost = [0] * familiars
        self.power = [0] * familiars
        self.ribbons = [0] * familiars
        self.start_charge = [0] * familiars
        self.vp = [0] * familiars
        self.copies = [0] * familiars
        self.fee = [0] * abilities
        self.limit = [0] * abilities
        self.condition = [0] * abilities
        self.swaps = [False] * abilities
        self.effects = [[] for _ in range(abilities)]
        self.auto = [[[] for _ in range(familiars)] for _ in MOMENTS]
        self.paid = [[[] for _ in range(familiars)] for _ in MOMENTS]
        self.chains = [[[] for _ in range(familiars)] for _ in MOMENTS]
        self.call = GAIN + kinds
        self.train = self.call + 1
        self.charge = self.train + familiars
        self.chain_to = self.charge + familiars
        self.use = self.chain_to + ACTIONS
        self.num_actions = int(self.use) + abilities
