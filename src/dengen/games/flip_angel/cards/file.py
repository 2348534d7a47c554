"""What the file of a card set may say: two-sided angels, their conditions, abilities and edges (FA-4)."""

from typing import Annotated, Literal

from msgspec import Meta

from dengen.core.base.words import Text
from dengen.core.cards.set_faults import NAME
from dengen.core.cards.set_file import Picture, SetHead, SetPart

Points = Annotated[int, Meta(ge=0, le=99)]
Halves = Annotated[
    str,
    Meta(pattern="^[sm]*$"),
    Text("Only s (half-suns) and m (half-moons).", "s（半分の太陽）と m（半分の月）だけで書きます。"),
]
Position = Literal["NW", "NE", "SW", "SE"]
Colour = Literal["white", "black", "any"]
ReversalEffect = Literal["river_flip", "river_flow", "ether", "field", "field_all"]

STANDIN_NAME = "reference"  # what positions, views and events call the stand-in; no card may have it as its id


class Count(SetPart, frozen=True, tag_field="kind", tag="count"):
    """FA-29: so many cards of a colour on the field."""

    side: Colour
    min: Annotated[int, Meta(ge=0, le=6)]


class Place(SetPart, frozen=True, tag_field="kind", tag="place"):
    """FA-30: a corner where the card can be put."""

    cells: Annotated[list[Position], Meta(min_length=1)]


class All(SetPart, frozen=True, tag_field="kind", tag="all"):
    of: "Annotated[list[Condition], Meta(min_length=1)]"


class AnyOf(SetPart, frozen=True, tag_field="kind", tag="any"):
    of: "Annotated[list[Condition], Meta(min_length=1)]"


Condition = Count | Place | All | AnyOf


class Ether(SetPart, frozen=True, tag_field="kind", tag="ether"):
    """FA-39."""

    light: Points = 0
    dark: Points = 0


class Key(SetPart, frozen=True, tag_field="kind", tag="key"):
    """FA-40, FA-41."""

    cap: Literal["half"] | Annotated[int, Meta(ge=1, le=3)] = "half"


class FlipSelf(SetPart, frozen=True, tag_field="kind", tag="flip_self"):
    """FA-43."""


class Reversal(SetPart, frozen=True, tag_field="kind", tag="reversal"):
    """FA-44."""

    allowed: Annotated[list[ReversalEffect], Meta(min_length=1)] | None = None


class Retrigger(SetPart, frozen=True, tag_field="kind", tag="retrigger"):
    """FA-47."""


class Coupon(SetPart, frozen=True, tag_field="kind", tag="coupon"):
    """FA-48."""

    placed: Colour
    light: Points = 0
    dark: Points = 0


class ConstantFlip(SetPart, frozen=True, tag_field="kind", tag="constant_flip"):
    """FA-50."""


Effect = Ether | Key | FlipSelf | Reversal | Retrigger | Coupon | ConstantFlip


class Edges(SetPart, frozen=True):
    n: Halves
    e: Halves
    s: Halves
    w: Halves


class Face(SetPart, frozen=True, kw_only=True):
    name_ja: NAME
    name_en: NAME
    cost: Points
    special: Condition | None = None
    effects: list[Effect] = []
    edges: Edges
    text_en: str
    text_ja: str


class Card(SetPart, frozen=True):
    id: str
    no: int
    white: Face
    black: Face
    picture: Picture | None = None


class Head(SetHead, frozen=True, kw_only=True):
    game: Literal["flip_angel"] = "flip_angel"
    cards: int


class Reference(SetPart, frozen=True):
    edges: Edges


class SetFile(SetPart, frozen=True):
    set: Head
    reference: Reference
    card: list[Card]


def faces_of(file: SetFile) -> list[Face]:
    """All faces in the order of the tables: white and black of each card in turn."""
    return [face for card in file.card for face in (card.white, card.black)]
