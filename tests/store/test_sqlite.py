"""What only SQLite has: one thread that writes, one file, one server."""

import asyncio
import os
import sqlite3
import stat
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dengen.core.registry import registered
from dengen.store import EntryConflict, Guest, StoreUnavailable
from dengen.store.errors import BadStore
from dengen.store.opening import open_store
from dengen.table.results.bot_ratings import bot_rating, measured
from tests.store.kit import header, opened, said, summary

pytestmark = pytest.mark.anyio
FIRST_VERSION = """
CREATE TABLE guest (
    person TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, name TEXT NOT NULL, time INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE card_set (hash TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE founding (
    id TEXT PRIMARY KEY, host TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL, summary TEXT NOT NULL,
    stage TEXT NOT NULL, open INTEGER NOT NULL, timed INTEGER NOT NULL, touched INTEGER NOT NULL, node TEXT NOT NULL DEFAULT ''
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
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def test_what_queues_up_shares_one_commit(file: Path) -> None:
    async with opened(str(file)) as store:
        tables = [f"t{n}" for n in range(100)]
        await asyncio.gather(*(store.create_table(header(table), summary(), 999) for table in tables))
        queries: list[str] = []
        trace = queries.append
        await store._writer.do(lambda connection: connection.set_trace_callback(trace))  # type: ignore[attr-defined]
        await asyncio.gather(*(store.append(table, [said(1)]) for table in tables))
        await store._writer.do(lambda connection: connection.set_trace_callback(None))  # type: ignore[attr-defined]
        inserting = [query for query in queries if query.startswith("INSERT INTO entry")]
        assert sum(query.count("), (") + 1 for query in inserting) == 100
        assert len(inserting) <= 50
        assert queries.count("COMMIT") <= 20


async def test_what_is_refused_does_not_hinder_what_came_with_it(file: Path) -> None:
    async with opened(str(file)) as store:
        tables = [f"t{n}" for n in range(70)]
        await asyncio.gather(*(store.create_table(header(table), summary(), 999) for table in tables))
        await store.append("t3", [said(1)])
        await store.oversight.delete("t5")  # type: ignore[attr-defined]
        answers = await asyncio.gather(*(store.append(table, [said(1)]) for table in tables), return_exceptions=True)
        assert [table for table, answer in zip(tables, answers, strict=True) if isinstance(answer, EntryConflict)] == [
            "t3",
            "t5",
        ]
        assert [len(await store.entries(table)) for table in tables] == [int(table != "t5") for table in tables]


async def test_a_full_disk_refuses_and_loses_nothing(file: Path) -> None:
    async with opened(str(file)) as store:
        await store.create_table(header(), summary(), 9)
        await store.append("t1", [said(1)])

        def full(connection: sqlite3.Connection) -> None:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages}")

        await store._writer.do(full)  # type: ignore[attr-defined]
        with pytest.raises(StoreUnavailable, match="full"):
            await store.append("t1", [said(2, "x" * 100_000)])
        assert await store.entries("t1") == [said(1)]
        await store._writer.do(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))  # type: ignore[attr-defined]
        await store.append("t1", [said(2)])
        assert await store.entries("t1") == [said(1), said(2)]


async def test_one_refused_write_does_not_hinder_the_others_of_its_commit(file: Path) -> None:
    async with opened(str(file)) as store:
        await store.create_table(header("a"), summary(), 9)
        await store.create_table(header("b"), summary(), 9)
        await store.append("a", [said(1)])
        results = await asyncio.gather(
            store.append("a", [said(1)]), store.append("b", [said(1)]), return_exceptions=True
        )
        assert isinstance(results[0], EntryConflict)
        assert results[1] is None


async def test_the_writer_survives_an_unexpected_exception(file: Path) -> None:
    def out_of_descriptors(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM founding")
        raise OSError(24, "Too many open files")

    async with opened(str(file)) as store:
        await store.create_table(header("a"), summary(), 9)
        faulty = store._writer.do(out_of_descriptors)  # type: ignore[attr-defined]
        results = await asyncio.gather(faulty, store.append("a", [said(1)]), return_exceptions=True)
        assert isinstance(results[0], StoreUnavailable)
        assert results[1] is None
        await store.append("a", [said(2)])
        assert await store.entries("a") == [said(1), said(2)]


async def test_the_writer_reconnects_after_its_connection_is_lost(file: Path) -> None:
    async with opened(str(file)) as store:
        await store.create_table(header("a"), summary(), 9)
        with pytest.raises(StoreUnavailable):
            await store._writer.do(lambda connection: connection.close())  # type: ignore[attr-defined]
        await store.append("a", [said(1)])
        assert await store.entries("a") == [said(1)]


async def test_no_file_is_read_inside_a_transaction(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured.cache_clear()
    async with opened(str(file)):
        monkeypatch.setattr("dengen.table.results.bot_ratings.level_ratings", None)
        assert all(bot_rating(game, "normal") is not None for game in registered())


async def test_a_second_server_on_the_same_file_is_refused(file: Path) -> None:
    async with opened(str(file)):
        with pytest.raises(BadStore, match="Another server"):
            await open_store(str(file)).open("n2", lambda news: None)


async def test_a_file_of_a_newer_version_is_refused(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BadStore, match="newer"):
        await open_store(str(file)).open("n1", lambda news: None)


async def test_a_file_of_the_first_version_keeps_its_guests(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.executescript(f"""
            {FIRST_VERSION}
            INSERT INTO guest VALUES ('p1', 'hash-1', 'Ann', 5), ('p2', 'hash-2', 'Bob', 6);
            PRAGMA user_version = 1;
        """)
    connection.close()
    async with opened(str(file)) as store:
        found = await store.guest("hash-2")
        assert found is not None
        assert found[0] == Guest("p2", "Bob", 6)
        assert [one.secret for one in await store.sessions("p1")] == ["hash-1"]


async def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    file.write_text("not a database " * 100)
    with pytest.raises(BadStore, match="can't be used"):
        await open_store(str(file)).open("n1", lambda news: None)


@pytest.mark.parametrize("first_bytes", [b"not a database " * 100, b""], ids=["no database", "older version"])
async def test_a_refused_file_leaves_no_connection_open(
    file: Path, first_bytes: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []

    class Kept(sqlite3.Connection):
        def __init__(self, *args: Any, **settings: Any) -> None:
            super().__init__(*args, **{**settings, "check_same_thread": False})
            made.append(self)

    file.write_bytes(first_bytes)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Kept))
    with pytest.raises(BadStore):
        await open_store(str(file)).visit()
    if first_bytes:
        with pytest.raises(BadStore):
            await open_store(str(file)).open("n1", lambda news: None)
    for connection in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed database"):
            connection.execute("SELECT 1")
    assert made


def test_an_address_of_another_kind_is_refused() -> None:
    with pytest.raises(BadStore, match="mysql"):
        open_store("mysql://somewhere/tables")


async def test_nobody_else_on_the_machine_reads_the_file(file: Path) -> None:
    before = os.umask(0)
    try:
        async with opened(str(file)) as store:
            await store.create_table(header(), summary(), 9)
            assert modes(file) == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    finally:
        os.umask(before)


async def test_a_file_that_others_could_read_is_closed_to_them(file: Path) -> None:
    old = sqlite3.connect(file)
    try:
        old.execute("PRAGMA journal_mode=WAL")
        old.executescript(f"{FIRST_VERSION} PRAGMA user_version = 1")
        for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            one.chmod(0o644)
        async with opened(str(file)):
            assert set(modes(file).values()) == {0o600}
    finally:
        old.close()


def modes(file: Path) -> dict[str, int]:
    """Of the database and what belongs to it."""
    found = [one for one in file.parent.iterdir() if one.suffix != ".lock"]
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in found}
