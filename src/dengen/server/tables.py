"""All tables that are open on this node: loaded when somebody asks for them, let go of when nobody needs them."""

import asyncio
from collections import deque
from typing import Any

from dengen.core.card_files import FIRST_EDITION
from dengen.core.game import Game
from dengen.server.errors import NoTable
from dengen.server.forwarding import ForwardedCommand, Forwarding
from dengen.server.guests import random_name
from dengen.server.lobby import Lobby
from dengen.server.node import Node
from dengen.server.open_table import OpenTable, summary_of
from dengen.store import StoreError
from dengen.table import Table, TableHeader
from dengen.table.commands import Close, Depart

STREAM_LENGTH = 8


class Tables:
    def __init__(self, node: Node, forwarding: Forwarding, lobby: Lobby) -> None:
        self._node = node
        self._forwarding = forwarding
        self._lobby = lobby
        self._open: dict[str, OpenTable] = {}
        self.pairing = asyncio.Lock()
        self.quick: dict[str, deque[str]] = {}  # by game: tables of strangers that were laid here lately
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        node.metrics.gauge("open_tables", "tables in memory", lambda: len(self))

    def __len__(self) -> int:
        return len(self._open)

    async def create(self, game: Game[Any], header: TableHeader) -> None:
        """Store a new table; raises TooManyTables."""
        node = self._node
        if game.has_cards and game.cards.edition != FIRST_EDITION:  # which never changes
            await node.store.add_cards(game.cards.hash, game.id, game.cards.content)
        table = Table(game, header, stream=random_name(STREAM_LENGTH))
        await node.store.create_table(header, summary_of(table.around), node.limits.tables)
        self._open[header.table] = OpenTable(table, node, self._forwarding, self._lobby, node.id)
        self._lobby.touch(header.table, [header.host])
        node.metrics.count("tables_founded_total")
        node.log("founded", table=header.table, game=header.game, host=header.host)

    async def open(self, id: str) -> OpenTable:
        """The table of this id; raises NoTable."""
        known = self._open.get(id)
        if known is not None:
            return known
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._load(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _load(self, id: str) -> OpenTable:
        node = self._node
        header = await node.store.header(id)
        if header is None:
            raise NoTable(f"There is no table {id!r}.")
        game = await node.games.of(header, node.store)
        entries = await node.store.entries(id)
        table = await asyncio.to_thread(Table.rebuild, game, header, entries, stream=random_name(STREAM_LENGTH))
        hold = await node.store.hold(id)
        open_table = OpenTable(table, node, self._forwarding, self._lobby, hold.node)
        if open_table.is_held_here:
            await open_table.take_over(hold.since)
        self._open[id] = open_table
        await open_table.catch_up()  # what was stored while it was being built
        node.metrics.count("tables_loaded_total")
        return open_table

    # ---- other nodes ----

    async def carry_out(self, forwarded: ForwardedCommand) -> bool:
        """What another node has passed on. Was it a repetition?"""
        happened: list[bool] = []
        open_table = await self.open(forwarded.table)
        await open_table.do(
            forwarded.command,
            by=forwarded.by,
            client=forwarded.client,
            time=forwarded.time,
            acknowledge=happened.append,
        )
        return happened == [True]

    async def catch_up(self, id: str, number: int) -> None:
        """Another node has stored entries of this table, up to this number."""
        open_table = self.find(id)
        if open_table is not None and open_table.table.number < number:
            await open_table.catch_up()

    async def catch_up_all(self) -> None:
        for open_table in self.all():
            await open_table.catch_up()

    def find(self, id: str) -> OpenTable | None:
        return self._open.get(id)

    def all(self) -> list[OpenTable]:
        return list(self._open.values())

    async def check_holds(self) -> None:
        """After a silence: others may have taken over what this node held."""
        for open_table in self.all():
            hold = await self._node.store.hold(open_table.id)
            if hold.node != self._node.id and open_table.is_held_here:
                open_table.let_go(hold.node)
            elif hold.node == self._node.id and (hold.since is not None or not open_table.is_held_here):
                await open_table.take_over(hold.since)

    async def take_orphans(self, living: list[str]) -> None:
        """Take over tables that no living node holds: those that are open here, and those whose clocks should run."""
        for open_table in self.all():
            if open_table.holder not in living:
                hold = await self._node.store.hold(open_table.id)
                open_table.let_go(hold.node)
                if open_table.is_held_here:
                    self._node.log("taken_over", table=open_table.id)
                    await open_table.take_over(hold.since)
        for id in await self._node.store.orphans():
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
        before = asyncio.get_running_loop().time() - self._node.limits.forget / 1000
        for open_table in self.all():
            open_table.audience.forget_viewers(before)
            if not open_table.is_needed(before):
                open_table.close()
                del self._open[open_table.id]

    def let_go(self, id: str) -> None:
        """What is in the store has changed: load it anew, unless somebody is there who would notice."""
        open_table = self._open.get(id)
        if open_table is not None and not open_table.audience:
            open_table.close()
            del self._open[id]

    async def archive(self) -> int:
        """Close tables at which nothing has happened for a long time."""
        limits, now = self._node.limits, self._node.clock.now()
        idle = [
            *await self._node.store.idle(now - limits.archive_gathering, ["gathering"]),
            *await self._node.store.idle(now - limits.archive_over, ["over"]),
            *await self._node.store.idle(now - limits.archive_playing, ["playing"]),
        ]
        for id in idle:
            try:
                open_table = await self.open(id)
                await open_table.do(Close("archived"))
            except StoreError:
                raise
            except Exception as error:  # a table that can't be rebuilt mustn't keep the others from being archived
                self._node.log.failure("archive", error, table=id)
        return len(idle)

    def close(self) -> None:
        for open_table in self.all():
            open_table.close()
