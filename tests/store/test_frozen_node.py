"""A node that freezes in the middle of a transaction keeps its rows locked: nobody else stands still for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from dengen.store import StoreUnavailable
from dengen.store.interface import SILENCE
from dengen.store.postgres.schema import NOW
from dengen.store.postgres.store import PostgresStore
from dengen.store.postgres.timeouts import Timeouts
from tests.store import postgres as pg
from tests.store.kit import header, said, summary, timed

pytestmark = pytest.mark.anyio
PATIENT = Timeouts(lock=300, idle=600_000)
STRICT = Timeouts(lock=10_000, idle=300)


@pytest.fixture
def address(postgres: pg.Server) -> str:
    return postgres.new_database()


@asynccontextmanager
async def two_nodes(address: str, timeouts: Timeouts) -> AsyncIterator[list[PostgresStore]]:
    """Both at work on tables t1, whose row the first one may lock, and t2."""
    stores = [PostgresStore(address, timeouts) for _ in range(2)]
    for number, store in enumerate(stores, 1):
        await store.open(f"n{number}", lambda news: None)
    for table in ("t1", "t2"):
        await stores[0].create_table(timed(table), summary("playing"), 9)
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


@asynccontextmanager
async def frozen(store: PostgresStore, table: str = "t1") -> AsyncIterator[None]:
    """In a transaction that has locked the table's row."""
    async with store._transaction() as connection:
        await connection.execute("SELECT 1 FROM founding WHERE id = $1 FOR UPDATE", table)
        yield


async def test_what_others_store_meanwhile_does_not_wait_for_the_locked_table(address: str) -> None:
    async with two_nodes(address, PATIENT) as (first, second), frozen(first):
        locked = asyncio.create_task(second.append("t1", [said(1)]))
        await second.append("t2", [said(1)])  # in the same batch
        with pytest.raises(StoreUnavailable):
            await locked
        await second.append("t2", [said(2)])
        assert await second.entries("t1") == []
        assert await second.entries("t2") == [said(1), said(2)]


async def test_what_waited_for_a_lock_is_stored_when_it_is_free(address: str) -> None:
    async with two_nodes(address, Timeouts()) as (first, second):
        async with frozen(first):
            locked = asyncio.create_task(second.append("t1", [said(1)]))
            await second.append("t2", [said(1)])
            assert not locked.done()
        await locked
        assert await second.entries("t1") == [said(1)]


async def test_the_transaction_of_a_frozen_node_is_ended(address: str) -> None:
    async with two_nodes(address, STRICT) as (first, second):
        with pytest.raises(StoreUnavailable):
            async with frozen(first):
                await second.append("t1", [said(1)])
        assert await second.entries("t1") == [said(1)]
        await first.append("t1", [said(2)])  # thawed, it works on


async def test_who_holds_a_table_is_known_without_waiting_for_its_lock(address: str) -> None:
    async with two_nodes(address, PATIENT) as (first, second), frozen(first):
        assert (await second.take_lease("t1")).node == "n1"


async def test_a_locked_orphan_can_be_taken_once_its_lock_is_gone(address: str) -> None:
    async with two_nodes(address, PATIENT) as (first, second):
        await second._run(f"UPDATE node SET seen = {NOW} - {SILENCE} - 1 WHERE id = 'n1'")
        async with frozen(first):
            with pytest.raises(StoreUnavailable):
                await second.take_lease("t1")
            assert (await second.take_lease("t2")).node == "n2"
        assert (await second.take_lease("t1")).node == "n2"


async def test_of_two_nodes_that_want_an_orphan_one_gets_it(address: str) -> None:
    async with two_nodes(address, Timeouts()) as (first, second):
        await first.create_table(header("t3"), summary(), 9)
        await first._run("UPDATE founding SET node = 'gone' WHERE id = 't3'")
        holds = await asyncio.gather(first.take_lease("t3"), second.take_lease("t3"))
        assert holds[0].node == holds[1].node
        assert sorted(hold.since is None for hold in holds) == [False, True]
