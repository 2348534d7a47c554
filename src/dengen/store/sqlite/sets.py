"""Card sets that people keep, in SQLite."""

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from dengen.store.sets import COLUMNS, OwnSet, SetReport, SetVersion, row_of, set_from, text_of, too_many, version_from
from dengen.table.header import PersonId

T = TypeVar("T")
Rows = Callable[..., Awaitable[list[Any]]]
Work = Callable[[sqlite3.Connection], Any]
SCHEMA = """
CREATE TABLE own_set (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, base TEXT NOT NULL, link TEXT NOT NULL,
    revision INTEGER NOT NULL, began INTEGER NOT NULL, touched INTEGER NOT NULL, content TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX own_set_person ON own_set (person);
CREATE TABLE set_version (
    id TEXT, number INTEGER, person TEXT NOT NULL, time INTEGER NOT NULL, note TEXT NOT NULL, content TEXT NOT NULL,
    PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE set_report (
    id TEXT, number INTEGER, person TEXT NOT NULL, time INTEGER NOT NULL, about TEXT NOT NULL, page TEXT NOT NULL,
    PRIMARY KEY (id, number)
) WITHOUT ROWID;
"""


class SQLiteSets:
    """`rows` reads, `write` does something in the one thread that writes."""

    def __init__(self, rows: Rows, write: Callable[[Work], Awaitable[Any]]) -> None:
        self._rows = rows
        self._write = write

    async def add(self, own: OwnSet, most: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            (count,) = connection.execute("SELECT count(*) FROM own_set WHERE person = ?", (own.person,)).fetchone()
            if count >= most:
                raise too_many(most)
            connection.execute(f"INSERT INTO own_set ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row_of(own))

        await self._write(work)

    async def of(self, person: PersonId) -> list[OwnSet]:
        query = f"SELECT {COLUMNS} FROM own_set WHERE person = ? ORDER BY touched DESC, id"
        return [set_from(row) for row in await self._rows(query, person)]

    async def find(self, id: str) -> OwnSet | None:
        found = await self._rows(f"SELECT {COLUMNS} FROM own_set WHERE id = ?", id)
        return set_from(found[0]) if found else None

    async def change(self, own: OwnSet) -> bool:
        query = "UPDATE own_set SET base = ?, link = ?, revision = ?, touched = ?, content = ? WHERE id = ? AND revision = ?"
        values = (own.base, own.link, own.revision, own.touched, text_of(own.content), own.id, own.revision - 1)
        return bool(await self._write(lambda connection: connection.execute(query, values).rowcount))

    async def remove(self, id: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("own_set", "set_version", "set_report"):
                connection.execute(f"DELETE FROM {table} WHERE id = ?", (id,))

        await self._write(work)

    async def keep_version(self, own: OwnSet, time: int, note: str, most: int) -> int:
        return await self._keep("set_version", own, (time, note, text_of(own.content)), most)

    async def versions(self, id: str) -> list[SetVersion]:
        query = "SELECT number, time, note, content FROM set_version WHERE id = ? ORDER BY number DESC"
        return [version_from(row) for row in await self._rows(query, id)]

    async def keep_report(self, own: OwnSet, time: int, about: str, page: str, most: int) -> int:
        return await self._keep("set_report", own, (time, about, page), most)

    async def reports(self, id: str) -> list[tuple[int, int, str]]:
        query = "SELECT number, time, about FROM set_report WHERE id = ? ORDER BY number DESC"
        return [tuple(row) for row in await self._rows(query, id)]

    async def report(self, id: str, number: int) -> SetReport | None:
        query = "SELECT number, time, about, page FROM set_report WHERE id = ? AND number = ?"
        found = await self._rows(query, id, number)
        return SetReport(*found[0]) if found else None

    async def _keep(self, table: str, own: OwnSet, values: tuple[Any, ...], most: int) -> int:
        def work(connection: sqlite3.Connection) -> int:
            if not connection.execute("SELECT 1 FROM own_set WHERE id = ?", (own.id,)).fetchone():
                return 0
            query = f"SELECT coalesce(max(number), 0) + 1 FROM {table} WHERE id = ?"
            (number,) = connection.execute(query, (own.id,)).fetchone()
            connection.execute(f"INSERT INTO {table} VALUES (?, ?, ?, ?, ?, ?)", (own.id, number, own.person, *values))
            connection.execute(f"DELETE FROM {table} WHERE id = ? AND number <= ?", (own.id, number - most))
            return int(number)

        return int(await self._write(work))
