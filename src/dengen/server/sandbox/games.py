"""Which games this server has, bound to the card sets that its tables use."""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from dengen.core import registry
from dengen.core.base.errors import BadCardSet, UnknownGame
from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.game import Game
from dengen.core.registry import registered
from dengen.server.sandbox.pool import SandboxPool
from dengen.server.sandbox.set_limits import is_small, must_be_small
from dengen.store import Store
from dengen.table.header import TableHeader
from dengen.table.records.record import RecordHeader

KEPT = 64  # games with card sets of their own that are kept ready

Classes = Callable[[], Mapping[str, type[Game[Any]]]]


class Games:
    def __init__(self, classes: Classes = registered) -> None:
        self._classes = classes
        self._default: dict[str, Game[Any]] = {}
        self._lock = threading.Lock()
        self._editions: dict[tuple[str, str], Game[Any]] = {}
        self._others: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()

    @property
    def ids(self) -> list[str]:
        return list(self._classes())

    @property
    def classes(self) -> tuple[type[Game[Any]], ...]:
        return tuple(self._classes().values())

    def default(self, id: str) -> Game[Any]:
        """The game with its default edition; raises UnknownGame."""
        if id not in self._default:
            self._default[id] = self._class(id)()
        return self._default[id]

    def bind(self, id: str, cards: str | Mapping[str, Any] | None) -> Game[Any]:
        """The game with an edition that ships with it or a set's content; raises UnknownGame, BadCardSet."""
        default = self.default(id)
        if cards is None or not default.has_cards:
            return default
        if isinstance(cards, str) and cards not in default.editions:
            raise _no_edition(default, cards)  # never a file: this name comes from the network
        return self._edition(id, cards) if isinstance(cards, str) else self._own_set(id, cards)

    def _edition(self, id: str, name: str) -> Game[Any]:
        default = self.default(id)
        if name == default.default_edition():
            return default
        if (id, name) not in self._editions:
            self._editions[id, name] = registry.bind(self._classes(), id, name)
        return self._editions[id, name]

    def bind_record(self, header: RecordHeader) -> Game[Any]:
        """The game of a record that somebody sends; raises UnknownGame, BadCardSet."""
        return self.bind(header.game, header.cards.content)

    def bind_kept(self, header: RecordHeader) -> Game[Any]:
        """The game of a record that is kept here."""
        return self.kept(header.game, header.cards.hash, header.cards.content)

    def kept(self, id: str, hash: str, content: Mapping[str, Any] | None) -> Game[Any]:
        """The game with a set of this hash that tables here are played with already, however large it is: limits are for what
        is sent. Raises UnknownGame, BadCardSet."""
        known = self.shipped(id, hash) or self._others.get((id, hash))
        if known is None and content is None:
            raise _no_cards(id, hash)
        game = known or registry.bind(self._classes(), id, content)
        if not game.cards.edition:
            self._keep(id, game)
        return game

    def _own_set(self, id: str, cards: Mapping[str, Any]) -> Game[Any]:
        """One game for all tables with the same set, whatever way it was written."""
        must_be_small(cards)
        hash = self._hash(id, cards)
        known = self.shipped(id, hash) or self._others.get((id, hash))
        game = known or registry.bind(self._classes(), id, cards)
        if not game.cards.edition:
            self._keep(id, game)
        return game

    def _hash(self, id: str, cards: Mapping[str, Any]) -> str:
        """Of the whole set; "" where it can't be put together: who builds it says why."""
        try:
            found = CardSet.find(self.default(id).package, cards)
        except BadCardSet:
            return ""
        must_be_small(found.content)
        return found.hash

    def _keep(self, id: str, game: Game[Any]) -> None:
        with self._lock:  # sets are built in threads
            self._others[id, game.cards.hash] = game
            self._others.move_to_end((id, game.cards.hash))
            if len(self._others) > KEPT:
                self._others.popitem(last=False)

    async def of(self, header: TableHeader, store: Store, readers: SandboxPool | None = None) -> Game[Any]:
        """The game that a table plays. With `readers`, a set that nobody could send today is first built there, within a budget."""
        known = self.shipped(header.game, header.cards) or self._others.get((header.game, header.cards))
        if known is not None:
            if not known.cards.edition:
                self._keep(header.game, known)
            return known
        content = await store.cards(header.cards)
        if readers is not None and content is not None and not is_small(content):
            await readers.read((), try_out, self.classes, header.game, content)
        return await asyncio.to_thread(self.kept, header.game, header.cards, content)

    def shipped(self, id: str, hash: str) -> Game[Any] | None:
        """The game with the edition of this hash, if one of those that ship with it has it."""
        default = self.default(id)
        if default.cards.hash == hash:
            return default
        editions = default.editions if default.has_cards else ()
        found = (self.bind(id, edition) for edition in editions if edition != default.default_edition())
        return next((game for game in found if game.cards.hash == hash), None)

    def _class(self, id: str) -> type[Game[Any]]:
        known = self._classes()
        if id not in known:
            raise UnknownGame(f"There is no game {id!r}. The games are: {', '.join(known) or 'none'}.")
        return known[id]


def try_out(classes: tuple[type[Game[Any]], ...], id: str, content: Mapping[str, Any]) -> None:
    """Build it, and begin a game; raises BadCardSet. In a process of its own, that is ended over too much work."""
    game = registry.bind({kind.id: kind for kind in classes}, id, content)
    game.new()


def _no_cards(id: str, hash: str) -> UnknownGame:
    return UnknownGame(f"The card set {hash} of {id} isn't known here.")


def _no_edition(game: Game[Any], name: str) -> BadCardSet:
    editions = ", ".join(game.editions)
    return BadCardSet(
        Text(
            f"There is no card set {name!r}. Those of {game.title.en} are: {editions}.",
            f"{name!r} というカードセットはありません。「{game.title.ja}」にあるのは {editions} です。",
        )
    )
