"""Decks that seats bring to a game: `Game.decks` has the ready-made ones, and checks custom ones."""

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
    """A deck in a file: numbers of copies by card."""

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
    """The check of a deck: it is legal without problems; warnings are advice."""

    id: str
    problems: list[Text]
    warnings: list[Text]


class Decks(ABC):
    """The decks of a game with a card set. An author writes `problems` and, if needed, the other methods.

    `ready`: the ready-made decks by id, as far as the card set has their cards.
    """

    option: ClassVar[str] = "decks"  # the option with the seats' decks
    ready: Mapping[str, Deck]

    @property
    def about(self) -> Text:
        """The usual requirements of a deck, in a sentence."""
        return Text("", "")

    @property
    def names(self) -> dict[str, Text]:
        """Names of the ready-made decks, by id."""
        return {id: deck.name for id, deck in self.ready.items()}

    @abstractmethod
    def problems(self, cards: Sequence[str], options: Mapping[str, Any] | None = None) -> list[Text]:
        """Reasons why a deck is illegal with these options (None: the defaults); empty if it is legal."""

    def warnings(self, cards: Sequence[str]) -> list[Text]:
        """Warnings about legal but unwise decks."""
        return []

    def check(self, cards: Sequence[str], id: str = "") -> DeckReport:
        """Check a deck by the default options."""
        return DeckReport(id, self.problems(cards), self.warnings(cards))

    def check_file(self, path: Path) -> list[DeckReport]:
        """Check every deck in a file; raises BadOption if it isn't a deck file."""
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
    """The option type of decks: the id of a ready-made deck, or a list of card ids. The checked value is the list."""

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
            f"構築済みデッキ {ready.ja}、またはカードidのリスト",
        )

    def samples(self, seats: int) -> list[Any]:
        return [self.check(id_, seats) for id_ in self.ready]


def deck_option(ready: Mapping[str, Deck], known: Container[str]) -> Option:
    """The option for the seats' decks: a ready-made one (default: the first) or a list of known cards."""
    return Option(
        Decks.option,
        DeckKind(ready, known),
        next(iter(ready)),
        Text(
            "The deck of each seat: a ready-made one, or a list of card ids",
            "各席のデッキ：構築済みデッキかカードIDの一覧",
        ),
        per_seat=True,
    )
