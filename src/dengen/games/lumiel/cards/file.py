"""What a card set file may say, and its check: the effect vocabulary of Lumiel†Prière as data.

`docs/games/lumiel.md` tells what every key means; `build.py` turns a checked set into the tables of the rules.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from dengen.core.cards import CardSet
from dengen.core.words import Text

MOST_KINDS = 24

Owner = Literal["any", "me", "other"]
Sign = Literal["any", "plus", "minus", "zero"]
Zone = Literal["any", "outer", "central"]
Source = Literal["field", "points_me", "points_other"]
Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Code = Annotated[str, Meta(pattern=r"^[a-z]+$")]
Some = Annotated[int, Meta(ge=1, le=99)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever a set file doesn't know is an error."""


class Near(Strict, frozen=True):
    rel: Literal["orth1", "around8"]
    owner: Owner = "any"
    sign: Sign = "any"
    name: list[str] | None = None


class Target(Strict, frozen=True):
    owner: Owner = "any"
    sign: Sign = "any"
    zone: Zone = "any"
    name: list[str] | None = None
    depth: Literal["top", "bottom"] = "top"
    near: Near | None = None
    sources: Annotated[list[Source], Meta(min_length=1)] = field(name="from", default_factory=lambda: ["field"])


class Scope(Strict, frozen=True):
    zone: Literal["any", "outer", "central", "choose"] = "any"
    owner: Literal["any", "me", "other", "choose"] = "any"
    sign: Sign = "any"


class Destination(Strict, frozen=True):
    rel: Literal["any", "orth1", "around8", "same", "same_or_orth1"] = "any"
    zone: Literal["any", "outer", "central", "other", "same"] = "any"


class Turn(Strict, frozen=True, tag_field="step", tag="turn"):
    target: Target = Target()
    to: Literal["any", "full", "me", "other", "next"] = "any"
    optional: bool = False


class TurnAll(Strict, frozen=True, tag_field="step", tag="turn_all"):
    scope: Scope = Scope()
    to: Literal["full", "me"] = "full"
    optional: bool = False


class Move(Strict, frozen=True, tag_field="step", tag="move"):
    target: Target = Target()
    dest: Destination = Destination()
    facing: Literal["keep", "any", "me"] = "keep"
    stack: Literal["rules", "never", "always"] = "rules"
    optional: bool = False


class Swap(Strict, frozen=True, tag_field="step", tag="swap"):
    rel: Literal["orth1", "any", "other_zone"] = "orth1"
    a: Target = Target()
    b: Target = Target()
    optional: bool = False


class Remove(Strict, frozen=True, tag_field="step", tag="remove"):
    target: Target = Target()
    optional: bool = False


class Gain(Strict, frozen=True, tag_field="step", tag="gain"):
    target: Target = Target()
    to: Literal["me", "owner", "choose"] = "me"
    optional: bool = False


class Draw(Strict, frozen=True, tag_field="step", tag="draw"):
    n: Some
    optional: bool = False


class SetFromHand(Strict, frozen=True, tag_field="step", tag="set_from_hand"):
    name: list[str] | None = None
    sign: Sign = "any"
    draw: Annotated[int, Meta(ge=0, le=99)] = 0
    facing: Literal["own", "any", "other"] = "own"
    optional: bool = False


class Bring(Strict, frozen=True, tag_field="step", tag="bring"):
    source: Literal["deck_top", "hand"] = field(name="from", default="deck_top")
    use_effect: bool = True
    optional: bool = False


class OneOf(Strict, frozen=True, tag_field="step", tag="one_of"):
    options: Annotated[
        list[Annotated[list["Step"], Meta(min_length=1)]],
        Meta(min_length=2, max_length=4),
    ]
    optional: bool = False


Step: TypeAlias = Turn | TurnAll | Move | Swap | Remove | Gain | Draw | SetFromHand | Bring | OneOf


class StackOn(Strict, frozen=True):
    owner: Literal["any", "other", "own"] = "any"
    sign: Sign = "any"
    position: Literal["top", "bottom", "either"] = "top"


class Base(Strict, frozen=True):
    by: Literal["any", "owner", "others"] = "any"


class Card(Strict, frozen=True):
    id: Id
    code: Code
    name_ja: str
    name_en: str
    points: Annotated[int, Meta(ge=-99, le=99)]
    copies: Some
    text_en: str
    text_ja: str
    stack_on: StackOn | None = None
    base: Base | None = None
    set_zone: Literal["outer", "central"] | None = None
    set_facing: Literal["own", "any", "other"] = "own"
    effect: list[Step] = []


class Head(Strict, frozen=True):
    id: str
    name_en: str
    name_ja: str
    deck_size: Annotated[int, Meta(ge=2, le=200)]
    setup_card: str
    game: Literal["lumiel"] = "lumiel"


class SetFile(Strict, frozen=True):
    set: Head
    card: list[Card]


def read(source: CardSet) -> SetFile:
    """The set, checked; raises BadCardSet with the card and the field."""
    file = source.convert(SetFile)
    if len(file.card) > MOST_KINDS:
        raise source.error(
            Text(
                f"A set has at most {MOST_KINDS} kinds of cards, not {len(file.card)}.",
                f"セットのカードは{MOST_KINDS}種類までです({len(file.card)}種類あります)。",
            ),
            field="card",
        )
    for what in ("id", "code"):
        for name, times in Counter(getattr(card, what) for card in file.card).items():
            if times > 1:
                raise source.error(
                    Text(
                        f"The {what} {name!r} stands {times} times.",
                        f"{what} が {name!r} のカードが{times}つあります。",
                    ),
                    card=name,
                    field=what,
                )
    ids = {card.id for card in file.card}
    if file.set.setup_card not in ids:
        raise source.error(
            Text(
                f"There is no card {file.set.setup_card!r} to set up with.",
                f"準備で置くカード {file.set.setup_card!r} がありません。",
            ),
            field="set.setup_card",
        )
    copies = sum(card.copies for card in file.card)
    if copies != file.set.deck_size:
        raise source.error(
            Text(
                f"The copies add up to {copies}, not to {file.set.deck_size}.",
                f"copies の合計は{file.set.deck_size}枚のはずですが、{copies}枚です。",
            ),
            field="set.deck_size",
        )
    for card in file.card:
        for number, step in enumerate(card.effect):
            trouble = fault(step, ids)
            if trouble:
                raise source.error(trouble, card.id, f"effect[{number}]")
    return file


def fault(step: Step, ids: set[str]) -> Text | None:
    """What the types can't say about a step, in one sentence; None if it is sound."""
    if isinstance(step, OneOf):
        return next((found for option in step.options for inner in option if (found := fault(inner, ids))), None)
    for name in names_in(step):
        if name not in ids:
            return Text(f"There is no card {name!r}.", f"{name!r} というカードはありません。")
    if isinstance(step, Turn | Move) and step.target.sources != ["field"]:
        return Text(
            "Only a card on the field can be turned or moved.",
            "向きを変えたり動かしたりできるのは、フィールドのカードだけです。",
        )
    if isinstance(step, Swap) and any(side.sources != ["field"] or side.depth != "top" for side in (step.a, step.b)):
        return Text(
            "Only top cards of the field can be swapped.", "入れ替えられるのは、フィールドの一番上のカードだけです。"
        )
    if isinstance(step, Gain) and step.to == "owner" and step.target.sources != ["field"]:
        return Text(
            "A card in a points area faces nobody who could gain it.",
            "ポイントエリアのカードには向きがないので、獲得する人が決まりません。",
        )
    return None


def targets(step: Step) -> list[Target]:
    if isinstance(step, Turn | Move | Remove | Gain):
        return [step.target]
    return [step.a, step.b] if isinstance(step, Swap) else []


def names_in(step: Step) -> Iterator[str]:
    for target in targets(step):
        yield from target.name or []
        yield from (target.near.name or []) if target.near else []
    if isinstance(step, SetFromHand):
        yield from step.name or []
