"""What a card set's file says, as types: whatever they can't say is in `checks`."""

from typing import Annotated, Literal

from msgspec import Meta

from dengen.core.base.words import Text
from dengen.core.cards.set_file import Picture, SetEntry, SetHead, SetPart

LEAST_KINDS = 10

Magic = Literal["tome", "vial", "wand", "crystal"]
ActionKind = Literal["summon", "brew", "attack", "divine"]
Timing = Literal["planning", "summon", "brew", "attack", "defend", "divine", "scoring"]
EffectKind = Literal["mana", "vp", "discount", "charge", "power", "score", "chain", "redraw"]
Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Kinds = Annotated[int, Meta(ge=1, le=19)]  # a seat's abilities, three for each of its familiars, are the bits of a word
Ribbons = Annotated[int, Meta(ge=0, le=12)]


class EffectEntry(SetPart, frozen=True):
    do: EffectKind
    n: Some | None = None
    target: str | None = None
    to: ActionKind | None = None
    per: Literal["", "charge", "familiar", "covered"] = ""


class AbilityEntry(SetPart, frozen=True, rename={"condition": "if"}):
    when: Timing
    effects: Annotated[list[EffectEntry], Meta(min_length=1)]
    trigger: Literal["", "success", "repelled", "beaten"] = ""
    fee: Count = 0
    limit: Count = 0
    condition: Literal["", "broom", "full", "empty"] = ""

    @property
    def moment(self) -> str:
        return self.trigger or self.when

    @property
    def is_chain(self) -> bool:
        return self.effects[0].do == "chain"


class FamiliarEntry(SetEntry, frozen=True):
    """TM-88"""

    cost: Count
    power: Count
    ribbons: Ribbons
    vp: Count
    start_charge: Count = 0
    start: bool = False
    copies: Some | None = None
    text_en: str = ""
    text_ja: str = ""
    picture: Picture | None = None
    ability: list[AbilityEntry] = []

    @property
    def text(self) -> Text:
        return Text(self.text_en, self.text_ja)


class ActionEntry(SetEntry, frozen=True):
    pos: int
    workshop: Annotated[int, Meta(ge=1, le=7)]
    kind: ActionKind
    level: Some
    icons: Annotated[list[Magic], Meta(min_length=1)]
    need_kind: Magic
    need: Annotated[int, Meta(ge=0, le=10)]
    value: Count
    text_en: str = ""
    text_ja: str = ""
    picture: Picture | None = None

    @property
    def text(self) -> Text:
        return Text(self.text_en, self.text_ja)


class Head(SetHead, frozen=True):
    game: Literal["troll_master"] = "troll_master"
    kinds_per_game: Kinds = LEAST_KINDS
    starter: list[str] = []


class SetFile(SetPart, frozen=True, rename={"head": "set", "row": "action", "familiars": "familiar"}):
    """A whole set. Once read: the row from left to right, the familiars by their numbers, the start card first."""

    head: Head
    row: list[ActionEntry]
    familiars: list[FamiliarEntry]
