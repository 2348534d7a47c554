"""The one task that writes entries to PostgreSQL.

What queues up while a transaction is under way shares the next one (group commit). A table that another node has locked
is stored by itself: the others don't wait for it.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from dengen.store import rows
from dengen.store.errors import EntryConflict, StoreError
from dengen.store.interface import ENTRIES, NodeEvent, TableStanding, TableSummary
from dengen.store.postgres.notifications import CHANNEL
from dengen.store.ratings import is_rateable, rerated
from dengen.table.entries import Entry
from dengen.table.results.results import GameResult

WAITING = 2  # tables that wait for a lock at once, each on a connection of its own
Transaction = Callable[[], AbstractAsyncContextManager[Any]]

LOCKED = "SELECT id, number FROM founding WHERE id = ANY($1) ORDER BY id FOR UPDATE"
FREE = f"{LOCKED} SKIP LOCKED"


class PendingAppend(NamedTuple):
    table: str
    entries: Sequence[Entry]
    summary: TableSummary | None
    standing: TableStanding | None
    result: GameResult | None
    over: int
    stored: "asyncio.Future[None]"

    @property
    def first(self) -> int:
        return self.entries[0].number

    @property
    def last(self) -> int:
        return self.entries[-1].number

    @property
    def touched(self) -> int:
        return max(entry.time for entry in self.entries)


class PostgresWriter:
    def __init__(self, transaction: Transaction, node: str) -> None:
        self._transaction = transaction
        self._node = node
        self._queue: list[PendingAppend] = []
        self._writing: asyncio.Task[None] | None = None
        self._free = asyncio.Semaphore(WAITING)
        self._waiting: set[asyncio.Task[None]] = set()

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary | None,
        standing: TableStanding | None,
        result: GameResult | None,
        over: int,
    ) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(PendingAppend(table, entries, summary, standing, result, over, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await stored

    async def _write_all(self) -> None:
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                for pending in await self._try(batch, FREE):
                    task = asyncio.create_task(self._wait_and_write(pending))
                    self._waiting.add(task)
                    task.add_done_callback(self._waiting.discard)
        finally:
            self._writing = None

    async def _wait_and_write(self, pending: PendingAppend) -> None:
        async with self._free:
            await self._try([pending], LOCKED)

    async def _try(self, batch: list[PendingAppend], lock: str) -> list[PendingAppend]:
        """Store a batch and answer all that is in it, but those whose table another node has locked."""
        try:
            refused, locked = await self._write(batch, lock)
        except StoreError as error:
            answer(batch, dict.fromkeys(range(len(batch)), error))
            return []
        except BaseException as error:
            answer(batch, dict.fromkeys(range(len(batch)), StoreError(f"Nothing was stored: {error!r}")))
            raise
        answer(batch, refused, locked)
        return [batch[index] for index in sorted(locked)]

    async def _write(self, batch: list[PendingAppend], lock: str) -> tuple[dict[int, StoreError], set[int]]:
        """Store all whose number is the next of its table; by their index, those that are refused, and those left out."""
        async with self._transaction() as connection:
            numbers = dict(await connection.fetch(lock, list({pending.table for pending in batch})))
            refused: dict[int, StoreError] = {}
            locked: set[int] = set()
            accepted: list[PendingAppend] = []
            for index, pending in enumerate(batch):
                if numbers.get(pending.table) == pending.first - 1:
                    numbers[pending.table] = pending.last
                    accepted.append(pending)
                elif pending.table not in numbers and lock == FREE:
                    locked.add(index)
                else:
                    refused[index] = EntryConflict(f"Entry {pending.first} of table {pending.table} is taken.")
            if accepted:
                await self._store(connection, accepted)
        return refused, locked

    async def _store(self, connection: Any, accepted: list[PendingAppend]) -> None:
        last = {pending.table: pending for pending in accepted}.values()
        standings = {one.table: rows.text(one.standing) for one in accepted if one.standing is not None}
        await connection.execute(
            """
            UPDATE founding
            SET number = new.number, touched = new.touched, standing = coalesce(new.standing, founding.standing)
            FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[]) AS new (id, number, touched, standing)
            WHERE founding.id = new.id""",
            [pending.table for pending in last], [pending.last for pending in last], [pending.touched for pending in last],
            [standings.get(pending.table) for pending in last],
        )  # fmt: skip
        written = [(pending.table, entry.number, rows.text(entry)) for pending in accepted for entry in pending.entries]
        await connection.execute(
            "INSERT INTO entry SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])",
            *map(list, zip(*written, strict=True)),
        )
        talked = [row for pending in accepted for row in rows.remarks(pending.table, pending.entries)]
        if talked:
            await connection.executemany("INSERT INTO remark VALUES ($1, $2) ON CONFLICT DO NOTHING", talked)
        for pending in accepted:
            if pending.summary is not None:
                await show(connection, pending.table, pending.summary)
            if pending.result is not None:
                await keep(connection, pending.result)
        due = [(pending.table, pending.over) for pending in accepted if pending.over]
        if due:
            await connection.executemany("INSERT INTO film_due VALUES ($1, $2) ON CONFLICT DO NOTHING", due)
        news = [rows.text(NodeEvent(ENTRIES, self._node, pending.table, pending.last)) for pending in last]
        await connection.execute(f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) AS news", news)


async def show(connection: Any, table: str, summary: TableSummary) -> None:
    header = rows.header(await connection.fetchval("SELECT body FROM founding WHERE id = $1", table))
    query = "UPDATE founding SET summary = $1, stage = $2, open = $3 WHERE id = $4"
    await connection.execute(query, rows.text(summary), summary.stage, rows.is_open(header, summary), table)
    await connection.execute("DELETE FROM sitter WHERE id = $1", table)
    sitters = [(person, table) for person in summary.people]
    await connection.executemany("INSERT INTO sitter VALUES ($1, $2) ON CONFLICT DO NOTHING", sitters)


async def keep(connection: Any, result: GameResult) -> None:
    """A result, once, and what it does to ratings."""
    known = "SELECT 1 FROM result WHERE id = $1 AND number = $2"
    if await connection.fetchval(known, result.table, result.number):
        return
    if is_rateable(result):
        for person in sorted(
            result.people
        ):  # a row that isn't there yet can't be locked; in order, so that none waits in a circle
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", f"{person} {result.game}")
        query = f"SELECT {rows.RATING} FROM rating WHERE game = $1 AND person = ANY($2)"
        found = await connection.fetch(query, result.game, result.people)
        result, changed = rerated(result, {row[0]: rows.rating(row) for row in found})
        await connection.executemany(
            """
            INSERT INTO rating VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, game) DO UPDATE SET
            value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility,
            games = excluded.games, time = excluded.time""",
            [rows.rating_row(one) for one in changed],
        )
    kept = (result.table, result.number, rows.text(result))
    await connection.execute("INSERT INTO result VALUES ($1, $2, $3)", *kept)
    await connection.executemany("INSERT INTO place VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", rows.place_rows(result))


def answer(batch: list[PendingAppend], refused: dict[int, Any], unanswered: Collection[int] = ()) -> None:
    for index, pending in enumerate(batch):
        if index in unanswered or pending.stored.done():  # or nobody waits any more
            continue
        if index in refused:
            pending.stored.set_exception(refused[index])
        else:
            pending.stored.set_result(None)
