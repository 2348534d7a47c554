"""Which games this server has, bound to the card sets that its tables use."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from dengen.core import registry
from dengen.core.cards import FIRST_EDITION, Source
from dengen.core.errors import UnknownGame
from dengen.core.game import Game
from dengen.core.registry import registered
from dengen.store import Store
from dengen.table.header import TableHeader

KEPT = 64  # games with card sets of their own that are kept ready

Classes = Callable[[], Mapping[str, type[Game[Any]]]]


class Games:
    def __init__(self, classes: Classes = registered) -> None:
        self._classes = classes
        self._first: dict[str, Game[Any]] = {}
        self._others: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()

    @property
    def ids(self) -> list[str]:
        return list(self._classes())

    def first_edition(self, id: str) -> Game[Any]:
        """The game with the cards that it ships with; raises UnknownGame."""
        if id not in self._first:
            self._first[id] = self._class(id)()
        return self._first[id]

    def bind(self, id: str, cards: Source) -> Game[Any]:
        """The game with these cards; raises UnknownGame, BadCardSet."""
        first = self.first_edition(id)
        if cards in (None, FIRST_EDITION) or not first.has_cards:
            return first
        game = registry.bind(self._classes(), id, cards)
        if game.cards.hash == first.cards.hash:
            return first
        self._others[id, game.cards.hash] = game
        if len(self._others) > KEPT:
            self._others.popitem(last=False)
        return game

    async def of(self, header: TableHeader, store: Store) -> Game[Any]:
        """The game that a table plays."""
        first = self.first_edition(header.game)
        if first.cards.hash == header.cards:
            return first
        kept = self._others.get((header.game, header.cards))
        if kept is not None:
            return kept
        content = await store.cards(header.cards)
        if content is None:
            raise UnknownGame(f"The card set {header.cards} of {header.game} isn't known here.")
        return self.bind(header.game, content)

    def _class(self, id: str) -> type[Game[Any]]:
        known = self._classes()
        if id not in known:
            raise UnknownGame(f"There is no game {id!r}. The games are: {', '.join(known) or 'none'}.")
        return known[id]
