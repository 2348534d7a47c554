"""A checked set from its file, and the tables that the rules read."""

from collections.abc import Callable
from itertools import accumulate

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed
from dengen.core.cards.card_sets import CardSet
from dengen.games.walpurgis.cards import checks, decks
from dengen.games.walpurgis.cards.file import (
    Area,
    Card,
    Condition,
    EffectEntry,
    Overrun,
    Requirement,
    SetFile,
    completed,
)
from dengen.games.walpurgis.cards.matrix import Grid, grid_of
from dengen.games.walpurgis.rules import board, codes
from dengen.games.walpurgis.rules.board import Offset
from dengen.games.walpurgis.rules.tables import Effect, Tables, Test

AREAS: dict[str, list[Offset]] = {
    "self": [(0, 0)],
    "orthogonal": board.ORTHOGONAL,
    "adjacent": board.ADJACENT,
    "near": board.NEAR,
}
KEYWORDS = {"support": codes.SUPPORT, "rapid": codes.RAPID, "sustain": codes.SUSTAIN, "overrun": 0}
ONTO = {"any": codes.ONTO_OWN | codes.ONTO_ENEMY, "own": codes.ONTO_OWN, "enemy": codes.ONTO_ENEMY}
OVERRUN_FACES = {"up": codes.OVERRUN_UP, "down": codes.OVERRUN_DOWN}
STATICS = {
    "steady": codes.STEADY,
    "ward": codes.WARD,
    "reckless": codes.RECKLESS,
    "unanswerable": codes.UNANSWERABLE,
}
SIDES = {"own": codes.SIDE_OWN, "enemy": codes.SIDE_ENEMY, "any": codes.SIDE_OWN | codes.SIDE_ENEMY, None: 0}
COSTS = {"set_aside": codes.COST_SET_ASIDE, "discard": codes.COST_DISCARD}
ALL = 99  # the number of an effect that doesn't say one


def read(source: CardSet) -> SetFile:
    """Raises BadCardSet."""
    file = source.convert(SetFile)
    checks.check(source, file)
    return file


def build(file: SetFile) -> Tables:
    cards = file.card
    made = Tables()
    made.kinds = len(cards)
    made.ids = [card.id for card in cards]
    made.kind_of = {card.id: kind for kind, card in enumerate(cards)}
    made.by_id = packed(sorted(range(len(cards)), key=made.ids.__getitem__))
    made.icons = packed(icon_bits(cards))
    made.counts_as = packed(
        [-1 if "support" in card.keyword_names else bits for card, bits in zip(cards, made.icons, strict=True)]
    )
    made.keywords = packed([sum(KEYWORDS[name] for name in card.keyword_names) for card in cards])
    made.overrun = packed([overrun_bits(card) for card in cards])
    made.is_shot = packed([int(card.is_shot) for card in cards])
    fill_matrices(made, [grid_of(card) for card in cards])
    made.require = [[requirement(one) for one in card.require] for card in cards]
    fill_statics(made, cards)
    fill_effects(made, cards)
    made.ready_decks = [sorted(made.kind_of[id_] for id_ in deck.cards) for deck in decks.ready(file).values()]
    return made


def icon_bits(cards: list[Card]) -> list[int]:
    icons = sorted({icon for card in cards for icon in card.icons})
    return [sum(1 << icons.index(icon) for icon in card.icons) for card in cards]


def overrun_bits(card: Card) -> int:
    for word in card.keywords:
        if word == "overrun" or isinstance(word, Overrun):
            overrun = word if isinstance(word, Overrun) else Overrun()
            return ONTO[overrun.onto] | sum(OVERRUN_FACES[face] for face in set(overrun.faces))
    return 0


def requirement(written: Requirement) -> Test:
    return (codes.TESTS.index(written.kind), 1 if written.n is None else written.n)


# ---- matrices, for both sides of the field and every cell ----


def fill_matrices(made: Tables, grids: list[Grid]) -> None:
    def masks(cells: Callable[[Grid, int, int], int]) -> vec[i64]:
        return packed([cells(grid, turned, cell) for turned in (0, 1) for grid in grids for cell in range(25)])

    made.need = masks(needed)
    made.danmaku = masks(lambda grid, turned, cell: board.mask_from(cell, grid.danmaku, turned))
    made.destroy = masks(lambda grid, turned, cell: board.mask_from(cell, grid.destroy + grid.sub_destroy, turned))
    made.rapid = masks(lambda grid, turned, cell: board.mask_from(cell, grid.sub_danmaku, turned))
    made.reach = masks(reached)
    fill_conditions(made, grids)


def fill_conditions(made: Tables, grids: list[Grid]) -> None:
    """The same conditions as steps from the card's own cell: whole fields can be looked at by shifting them."""
    whole, begins, steps = [], [0], []
    for turned in (0, 1):
        for grid in grids:
            cells = [cell for cell in range(25) if board.all_on_field(cell, grid.condition, turned)]
            whole.append(sum(1 << cell for cell in cells))
            steps += [(-1 if turned else 1) * (int(board.SIDE) * forward + right) for right, forward in grid.condition]
            begins.append(len(steps))
    made.whole, made.condition_from, made.condition = packed(whole), packed(begins), packed(steps)


def needed(grid: Grid, turned: int, cell: int) -> int:
    if not board.all_on_field(cell, grid.condition, turned):
        return -1
    return board.mask_from(cell, grid.condition, turned)


def reached(grid: Grid, turned: int, cell: int) -> int:
    every = grid.condition + grid.danmaku + grid.destroy + grid.sub_danmaku + grid.sub_destroy
    return board.mask_from(cell, every, turned)


def area_mask(area: Area, turned: int, cell: int) -> i64:
    if area == "board":
        return board.EVERYWHERE
    return board.mask_from(cell, AREAS[area] if isinstance(area, str) else area, turned)


# ---- static effects: while the card lies open, and while it is casting ----


def fill_statics(made: Tables, cards: list[Card]) -> None:
    made.static_open = packed([static_bits(card, casting=False) for card in cards])
    made.static_casting = packed([static_bits(card, casting=True) for card in cards])
    made.bars = packed([int(any(static.kind == "bar" for static in card.static)) for card in cards])
    made.bars_open = packed(bars(cards, casting=False))
    made.bars_casting = packed(bars(cards, casting=True))
    made.limit_open = packed([hand_limit(card, casting=False) for card in cards])
    made.limit_casting = packed([hand_limit(card, casting=True) for card in cards])


def static_bits(card: Card, casting: bool) -> int:
    return sum({STATICS.get(static.kind, 0) for static in card.static if casting or not static.while_})


def bars(cards: list[Card], casting: bool) -> list[int]:
    return [barred(card, casting, turned, cell) for turned in (0, 1) for card in cards for cell in range(25)]


def barred(card: Card, casting: bool, turned: int, cell: int) -> int:
    mask = 0
    for static in card.static:
        if static.kind == "bar" and static.area is not None and (casting or not static.while_):
            mask |= area_mask(static.area, turned, cell)
    return mask


def hand_limit(card: Card, casting: bool) -> int:
    limits = [static.n for static in card.static if static.kind == "hand_limit" and (casting or not static.while_)]
    return max((limit for limit in limits if limit is not None), default=0)


# ---- effects ----


def fill_effects(made: Tables, cards: list[Card]) -> None:
    made.effects = []
    numbers: list[list[int]] = [[] for _ in range(len(cards) * len(codes.TIMES))]
    for kind, card in enumerate(cards):
        for written in card.effects:
            effect = effect_of(completed(written))
            numbers[kind * len(codes.TIMES) + effect.when].append(len(made.effects))
            made.effects.append(effect)
    made.effects_from = packed([0, *accumulate(map(len, numbers))])
    made.effects_at = packed([number for group in numbers for number in group])
    made.moments = packed([sum({1 << codes.TIMES.index(each.when) for each in card.effects}) for card in cards])


def effect_of(written: EffectEntry) -> Effect:
    effect = Effect()
    effect.when = codes.TIMES.index(written.when)
    effect.kind = codes.EFFECTS.index(written.kind)
    effect.n = written.n or ALL
    effect.who_enemy = written.who == "enemy"
    effect.side = SIDES[written.side]
    effect.states = sum(1 << codes.PLACES.index(state) for state in written.state or ())
    area = area_of(written)
    effect.cells = packed([area_mask(area, turned, cell) for turned in (0, 1) for cell in range(25)])
    effect.other = bool(written.other)
    effect.optional = written.optional
    effect.cost = COSTS[written.cost.kind] if written.cost else codes.NO_COST
    effect.cost_n = written.cost.n if written.cost else 0
    effect.from_hand = written.source == "hand"
    effect.face_up = written.face == "up"
    effect.granted = codes.GRANTS.index(written.what) if written.what else 0
    effect.tests = tests(written.if_)
    return effect


def area_of(effect: EffectEntry) -> Area:
    """The cells of its danmaku, or where it may choose."""
    if effect.cells is not None:
        return effect.cells
    return effect.area if effect.area is not None else "self"


def tests(condition: Condition | None) -> list[Test]:
    if condition is None:
        return []
    asked = {name: getattr(condition, name) for name in condition.__struct_fields__}
    return [(codes.TESTS.index(name), int(value)) for name, value in asked.items() if value is not None]
