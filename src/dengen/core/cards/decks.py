"""Decks that seats bring to a game: `Game.decks` says which ship with it, and what it has against one of your own."""

import tomllib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadOption
from dengen.core.base.validation import file_trouble, invalid, not_toml
from dengen.core.base.words import Text
from dengen.core.rules.option_types import one_of
from dengen.core.rules.options import Option

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class DeckEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is written in a file: how many copies of which card."""

    cards: dict[str, int]
    id: str = ""
    name_en: str = ""
    name_ja: str = ""


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    deck: list[DeckEntry]


class Deck(Struct, frozen=True):
    """A deck as a list of card ids, sorted."""

    id: str
    name: Text
    cards: list[str]

    @classmethod
    def of(cls, entry: DeckEntry) -> "Deck":
        return cls(entry.id, Text(entry.name_en, entry.name_ja), sorted(Counter(entry.cards).elements()))


class DeckReport(Struct, frozen=True):
    """What a game says about a deck: it can be played if there are no problems; warnings say what is unwise."""

    id: str
    problems: list[Text]
    warnings: list[Text]


class Decks(ABC):
    """The decks of one game with one card set. A game writes `problems`, and what else it has to say.

    `ready`: the decks that ship with the game, by id, as far as its card set has their cards.
    """

    option: ClassVar[str] = "decks"  # by which seats bring them
    ready: Mapping[str, Deck]

    @property
    def about(self) -> Text:
        """What a deck must usually be, in a sentence."""
        return Text("", "")

    @property
    def names(self) -> dict[str, Text]:
        """What the ready decks are called, by id."""
        return {id: deck.name for id, deck in self.ready.items()}

    @abstractmethod
    def problems(self, cards: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Text]:
        """What makes a deck illegal with these options (None: as usual), in words; empty if nothing does."""

    def warnings(self, cards: Sequence[str]) -> list[Text]:
        """What is legal but unwise."""
        return []

    def check(self, cards: Sequence[str], id: str = "") -> DeckReport:
        """May this deck be played, by the usual rules?"""
        return DeckReport(id, self.problems(cards), self.warnings(cards))

    def check_file(self, path: Path) -> list[DeckReport]:
        """The same of every deck in a file; raises BadOption if it is no deck file."""
        return [self.check(deck.cards, deck.id) for deck in map(Deck.of, read_decks(path))]


def buildable(entries: Iterable[DeckEntry], known: Container[str]) -> dict[str, Deck]:
    """The decks that can be built from the known cards, by id."""
    return {entry.id: Deck.of(entry) for entry in entries if all(card in known for card in entry.cards)}


def read_decks(path: "Path | Traversable") -> list[DeckEntry]:
    """The decks of a TOML file: `[[deck]]` tables with their cards; raises BadOption."""
    file = str(path) if isinstance(path, Path) else path.name
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), DeckFile).deck
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(
            f"{file} can't be read: {error}.", f"{file} を読めません（{file_trouble(error).ja}）。"
        ) from None
    except msgspec.ValidationError as error:
        why, field = invalid(error)
        where = f"{field}: " if field else ""
        raise BadOption(
            f"{file} isn't a deck file: {error}.", f"{file} はデッキのファイルではありません。{where}{why.ja}"
        ) from None
    except (ValueError, RecursionError) as error:
        raise BadOption(f"{file} isn't a deck file: {error}.", f"{file}: {not_toml(error).ja}") from None


def unknown_card(id_: str) -> Text:
    return Text(f"There is no card {id_!r} in the set.", f"{id_!r} というカードはありません。")


class DeckKind:
    """An option's value: the id of a ready-made deck, or a list of card ids. Checked, it is always the list."""

    def __init__(self, ready: Mapping[str, Deck], known: Container[str]) -> None:
        self.ready = ready
        self.known = known
        self.words = {id_: deck.name for id_, deck in ready.items()}

    def check(self, value: Any, seats: int) -> list[str]:
        if isinstance(value, str) and value in self.ready:
            return list(self.ready[value].cards)
        if not isinstance(value, list | tuple) or not all(isinstance(id_, str) for id_ in value):
            raise ValueError(value)
        for id_ in value:
            if id_ not in self.known:
                raise ValueError(unknown_card(id_))
        return sorted(value)

    def parse(self, text: str) -> Any:
        return text if text in self.ready else [id_.strip() for id_ in text.strip("[]").split(",")]

    def expected(self) -> Text:
        ready = one_of(self.words)
        return Text(
            f"a ready-made deck, {ready.en}, or a list of card ids",
            f"既製のデッキ {ready.ja}、またはカードidのリスト",
        )

    def samples(self, seats: int) -> list[Any]:
        return [self.check(id_, seats) for id_ in self.ready]


def deck_option(ready: Mapping[str, Deck], known: Container[str]) -> Option:
    """The option by which each seat brings its deck: one of these, or a list of known cards; the first, if it is silent."""
    return Option(
        Decks.option,
        DeckKind(ready, known),
        next(iter(ready)),
        Text(
            "The deck of each seat: a ready-made one, or a list of card ids", "各席のデッキ：既製デッキかカードIDの一覧"
        ),
        per_seat=True,
    )
