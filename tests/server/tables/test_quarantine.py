"""A table that can't be read is set aside: the others are taken over all the same."""

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from dengen.server.ops.metrics import summed
from tests.server.kit import PATIENCE, Running, running

pytestmark = pytest.mark.anyio
PACE = {"decision": 600_000, "grace": 600_000}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def spoil(file: Path, table: str) -> None:
    """As if other rules had been played by: an entry that nobody can read."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entry SET body = '{\"number\":2}' WHERE id = ? AND number = 2", (table,))
    connection.close()


async def until_open(server: Running, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.runtime.tables.find(table) is None:
            await asyncio.sleep(0.01)


def told(server: Running) -> list[str]:
    lines = [msgspec.json.decode(line) for line in server.log.getvalue().splitlines()]
    return [line["table"] for line in lines if line["event"] == "set_aside"]


async def test_one_unreadable_table_keeps_no_other_from_being_taken_over(file: Path) -> None:
    async with running(f"sqlite:///{file}") as server:
        tables = sorted([(await server.table(pace=PACE))[0].table for _ in range(3)])  # as the store lists them
    spoil(file, tables[0])
    spoil(file, tables[1])
    async with running(f"sqlite:///{file}") as server:
        await until_open(server, tables[2])
        assert server.runtime.tables.find(tables[0]) is None
        await server.runtime.tables.take_orphans([server.node.id])
        assert sorted(told(server)) == tables[:2], "once each, not at every beat"
        figures = summed((await server.stranger().http.get("/metrics")).text)
        for table in tables[:2]:
            assert figures[f'dengen_tables_set_aside_total{{table="{table}"}}'] == 1
        health = (await server.stranger().http.get("/api/health")).json()
        assert (health["status"], health["troubles"]) == ("degraded", ["tables_set_aside"])
        assert await server.node.store.orphans(but=tables[:2]) == [], "they take nobody's place in the list"


async def test_who_comes_to_an_unreadable_table_is_told_so(file: Path) -> None:
    async with running(f"sqlite:///{file}") as server:
        ann, _ = await server.table()
        cookie = ann.guest.cookie
    spoil(file, ann.table)
    async with running(f"sqlite:///{file}") as server:
        guest = server.stranger()
        guest.http.cookies.set("dengen_guest", cookie)
        client = await guest.connect(ann.table)
        assert await client.closed() == 4005
        answer = await guest.http.get(f"/api/tables/{ann.table}/records/1")
        assert (answer.status_code, answer.json()["code"]) == (404, "unreadable")


async def test_an_idle_table_that_is_unreadable_is_not_tried_again_and_again(file: Path) -> None:
    async with running(f"sqlite:///{file}") as server:
        ann, _ = await server.table()
    spoil(file, ann.table)
    async with running(f"sqlite:///{file}") as server:
        later = server.node.clock.now() + 1
        assert await server.node.store.idle(later, ["playing"]) == [ann.table]
        assert await server.node.store.idle(later, ["playing"], but=[ann.table]) == []
