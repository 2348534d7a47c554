"""The cards facet: the card set that a game is bound to, its editions, decks and vocabulary."""

import sys
from collections.abc import Sequence
from typing import ClassVar

from dengen.core.base.resources import files
from dengen.core.base.words import Text
from dengen.core.cards.card_files import FIRST_EDITION
from dengen.core.cards.card_sets import CardSet, Source
from dengen.core.cards.decks import Decks
from dengen.core.cards.vocabulary import Vocabulary
from dengen.core.game.facet import Facet, S


class CardsFacet(Facet[S]):
    # ---- an author writes ----

    has_cards: ClassVar[bool] = True
    editions: ClassVar[tuple[str, ...]] = (FIRST_EDITION,)  # shipped card sets, the default at the front
    decks: Decks | None = None  # None: seats bring no decks
    vocabulary: ClassVar[Vocabulary | None] = None  # the types and words of its card sets, for set authors

    def prepare(self) -> None:
        """Read and check `self.cards`, build the tables. Raises BadCardSet."""

    def spelled_out(self, card: str) -> Sequence[Text]:
        """The rules text of a card made from its data, a line for each part; empty: the game can't spell it out."""
        return ()

    # ---- the facet offers ----

    cards: CardSet

    @classmethod
    def default_edition(cls) -> str:
        """The card set that is used where none is named, and that people are offered first."""
        return cls.editions[0]

    @property
    def package(self) -> str:
        """The package (or module) that holds the game's class and files."""
        return type(self).__module__.removesuffix(".game")

    @property
    def is_package(self) -> bool:
        """True: the game has a folder with files; False: it is a single module."""
        return hasattr(sys.modules[self.package], "__path__")

    def shipped_file(self, path: str) -> str | None:
        """The text of a file in the game's package; None if there is none, or if the game is a single module."""
        if not self.is_package:
            return None
        file = files(self.package).joinpath(*path.split("/"))
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def find_cards(self, cards: Source) -> CardSet:
        wanted = self.default_edition() if cards is None else cards
        return CardSet.find(self.package, wanted) if self.has_cards else CardSet({})
