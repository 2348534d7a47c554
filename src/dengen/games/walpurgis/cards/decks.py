"""Decks (rulebook 1.2): read from TOML, and what is wrong with one, in words."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.errors import BadOption
from dengen.core.validation import file_trouble, invalid, not_toml
from dengen.core.words import Text

SMALL = 30  # below this the deck builder warns (WP-R46)
NAMES_LIMIT = 60  # different cards in a deck: as many as there are card actions


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is written: how many copies of which card."""

    cards: dict[str, int]
    id: str = ""
    name_en: str = ""
    name_ja: str = ""


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    deck: list[DeckText]


class Deck(Struct, frozen=True):
    """A deck as a list of card ids, sorted."""

    id: str
    name: Text
    cards: list[str]

    @classmethod
    def of(cls, text: DeckText) -> "Deck":
        return cls(text.id, Text(text.name_en, text.name_ja), sorted(Counter(text.cards).elements()))


class Report(Struct, frozen=True):
    """What the deck rules say about a deck: it can be played if there are no problems."""

    id: str
    problems: list[Text]
    warnings: list[Text]


class Limits(Struct, frozen=True):
    """What a deck must keep to; 0 = no limit."""

    deck_max: int = 60
    copies_max: int = 4
    shots_unlimited: bool = False


def ready_made() -> list[DeckText]:
    return read(files("dengen.games.walpurgis").joinpath("decks.toml").read_text(encoding="utf-8"), "decks.toml")


def read(text: str, file: str) -> list[DeckText]:
    """The decks of a file: `[[deck]]` tables with their cards; raises BadOption."""
    try:
        return msgspec.convert(tomllib.loads(text), DeckFile).deck
    except msgspec.ValidationError as trouble:
        why, field = invalid(trouble)
        where = f"{field}: " if field else ""
        raise BadOption(
            f"{file} is no deck file: {trouble}.", f"{file} はデッキのファイルではありません。{where}{why.ja}"
        ) from None
    except (ValueError, RecursionError) as trouble:
        raise BadOption(f"{file} is no deck file: {trouble}.", f"{file}: {not_toml(trouble).ja}") from None


def open_file(path: Path) -> list[DeckText]:
    try:
        return read(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadOption(
            f"{path} can't be read: {trouble}.", f"{path} を読めません({file_trouble(trouble).ja})。"
        ) from None


def problems(deck: Sequence[str], names: Mapping[str, Text], shots: set[str], limits: Limits) -> list[Text]:
    """Everything that makes this deck illegal, in words; empty if nothing does. `names`: of all cards of the set."""
    found = [unknown(id_) for id_ in sorted(set(deck)) if id_ not in names]
    if limits.deck_max and len(deck) > limits.deck_max:  # WP-4
        found.append(
            Text(
                f"It has {len(deck)} cards; at most {limits.deck_max} are allowed.",
                f"{len(deck)}枚ある。上限は{limits.deck_max}枚。",
            )
        )
    for id_, copies in sorted(Counter(card for card in deck if card in names).items()):  # WP-5
        exempt = limits.shots_unlimited and id_ in shots
        if limits.copies_max and copies > limits.copies_max and not exempt:
            found.append(
                Text(
                    f"It has {copies} copies of {names[id_].en}; at most {limits.copies_max} are allowed.",
                    f"「{names[id_].ja}」が{copies}枚ある。同名は{limits.copies_max}枚まで。",
                )
            )
    if not shots.intersection(deck):  # WP-R11
        found.append(Text("It has no Normal Shot; at least one is needed.", "通常弾がない。1枚は必要。"))
    return found + too_many_names(deck)


def unknown(id_: str) -> Text:
    return Text(f"There is no card {id_!r} in the set.", f"{id_}というカードはない。")


def too_many_names(deck: Sequence[str]) -> list[Text]:
    names = len(set(deck))
    if names <= NAMES_LIMIT:
        return []
    return [
        Text(
            f"It has {names} different cards; at most {NAMES_LIMIT} can be played.",
            f"{names}種類ある。使えるのは{NAMES_LIMIT}種類まで。",
        )
    ]


def warnings(deck: Sequence[str]) -> list[Text]:
    """What is legal but unwise (WP-R46)."""
    if len(deck) >= SMALL:
        return []
    return [
        Text(
            f"It has only {len(deck)} cards: danmaku and draws will soon use them up.",
            f"{len(deck)}枚しかない。弾幕とドローですぐ尽きる。",
        )
    ]


class DeckKind:
    """An option's value: the id of a ready-made deck, or a list of card ids. Checked, it is always the list."""

    def __init__(self, ready: Mapping[str, Deck], known: Mapping[str, Any]) -> None:
        self.ready = ready
        self.known = known

    def check(self, value: Any, seats: int) -> list[str]:
        if isinstance(value, str) and value in self.ready:
            return list(self.ready[value].cards)
        if not isinstance(value, list | tuple) or not all(isinstance(id_, str) for id_ in value):
            raise ValueError(value)
        for id_ in value:
            if id_ not in self.known:
                raise ValueError(unknown(id_))
        return sorted(value)

    def parse(self, text: str) -> Any:
        return text if text in self.ready else [id_.strip() for id_ in text.strip("[]").split(",")]

    def expected(self) -> Text:
        names = ", ".join(self.ready)
        return Text(f"a ready-made deck ({names}) or a list of card ids", f"既製のデッキ({names})かカードidのリスト")

    def samples(self, seats: int) -> list[Any]:
        return [self.check(id_, seats) for id_ in self.ready]
