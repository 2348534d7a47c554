"""What the file of a set may say: characters and their techniques (TF-3, TF-5, TF-27)."""

from typing import Any, Literal

from dengen.core.cards.set_faults import NAME
from dengen.core.cards.set_file import Picture, SetEntry, SetHead, SetPart
from dengen.games.trump_fighter.cards.notation import from_nested, parse
from dengen.games.trump_fighter.rules.conditions import Formula


class TechniqueEntry(SetPart, frozen=True):
    """One technique; `when` is its condition, as text or nested data; `line` is spoken and has no effect."""

    id: str
    value: int
    name_ja: NAME
    name_en: NAME
    when: str | list[Any]
    text_ja: str
    text_en: str
    line_ja: str = ""
    line_en: str = ""
    picture: Picture | None = None

    @property
    def formula(self) -> Formula:
        return parse(self.when) if isinstance(self.when, str) else from_nested(self.when)


class CharacterEntry(SetEntry, frozen=True):
    technique: list[TechniqueEntry]
    epithet_ja: str = ""
    epithet_en: str = ""
    temper_ja: str = ""
    temper_en: str = ""
    ending_ja: str = ""
    ending_en: str = ""
    picture: Picture | None = None


class Head(SetHead, frozen=True):
    game: Literal["trump_fighter"] = "trump_fighter"


class SetFile(SetPart, frozen=True):
    set: Head
    character: list[CharacterEntry]
