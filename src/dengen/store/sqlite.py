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

import msgspec
from msgspec.structs import astuple

from dengen.store import rows
from dengen.store.errors import BadStore, StoreUnavailable, TooManyTables
from dengen.store.interface import (
    LATEST,
    Encounter,
    Guest,
    Hold,
    ListedTable,
    Listener,
    News,
    Pass,
    PushAddress,
    RatingOf,
    Session,
    TableStanding,
    TableSummary,
    Tally,
)
from dengen.store.lock import FileLock
from dengen.store.oversight import Oversight, Statement
from dengen.store.ratings import is_rateable, rerated
from dengen.store.sqlite_appends import PREPARED, Append
from dengen.store.sqlite_sets import SCHEMA as SETS
from dengen.store.sqlite_sets import SQLiteSets
from dengen.store.sqlite_writer import SQLiteWriter
from dengen.table.entries import Entry
from dengen.table.glicko import SURE
from dengen.table.header import PersonId, TableHeader
from dengen.table.messages import Stage
from dengen.table.results import GameResult

T = TypeVar("T")
VERSION = 7
PRIVATE = 0o600
LOG_PAGES = 4000  # in the write-ahead log before they are brought home: until then, most are written again
NONE_OF = "id NOT IN (SELECT value FROM json_each(?))"
SESSIONS = """
CREATE TABLE session (
    secret TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT NOT NULL, device TEXT NOT NULL, began INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX session_person ON session (person);
CREATE TABLE pass (person TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, until INTEGER NOT NULL) WITHOUT ROWID;
"""
RESULTS = """
CREATE TABLE result (id TEXT, number INTEGER, body TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE place (
    person TEXT, id TEXT, number INTEGER, game TEXT NOT NULL, time INTEGER NOT NULL, rank INTEGER NOT NULL,
    share REAL NOT NULL, rated INTEGER NOT NULL, PRIMARY KEY (person, id, number)
) WITHOUT ROWID;
CREATE INDEX place_time ON place (person, time);
CREATE INDEX place_result ON place (id, number);
CREATE TABLE rating (
    person TEXT, game TEXT, value REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL,
    games INTEGER NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE INDEX rating_value ON rating (game, value);
CREATE TABLE analysis (id TEXT, number INTEGER, body TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
"""
TALK = """
CREATE TABLE push (
    session TEXT PRIMARY KEY, person TEXT NOT NULL, endpoint TEXT NOT NULL UNIQUE, p256dh TEXT NOT NULL,
    auth TEXT NOT NULL, lang TEXT NOT NULL, time INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX push_person ON push (person);
CREATE TABLE remark (person TEXT, id TEXT, PRIMARY KEY (person, id)) WITHOUT ROWID;
"""
FILMS = """
CREATE TABLE film (id TEXT, number INTEGER, body BLOB NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE film_due (id TEXT, number INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;
"""
OVERSIGHT = """
CREATE TABLE ban (what TEXT PRIMARY KEY, reason TEXT NOT NULL, time INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE news (number INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL);
ALTER TABLE founding ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE node ADD COLUMN state TEXT NOT NULL DEFAULT '';
"""
SCHEMA = f"""
CREATE TABLE guest (person TEXT PRIMARY KEY, name TEXT NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID;
{SESSIONS}
CREATE TABLE card_set (hash TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE founding (
    id TEXT PRIMARY KEY, host TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL, summary TEXT NOT NULL,
    stage TEXT NOT NULL, open INTEGER NOT NULL, timed INTEGER NOT NULL, touched INTEGER NOT NULL, node TEXT NOT NULL DEFAULT '',
    standing TEXT NOT NULL DEFAULT '{{}}'
) WITHOUT ROWID;
CREATE INDEX founding_open ON founding (touched) WHERE open;
CREATE INDEX founding_host ON founding (host, stage);
CREATE INDEX founding_stage ON founding (stage, touched);
CREATE TABLE sitter (
    person TEXT, id TEXT, PRIMARY KEY (person, id)
) WITHOUT ROWID;
CREATE INDEX sitter_table ON sitter (id);
CREATE TABLE entry (
    id TEXT, number INTEGER, body TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE node (id TEXT PRIMARY KEY, seen INTEGER NOT NULL) WITHOUT ROWID;
{RESULTS}
{TALK}
{SETS}
{FILMS}
{OVERSIGHT}
"""
# From the version before to this one
CHANGES = {
    2: f"""
{SESSIONS}
INSERT INTO session SELECT secret, lower(hex(randomblob(6))), person, '', time, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM guest;
CREATE TABLE known (person TEXT PRIMARY KEY, name TEXT NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO known SELECT person, name, time FROM guest;
DROP TABLE guest;
ALTER TABLE known RENAME TO guest;
ALTER TABLE founding ADD COLUMN standing TEXT NOT NULL DEFAULT '{{}}';
""",
    3: RESULTS,
    4: TALK,
    5: SETS,
    6: f"{FILMS} INSERT INTO film_due SELECT id, number FROM result;",
    7: OVERSIGHT,
}


def close_to_others(path: Path) -> None:
    """Only the server's own user reads and writes it; what SQLite puts beside it gets the same mode."""
    path.touch(PRIVATE)
    for one in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with suppress(FileNotFoundError):
            one.chmod(PRIVATE)


class SQLiteStore:
    nodes = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._node = ""
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._writer: SQLiteWriter
        self._reader = ThreadPoolExecutor(1, "dengen-reader")
        self._reading: sqlite3.Connection
        self.sets = SQLiteSets(self._rows, self._write)
        self._pairing = asyncio.Lock()
        self.oversight = Oversight(self._rows, self._run, self._tell)
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
        self._writer = SQLiteWriter(self._connect)

    async def visit(self) -> None:
        await self.probe()
        if not self.path.exists():
            raise BadStore(f"There is no store {self.path}.", f"{self.path} というデータベースはありません。")
        self._reading = await asyncio.to_thread(self._connect)
        ((version,),) = await self._rows("PRAGMA user_version")
        if version != VERSION:
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
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
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

    async def _rows(self, query: str, *values: Any) -> list[Any]:
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._writer.do(work)

    async def _run(self, statements: Sequence[Statement]) -> list[int]:
        return await self._write(lambda connection: [connection.execute(*one).rowcount for one in statements])

    async def _tell(self, news: News) -> None:
        """The server hears of it with its next beat."""
        await self._run([("INSERT INTO news (body) VALUES (?)", (rows.text(news),))])

    # ---- people ----

    async def add_guest(self, guest: Guest, session: Session) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO guest VALUES (?, ?, ?)", astuple(guest))
            connection.execute("INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)", astuple(session))

        await self._write(work)

    async def guest(self, secret: str) -> tuple[Guest, Session] | None:
        query = "SELECT guest.*, session.* FROM session JOIN guest ON guest.person = session.person WHERE secret = ?"
        found = await self._rows(query, secret)
        return (Guest(*found[0][:3]), Session(*found[0][3:])) if found else None

    async def rename(self, person: PersonId, name: str) -> None:
        query = "UPDATE guest SET name = ? WHERE person = ?"
        await self._write(lambda connection: connection.execute(query, (name, person)))

    async def add_session(self, session: Session) -> None:
        query = "INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)"
        await self._write(lambda connection: connection.execute(query, astuple(session)))

    async def see(self, secret: str, time: int) -> None:
        query = "UPDATE session SET seen = ? WHERE secret = ?"
        await self._write(lambda connection: connection.execute(query, (time, secret)))

    async def sessions(self, person: PersonId) -> list[Session]:
        query = "SELECT * FROM session WHERE person = ? ORDER BY seen DESC, began DESC"
        return [Session(*row) for row in await self._rows(query, person)]

    async def end_sessions(self, person: PersonId, ids: Sequence[str]) -> None:
        ended = [(person, id) for id in ids]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("DELETE FROM session WHERE person = ? AND id = ?", ended)
            connection.executemany("DELETE FROM push WHERE person = ? AND session = ?", ended)

        await self._write(work)

    async def forget_sessions(self, before: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM session WHERE seen < ?", (before,))
            connection.execute("DELETE FROM push WHERE session NOT IN (SELECT id FROM session)")
            connection.execute("DELETE FROM pass WHERE until < ?", (before,))

        await self._write(work)

    async def give_pass(self, given: Pass) -> None:
        query = "INSERT OR REPLACE INTO pass (person, secret, until) VALUES (?, ?, ?)"
        row = (given.person, given.secret, given.until)
        await self._write(lambda connection: connection.execute(query, row))

    async def take_pass(self, secret: str, now: int) -> Guest | None:
        query = "DELETE FROM pass WHERE secret = ? AND until >= ? RETURNING person"

        def work(connection: sqlite3.Connection) -> Guest | None:
            taken = connection.execute(query, (secret, now)).fetchall()
            if not taken:
                return None
            return Guest(*connection.execute("SELECT * FROM guest WHERE person = ?", taken[0]).fetchone())

        return await self._write(work)

    async def withdraw_pass(self, person: PersonId) -> None:
        await self._write(lambda connection: connection.execute("DELETE FROM pass WHERE person = ?", (person,)))

    async def add_push_address(self, address: PushAddress, limit: int) -> None:
        others = "SELECT session FROM push WHERE person = ? ORDER BY time DESC LIMIT -1 OFFSET ?"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO push VALUES (?, ?, ?, ?, ?, ?, ?)", astuple(address))
            connection.execute(f"DELETE FROM push WHERE session IN ({others})", (address.person, limit))

        await self._write(work)

    async def push_addresses(self, person: PersonId) -> list[PushAddress]:
        query = "SELECT * FROM push WHERE person = ? ORDER BY time DESC"
        return [PushAddress(*row) for row in await self._rows(query, person)]

    async def drop_push_address(self, endpoint: str) -> None:
        await self._write(lambda connection: connection.execute("DELETE FROM push WHERE endpoint = ?", (endpoint,)))

    async def guest_by_id(self, person: PersonId) -> Guest | None:
        found = await self._rows("SELECT person, name, time FROM guest WHERE person = ?", person)
        return Guest(*found[0]) if found else None

    async def erase(self, person: PersonId) -> None:
        await self._write(lambda connection: erase(connection, person))

    # ---- games that are over ----

    async def results_of(self, person: PersonId, before: int = LATEST, limit: int = 50) -> list[GameResult]:
        query = """
            SELECT body FROM place JOIN result USING (id, number) WHERE person = ? AND time < ?
            ORDER BY time DESC, number DESC LIMIT ?"""
        return [rows.result(body) for (body,) in await self._rows(query, person, before, limit)]

    async def result(self, table: str, game: int) -> GameResult | None:
        found = await self._rows("SELECT body FROM result WHERE id = ? AND number = ?", table, game)
        return rows.result(found[0][0]) if found else None

    async def results_after(self, table: str, game: int, limit: int = 100) -> list[GameResult]:
        query = "SELECT body FROM result WHERE (id, number) > (?, ?) ORDER BY id, number LIMIT ?"
        return [rows.result(body) for (body,) in await self._rows(query, table, game, limit)]

    async def tallies_of(self, person: PersonId) -> list[Tally]:
        query = f"SELECT {rows.TALLY} FROM place WHERE person = ? GROUP BY game ORDER BY game"
        return [rows.tally(row) for row in await self._rows(query, person)]

    async def encounters_of(self, person: PersonId, limit: int = 20) -> list[Encounter]:
        query = f"""
            SELECT {rows.ENCOUNTER} FROM place AS own
            JOIN place AS other ON other.id = own.id AND other.number = own.number AND other.person <> own.person
            JOIN guest ON guest.person = other.person
            WHERE own.person = ? GROUP BY other.person, guest.name ORDER BY count(*) DESC, other.person LIMIT ?"""
        return [rows.encounter(row) for row in await self._rows(query, person, limit)]

    async def ratings_of(self, person: PersonId) -> list[RatingOf]:
        query = f"SELECT {rows.RATING} FROM rating WHERE person = ? ORDER BY game"
        return [rows.rating(row) for row in await self._rows(query, person)]

    async def best(self, game: str, limit: int = 20) -> list[RatingOf]:
        query = f"SELECT {rows.RATING} FROM rating WHERE game = ? AND deviation <= ? ORDER BY value DESC LIMIT ?"
        return [rows.rating(row) for row in await self._rows(query, game, SURE, limit)]

    async def keep_analysis(self, table: str, game: int, body: str) -> None:
        query = "INSERT INTO analysis VALUES (?, ?, ?) ON CONFLICT (id, number) DO UPDATE SET body = excluded.body"
        await self._write(lambda connection: connection.execute(query, (table, game, body)))

    async def analysis(self, table: str, game: int) -> str | None:
        found = await self._rows("SELECT body FROM analysis WHERE id = ? AND number = ?", table, game)
        return found[0][0] if found else None

    async def films_due(self, limit: int = 20) -> list[tuple[str, int]]:
        return [(id, number) for id, number in await self._rows("SELECT id, number FROM film_due LIMIT ?", limit)]

    async def keep_film(self, table: str, game: int, body: bytes | None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM film_due WHERE id = ? AND number = ?", (table, game))
            if body is not None:
                connection.execute("INSERT OR IGNORE INTO film VALUES (?, ?, ?)", (table, game, body))

        await self._write(work)

    async def film(self, table: str, game: int) -> bytes | None:
        found = await self._rows("SELECT body FROM film WHERE id = ? AND number = ?", table, game)
        return found[0][0] if found else None

    # ---- card sets ----

    async def add_cards(self, hash: str, game: str, content: dict[str, Any]) -> None:
        row = (hash, game, rows.text(content))
        await self._write(lambda connection: connection.execute("INSERT OR IGNORE INTO card_set VALUES (?, ?, ?)", row))

    async def cards(self, hash: str) -> dict[str, Any] | None:
        found = await self._rows("SELECT content FROM card_set WHERE hash = ?", hash)
        return msgspec.json.decode(found[0][0], type=dict[str, Any]) if found else None

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

    async def header(self, table: str) -> TableHeader | None:
        found = await self._rows("SELECT body FROM founding WHERE id = ?", table)
        return rows.header(found[0][0]) if found else None

    async def listed(self, table: str) -> ListedTable | None:
        found = await self._rows(f"SELECT {rows.LISTED} FROM founding WHERE id = ?", table)
        return rows.listed(found[0]) if found else None

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

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT body FROM entry WHERE id = ? AND number > ? ORDER BY number"
        return [rows.entry(body) for (body,) in await self._rows(query, table, after)]

    async def open_tables(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding WHERE open AND NOT hidden AND node = ? AND (? = '' OR game = ?)
            ORDER BY touched DESC LIMIT ?"""
        return rows.joinable(await self._rows(query, self._node, game, game, rows.LOOKED_AT), limit)

    async def tables_in_play(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding WHERE stage = 'playing' AND NOT hidden AND node = ? AND (? = '' OR game = ?)
            ORDER BY touched DESC LIMIT ?"""
        return rows.watchable(await self._rows(query, self._node, game, game, rows.LOOKED_AT), limit)

    async def tables_of(self, person: PersonId, limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding
            WHERE id IN (SELECT id FROM sitter WHERE person = ? UNION SELECT id FROM founding WHERE host = ?)
            ORDER BY touched DESC LIMIT ?"""
        return [rows.listed(row) for row in await self._rows(query, person, person, limit)]

    @asynccontextmanager
    async def pairing(self, game: str) -> AsyncIterator[None]:
        async with self._pairing:
            yield

    async def quick_tables(self, game: str, since: int) -> list[ListedTable]:
        query = f"SELECT {rows.LISTED} FROM founding WHERE open AND game = ? AND touched >= ? ORDER BY touched"
        found = [rows.listed(row) for row in await self._rows(query, game, since)]
        return [table for table in found if rows.is_quick(table, since)]

    async def remarked_at(self, person: PersonId) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM remark WHERE person = ? ORDER BY id", person)]

    async def idle(self, before: int, stages: Sequence[Stage], limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        marks = ", ".join("?" * len(stages))
        query = f"""
            SELECT id FROM founding WHERE stage IN ({marks}) AND touched < ? AND {NONE_OF}
            ORDER BY touched LIMIT ?"""
        return [id for (id,) in await self._rows(query, *stages, before, rows.text(list(but)), limit)]

    # ---- nodes: there is only this one ----

    async def beat(self, state: str = "") -> int:
        now = time.time_ns() // 1_000_000
        query = """
            INSERT INTO node (id, seen, state) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen), state = excluded.state"""

        def work(connection: sqlite3.Connection) -> list[News]:
            connection.execute(query, (self._node, now, state))
            told = connection.execute("SELECT body FROM news ORDER BY number").fetchall()
            connection.execute("DELETE FROM news")
            return [rows.news(body) for (body,) in told]

        for news in await self._write(work):
            self._listener(news)
        return now

    async def hold(self, table: str) -> Hold:
        query = (
            "SELECT founding.node, seen FROM founding LEFT JOIN node ON node.id = founding.node WHERE founding.id = ?"
        )

        def work(connection: sqlite3.Connection) -> Hold:
            holder, seen = connection.execute(query, (table,)).fetchone()
            if holder == self._node:
                return Hold(self._node)
            connection.execute("UPDATE founding SET node = ? WHERE id = ?", (self._node, table))
            return Hold(self._node, seen if seen is not None else 0)

        return await self._write(work)

    async def holder(self, table: str) -> str:
        return self._node

    async def leave(self, heirs: Mapping[str, Sequence[str]] = {}) -> None:
        await self.beat()

    async def orphans(self, limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        query = f"SELECT id FROM founding WHERE stage = 'playing' AND timed AND node <> ? AND {NONE_OF} LIMIT ?"
        return [id for (id,) in await self._rows(query, self._node, rows.text(list(but)), limit)]

    async def hand_over(self, table: str, node: str) -> bool:
        return False

    async def held(self, limit: int = 10_000) -> list[str]:
        query = "SELECT id FROM founding WHERE stage = 'playing' AND timed AND node = ? LIMIT ?"
        return [id for (id,) in await self._rows(query, self._node, limit)]

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


def erase(connection: sqlite3.Connection, person: PersonId) -> None:
    results = "SELECT id, number, body FROM place JOIN result USING (id, number) WHERE person = ?"
    for id, number, body in connection.execute(results, (person,)).fetchall():
        changed = rows.text(rows.result(body).without(person))
        connection.execute("UPDATE result SET body = ? WHERE id = ? AND number = ?", (changed, id, number))
    # Where somebody once sat, others may sit now: the entries alone tell
    tables = "SELECT DISTINCT id FROM entry WHERE instr(body, ?) > 0"
    for (id,) in connection.execute(tables, (f'"{person}"',)).fetchall():
        bodies = connection.execute("SELECT body FROM entry WHERE id = ? ORDER BY number", (id,)).fetchall()
        for entry in rows.anonymous([rows.entry(body) for (body,) in bodies], person):
            query = "UPDATE entry SET body = ? WHERE id = ? AND number = ?"
            connection.execute(query, (rows.text(entry), id, entry.number))
        (summary,) = connection.execute("SELECT summary FROM founding WHERE id = ?", (id,)).fetchone()
        anonymous = rows.anonymous_summary(summary, person)
        connection.execute("UPDATE founding SET summary = ? WHERE id = ?", (anonymous, id))
    for table in rows.ERASED:
        connection.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
