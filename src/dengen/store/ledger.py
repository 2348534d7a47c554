"""Entries for PostgreSQL: what queues up while a transaction is under way shares the next one (group commit)."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

from dengen.store import rows
from dengen.store.errors import StoreError, Taken
from dengen.store.face import News, Summary
from dengen.store.mail import CHANNEL
from dengen.table.entries import Entry

Transaction = Callable[[], AbstractAsyncContextManager[Any]]


class Page(NamedTuple):
    table: str
    entries: Sequence[Entry]
    summary: Summary | None
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


class Ledger:
    def __init__(self, transaction: Transaction, node: str) -> None:
        self._transaction = transaction
        self._node = node
        self._queue: list[Page] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table: str, entries: Sequence[Entry], summary: Summary | None) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(Page(table, entries, summary, stored))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await stored

    async def _write_all(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            try:
                refused = await self._write(batch)
            except StoreError as trouble:
                answer(batch, dict.fromkeys(range(len(batch)), trouble))
            except BaseException as trouble:
                answer(batch, dict.fromkeys(range(len(batch)), StoreError(f"Nothing was stored: {trouble!r}")))
                self._writing = None
                raise
            else:
                answer(batch, refused)
        self._writing = None

    async def _write(self, batch: list[Page]) -> dict[int, StoreError]:
        """Store every page whose number is the next of its table; the others, by their index, are refused."""
        async with self._transaction() as connection:
            lock = "SELECT id, number FROM founding WHERE id = ANY($1) ORDER BY id FOR UPDATE"
            numbers = dict(await connection.fetch(lock, list({page.table for page in batch})))
            refused: dict[int, StoreError] = {}
            pages: list[Page] = []
            for index, page in enumerate(batch):
                if numbers.get(page.table) == page.first - 1:
                    numbers[page.table] = page.last
                    pages.append(page)
                else:
                    refused[index] = Taken(f"Entry {page.first} of table {page.table} is taken.")
            if pages:
                await self._store(connection, pages)
        return refused

    async def _store(self, connection: Any, pages: list[Page]) -> None:
        last = {page.table: page for page in pages}.values()
        await connection.execute(
            """
            UPDATE founding SET number = new.number, touched = new.touched
            FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS new (id, number, touched) WHERE founding.id = new.id""",
            [page.table for page in last], [page.last for page in last], [page.touched for page in last],
        )  # fmt: skip
        written = [(page.table, entry.number, rows.text(entry)) for page in pages for entry in page.entries]
        await connection.execute(
            "INSERT INTO entry SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])",
            *map(list, zip(*written, strict=True)),
        )
        for page in pages:
            if page.summary is not None:
                await show(connection, page.table, page.summary)
        news = [rows.text(News("entries", self._node, page.table, page.last)) for page in last]
        await connection.execute(f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) AS news", news)


async def show(connection: Any, table: str, summary: Summary) -> None:
    header = rows.founding(await connection.fetchval("SELECT body FROM founding WHERE id = $1", table))
    query = "UPDATE founding SET summary = $1, stage = $2, open = $3 WHERE id = $4"
    await connection.execute(query, rows.text(summary), summary.stage, rows.is_open(header, summary), table)
    await connection.execute("DELETE FROM sitter WHERE id = $1", table)
    sitters = [(person, table) for person in summary.people]
    await connection.executemany("INSERT INTO sitter VALUES ($1, $2) ON CONFLICT DO NOTHING", sitters)


def answer(batch: list[Page], refused: dict[int, Any]) -> None:
    for index, page in enumerate(batch):
        if page.stored.done():
            continue  # nobody waits any more
        if index in refused:
            page.stored.set_exception(refused[index])
        else:
            page.stored.set_result(None)
