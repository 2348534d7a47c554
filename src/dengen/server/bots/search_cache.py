"""Caches of search results: each bot process keeps the last search trees of its bots, the server knows which process has which."""

import itertools
from collections import OrderedDict
from dataclasses import dataclass, field

from dengen.players.tree_reuse import KeptTree

MOST = 200_000  # positions in all trees of a process: about 150 MB where the search is compiled
TABLES = 10_000  # with cached searches; the table used longest ago is dropped first


class SearchCache:
    """The last search of each bot of this process, by the number of its `ThoughtRef`."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[int, tuple[KeptTree, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def last(self, ref: int) -> KeptTree | None:
        kept = self._kept.get(ref)
        return None if kept is None else kept[0]

    def keep(self, ref: int, tree: KeptTree | None) -> None:
        """Replace the tree of this number; the trees kept longest are dropped to make room."""
        self.drop(ref)
        if tree is None:
            return
        self._kept[ref] = (tree, tree.size())
        while sum(size for _, size in self._kept.values()) > self._most:
            self._kept.popitem(last=False)

    def drop(self, ref: int) -> None:
        self._kept.pop(ref, None)


@dataclass
class ThoughtRef:
    """A reference to the searches of one bot in one game at one table; `number` is never reused."""

    number: int
    level: str
    places: list[int] = field(default_factory=list)  # processes that have the last search

    @property
    def place(self) -> int | None:
        """The process that continues it best."""
        return self.places[0] if self.places else None


class ThoughtRefs:
    """References by table and seat."""

    def __init__(self, tables: int = TABLES) -> None:
        self._tables = tables
        self._numbers = itertools.count(1)
        self._known: OrderedDict[str, dict[int, ThoughtRef]] = OrderedDict()

    def of(self, table: str, seat: int, level: str) -> ThoughtRef:
        """The reference of the bot in this seat; a bot of another level gets a new one."""
        seats = self._known.setdefault(table, {})
        self._known.move_to_end(table)
        if len(self._known) > self._tables:
            self._known.popitem(last=False)
        ref = seats.get(seat)
        if ref is None or ref.level != level:
            ref = seats[seat] = ThoughtRef(next(self._numbers), level)
        return ref

    def drop(self, table: str) -> list[ThoughtRef]:
        """Drop and return the references of a table."""
        return list(self._known.pop(table, {}).values())
