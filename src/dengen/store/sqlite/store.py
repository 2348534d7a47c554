"""A store in one SQLite file, for one node. Write-ahead log, synchronous=FULL: what is acknowledged survives a power cut."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from dengen.store import rows
from dengen.store.errors import BadStore, StoreUnavailable, TooManyTables
from dengen.store.file_lock import FileLock
from dengen.store.finished_games import FinishedGames
from dengen.store.interface import (
    Guest,
    Lease,
    ListedTable,
    Listener,
    NodeEvent,
    TableStanding,
    TableSummary,
)
from dengen.store.oversight import Oversight
from dengen.store.people import People
from dengen.store.queries import Statement
from dengen.store.ratings import is_rateable, rerated
from dengen.store.sqlite.appends import PREPARED, Append
from dengen.store.sqlite.eraser import erase
from dengen.store.sqlite.schema import CHANGES, SCHEMA, VERSION
from dengen.store.sqlite.sets import SQLiteSets
from dengen.store.sqlite.writer import SQLiteWriter
from dengen.store.stored_tables import StoredTables
from dengen.table.entries import Entry
from dengen.table.header import PersonId, TableHeader
from dengen.table.messages import Stage
from dengen.table.results.bot_ratings import read_ratings_of_levels
from dengen.table.results.results import GameResult

T = TypeVar("T")
PRIVATE = 0o600
LOG_PAGES = 4000  # in the write-ahead log before they are brought home: until then, most are written again
NONE_OF = "id NOT IN (SELECT value FROM json_each(?))"


def close_to_others(path: Path) -> None:
    """Only the server's own user reads and writes it; what SQLite puts beside it gets the same mode."""
    path.touch(PRIVATE)
    for one in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with suppress(FileNotFoundError):
            one.chmod(PRIVATE)


class SQLiteStore(People, FinishedGames, StoredTables):
    nodes = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._node = ""
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._writer: SQLiteWriter
        self._reader = ThreadPoolExecutor(1, "dengen-reader")
        self._reading: sqlite3.Connection
        self.sets = SQLiteSets(self._ask, self._write)
        self._pairing = asyncio.Lock()
        self.oversight = Oversight(self._ask, self._carry_out, self._tell)
        self._listener: Listener = lambda news: None

    async def probe(self) -> None:
        await asyncio.to_thread(self._probe)

    def _probe(self) -> None:
        folder = next(one for one in self.path.absolute().parents if one.exists())
        if not os.access(self.path if self.path.exists() else folder, os.W_OK):
            raise BadStore(f"{self.path} can't be written.", f"{self.path} に書き込めません。")
        if not self.path.exists():
            return
        try:
            with closing(
                sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)
            ) as connection:
                self._must_be_known(connection.execute("PRAGMA user_version").fetchone()[0])
        except sqlite3.Error as error:
            raise BadStore(f"{self.path} can't be used as a store: {error}.") from None

    def _must_be_known(self, version: int) -> None:
        if version > VERSION:
            raise BadStore(
                f"{self.path} was made by a newer dengen (version {version}, this one reads {VERSION}): "
                "update this one, or name another file with --db.",
                f"{self.path} は新しいdengenで作られています（版{version}、ここで読めるのは版{VERSION}まで）。"
                "dengenを更新するか、--db で別のファイルを指定してください。",
            )

    async def open(self, node: str, listener: Listener) -> None:
        self._node = node
        self._listener = listener
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            await asyncio.to_thread(close_to_others, self.path)
            await asyncio.to_thread(self._prepare)
            self._reading = await asyncio.to_thread(self._connect)
        except (sqlite3.Error, OSError) as error:
            self._lock.release()
            said = getattr(error, "strerror", None) or error
            raise BadStore(
                f"{self.path} can't be used for tables ({said}): name another file with --db.",
                f"{self.path} は卓の保存に使えません（{said}）。--db で別のファイルを指定してください。",
            ) from None
        await asyncio.to_thread(read_ratings_of_levels)
        self._writer = SQLiteWriter(self._connect)

    async def visit(self) -> None:
        await self.probe()
        if not self.path.exists():
            raise BadStore(f"There is no store {self.path}.", f"{self.path} というデータベースはありません。")
        self._reading = await asyncio.to_thread(self._connect)
        ((version,),) = await self._ask("PRAGMA user_version")
        if version != VERSION:
            self._reading.close()
            raise BadStore(
                f"{self.path} is of an older version: start the server once.",
                f"{self.path} は古いバージョンのものです。一度サーバーを起動してください。",
            )
        self._writer = SQLiteWriter(self._connect)

    async def close(self) -> None:
        if self._node:
            await self.beat()
        await self._writer.close()
        await self._read(lambda connection: connection.close())
        self._reader.shutdown()
        self._lock.release()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=PREPARED
        )
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
        except sqlite3.Error:  # the file is no database
            connection.close()
            raise
        return connection

    def _prepare(self) -> None:
        connection = self._connect()
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            self._must_be_known(version)
            if version == 0:
                connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT")
            else:
                for step in range(version + 1, VERSION + 1):
                    connection.executescript(f"BEGIN; {CHANGES[step]} PRAGMA user_version = {step}; COMMIT")
        finally:
            connection.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as error:
            raise StoreUnavailable(f"The store can't be read now: {error}.") from error

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.do(work)

    async def _carry_out(self, statements: Sequence[Statement]) -> list[int]:
        return await self._write(lambda connection: [connection.execute(*one).rowcount for one in statements])

    async def _tell(self, news: NodeEvent) -> None:
        """The server hears of it with its next beat."""
        await self._carry_out([("INSERT INTO news (body) VALUES (?)", (rows.text(news),))])

    # ---- people ----

    async def end_sessions(self, person: PersonId, ids: Sequence[str]) -> None:
        ended = [(person, id) for id in ids]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("DELETE FROM session WHERE person = ? AND id = ?", ended)
            connection.executemany("DELETE FROM push WHERE person = ? AND session = ?", ended)

        await self._write(work)

    async def use_device_code(self, secret: str, now: int) -> Guest | None:
        query = "DELETE FROM pass WHERE secret = ? AND until >= ? RETURNING person"

        def work(connection: sqlite3.Connection) -> Guest | None:
            taken = connection.execute(query, (secret, now)).fetchall()
            if not taken:
                return None
            return Guest(*connection.execute("SELECT * FROM guest WHERE person = ?", taken[0]).fetchone())

        return await self._write(work)

    async def erase(self, person: PersonId) -> None:
        await self._write(lambda connection: erase(connection, person))

    # ---- games that are over ----

    async def renderings_due(self, limit: int = 20) -> list[tuple[str, int]]:
        return [(id, number) for id, number in await self._ask("SELECT id, number FROM film_due LIMIT ?", limit)]

    # ---- tables ----

    async def create_table(self, header: TableHeader, summary: TableSummary, limit: int) -> None:
        row = (
            header.table, header.host, header.game, rows.text(header), rows.text(summary),
            summary.stage, rows.is_open(header, summary), rows.is_timed(header), header.time, self._node,
        )  # fmt: skip

        def work(connection: sqlite3.Connection) -> None:
            count = "SELECT count(*) FROM founding WHERE host = ? AND stage <> 'closed'"
            if connection.execute(count, (header.host,)).fetchone()[0] >= limit:
                raise TooManyTables(f"You already have {limit} tables; close one first.")
            connection.execute("INSERT INTO founding VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '{}', 0)", row)
            seat_people(connection, header.table, summary)

        await self._write(work)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary | None = None,
        standing: TableStanding | None = None,
        result: GameResult | None = None,
        over: int = 0,
    ) -> None:
        stands = rows.text(standing) if standing is not None else None
        bodies = [(table, entry.number, rows.text(entry)) for entry in entries]
        touched = max(entry.time for entry in entries)
        talked = rows.remarks(table, entries)

        def write_more(connection: sqlite3.Connection) -> None:
            if talked:
                connection.executemany("INSERT OR IGNORE INTO remark VALUES (?, ?)", talked)
            if summary is not None:
                show(connection, table, summary)
            if result is not None:
                keep(connection, result)
            if over:
                connection.execute("INSERT OR IGNORE INTO film_due VALUES (?, ?)", (table, over))

        has_more = talked or summary is not None or result is not None or over
        await self._write(Append(table, bodies, touched, stands, write_more if has_more else None))

    async def open_tables(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding WHERE open AND NOT hidden AND node = ? AND (? = '' OR game = ?)
            ORDER BY touched DESC LIMIT ?"""
        return rows.joinable(await self._ask(query, self._node, game, game, rows.LOOKED_AT), limit)

    async def tables_in_play(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding WHERE stage = 'playing' AND NOT hidden AND node = ? AND (? = '' OR game = ?)
            ORDER BY touched DESC LIMIT ?"""
        return rows.watchable(await self._ask(query, self._node, game, game, rows.LOOKED_AT), limit)

    @asynccontextmanager
    async def pairing(self, game: str) -> AsyncIterator[None]:
        async with self._pairing:
            yield

    async def idle(self, before: int, stages: Sequence[Stage], limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        marks = ", ".join("?" * len(stages))
        query = f"""
            SELECT id FROM founding WHERE stage IN ({marks}) AND touched < ? AND {NONE_OF}
            ORDER BY touched LIMIT ?"""
        return [id for (id,) in await self._ask(query, *stages, before, rows.text(list(but)), limit)]

    # ---- nodes: there is only this one ----

    async def beat(self, state: str = "") -> int:
        now = time.time_ns() // 1_000_000
        query = """
            INSERT INTO node (id, seen, state) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen), state = excluded.state"""

        def work(connection: sqlite3.Connection) -> list[NodeEvent]:
            connection.execute(query, (self._node, now, state))
            told = connection.execute("SELECT body FROM news ORDER BY number").fetchall()
            connection.execute("DELETE FROM news")
            return [rows.news(body) for (body,) in told]

        for news in await self._write(work):
            self._listener(news)
        return now

    async def take_lease(self, table: str) -> Lease:
        query = (
            "SELECT founding.node, seen FROM founding LEFT JOIN node ON node.id = founding.node WHERE founding.id = ?"
        )

        def work(connection: sqlite3.Connection) -> Lease:
            holder, seen = connection.execute(query, (table,)).fetchone()
            if holder == self._node:
                return Lease(self._node)
            connection.execute("UPDATE founding SET node = ? WHERE id = ?", (self._node, table))
            return Lease(self._node, seen if seen is not None else 0)

        return await self._write(work)

    async def lease_holder(self, table: str) -> str:
        return self._node

    async def leave(self, heirs: Mapping[str, Sequence[str]] = {}) -> None:
        await self.beat()

    async def orphans(self, limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        query = f"SELECT id FROM founding WHERE stage = 'playing' AND timed AND node <> ? AND {NONE_OF} LIMIT ?"
        return [id for (id,) in await self._ask(query, self._node, rows.text(list(but)), limit)]

    async def hand_over(self, table: str, node: str) -> bool:
        return False

    async def held(self, limit: int = 10_000) -> list[str]:
        query = "SELECT id FROM founding WHERE stage = 'playing' AND timed AND node = ? LIMIT ?"
        return [id for (id,) in await self._ask(query, self._node, limit)]

    async def living(self) -> list[str]:
        return [self._node]

    async def send(self, node: str, body: Any) -> None:
        raise StoreUnavailable(f"There is no node {node!r}.")


def show(connection: sqlite3.Connection, table: str, summary: TableSummary) -> None:
    (body,) = connection.execute("SELECT body FROM founding WHERE id = ?", (table,)).fetchone()
    is_open = rows.is_open(rows.header(body), summary)
    query = "UPDATE founding SET summary = ?, stage = ?, open = ? WHERE id = ?"
    connection.execute(query, (rows.text(summary), summary.stage, is_open, table))
    connection.execute("DELETE FROM sitter WHERE id = ?", (table,))
    seat_people(connection, table, summary)


def seat_people(connection: sqlite3.Connection, table: str, summary: TableSummary) -> None:
    connection.executemany("INSERT OR IGNORE INTO sitter VALUES (?, ?)", [(person, table) for person in summary.people])


def keep(connection: sqlite3.Connection, result: GameResult) -> None:
    """A result, once, and what it does to ratings."""
    key = (result.table, result.number)
    if connection.execute("SELECT 1 FROM result WHERE id = ? AND number = ?", key).fetchone():
        return
    if is_rateable(result):
        query = f"SELECT {rows.RATING} FROM rating WHERE person = ? AND game = ?"
        found = [connection.execute(query, (person, result.game)).fetchone() for person in result.people]
        result, changed = rerated(result, {row[0]: rows.rating(row) for row in found if row})
        ratings = [rows.rating_row(one) for one in changed]
        connection.executemany("INSERT OR REPLACE INTO rating VALUES (?, ?, ?, ?, ?, ?, ?)", ratings)
    connection.execute("INSERT INTO result VALUES (?, ?, ?)", (*key, rows.text(result)))
    connection.executemany("INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows.place_rows(result))
