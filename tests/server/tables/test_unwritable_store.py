"""While the store can't be written nobody's clock runs: neither where people try, nor where they only think."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from dengen.table.entries import Answered, StoodStill
from tests.server.kit import PATIENCE, Client, Refusal, Running, running
from tests.store import postgres as pg

pytestmark = pytest.mark.anyio
PACE = {"decision": 60_000, "grace": 600_000}
LONG = 3_600_000  # ms


def let_pass(server: Running, ms: int) -> None:
    server.node.clock.set(server.node.clock.now() + ms)


async def what_happened(server: Running, table: str) -> list[str]:
    entries = [entry.what for entry in await server.node.store.entries(table)]
    return [type(what).__name__ for what in entries if isinstance(what, Answered | StoodStill)]


async def set_pages(server: Running, limit: str) -> None:
    def work(connection: sqlite3.Connection) -> None:
        count = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {limit.format(count)}")

    await server.node.store._writer.do(work)  # type: ignore[attr-defined]


async def write_on(client: Client, whom: str) -> None:
    """Until nothing more can be stored."""
    for number in range(1000):
        await client.do("mute", whom=whom, on=number % 2 == 0)


async def test_who_could_not_answer_because_the_disk_was_full_still_has_the_time(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'tables.db'}", beat=LONG) as server:
        ann, bob = await server.table(pace=PACE)
        await set_pages(server, "{}")
        with pytest.raises(Refusal, match="store_unavailable"):
            await write_on(ann, bob.guest.person)
        let_pass(server, LONG)
        await set_pages(server, "1000000")
        assert (await ann.act(ann.offers[0]))["type"] == "done"
        assert await what_happened(server, ann.table) == ["StoodStill", "Answered"]


async def test_who_thought_while_the_database_was_away_still_has_the_time(postgres: pg.Server) -> None:
    async with running(postgres.new_database()) as server:
        ann, _ = await server.table(pace=PACE)
        postgres.stop()
        try:
            async with asyncio.timeout(PATIENCE):
                while server.runtime.is_well:
                    await asyncio.sleep(0.01)
            let_pass(server, LONG)
        finally:
            postgres.start()
        async with asyncio.timeout(PATIENCE):
            while await what_happened(server, ann.table) != ["StoodStill"]:
                await asyncio.sleep(0.05)
        assert (await ann.act(ann.offers[0]))["type"] == "done"
