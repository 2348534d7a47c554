"""A store in PostgreSQL, for one node or several. Nodes hear of each other by LISTEN/NOTIFY: nothing else has to be run,
and a notification comes exactly when its transaction is committed."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec
from msgspec.structs import astuple

from dengen.store import rows
from dengen.store.errors import BadStore, StoreError, StoreUnavailable, TooManyTables
from dengen.store.interface import (
    ENDED,
    HANDED,
    LATEST,
    LEFT,
    MESSAGE,
    SILENCE,
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
from dengen.store.notifications import CHANNEL, Notifications
from dengen.store.oversight import OPERATOR, Oversight, Statement, numbered
from dengen.store.postgres_eraser import erase
from dengen.store.postgres_sets import SCHEMA as SETS
from dengen.store.postgres_sets import PostgresSets
from dengen.store.postgres_writer import PostgresWriter
from dengen.store.timeouts import Timeouts
from dengen.table.entries import Entry
from dengen.table.glicko import SURE
from dengen.table.header import PersonId, TableHeader
from dengen.table.messages import Stage
from dengen.table.results import GameResult

PooledConnection = Any  # asyncpg's pool hands out proxies
VERSION = 7
CONNECTIONS = 8
PATIENCE = 10.0  # seconds for one command
LONGEST_MESSAGE = 7_900  # bytes: PostgreSQL's notifications take 8000
TABLES_TOLD = 500  # in one of them
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVES = f"(NOT gone AND seen > {NOW} - {SILENCE})"
SESSIONS = """
CREATE TABLE session (
    secret text PRIMARY KEY, id text NOT NULL UNIQUE, person text NOT NULL, device text NOT NULL, began bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE INDEX session_person ON session (person);
CREATE TABLE pass (person text PRIMARY KEY, secret text NOT NULL UNIQUE, until bigint NOT NULL);
"""
RESULTS = """
CREATE TABLE result (id text, number integer, body text NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE place (
    person text, id text, number integer, game text NOT NULL, time bigint NOT NULL, rank integer NOT NULL,
    share double precision NOT NULL, rated boolean NOT NULL, PRIMARY KEY (person, id, number)
);
CREATE INDEX place_time ON place (person, time);
CREATE INDEX place_result ON place (id, number);
CREATE TABLE rating (
    person text, game text, value double precision NOT NULL, deviation double precision NOT NULL,
    volatility double precision NOT NULL, games integer NOT NULL, time bigint NOT NULL, PRIMARY KEY (person, game)
);
CREATE INDEX rating_value ON rating (game, value);
CREATE TABLE analysis (id text, number integer, body text NOT NULL, PRIMARY KEY (id, number));
"""
TALK = """
CREATE TABLE push (
    session text PRIMARY KEY, person text NOT NULL, endpoint text NOT NULL UNIQUE, p256dh text NOT NULL,
    auth text NOT NULL, lang text NOT NULL, time bigint NOT NULL
);
CREATE INDEX push_person ON push (person);
CREATE TABLE remark (person text, id text, PRIMARY KEY (person, id));
"""
FILMS = """
CREATE TABLE film (id text, number integer, body bytea NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE film_due (id text, number integer, PRIMARY KEY (id, number));
"""
OVERSIGHT = """
CREATE TABLE ban (what text PRIMARY KEY, reason text NOT NULL, time bigint NOT NULL, until bigint NOT NULL);
ALTER TABLE founding ADD COLUMN hidden boolean NOT NULL DEFAULT false;
ALTER TABLE node ADD COLUMN state text NOT NULL DEFAULT '';
"""
SCHEMA = f"""
CREATE TABLE dengen (version integer NOT NULL);
INSERT INTO dengen VALUES ({VERSION});
CREATE TABLE guest (person text PRIMARY KEY, name text NOT NULL, time bigint NOT NULL);
{SESSIONS}
CREATE TABLE card_set (hash text PRIMARY KEY, game text NOT NULL, content text NOT NULL);
CREATE TABLE founding (
    id text PRIMARY KEY, host text NOT NULL, game text NOT NULL, body text NOT NULL, summary text NOT NULL,
    stage text NOT NULL, open boolean NOT NULL, timed boolean NOT NULL, touched bigint NOT NULL,
    node text NOT NULL, number integer NOT NULL DEFAULT 0, standing text NOT NULL DEFAULT '{{}}'
);
CREATE INDEX founding_open ON founding (touched) WHERE open;
CREATE INDEX founding_host ON founding (host, stage);
CREATE INDEX founding_stage ON founding (stage, touched);
CREATE TABLE sitter (person text, id text, PRIMARY KEY (person, id));
CREATE INDEX sitter_table ON sitter (id);
CREATE TABLE entry (id text, number integer, body text NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE node (id text PRIMARY KEY, seen bigint NOT NULL, gone boolean NOT NULL DEFAULT false);
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
INSERT INTO session SELECT secret, substr(md5(random()::text || person), 1, 12), person, '', time, {NOW} FROM guest;
ALTER TABLE guest DROP COLUMN secret;
ALTER TABLE founding ADD COLUMN standing text NOT NULL DEFAULT '{{}}';
""",
    3: RESULTS,
    4: TALK,
    5: SETS,
    6: f"{FILMS} INSERT INTO film_due SELECT id, number FROM result;",
    7: OVERSIGHT,
}
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


def must_be_known(version: int) -> None:
    if version > VERSION:
        raise BadStore(f"The store was made by a newer dengen (version {version}, this one reads {VERSION}).")


class PostgresStore:
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
        self.oversight = Oversight(self._ask, self._run_all, self._tell)

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

    async def _run_all(self, statements: Sequence[Statement]) -> list[int]:
        async with self._transaction() as connection:
            done = [await connection.execute(numbered(query), *values) for query, values in statements]
        return [int(status.split()[-1]) for status in done]

    async def _tell(self, news: News) -> None:
        await self._run("SELECT pg_notify($1, $2)", CHANNEL, rows.text(news))

    # ---- people ----

    async def add_guest(self, guest: Guest, session: Session) -> None:
        async with self._transaction() as connection:
            await connection.execute("INSERT INTO guest VALUES ($1, $2, $3)", *astuple(guest))
            await connection.execute("INSERT INTO session VALUES ($1, $2, $3, $4, $5, $6)", *astuple(session))

    async def guest(self, secret: str) -> tuple[Guest, Session] | None:
        query = """
            SELECT guest.person, name, time, secret, id, session.person, device, began, seen
            FROM session JOIN guest ON guest.person = session.person WHERE secret = $1"""
        found = await self._rows(query, secret)
        return (Guest(*found[0][:3]), Session(*found[0][3:])) if found else None

    async def rename(self, person: PersonId, name: str) -> None:
        await self._run("UPDATE guest SET name = $1 WHERE person = $2", name, person)

    async def add_session(self, session: Session) -> None:
        await self._run("INSERT INTO session VALUES ($1, $2, $3, $4, $5, $6)", *astuple(session))

    async def see(self, secret: str, time: int) -> None:
        await self._run("UPDATE session SET seen = $1 WHERE secret = $2", time, secret)

    async def sessions(self, person: PersonId) -> list[Session]:
        query = "SELECT * FROM session WHERE person = $1 ORDER BY seen DESC, began DESC"
        return [Session(*row) for row in await self._rows(query, person)]

    async def end_sessions(self, person: PersonId, ids: Sequence[str]) -> None:
        async with self._transaction() as connection:
            await connection.execute("DELETE FROM session WHERE person = $1 AND id = ANY($2)", person, list(ids))
            await connection.execute("DELETE FROM push WHERE person = $1 AND session = ANY($2)", person, list(ids))
            news = rows.text(News(ENDED, self._node, body=list(ids)))
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)

    async def forget_sessions(self, before: int) -> None:
        await self._run("DELETE FROM session WHERE seen < $1", before)
        await self._run("DELETE FROM push WHERE session NOT IN (SELECT id FROM session)")
        await self._run("DELETE FROM pass WHERE until < $1", before)

    async def give_pass(self, given: Pass) -> None:
        query = """
            INSERT INTO pass VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, until = excluded.until"""
        await self._run(query, given.person, given.secret, given.until)

    async def take_pass(self, secret: str, now: int) -> Guest | None:
        query = """
            WITH taken AS (DELETE FROM pass WHERE secret = $1 AND until >= $2 RETURNING person)
            SELECT guest.* FROM guest JOIN taken ON guest.person = taken.person"""
        found = await self._rows(query, secret, now)
        return Guest(*found[0]) if found else None

    async def withdraw_pass(self, person: PersonId) -> None:
        await self._run("DELETE FROM pass WHERE person = $1", person)

    async def add_push_address(self, address: PushAddress, limit: int) -> None:
        others = "SELECT session FROM push WHERE person = $1 ORDER BY time DESC OFFSET $2"
        async with self._transaction() as connection:
            replaced = "DELETE FROM push WHERE session = $1 OR endpoint = $2"
            await connection.execute(replaced, address.session, address.endpoint)
            await connection.execute("INSERT INTO push VALUES ($1, $2, $3, $4, $5, $6, $7)", *astuple(address))
            await connection.execute(f"DELETE FROM push WHERE session IN ({others})", address.person, limit)

    async def push_addresses(self, person: PersonId) -> list[PushAddress]:
        query = "SELECT * FROM push WHERE person = $1 ORDER BY time DESC"
        return [PushAddress(*row) for row in await self._rows(query, person)]

    async def drop_push_address(self, endpoint: str) -> None:
        await self._run("DELETE FROM push WHERE endpoint = $1", endpoint)

    async def guest_by_id(self, person: PersonId) -> Guest | None:
        found = await self._rows("SELECT person, name, time FROM guest WHERE person = $1", person)
        return Guest(*found[0]) if found else None

    async def erase(self, person: PersonId) -> None:
        async with self._transaction() as connection:
            await erase(connection, person)

    # ---- games that are over ----

    async def results_of(self, person: PersonId, before: int = LATEST, limit: int = 50) -> list[GameResult]:
        query = """
            SELECT body FROM place JOIN result USING (id, number) WHERE person = $1 AND time < $2
            ORDER BY time DESC, number DESC LIMIT $3"""
        return [rows.result(row[0]) for row in await self._rows(query, person, before, limit)]

    async def result(self, table: str, game: int) -> GameResult | None:
        found = await self._rows("SELECT body FROM result WHERE id = $1 AND number = $2", table, game)
        return rows.result(found[0][0]) if found else None

    async def results_after(self, table: str, game: int, limit: int = 100) -> list[GameResult]:
        query = "SELECT body FROM result WHERE (id, number) > ($1, $2) ORDER BY id, number LIMIT $3"
        return [rows.result(row[0]) for row in await self._rows(query, table, game, limit)]

    async def tallies_of(self, person: PersonId) -> list[Tally]:
        query = f"SELECT {rows.TALLY} FROM place WHERE person = $1 GROUP BY game ORDER BY game"
        return [rows.tally(row) for row in await self._rows(query, person)]

    async def encounters_of(self, person: PersonId, limit: int = 20) -> list[Encounter]:
        query = f"""
            SELECT {rows.ENCOUNTER} FROM place AS own
            JOIN place AS other ON other.id = own.id AND other.number = own.number AND other.person <> own.person
            JOIN guest ON guest.person = other.person
            WHERE own.person = $1 GROUP BY other.person, guest.name ORDER BY count(*) DESC, other.person LIMIT $2"""
        return [rows.encounter(row) for row in await self._rows(query, person, limit)]

    async def ratings_of(self, person: PersonId) -> list[RatingOf]:
        query = f"SELECT {rows.RATING} FROM rating WHERE person = $1 ORDER BY game"
        return [rows.rating(row) for row in await self._rows(query, person)]

    async def best(self, game: str, limit: int = 20) -> list[RatingOf]:
        query = f"SELECT {rows.RATING} FROM rating WHERE game = $1 AND deviation <= $2 ORDER BY value DESC LIMIT $3"
        return [rows.rating(row) for row in await self._rows(query, game, SURE, limit)]

    async def keep_analysis(self, table: str, game: int, body: str) -> None:
        query = "INSERT INTO analysis VALUES ($1, $2, $3) ON CONFLICT (id, number) DO UPDATE SET body = excluded.body"
        await self._run(query, table, game, body)

    async def analysis(self, table: str, game: int) -> str | None:
        found = await self._rows("SELECT body FROM analysis WHERE id = $1 AND number = $2", table, game)
        return found[0][0] if found else None

    async def films_due(self, limit: int = 20) -> list[tuple[str, int]]:
        query = f"""
            SELECT film_due.id, film_due.number FROM film_due JOIN founding USING (id) LEFT JOIN node ON node.id = founding.node
            WHERE founding.node = $1 OR NOT coalesce({LIVES}, false) LIMIT $2"""
        return [(row[0], row[1]) for row in await self._rows(query, self._node, limit)]

    async def keep_film(self, table: str, game: int, body: bytes | None) -> None:
        async with self._transaction() as connection:
            await connection.execute("DELETE FROM film_due WHERE id = $1 AND number = $2", table, game)
            if body is not None:
                query = "INSERT INTO film VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
                await connection.execute(query, table, game, body)

    async def film(self, table: str, game: int) -> bytes | None:
        found = await self._rows("SELECT body FROM film WHERE id = $1 AND number = $2", table, game)
        return found[0][0] if found else None

    # ---- card sets ----

    async def add_cards(self, hash: str, game: str, content: dict[str, Any]) -> None:
        query = "INSERT INTO card_set VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._run(query, hash, game, rows.text(content))

    async def cards(self, hash: str) -> dict[str, Any] | None:
        found = await self._rows("SELECT content FROM card_set WHERE hash = $1", hash)
        return msgspec.json.decode(found[0][0], type=dict[str, Any]) if found else None

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

    async def header(self, table: str) -> TableHeader | None:
        found = await self._rows("SELECT body FROM founding WHERE id = $1", table)
        return rows.header(found[0][0]) if found else None

    async def listed(self, table: str) -> ListedTable | None:
        found = await self._rows(f"SELECT {rows.LISTED} FROM founding WHERE id = $1", table)
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
        await self._writer.append(table, entries, summary, standing, result, over)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT body FROM entry WHERE id = $1 AND number > $2 ORDER BY number"
        return [rows.entry(row[0]) for row in await self._rows(query, table, after)]

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

    async def tables_of(self, person: PersonId, limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding
            WHERE id IN (SELECT id FROM sitter WHERE person = $1 UNION SELECT id FROM founding WHERE host = $1)
            ORDER BY touched DESC LIMIT $2"""
        return [rows.listed(row) for row in await self._rows(query, person, limit)]

    @asynccontextmanager
    async def pairing(self, game: str) -> AsyncIterator[None]:
        async with self._pairing, self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", f"pairing {game}")
            yield

    async def quick_tables(self, game: str, since: int) -> list[ListedTable]:
        query = f"SELECT {rows.LISTED} FROM founding WHERE open AND game = $1 AND touched >= $2 ORDER BY touched"
        found = [rows.listed(row) for row in await self._rows(query, game, since)]
        return [table for table in found if rows.is_quick(table, since)]

    async def remarked_at(self, person: PersonId) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM remark WHERE person = $1 ORDER BY id", person)]

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

    async def hold(self, table: str) -> Hold:
        """Waits for a lock only where there is something to take: from that holder, or another node was faster."""
        query = f"""
            SELECT founding.node, node.seen, coalesce({LIVES}, false)
            FROM founding LEFT JOIN node ON node.id = founding.node WHERE founding.id = $1"""
        take = "UPDATE founding SET node = $1 WHERE id = $2 AND node = $3 RETURNING 1"
        while True:
            holder, seen, lives = (await self._fetch(query, table))[0]
            if holder == self._node or lives:
                return Hold(holder)
            if await self._fetch(take, self._node, table, holder):
                return Hold(self._node, seen or 0)

    async def holder(self, table: str) -> str:
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
                news = rows.text(News(LEFT, self._node, body=share))
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
            news = rows.text(News(HANDED, self._node, table, body=node))
            await connection.execute(f"SELECT pg_notify('{CHANNEL}', $1)", news)
        return True

    async def held(self, limit: int = 10_000) -> list[str]:
        query = "SELECT id FROM founding WHERE stage = 'playing' AND timed AND node = $1 LIMIT $2"
        return [row[0] for row in await self._rows(query, self._node, limit)]

    async def living(self) -> list[str]:
        return [row[0] for row in await self._rows(f"SELECT id FROM node WHERE {LIVES}")]

    async def send(self, node: str, body: Any) -> None:
        message = rows.text(News(MESSAGE, self._node, body=body))
        if len(message.encode()) > LONGEST_MESSAGE:
            raise StoreUnavailable("That is too long to be passed on to another node.")
        await self._run("SELECT pg_notify($1, $2)", f"{CHANNEL}_{node}", message)
