"""A store in PostgreSQL, for one node or several. Nodes hear of each other by LISTEN/NOTIFY: nothing else has to be run,
and a notification comes exactly when its transaction is committed."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from dengen.store import rows
from dengen.store.errors import BadStore, StoreError, StoreUnavailable, TooManyTables
from dengen.store.finished_games import FinishedGames
from dengen.store.interface import (
    ENDED,
    HANDED,
    LEFT,
    MESSAGE,
    SILENCE,
    Guest,
    Lease,
    ListedTable,
    Listener,
    NodeEvent,
    TableStanding,
    TableSummary,
)
from dengen.store.oversight import OPERATOR, Oversight
from dengen.store.people import People
from dengen.store.postgres.eraser import erase
from dengen.store.postgres.notifications import CHANNEL, Notifications
from dengen.store.postgres.schema import CHANGES, NOW, SCHEMA, VERSION
from dengen.store.postgres.sets import PostgresSets
from dengen.store.postgres.timeouts import Timeouts
from dengen.store.postgres.writer import PostgresWriter
from dengen.store.queries import Statement, numbered
from dengen.store.stored_tables import StoredTables
from dengen.table.entries import Entry
from dengen.table.header import PersonId, TableHeader
from dengen.table.messages import Stage
from dengen.table.results.bot_ratings import read_ratings_of_levels
from dengen.table.results.results import GameResult

PooledConnection = Any  # asyncpg's pool hands out proxies
CONNECTIONS = 8
PATIENCE = 10.0  # seconds for one command
LONGEST_MESSAGE = 7_900  # bytes: PostgreSQL's notifications take 8000
TABLES_TOLD = 500  # in one of them
LIVES = f"(NOT gone AND seen > {NOW} - {SILENCE})"
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


def must_be_known(version: int) -> None:
    if version > VERSION:
        raise BadStore(f"The store was made by a newer dengen (version {version}, this one reads {VERSION}).")


class PostgresStore(People, FinishedGames, StoredTables):
    nodes = True

    def __init__(self, address: str, timeouts: Timeouts = Timeouts()) -> None:  # noqa: B008 (it never changes)
        self._address = address
        self._timeouts = timeouts
        self._node = ""
        self._pool: Any = None
        self._pairing = asyncio.Lock()  # so that those who wait for their turn don't take all connections
        self._writer: PostgresWriter
        self._notifications: Notifications
        self.sets = PostgresSets(self._rows, self._transaction)
        self.oversight = Oversight(self._ask, self._carry_out, self._tell)

    async def probe(self) -> None:
        try:
            connection = await asyncpg.connect(self._address, timeout=PATIENCE)
            try:
                if await connection.fetchval("SELECT to_regclass('dengen')") is not None:
                    must_be_known(await connection.fetchval("SELECT version FROM dengen"))
            finally:
                await connection.close()
        except (*FAILURES, ValueError) as error:
            raise BadStore(f"The PostgreSQL store can't be opened: {error}.") from None

    async def open(self, node: str, listener: Listener) -> None:
        self._node = node
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                server_settings=self._timeouts.settings,
            )
            await self._prepare()
        except (*FAILURES, ValueError) as error:
            raise BadStore(f"The PostgreSQL store can't be opened: {error}.") from None
        await asyncio.to_thread(read_ratings_of_levels)
        self._writer = PostgresWriter(self._transaction, node)
        self._notifications = Notifications(self._address, node, listener)
        await self._notifications.open()
        await self.beat()

    async def visit(self) -> None:
        await self.probe()
        self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=2, command_timeout=PATIENCE)
        if await self._pool.fetchval("SELECT to_regclass('dengen')") is None:
            raise BadStore("There are no tables in this database yet.", "このデータベースにはまだ卓がありません。")
        if await self._pool.fetchval("SELECT version FROM dengen") != VERSION:
            raise BadStore(
                "The store is of an older version: start the server once.",
                "データベースが古いバージョンのものです。一度サーバーを起動してください。",
            )
        self._writer = PostgresWriter(self._transaction, OPERATOR)

    async def close(self) -> None:
        if not self._node:
            await self._pool.close()
            return
        await self._notifications.close()
        try:
            await self.leave()
            await self._pool.close()
        except StoreUnavailable:
            self._pool.terminate()

    async def _prepare(self) -> None:
        async with self._transaction() as connection:
            await connection.execute(
                "SET LOCAL lock_timeout = 0"
            )  # the first of several that start may have much to do
            await connection.execute("SET LOCAL statement_timeout = 0")
            await connection.execute("SELECT pg_advisory_xact_lock(7364)")
            if await connection.fetchval("SELECT to_regclass('dengen')") is None:
                await connection.execute(SCHEMA)
            version = await connection.fetchval("SELECT version FROM dengen")
            must_be_known(version)
            for step in range(version + 1, VERSION + 1):
                await connection.execute(CHANGES[step])
            await connection.execute("UPDATE dengen SET version = $1", VERSION)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[PooledConnection]:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                yield connection
        except StoreError:
            raise
        except FAILURES as error:
            raise StoreUnavailable(f"Nothing can be stored now: {error or type(error).__name__}.") from error

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL's text has no such character, so nothing of that name is there
        return await self._fetch(query, *values)

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        try:
            found: list[Any] = await self._pool.fetch(query, *values)
            return found
        except FAILURES as error:
            raise StoreUnavailable(f"The store can't be read now: {error or type(error).__name__}.") from error

    async def _run(self, query: str, *values: Any) -> None:
        await self._fetch(query, *values)

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        return [tuple(row) for row in await self._rows(numbered(query), *values)]

    async def _carry_out(self, statements: Sequence[Statement]) -> list[int]:
        async with self._transaction() as connection:
            done = [await connection.execute(numbered(query), *values) for query, values in statements]
        return [int(status.split()[-1]) for status in done]

    async def _tell(self, news: NodeEvent) -> None:
        await self._run("SELECT pg_notify($1, $2)", CHANNEL, rows.text(news))

    # ---- people ----

    async def end_sessions(self, person: PersonId, ids: Sequence[str]) -> None:
        async with self._transaction() as connection:
            await connection.execute("DELETE FROM session WHERE person = $1 AND id = ANY($2)", person, list(ids))
            await connection.execute("DELETE FROM push WHERE person = $1 AND session = ANY($2)", person, list(ids))
            news = rows.text(NodeEvent(ENDED, self._node, body=list(ids)))
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)

    async def use_device_code(self, secret: str, now: int) -> Guest | None:
        query = """
            WITH taken AS (DELETE FROM pass WHERE secret = $1 AND until >= $2 RETURNING person)
            SELECT guest.* FROM guest JOIN taken ON guest.person = taken.person"""
        found = await self._rows(query, secret, now)
        return Guest(*found[0]) if found else None

    async def erase(self, person: PersonId) -> None:
        async with self._transaction() as connection:
            await erase(connection, person)

    # ---- games that are over ----

    async def renderings_due(self, limit: int = 20) -> list[tuple[str, int]]:
        query = f"""
            SELECT film_due.id, film_due.number FROM film_due JOIN founding USING (id) LEFT JOIN node ON node.id = founding.node
            WHERE founding.node = $1 OR NOT coalesce({LIVES}, false) LIMIT $2"""
        return [(row[0], row[1]) for row in await self._rows(query, self._node, limit)]

    # ---- tables ----

    async def create_table(self, header: TableHeader, summary: TableSummary, limit: int) -> None:
        async with self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", header.host)
            count = "SELECT count(*) FROM founding WHERE host = $1 AND stage <> 'closed'"
            if await connection.fetchval(count, header.host) >= limit:
                raise TooManyTables(f"You already have {limit} tables; close one first.")
            await connection.execute(
                "INSERT INTO founding VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
                header.table, header.host, header.game, rows.text(header), rows.text(summary),
                summary.stage, rows.is_open(header, summary), rows.is_timed(header), header.time, self._node,
            )  # fmt: skip
            sitters = [(person, header.table) for person in summary.people]
            await connection.executemany("INSERT INTO sitter VALUES ($1, $2)", sitters)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary | None = None,
        standing: TableStanding | None = None,
        result: GameResult | None = None,
        over: int = 0,
    ) -> None:
        await self._writer.append(table, entries, summary, standing, result, over)

    async def open_tables(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding JOIN node ON node.id = founding.node AND {LIVES}
            WHERE open AND NOT hidden AND ($1 = '' OR game = $1) ORDER BY touched DESC LIMIT $2"""
        return rows.joinable(await self._rows(query, game, rows.LOOKED_AT), limit)

    async def tables_in_play(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding JOIN node ON node.id = founding.node AND {LIVES}
            WHERE stage = 'playing' AND NOT hidden AND ($1 = '' OR game = $1) ORDER BY touched DESC LIMIT $2"""
        return rows.watchable(await self._rows(query, game, rows.LOOKED_AT), limit)

    @asynccontextmanager
    async def pairing(self, game: str) -> AsyncIterator[None]:
        async with self._pairing, self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", f"pairing {game}")
            yield

    async def idle(self, before: int, stages: Sequence[Stage], limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        query = """
            SELECT id FROM founding WHERE stage = ANY($1) AND touched < $2 AND id <> ALL($4)
            ORDER BY touched LIMIT $3"""
        return [row[0] for row in await self._rows(query, list(stages), before, limit, list(but))]

    # ---- nodes ----

    async def beat(self, state: str = "") -> int:
        query = f"""
            INSERT INTO node (id, seen, state) VALUES ($1, {NOW}, $2)
            ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, gone = false, state = excluded.state
            RETURNING {NOW}"""
        return int((await self._rows(query, self._node, state))[0][0])

    async def take_lease(self, table: str) -> Lease:
        """Waits for a lock only where there is something to take: from that holder, or another node was faster."""
        query = f"""
            SELECT founding.node, node.seen, coalesce({LIVES}, false)
            FROM founding LEFT JOIN node ON node.id = founding.node WHERE founding.id = $1"""
        take = "UPDATE founding SET node = $1 WHERE id = $2 AND node = $3 RETURNING 1"
        while True:
            holder, seen, lives = (await self._fetch(query, table))[0]
            if holder == self._node or lives:
                return Lease(holder)
            if await self._fetch(take, self._node, table, holder):
                return Lease(self._node, seen or 0)

    async def lease_holder(self, table: str) -> str:
        query = f"SELECT founding.node FROM founding JOIN node ON node.id = founding.node AND {LIVES} WHERE founding.id = $1"
        found = await self._rows(query, table)
        return str(found[0][0]) if found else ""

    async def leave(self, heirs: Mapping[str, Sequence[str]] = {}) -> None:
        shares = [
            {heir: tables[first : first + TABLES_TOLD]}
            for heir, tables in heirs.items()
            for first in range(0, len(tables), TABLES_TOLD)
        ]
        async with self._transaction() as connection:
            await connection.execute(f"UPDATE node SET gone = true, state = '', seen = {NOW} WHERE id = $1", self._node)
            for share in shares or [{}]:
                news = rows.text(NodeEvent(LEFT, self._node, body=share))
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)

    async def orphans(self, limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        query = f"""
            SELECT founding.id FROM founding LEFT JOIN node ON node.id = founding.node
            WHERE stage = 'playing' AND timed AND NOT coalesce({LIVES}, false)
            AND founding.id <> ALL($2) LIMIT $1"""
        return [row[0] for row in await self._rows(query, limit, list(but))]

    async def hand_over(self, table: str, node: str) -> bool:
        async with self._transaction() as connection:
            query = "UPDATE founding SET node = $1 WHERE id = $2 AND node = $3 RETURNING id"
            if await connection.fetchval(query, node, table, self._node) is None:
                return False
            news = rows.text(NodeEvent(HANDED, self._node, table, body=node))
            await connection.execute(f"SELECT pg_notify('{CHANNEL}', $1)", news)
        return True

    async def held(self, limit: int = 10_000) -> list[str]:
        query = "SELECT id FROM founding WHERE stage = 'playing' AND timed AND node = $1 LIMIT $2"
        return [row[0] for row in await self._rows(query, self._node, limit)]

    async def living(self) -> list[str]:
        return [row[0] for row in await self._rows(f"SELECT id FROM node WHERE {LIVES}")]

    async def send(self, node: str, body: Any) -> None:
        message = rows.text(NodeEvent(MESSAGE, self._node, body=body))
        if len(message.encode()) > LONGEST_MESSAGE:
            raise StoreUnavailable("That is too long to be passed on to another node.")
        await self._run("SELECT pg_notify($1, $2)", f"{CHANNEL}_{node}", message)
