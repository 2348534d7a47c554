"""What a card set file may say: the effect vocabulary of Lumiel†Prière as data. `docs/games/lumiel.md` tells what every key means."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from dengen.core.base.words import Text
from dengen.core.cards.set_file import Picture, SetEntry, SetHead, SetPart

Owner = Literal["any", "me", "other"]
Sign = Literal["any", "plus", "minus", "zero"]
Zone = Literal["any", "outer", "central"]
Source = Literal["field", "points_me", "points_other"]
Code = Annotated[
    str, Meta(pattern=r"^[a-z]+$"), Text("Small letters only, a to z.", "英小文字（a〜z）だけで書きます。")
]
Some = Annotated[int, Meta(ge=1, le=99)]


class Near(SetPart, frozen=True):
    rel: Literal["orth1", "around8"]
    owner: Owner = "any"
    sign: Sign = "any"
    name: list[str] | None = None


class Target(SetPart, frozen=True):
    owner: Owner = "any"
    sign: Sign = "any"
    zone: Zone = "any"
    name: list[str] | None = None
    depth: Literal["top", "bottom"] = "top"
    near: Near | None = None
    sources: Annotated[list[Source], Meta(min_length=1)] = field(name="from", default_factory=lambda: ["field"])


class Scope(SetPart, frozen=True):
    zone: Literal["any", "outer", "central", "choose"] = "any"
    owner: Literal["any", "me", "other", "choose"] = "any"
    sign: Sign = "any"


class Destination(SetPart, frozen=True):
    rel: Literal["any", "orth1", "around8", "same", "same_or_orth1"] = "any"
    zone: Literal["any", "outer", "central", "other", "same"] = "any"


class Turn(SetPart, frozen=True, tag_field="step", tag="turn"):
    target: Target = Target()
    to: Literal["any", "full", "me", "other", "next"] = "any"
    optional: bool = False


class TurnAll(SetPart, frozen=True, tag_field="step", tag="turn_all"):
    scope: Scope = Scope()
    to: Literal["full", "me"] = "full"
    optional: bool = False


class Move(SetPart, frozen=True, tag_field="step", tag="move"):
    target: Target = Target()
    dest: Destination = Destination()
    facing: Literal["keep", "any", "me"] = "keep"
    stack: Literal["rules", "never", "always"] = "rules"
    optional: bool = False


class Swap(SetPart, frozen=True, tag_field="step", tag="swap"):
    rel: Literal["orth1", "any", "other_zone"] = "orth1"
    a: Target = Target()
    b: Target = Target()
    optional: bool = False


class Remove(SetPart, frozen=True, tag_field="step", tag="remove"):
    target: Target = Target()
    optional: bool = False


class Gain(SetPart, frozen=True, tag_field="step", tag="gain"):
    target: Target = Target()
    to: Literal["me", "owner", "choose"] = "me"
    optional: bool = False


class Draw(SetPart, frozen=True, tag_field="step", tag="draw"):
    n: Some
    optional: bool = False


class SetFromHand(SetPart, frozen=True, tag_field="step", tag="set_from_hand"):
    name: list[str] | None = None
    sign: Sign = "any"
    draw: Annotated[int, Meta(ge=0, le=99)] = 0
    facing: Literal["own", "any", "other"] = "own"
    optional: bool = False


class Bring(SetPart, frozen=True, tag_field="step", tag="bring"):
    source: Literal["deck_top", "hand"] = field(name="from", default="deck_top")
    use_effect: bool = True
    optional: bool = False


class OneOf(SetPart, frozen=True, tag_field="step", tag="one_of"):
    options: Annotated[
        list[Annotated[list["Step"], Meta(min_length=1)]],
        Meta(min_length=2, max_length=4),
    ]
    optional: bool = False


Step: TypeAlias = Turn | TurnAll | Move | Swap | Remove | Gain | Draw | SetFromHand | Bring | OneOf


class StackOn(SetPart, frozen=True):
    owner: Literal["any", "other", "own"] = "any"
    sign: Sign = "any"
    position: Literal["top", "bottom", "either"] = "top"


class Base(SetPart, frozen=True):
    by: Literal["any", "owner", "others"] = "any"


class Card(SetEntry, frozen=True):
    code: Code
    points: Annotated[int, Meta(ge=-99, le=99)]
    copies: Some
    text_en: str
    text_ja: str
    stack_on: StackOn | None = None
    base: Base | None = None
    set_zone: Literal["outer", "central"] | None = None
    set_facing: Literal["own", "any", "other"] = "own"
    effect: list[Step] = []
    picture: Picture | None = None


class Head(SetHead, frozen=True, kw_only=True):
    game: Literal["lumiel"] = "lumiel"
    deck_size: Annotated[int, Meta(ge=2, le=200)]
    setup_card: str


class SetFile(SetPart, frozen=True):
    set: Head
    card: list[Card]
