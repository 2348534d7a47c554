"""Decks (rulebook 1.2): read from TOML, and what is wrong with one, in words."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from dengen.core.errors import BadOption
from dengen.core.validation import file_trouble, invalid, not_toml
from dengen.core.words import Text
from dengen.games.walpurgis.cards.file import DeckEntry, DeckFile, SetFile
from dengen.games.walpurgis.rules.actions import CARDS

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

SMALL = 30  # below this the deck builder warns (WP-R46)


class Deck(Struct, frozen=True):
    """A deck as a list of card ids, sorted."""

    id: str
    name: Text
    cards: list[str]

    @classmethod
    def of(cls, entry: DeckEntry) -> Deck:
        return cls(entry.id, Text(entry.name_en, entry.name_ja), sorted(Counter(entry.cards).elements()))


class Report(Struct, frozen=True):
    """What the deck rules say about a deck: it can be played if there are no problems."""

    id: str
    problems: list[Text]
    warnings: list[Text]


# ---- reading ----


@cache
def ready_made() -> list[DeckEntry]:
    """The decks that ship with the game."""
    return read(files("dengen.games.walpurgis").joinpath("decks.toml").read_text(encoding="utf-8"), "decks.toml")


def buildable(file: SetFile) -> dict[str, Deck]:
    """The ready-made decks and the set's own, by id, as far as the set has their cards."""
    known = {card.id for card in file.card}
    return {entry.id: Deck.of(entry) for entry in (*ready_made(), *file.deck) if known.issuperset(entry.cards)}


def open_file(path: Path) -> list[DeckEntry]:
    try:
        return read(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"{path} can't be read: {error}.", f"{path} を読めません({file_trouble(error).ja})。") from None


def read(text: str, file: str) -> list[DeckEntry]:
    """The decks of a file: `[[deck]]` tables with their cards; raises BadOption."""
    try:
        return msgspec.convert(tomllib.loads(text), DeckFile).deck
    except msgspec.ValidationError as error:
        why, field = invalid(error)
        where = f"{field}: " if field else ""
        raise BadOption(
            f"{file} is no deck file: {error}.", f"{file} はデッキのファイルではありません。{where}{why.ja}"
        ) from None
    except (ValueError, RecursionError) as error:
        raise BadOption(f"{file} is no deck file: {error}.", f"{file}: {not_toml(error).ja}") from None


# ---- what a game says about decks ----


def ready(game: Walpurgis) -> list[Deck]:
    return list(map(Deck.of, ready_made()))


def check(game: Walpurgis, deck: Sequence[str]) -> Report:
    """What is wrong with a deck by the usual rules, and what is unwise about it (WP-R46)."""
    return Report("", problems(game, deck), warnings(deck))


def check_file(game: Walpurgis, path: Path) -> list[Report]:
    """The decks of a file: what is wrong with each, and what is unwise about it (WP-R46)."""
    found = map(Deck.of, open_file(path))
    return [Report(deck.id, problems(game, deck.cards), warnings(deck.cards)) for deck in found]


def problems(game: Walpurgis, deck: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Text]:
    """What makes a deck illegal (WP-4, WP-5, WP-R11), in words; empty if nothing does."""
    limits = options if options is not None else {option.name: option.default for option in game.options}
    return [
        *(unknown(id_) for id_ in sorted(set(deck)) if id_ not in game.names),
        *too_many_cards(deck, limits["deck_max"]),
        *too_many_copies(game, deck, limits["copies_max"], limits["normal_shot_unlimited"]),
        *no_normal_shot(game, deck),
        *too_many_names(deck),
    ]


def unknown(id_: str) -> Text:
    return Text(f"There is no card {id_!r} in the set.", f"{id_}というカードはない。")


def too_many_cards(deck: Sequence[str], most: int) -> list[Text]:  # WP-4
    if not most or len(deck) <= most:
        return []
    return [Text(f"It has {len(deck)} cards; at most {most} are allowed.", f"{len(deck)}枚ある。上限は{most}枚。")]


def too_many_copies(game: Walpurgis, deck: Sequence[str], most: int, shots_unlimited: bool) -> list[Text]:  # WP-5
    counted = sorted(Counter(id_ for id_ in deck if id_ in game.names).items())
    return [
        Text(
            f"It has {copies} copies of {game.names[id_].en}; at most {most} are allowed.",
            f"「{game.names[id_].ja}」が{copies}枚ある。同名は{most}枚まで。",
        )
        for id_, copies in counted
        if most and copies > most and not (shots_unlimited and id_ in normal_shots(game))
    ]


def no_normal_shot(game: Walpurgis, deck: Sequence[str]) -> list[Text]:  # WP-R11
    if normal_shots(game).intersection(deck):
        return []
    return [Text("It has no Normal Shot; at least one is needed.", "通常弾がない。1枚は必要。")]


def normal_shots(game: Walpurgis) -> set[str]:
    return {card.id for card in game.set.card if card.is_shot}


def too_many_names(deck: Sequence[str]) -> list[Text]:
    """No more different cards than there are card actions."""
    names = len(set(deck))
    if names <= CARDS:
        return []
    return [
        Text(
            f"It has {names} different cards; at most {CARDS} can be played.",
            f"{names}種類ある。使えるのは{CARDS}種類まで。",
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
