"""What only PostgreSQL has: several nodes that hear of each other, and a database that can go away."""

import asyncio
from collections.abc import Callable

import pytest

from dengen.store import NodeEvent, StoreUnavailable
from dengen.store.interface import SILENCE
from dengen.store.postgres.schema import NOW
from tests.store import postgres as pg
from tests.store.kit import header, opened, said, summary, timed

pytestmark = pytest.mark.anyio


@pytest.fixture
def address(postgres: pg.Server) -> str:
    return postgres.new_database()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_node_hears_of_entries_that_another_has_stored(address: str) -> None:
    heard: list[NodeEvent] = []
    async with opened(address, "n1") as first, opened(address, "n2", heard) as second:
        await first.create_table(header(), summary(), 9)
        await first.append("t1", [said(1), said(2)])
        await until(lambda: bool(heard))
        assert heard == [NodeEvent("entries", "n1", "t1", 2)]
        await second.append("t1", [said(3)])
        await asyncio.sleep(0.05)
        assert len(heard) == 1, "nobody is told of what he stored himself"


async def test_a_letter_reaches_the_node_that_it_is_for(address: str) -> None:
    heard1: list[NodeEvent] = []
    heard2: list[NodeEvent] = []
    async with opened(address, "n1", heard1) as first, opened(address, "n2", heard2):
        await first.send("n2", {"hello": "日本"})
        await until(lambda: bool(heard2))
        assert heard2 == [NodeEvent("letter", "n1", body={"hello": "日本"})]
        assert heard1 == []
        with pytest.raises(StoreUnavailable, match="too long"):
            await first.send("n2", "x" * 9000)


async def test_a_living_node_keeps_what_it_holds(address: str) -> None:
    async with opened(address, "n1") as first, opened(address, "n2") as second:
        await first.create_table(timed(), summary(), 9)
        assert (await second.take_lease("t1")).node == "n1"
        assert set(await second.living()) == {"n1", "n2"}


async def test_a_node_that_falls_silent_loses_what_it_holds(address: str) -> None:
    async with opened(address, "n1") as first, opened(address, "n2") as second:
        await first.create_table(timed(), summary("playing"), 9)
        silent = f"UPDATE node SET seen = {NOW} - {SILENCE} - 1 WHERE id = 'n1'"
        await first._run(silent)  # type: ignore[attr-defined]
        assert await second.orphans() == ["t1"]
        assert (await second.take_lease("t1")).node == "n2"
        assert (await first.take_lease("t1")).node == "n2"
        assert await second.living() == ["n2"]


async def test_a_database_that_was_away_is_used_again(postgres: pg.Server, address: str) -> None:
    heard: list[NodeEvent] = []
    async with opened(address, "n1", heard) as store:
        await store.create_table(header(), summary(), 9)
        await store.append("t1", [said(1)])
        postgres.stop()
        try:
            with pytest.raises(StoreUnavailable):
                await store.append("t1", [said(2)])
            with pytest.raises(StoreUnavailable):
                await store.entries("t1")
        finally:
            postgres.start()
        await store.append("t1", [said(2)])
        assert await store.entries("t1") == [said(1), said(2)]
        await until(lambda: NodeEvent("missed", "n1") in heard)
