"""Card sets that people keep, in PostgreSQL."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from dengen.store.sets import COLUMNS, OwnSet, SetReport, SetVersion, row_of, set_from, text_of, too_many, version_from
from dengen.table.header import PersonId

Rows = Callable[..., Awaitable[list[Any]]]
Transaction = Callable[[], AbstractAsyncContextManager[Any]]
SCHEMA = """
CREATE TABLE own_set (
    id text PRIMARY KEY, person text NOT NULL, game text NOT NULL, base text NOT NULL, link text NOT NULL,
    revision integer NOT NULL, began bigint NOT NULL, touched bigint NOT NULL, content text NOT NULL
);
CREATE INDEX own_set_person ON own_set (person);
CREATE TABLE set_version (
    id text, number integer, person text NOT NULL, time bigint NOT NULL, note text NOT NULL, content text NOT NULL,
    PRIMARY KEY (id, number)
);
CREATE TABLE set_report (
    id text, number integer, person text NOT NULL, time bigint NOT NULL, about text NOT NULL, page text NOT NULL,
    PRIMARY KEY (id, number)
);
"""


class PostgresSets:
    def __init__(self, rows: Rows, transaction: Transaction) -> None:
        self._rows = rows
        self._transaction = transaction

    async def add(self, own: OwnSet, most: int) -> None:
        async with self._transaction() as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", own.person)
            if await connection.fetchval("SELECT count(*) FROM own_set WHERE person = $1", own.person) >= most:
                raise too_many(most)
            query = f"INSERT INTO own_set ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
            await connection.execute(query, *row_of(own))

    async def of(self, person: PersonId) -> list[OwnSet]:
        query = f"SELECT {COLUMNS} FROM own_set WHERE person = $1 ORDER BY touched DESC, id"
        return [set_from(tuple(row)) for row in await self._rows(query, person)]

    async def find(self, id: str) -> OwnSet | None:
        found = await self._rows(f"SELECT {COLUMNS} FROM own_set WHERE id = $1", id)
        return set_from(tuple(found[0])) if found else None

    async def change(self, own: OwnSet) -> bool:
        query = """
            UPDATE own_set SET base = $1, link = $2, revision = $3, touched = $4, content = $5
            WHERE id = $6 AND revision = $7 RETURNING id"""
        values = (own.base, own.link, own.revision, own.touched, text_of(own.content), own.id, own.revision - 1)
        async with self._transaction() as connection:
            return bool(await connection.fetch(query, *values))

    async def remove(self, id: str) -> None:
        async with self._transaction() as connection:
            for table in ("own_set", "set_version", "set_report"):
                await connection.execute(f"DELETE FROM {table} WHERE id = $1", id)

    async def keep_version(self, own: OwnSet, time: int, note: str, most: int) -> int:
        return await self._keep("set_version", own, (time, note, text_of(own.content)), most)

    async def versions(self, id: str) -> list[SetVersion]:
        query = "SELECT number, time, note, content FROM set_version WHERE id = $1 ORDER BY number DESC"
        return [version_from(tuple(row)) for row in await self._rows(query, id)]

    async def keep_report(self, own: OwnSet, time: int, about: str, page: str, most: int) -> int:
        return await self._keep("set_report", own, (time, about, page), most)

    async def reports(self, id: str) -> list[tuple[int, int, str]]:
        query = "SELECT number, time, about FROM set_report WHERE id = $1 ORDER BY number DESC"
        return [tuple(row) for row in await self._rows(query, id)]

    async def report(self, id: str, number: int) -> SetReport | None:
        query = "SELECT number, time, about, page FROM set_report WHERE id = $1 AND number = $2"
        found = await self._rows(query, id, number)
        return SetReport(*found[0]) if found else None

    async def _keep(self, table: str, own: OwnSet, values: tuple[Any, ...], most: int) -> int:
        async with self._transaction() as connection:
            if not await connection.fetch("SELECT 1 FROM own_set WHERE id = $1 FOR UPDATE", own.id):
                return 0
            query = f"SELECT coalesce(max(number), 0) + 1 FROM {table} WHERE id = $1"
            number = int(await connection.fetchval(query, own.id))
            insert = f"INSERT INTO {table} VALUES ($1, $2, $3, $4, $5, $6)"
            await connection.execute(insert, own.id, number, own.person, *values)
            await connection.execute(f"DELETE FROM {table} WHERE id = $1 AND number <= $2", own.id, number - most)
            return number
