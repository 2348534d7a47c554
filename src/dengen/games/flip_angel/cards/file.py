"""The card set: two-sided angels read from TOML, checked, and turned into tables (FA-4)."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from dengen.core.cards import CardSet
from dengen.core.words import Text
from dengen.games.flip_angel.rules.board import FULL, POSITIONS
from dengen.games.flip_angel.rules.tables import (
    ALL_FIVE,
    COUNTS,
    ETHER_BIT,
    FIELD_ALL_BIT,
    FIELD_BIT,
    FLIP_BIT,
    FLOW_BIT,
    HALF,
    Tables,
)

Points = Annotated[int, Meta(ge=0, le=99)]
Halves = Annotated[str, Meta(pattern="^[sm]*$")]
Position = Literal["NW", "NE", "SW", "SE"]
Colour = Literal["white", "black", "any"]
ReversalEffect = Literal["river_flip", "river_flow", "ether", "field", "field_all"]

REVERSAL_BITS = {
    "river_flip": FLIP_BIT,
    "river_flow": FLOW_BIT,
    "ether": ETHER_BIT,
    "field": FIELD_BIT,
    "field_all": FIELD_ALL_BIT,
}
STANDIN_NAME = "reference"


class Part(Struct, forbid_unknown_fields=True):
    """A piece of a card set: what it doesn't know, it refuses."""


class Count(Part, tag_field="kind", tag="count"):
    """FA-29: so many cards of a colour on the field."""

    side: Colour
    min: Annotated[int, Meta(ge=0, le=6)]


class Place(Part, tag_field="kind", tag="place"):
    """FA-30: a corner where the card can be put."""

    cells: Annotated[list[Position], Meta(min_length=1)]


class All(Part, tag_field="kind", tag="all"):
    of: "Annotated[list[Condition], Meta(min_length=1)]"


class AnyOf(Part, tag_field="kind", tag="any"):
    of: "Annotated[list[Condition], Meta(min_length=1)]"


Condition = Count | Place | All | AnyOf


class Ether(Part, tag_field="kind", tag="ether"):
    """FA-39."""

    light: Points = 0
    dark: Points = 0


class Key(Part, tag_field="kind", tag="key"):
    """FA-40, FA-41."""

    cap: Literal["half"] | Annotated[int, Meta(ge=1, le=3)] = "half"


class FlipSelf(Part, tag_field="kind", tag="flip_self"):
    """FA-43."""


class Reversal(Part, tag_field="kind", tag="reversal"):
    """FA-44."""

    allowed: Annotated[list[ReversalEffect], Meta(min_length=1)] | None = None


class Retrigger(Part, tag_field="kind", tag="retrigger"):
    """FA-47."""


class Coupon(Part, tag_field="kind", tag="coupon"):
    """FA-48."""

    placed: Colour
    light: Points = 0
    dark: Points = 0


class ConstantFlip(Part, tag_field="kind", tag="constant_flip"):
    """FA-50."""


Effect = Ether | Key | FlipSelf | Reversal | Retrigger | Coupon | ConstantFlip


class Edges(Part):
    n: Halves
    e: Halves
    s: Halves
    w: Halves


class Face(Part, kw_only=True):
    name_ja: str
    name_en: str
    cost: Points
    special: Condition | None = None
    effects: list[Effect] = []
    edges: Edges
    text_en: str
    text_ja: str


class Card(Part):
    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
    no: int
    white: Face
    black: Face


class Header(Part):
    id: str
    cards: int
    name_en: str
    name_ja: str
    game: str = "flip_angel"


class Reference(Part):
    edges: Edges


class SetFile(Part):
    set: Header
    reference: Reference
    card: list[Card]


def read_set(cards: CardSet) -> SetFile:
    """The whole set, checked; raises BadCardSet."""
    content = cards.convert(SetFile)
    if len(content.card) != content.set.cards:
        raise cards.error(
            Text(
                f"The set says that it has {content.set.cards} cards, but lists {len(content.card)}.",
                f"set.cards には{content.set.cards}枚とありますが、カードは{len(content.card)}枚あります。",
            )
        )
    if len(content.card) < FULL:
        raise cards.error(
            Text(
                f"A set needs at least {FULL} cards for each player, not {len(content.card)}.",
                f"セットには1人あたり{FULL}枚以上のカードが必要です({len(content.card)}枚しかありません)。",
            )
        )
    seen = {STANDIN_NAME}
    for card in content.card:
        if card.id in seen:
            raise cards.error(
                Text(
                    "This id is taken: each card needs its own.",
                    "この id はもう使われています。カードごとに別の id が必要です。",
                ),
                card.id,
                "id",
            )
        seen.add(card.id)
        for side, face in (("white", card.white), ("black", card.black)):
            twice = repeated(face.effects)
            if twice:
                raise cards.error(
                    Text(
                        f"The effect {twice!r} stands twice on this face.",
                        f"この面に効果 {twice!r} が2回書かれています。",
                    ),
                    card.id,
                    f"{side}.effects",
                )
    return content


def repeated(effects: Sequence[Effect]) -> str:
    """The first kind of effect that a face has twice; ether bonuses and coupons add up instead."""
    kinds: set[type[Any]] = set()
    for effect in effects:
        if type(effect) in kinds and not isinstance(effect, Ether | Coupon):
            return str(type(effect).__struct_config__.tag)
        kinds.add(type(effect))
    return ""


def faces_of(content: SetFile) -> list[Face]:
    """All faces in the order of the tables: white and black of each card in turn."""
    return [face for card in content.card for face in (card.white, card.black)]


def build_tables(content: SetFile) -> Tables:
    tables = Tables()
    tables.lay_out(len(content.card))
    faces = faces_of(content)
    for number, face in enumerate(faces):
        tables.names[number] = f"{content.card[number // 2].id}/{'wb'[number % 2]}"
        tables.cost[number] = face.cost
        for effect in face.effects:
            enter_effect(tables, number, effect)
        enter_condition(tables, number, face.special)
    tables.names[tables.standin] = STANDIN_NAME
    enter_contacts(tables, [*(face.edges for face in faces), content.reference.edges])
    return tables


def enter_effect(tables: Tables, face: int, effect: Effect) -> None:
    match effect:
        case Ether():
            tables.light[face] += effect.light
            tables.dark[face] += effect.dark
        case Key():
            tables.key[face] = int(HALF) if effect.cap == "half" else effect.cap
        case FlipSelf():
            tables.flip_self[face] = 1
        case Reversal():
            allowed = effect.allowed
            tables.reversal[face] = (
                int(ALL_FIVE) if allowed is None else sum({int(REVERSAL_BITS[name]) for name in allowed})
            )
        case Retrigger():
            tables.retrigger[face] = 1
        case Coupon():
            tables.coupon[face] = 1
            for colour, name in enumerate(("white", "black")):
                if effect.placed in (name, "any"):
                    tables.coupon_light[2 * face + colour] += effect.light
                    tables.coupon_dark[2 * face + colour] += effect.dark
        case ConstantFlip():
            tables.constant_flip[face] = 1


def enter_condition(tables: Tables, face: int, special: Condition | None) -> None:
    if special is None:  # normal summon only
        return
    for whites in range(COUNTS):
        for blacks in range(COUNTS):
            tables.free[tables.condition(face, whites, blacks)] = sum(
                1 << at for at, position in enumerate(POSITIONS) if holds(special, whites, blacks, position)
            )


def holds(condition: Condition, whites: int, blacks: int, position: str) -> bool:
    """Does a condition hold for a card put at this position, with so many angels of each colour on the field?"""
    match condition:
        case Count():
            return {"white": whites, "black": blacks, "any": whites + blacks}[condition.side] >= condition.min
        case Place():
            return position in condition.cells
        case All():
            return all(holds(part, whites, blacks, position) for part in condition.of)
        case AnyOf():
            return any(holds(part, whites, blacks, position) for part in condition.of)


def enter_contacts(tables: Tables, edges: Sequence[Edges]) -> None:
    for first, here in enumerate(edges):
        for second, there in enumerate(edges):
            tables.west_east[first * len(edges) + second] = formed(here.e, there.w)
            tables.north_south[first * len(edges) + second] = formed(here.s, there.n)


def formed(here: str, there: str) -> int:
    """The suns and moons that two touching edges complete (FA-R45)."""
    return sum(min(here.count(half), there.count(half)) for half in "sm")
