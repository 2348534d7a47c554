"""What the file of a set may say: characters and their techniques (TF-3, TF-5, TF-27)."""

from typing import Any

from msgspec import Struct

from dengen.games.trump_fighter.cards.notation import from_nested, parse
from dengen.games.trump_fighter.rules.conditions import Formula


class TechniqueEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One technique; `when` is its condition, as text or nested data; `line` is spoken and has no effect."""

    id: str
    value: int
    name_ja: str
    name_en: str
    when: str | list[Any]
    text_ja: str
    text_en: str
    line_ja: str = ""
    line_en: str = ""

    @property
    def formula(self) -> Formula:
        return parse(self.when) if isinstance(self.when, str) else from_nested(self.when)


class CharacterEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name_ja: str
    name_en: str
    technique: list[TechniqueEntry]
    epithet_ja: str = ""
    epithet_en: str = ""
    temper_ja: str = ""
    temper_en: str = ""
    ending_ja: str = ""
    ending_en: str = ""


class SetHead(Struct, frozen=True, forbid_unknown_fields=True):
    id: str = ""
    game: str = ""
    name_en: str = ""
    name_ja: str = ""


class SetFile(Struct, frozen=True, forbid_unknown_fields=True):
    character: list[CharacterEntry]
    set: SetHead = SetHead()
