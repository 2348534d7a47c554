"""The card set: read from `cards.toml`, checked, and turned into tables (rulebook 3)."""

import re
from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from dengen.core.cards import CardSet
from dengen.core.errors import BadCardSet
from dengen.core.words import Text
from dengen.games.walpurgis.cards import matrix
from dengen.games.walpurgis.cards.decks import Deck, DeckText
from dengen.games.walpurgis.cards.file import (
    Area,
    BadEffect,
    Condition,
    EffectText,
    Keyword,
    Overrun,
    Requirement,
    Static,
    completed,
)
from dengen.games.walpurgis.rules import board, tables
from dengen.games.walpurgis.rules.board import Offset
from dengen.games.walpurgis.rules.tables import Effect, Tables, Test

ICON_LIMIT = 60
AREAS: dict[str, list[Offset]] = {
    "self": [(0, 0)],
    "orthogonal": board.ORTHOGONAL,
    "adjacent": board.ADJACENT,
    "near": board.NEAR,
}


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it is written (WP-17)."""

    id: str
    name_ja: str
    name_en: str
    text_ja: str = ""
    text_en: str = ""
    caster: str = ""
    icons: list[str] = []
    family: Literal["", "normal_shot"] = ""
    number: str = ""
    illustrator: str = ""
    matrix: str = ""
    sub_matrix: str = ""
    condition: list[Offset] = []
    danmaku: list[Offset] = []
    destroy: list[Offset] = []
    sub_danmaku: list[Offset] = []
    sub_destroy: list[Offset] = []
    keywords: list[Keyword | Overrun] = []
    require: list[Requirement] = []
    static: list[Static] = []
    effects: list[EffectText] = []

    @property
    def name(self) -> Text:
        return Text(self.name_en, self.name_ja)

    @property
    def words(self) -> set[str]:
        return {word if isinstance(word, str) else word.kind for word in self.keywords}


class Grid(Struct, frozen=True):
    """The cells of a card around itself, by role (WP-19, WP-20)."""

    condition: list[Offset]
    danmaku: list[Offset]
    destroy: list[Offset]
    sub_danmaku: list[Offset]
    sub_destroy: list[Offset]


class SetText(Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]
    id: str = ""
    title: Text = Text("", "")
    icons: dict[str, Text] = {}
    casters: dict[str, Text] = {}
    deck: list[DeckText] = []


class Cards:
    """A checked set: its cards by kind, their grids, and the tables for the rules."""

    def __init__(self, source: CardSet, ready: Sequence[DeckText]) -> None:
        self.source = source
        self.text = source.convert(SetText)
        self.cards = self.text.card
        self.kind = {card.id: kind for kind, card in enumerate(self.cards)}
        self.check_names()
        self.grids = [self.grid(card) for card in self.cards]
        self.icons = sorted({icon for card in self.cards for icon in card.icons})
        if len(self.icons) > ICON_LIMIT:
            raise source.error(
                Text(
                    f"A set has at most {ICON_LIMIT} different icons.", f"セットのアイコンは{ICON_LIMIT}種類までです。"
                )
            )
        self.decks = {deck.id: Deck.of(deck) for deck in (*ready, *self.text.deck) if self.can_build(deck)}
        if not self.decks:
            raise source.error(
                Text(
                    "No ready-made deck can be built from these cards: add a [[deck]] with its cards.",
                    "このカードだけで組めるデッキがありません。[[deck]] とそのカードを書き足してください。",
                )
            )
        self.tables = self.build()

    def check_names(self) -> None:
        if not any(card.family for card in self.cards):
            raise self.source.error(
                Text(
                    "A set needs a Normal Shot: a card with family = 'normal_shot'.",
                    "セットには通常弾(family = 'normal_shot' のカード)が必要です。",
                )
            )
        seen: set[str] = set()
        for card in self.cards:
            if not re.fullmatch(r"[a-z][a-z0-9_]*", card.id):
                raise self.error(
                    card,
                    Text(
                        "An id has only small letters, digits and underscores.",
                        "id は英小文字・数字・下線だけで書き、英字で始めます。",
                    ),
                    "id",
                )
            if card.id in seen:
                raise self.error(card, Text("Two cards have this id.", "この id のカードが2つあります。"), "id")
            seen.add(card.id)
            for icon in card.icons:
                if self.text.icons and icon not in self.text.icons:
                    raise self.error(
                        card,
                        Text(
                            f"There is no icon {icon!r} in [icons].",
                            f"[icons] に {icon!r} というアイコンはありません。",
                        ),
                        "icons",
                    )
            if self.text.casters and card.caster and card.caster not in self.text.casters:
                raise self.error(
                    card,
                    Text(
                        f"There is no caster {card.caster!r} in [casters].",
                        f"[casters] に {card.caster!r} という術者はいません。",
                    ),
                    "caster",
                )

    def can_build(self, deck: DeckText) -> bool:
        return all(id_ in self.kind for id_ in deck.cards)

    def error(self, card: Card, why: Text, field: str) -> BadCardSet:
        return self.source.error(why, card.id, field)

    def grid(self, card: Card) -> Grid:
        main = self.roles(card, "matrix", card.condition, card.danmaku, card.destroy)
        sub = self.roles(card, "sub_matrix", [], card.sub_danmaku, card.sub_destroy)
        if (0, 0) in main["c"]:
            raise self.error(  # WP-R16
                card,
                Text("A card's own cell is never a condition cell.", "カード自身のマスは発動条件マスにできません。"),
                "condition",
            )
        if sub["c"]:
            raise self.error(
                card,
                Text("A sub-matrix has no condition cells.", "サブマトリクスに発動条件マスはありません。"),
                "sub_matrix",
            )
        if ("rapid" in card.words) != bool(sub["d"] or sub["x"]):
            raise self.error(
                card,
                Text(
                    "A sub-matrix belongs to the keyword rapid, and rapid needs one.",
                    "サブマトリクスはキーワード rapid のもので、rapid には必ず必要です。",
                ),
                "sub_matrix",
            )
        return Grid(main["c"], main["d"], main["x"], sub["d"], sub["x"])

    def roles(
        self, card: Card, field: str, condition: list[Offset], danmaku: list[Offset], destroy: list[Offset]
    ) -> dict[str, list[Offset]]:
        """The drawn matrix or the written lists of offsets, not both."""
        drawn: str = getattr(card, field)
        if drawn and (condition or danmaku or destroy):
            raise self.error(
                card,
                Text(
                    "Give the drawn matrix or the lists of offsets, not both.",
                    "マトリクスの図か位置のリストか、どちらか一方だけを書いてください。",
                ),
                field,
            )
        if not drawn:
            return {"c": condition, "d": danmaku, "x": destroy}
        try:
            return matrix.read(drawn)
        except matrix.BadMatrix as trouble:
            raise self.error(card, trouble.why, field) from None

    # ---- tables ----

    def build(self) -> Tables:
        made = Tables()
        made.kinds = len(self.cards)
        made.ids = [card.id for card in self.cards]
        made.kind_of = self.kind
        made.icons = [sum(1 << self.icons.index(icon) for icon in card.icons) for card in self.cards]
        made.keywords = [keyword_bits(card) for card in self.cards]
        made.overrun = [overrun_bits(card) for card in self.cards]
        made.is_shot = [int(bool(card.family)) for card in self.cards]
        made.need = self.masks(needed)
        made.danmaku = self.masks(lambda grid, turned, cell: board.mask_from(cell, grid.danmaku, turned))
        made.destroy = self.masks(
            lambda grid, turned, cell: board.mask_from(cell, grid.destroy + grid.sub_destroy, turned)
        )
        made.rapid = self.masks(lambda grid, turned, cell: board.mask_from(cell, grid.sub_danmaku, turned))
        made.reach = self.masks(reached)
        made.require = [[self.requirement(card, one) for one in card.require] for card in self.cards]
        made.static_open = [static_bits(card, casting=False) for card in self.cards]
        made.static_casting = [static_bits(card, casting=True) for card in self.cards]
        made.bars = [int(any(static.kind == "bar" for static in card.static)) for card in self.cards]
        made.bars_open = self.bars(casting=False)
        made.bars_casting = self.bars(casting=True)
        made.limit_open = [self.hand_limit(card, casting=False) for card in self.cards]
        made.limit_casting = [self.hand_limit(card, casting=True) for card in self.cards]
        made.effects = []
        made.effects_at = [[] for _ in range(len(self.cards) * len(tables.TIMES))]
        for kind, card in enumerate(self.cards):
            for number, written in enumerate(card.effects):
                effect = self.effect(card, written, number)
                made.effects_at[kind * len(tables.TIMES) + effect.when].append(len(made.effects))
                made.effects.append(effect)
        made.ready_decks = [sorted(self.kind[id_] for id_ in deck.cards) for deck in self.decks.values()]
        return made

    def masks(self, cells: Callable[[Grid, int, int], int]) -> list[int]:
        return [cells(grid, turned, cell) for turned in (0, 1) for grid in self.grids for cell in range(25)]

    def requirement(self, card: Card, written: Requirement) -> Test:
        if written.kind.endswith("_min") != (written.n is not None):
            needs = Text("takes no n", "n は書けません") if written.n is not None else Text("needs n", "n が必要です")
            raise self.error(
                card, Text(f"The requirement {written.kind} {needs.en}.", f"{written.kind} に {needs.ja}。"), "require"
            )
        return (tables.TESTS.index(written.kind), 1 if written.n is None else written.n)

    def bars(self, casting: bool) -> list[int]:
        def barred(card: Card, turned: int, cell: int) -> int:
            mask = 0
            for static in card.static:
                if static.kind == "bar" and (casting or not static.while_):
                    if static.area is None:
                        raise self.error(card, Text("A bar says its area.", "bar には area が必要です。"), "static")
                    mask |= area_mask(static.area, turned, cell)
            return mask

        return [barred(card, turned, cell) for turned in (0, 1) for card in self.cards for cell in range(25)]

    def hand_limit(self, card: Card, casting: bool) -> int:
        limit = 0
        for static in card.static:
            if static.kind == "hand_limit":
                if static.n is None:
                    raise self.error(card, Text("A hand limit says its n.", "hand_limit には n が必要です。"), "static")
                if casting or not static.while_:
                    limit = max(limit, static.n)
        return limit

    def effect(self, card: Card, written: EffectText, number: int) -> Effect:
        try:
            whole = completed(written)
        except BadEffect as trouble:
            raise self.error(card, trouble.why, f"effects[{number}].{trouble.field}") from None
        effect = Effect()
        effect.when = tables.TIMES.index(whole.when)
        effect.kind = tables.KINDS.index(whole.kind)
        effect.n = whole.n or 99
        effect.who_enemy = whole.who == "enemy"
        effect.side = {"own": tables.SIDE_OWN, "enemy": tables.SIDE_ENEMY, "any": 3, None: 0}[whole.side]
        effect.states = sum(1 << tables.PLACES.index(state) for state in whole.state or ())
        area: Area = whole.cells if whole.cells is not None else whole.area if whole.area is not None else "self"
        effect.cells = [area_mask(area, turned, cell) for turned in (0, 1) for cell in range(25)]
        effect.other = bool(whole.other)
        effect.optional = whole.optional
        effect.cost = (
            {"set_aside": tables.COST_SET_ASIDE, "discard": tables.COST_DISCARD}[whole.cost.kind] if whole.cost else 0
        )
        effect.cost_n = whole.cost.n if whole.cost else 0
        effect.from_hand = whole.source == "hand"
        effect.face_up = whole.face == "up"
        effect.granted = tables.GRANTS.index(whole.what) if whole.what else 0
        effect.tests = tests(whole.if_)
        return effect


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


def keyword_bits(card: Card) -> int:
    bits = {"support": tables.SUPPORT, "rapid": tables.RAPID, "sustain": tables.SUSTAIN, "overrun": 0}
    return sum(bits[word] for word in card.words)


def overrun_bits(card: Card) -> int:
    for word in card.keywords:
        if word == "overrun" or isinstance(word, Overrun):
            overrun = word if isinstance(word, Overrun) else Overrun()
            onto = {"any": 3, "own": tables.ONTO_OWN, "enemy": tables.ONTO_ENEMY}[overrun.onto]
            faces = {"up": tables.OVERRUN_UP, "down": tables.OVERRUN_DOWN}
            return onto | sum(faces[face] for face in set(overrun.faces))
    return 0


def static_bits(card: Card, casting: bool) -> int:
    bits = {
        "steady": tables.STEADY,
        "ward": tables.WARD,
        "reckless": tables.RECKLESS,
        "unanswerable": tables.UNANSWERABLE,
    }
    return sum({bits.get(static.kind, 0) for static in card.static if casting or not static.while_})


def tests(condition: Condition | None) -> list[Test]:
    if condition is None:
        return []
    given = {name: getattr(condition, name) for name in condition.__struct_fields__}
    return [(tables.TESTS.index(name), int(value)) for name, value in given.items() if value is not None]
