"""A set of characters and their techniques: read from TOML, checked (TF-3, TF-5, TF-27)."""

import re
from typing import Any

from msgspec import Struct

from dengen.core.cards import CardSet
from dengen.core.errors import BadCardSet
from dengen.core.words import Text
from dengen.games.trump_fighter.cards.notation import NotationError, from_nested, parse
from dengen.games.trump_fighter.rules.conditions import Formula

TECHNIQUES = 4
HIGHEST_VALUE = 99
ID = re.compile(r"[a-z][a-z0-9_]*")


class Technique(Struct, frozen=True, forbid_unknown_fields=True):
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
    def name(self) -> Text:
        return Text(self.name_en, self.name_ja)

    @property
    def formula(self) -> Formula:
        return parse(self.when) if isinstance(self.when, str) else from_nested(self.when)


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name_ja: str
    name_en: str
    technique: list[Technique]
    epithet_ja: str = ""
    epithet_en: str = ""
    temper_ja: str = ""
    temper_en: str = ""
    ending_ja: str = ""
    ending_en: str = ""

    @property
    def name(self) -> Text:
        return Text(self.name_en, self.name_ja)


class SetHead(Struct, frozen=True, forbid_unknown_fields=True):
    id: str = ""
    game: str = ""
    name_en: str = ""
    name_ja: str = ""


class SetFile(Struct, frozen=True, forbid_unknown_fields=True):
    character: list[Character]
    set: SetHead = SetHead()


def read(cards: CardSet) -> list[Character]:
    """The characters of a set; raises BadCardSet for whatever can't be played with."""
    characters = cards.convert(SetFile).character
    if len(characters) < 2:
        raise cards.error(
            Text("A set needs at least two characters.", "セットにはキャラクターが2人以上必要です。"), field="character"
        )
    seen: set[str] = set()
    for character in characters:
        check_id(cards, character.id, seen, character.id, "id")
        if len(character.technique) != TECHNIQUES:
            raise cards.error(
                Text(
                    f"A character has four techniques, not {len(character.technique)}.",
                    f"キャラクターの技は4つです({len(character.technique)}つ書かれています)。",
                ),
                character.id,
                "technique",
            )
        for technique in character.technique:
            check_id(cards, technique.id, seen, technique.id, "id")
            check_technique(cards, technique)
    return characters


def check_id(cards: CardSet, id: str, seen: set[str], card: str, field: str) -> None:
    if not ID.fullmatch(id):
        raise cards.error(
            Text(
                f"An id is made of a-z, 0-9 and _, and begins with a letter, not {id!r}.",
                f"id は a-z、0-9、_ だけで書き、英字で始めます({id!r} は使えません)。",
            ),
            card,
            field,
        )
    if id in seen:
        raise cards.error(Text(f"The id {id!r} stands twice.", f"id {id!r} が2回書かれています。"), card, field)
    seen.add(id)


def check_technique(cards: CardSet, technique: Technique) -> None:
    if not 1 <= technique.value <= HIGHEST_VALUE:
        raise cards.error(
            Text(
                f"A value is 1 to {HIGHEST_VALUE}, not {technique.value}.",
                f"攻撃値は1〜{HIGHEST_VALUE}です({technique.value} は使えません)。",
            ),
            technique.id,
            "value",
        )
    try:
        technique.formula  # noqa: B018
    except NotationError as trouble:
        raise condition_error(cards, technique, trouble) from None


def condition_error(cards: CardSet, technique: Technique, trouble: NotationError) -> BadCardSet:
    """Says what is wrong in a condition and, if it is text, points at the place."""
    said = trouble.text
    place = ""
    if isinstance(technique.when, str) and trouble.at is not None:
        place = f"\n    {technique.when}\n    {' ' * trouble.at}^"
    why = Text(f"{said.en[0].upper()}{said.en[1:]}.{place}", f"{said.ja}。{place}")
    return cards.error(why, technique.id, "when")
