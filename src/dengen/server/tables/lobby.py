"""Who looks at the lists of tables, and is told when they change.

However many look and however much happens, the store is asked for the tables of all once in a while, and for somebody's own
only when something has happened at one of them.
"""

import asyncio
from collections.abc import Iterable

import msgspec

from dengen.server.node import Node
from dengen.server.protocol.lists import in_order, own_info, public_info
from dengen.server.protocol.wire import LobbyTables, YourTables
from dengen.server.tables.connection import Connection
from dengen.store import StoreError
from dengen.table.header import PersonId

WATCHED = 20  # games that are shown to watch


class Lobby:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._shown: dict[Connection, bytes] = {}  # who looks, and what tables of his own each was last shown
        self._theirs: dict[Connection, set[str]] = {}
        self._all = b""  # what everybody was last shown
        self._tables: set[str] = set()  # where something has happened since
        self._people: set[PersonId] = set()
        self._stirred = asyncio.Event()

    def __len__(self) -> int:
        return len(self._shown)

    def touch(self, table: str, people: Iterable[PersonId]) -> None:
        """Something has happened at this table, where these sit."""
        if self._shown:
            self._tables.add(table)
            self._people.update(people)
            self._stirred.set()

    def touch_all(self) -> None:
        """Nobody knows where something has happened."""
        for tables in self._theirs.values():
            self._tables |= tables
        self._stirred.set()

    async def enter(self, connection: Connection) -> None:
        """From now on this connection is told; first, all there is."""
        body = await self._listing()
        self._shown[connection], self._theirs[connection] = b"", set()
        connection.send(body)
        await self._show_own(connection)

    def leave(self, connection: Connection) -> None:
        self._shown.pop(connection, None)
        self._theirs.pop(connection, None)

    async def run(self) -> None:
        """For as long as the node runs."""
        while True:
            await self._stirred.wait()
            await asyncio.sleep(self._node.limits.lobby / 1000)
            self._stirred.clear()
            tables, self._tables = self._tables, set()
            people, self._people = self._people, set()
            try:
                await self._show_all()
                for connection in list(self._shown):
                    if connection.person in people or self._theirs.get(connection, set()) & tables:
                        await self._show_own(connection)
            except StoreError as error:
                self._node.log.failure("lobby", error)
                self._stirred.set()  # once it can be read again
                self._tables |= tables
                self._people |= people

    async def _listing(self) -> bytes:
        store = self._node.store
        gathering = in_order(public_info(listed) for listed in await store.open_tables())
        playing = in_order(public_info(listed) for listed in await store.tables_in_play(limit=WATCHED))
        return msgspec.json.encode(LobbyTables(open=gathering, playing=playing))

    async def _show_all(self) -> None:
        body = await self._listing()
        if body != self._all:
            self._all = body
            for connection in self._shown:
                connection.send(body)

    async def _show_own(self, connection: Connection) -> None:
        if not connection.person:
            return
        listed = await self._node.store.games_of(connection.person)
        tables = in_order(own_info(one, connection.person) for one in listed if one.summary.stage != "closed")
        body = msgspec.json.encode(YourTables(tables=tables))
        if connection in self._shown and self._shown[connection] != body:
            self._shown[connection] = body
            self._theirs[connection] = {table.table for table in tables}
            connection.send(body)
