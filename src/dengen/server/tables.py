"""All tables that are open on this node: found when somebody asks for them, let go of when nobody needs them."""

import asyncio
from typing import TYPE_CHECKING, Any

from dengen.core.cards import FIRST_EDITION
from dengen.core.game import Game
from dengen.server.errors import NoTable
from dengen.server.guests import random_name
from dengen.server.open_table import OpenTable, summary_of
from dengen.store import StoreError
from dengen.table import Founding, Table
from dengen.table.commands import Close, Depart

if TYPE_CHECKING:
    from dengen.server.hall import Hall

STREAM_LENGTH = 8


class Tables:
    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}

    def __len__(self) -> int:
        return len(self._open)

    async def found(self, game: Game[Any], founding: Founding) -> None:
        """Store a new table; raises TooManyTables."""
        hall = self._hall
        if game.has_cards and game.cards.edition != FIRST_EDITION:  # which never changes
            await hall.store.add_cards(game.cards.hash, game.id, game.cards.content)
        table = Table(game, founding, stream=random_name(STREAM_LENGTH))
        await hall.store.found(founding, summary_of(table.around), hall.limits.tables)
        self._open[founding.table] = OpenTable(table, hall, hall.node)
        hall.metrics.count("tables_founded_total")
        hall.log("founded", table=founding.table, game=founding.game, host=founding.host)

    async def open(self, id: str) -> OpenTable:
        """The table of this id; raises NoTable."""
        found = self._open.get(id)
        if found is not None:
            return found
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._load(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _load(self, id: str) -> OpenTable:
        hall = self._hall
        founding = await hall.store.founding(id)
        if founding is None:
            raise NoTable(f"There is no table {id!r}.")
        game = await hall.games.of(founding, hall.store)
        entries = await hall.store.entries(id)
        table = Table.rebuild(game, founding, entries, stream=random_name(STREAM_LENGTH))
        hold = await hall.store.hold(id)
        open_table = OpenTable(table, hall, hold.node)
        if open_table.is_held_here:
            await open_table.take_over(hold.since)
        self._open[id] = open_table
        await open_table.catch_up()  # what was stored while it was being built
        hall.metrics.count("tables_loaded_total")
        return open_table

    # ---- other nodes ----

    def find(self, id: str) -> OpenTable | None:
        return self._open.get(id)

    def all(self) -> list[OpenTable]:
        return list(self._open.values())

    async def check_holds(self) -> None:
        """After a silence: others may have taken over what this node held."""
        for open_table in self.all():
            hold = await self._hall.store.hold(open_table.id)
            if hold.node != self._hall.node and open_table.is_held_here:
                open_table.let_go(hold.node)
            elif hold.node == self._hall.node and (hold.since is not None or not open_table.is_held_here):
                await open_table.take_over(hold.since)

    async def take_orphans(self, living: list[str]) -> None:
        """Take over tables that no living node holds: those that are open here, and those whose clocks should run."""
        for open_table in self.all():
            if open_table.holder not in living:
                hold = await self._hall.store.hold(open_table.id)
                open_table.let_go(hold.node)
                if open_table.is_held_here:
                    self._hall.log("taken_over", table=open_table.id)
                    await open_table.take_over(hold.since)
        for id in await self._hall.store.orphans():
            await self.open(id)

    async def mourn(self) -> None:
        """A node is gone, and whoever was connected to it; who is connected elsewhere is called back there."""
        for open_table in self.all():
            if open_table.is_held_here:
                for person in open_table.table.people:
                    if person not in open_table.audience:
                        await open_table.patiently(Depart(), person)

    # ---- keeping it small ----

    def sweep(self) -> None:
        """Let go of what nobody needs; it is all in the store."""
        before = asyncio.get_running_loop().time() - self._hall.limits.forget / 1000
        for open_table in self.all():
            open_table.audience.forget_viewers(before)
            if not open_table.is_needed(before):
                open_table.close()
                del self._open[open_table.id]

    async def archive(self) -> int:
        """Close tables at which nothing has happened for a long time."""
        limits, now = self._hall.limits, self._hall.clock.now()
        idle = [
            *await self._hall.store.idle(now - limits.archive_gathering, ["gathering"]),
            *await self._hall.store.idle(now - limits.archive_over, ["over"]),
            *await self._hall.store.idle(now - limits.archive_playing, ["playing"]),
        ]
        for id in idle:
            try:
                open_table = await self.open(id)
                await open_table.do(Close("archived"))
            except StoreError:
                raise
            except Exception as trouble:  # a table that can't be rebuilt mustn't keep the others from being archived
                self._hall.log.trouble("archive", trouble, table=id)
        return len(idle)

    def close(self) -> None:
        for open_table in self.all():
            open_table.close()
