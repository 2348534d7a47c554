"""A server that is told to stop: people are told, nothing new is begun, other nodes take the tables without waiting."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from tests.server.faithful import Faithful
from tests.server.kit import PATIENCE, Client, Running, play_to_end, quick, running
from tests.server.tables.test_live import fight, pick
from tests.server.test_killing import lost
from tests.server.test_nodes import node
from tests.store import postgres as pg
from tests.store.kit import opened

pytestmark = pytest.mark.anyio
NEVER = 600_000  # ms: nothing here waits for a beat


@pytest.fixture
def shared(postgres: pg.Server) -> str:
    return postgres.new_database()


@asynccontextmanager
async def draining(server: Running) -> AsyncIterator[None]:
    task = asyncio.create_task(server.runtime.drain())
    async with asyncio.timeout(PATIENCE):
        while not server.runtime.connections.is_closing:
            await asyncio.sleep(0.005)
    try:
        yield
    finally:
        task.cancel()


def notices(client: Client) -> list[dict[str, Any]]:
    return [message for message in client.others if message["type"] == "notice"]


async def test_people_at_tables_are_told_in_both_languages_and_nothing_new_is_begun(store: str) -> None:
    async with running(store, drain=60.0) as server:
        ann, bob = await server.table()
        async with draining(server):
            await bob.until(notices)
            (said,) = notices(bob)
            assert said["code"] == "going_away"
            assert "about to restart" in said["en"]
            assert "再起動" in said["ja"]
            for way, wish in (("/api/tables", {"game": "auction"}), ("/api/quick", {"game": "auction"})):
                answer = await ann.guest.http.post(way, json=wish)
                assert (answer.status_code, answer.json()["code"]) == (503, "going_away")
            health = await ann.guest.http.get("/api/health")
            assert (health.status_code, health.json()["status"]) == (503, "draining")
            late = await ann.guest.call(ann.table)
            assert await late.closed() == 1001, "who comes now shall come to another node, or in a moment"


async def test_who_is_alone_runs_the_tables_to_the_end(store: str) -> None:
    async with running(store, drain=60.0) as server:
        (ann,) = await server.table("Ann", seats=2, bots=["", "easy"])
        async with draining(server):
            await play_to_end([ann])


async def test_with_nobody_there_nobody_is_waited_for(store: str) -> None:
    async with running(store, drain=600.0) as server, asyncio.timeout(PATIENCE):
        await server.runtime.drain()
        assert server.runtime.connections.is_closing


async def test_another_node_takes_the_tables_at_once_and_people_play_on_where_they_are(shared: str) -> None:
    async with (
        running(shared, drain=60.0, beat=NEVER) as first,
        running(shared, beat=NEVER) as second,
    ):
        ann, bob = await first.guest("Ann"), await second.guest("Bob")
        created = await ann.create_table(seats=3, bots=["", "", "easy"], bot_pace="instant")
        here, there = await ann.connect(created["table"]), await bob.connect(created["table"])
        for seat, client in enumerate((here, there)):
            await client.do("sit", seat=seat, name=client.guest.name)
        await here.until(lambda c: c.shown["room"]["chairs"][1].get("name") == "Bob")
        await here.do("begin")
        async with draining(first):
            open_table = second.runtime.tables.find(created["table"])
            assert open_table is not None
            async with asyncio.timeout(PATIENCE):
                while not open_table.is_held_here:
                    await asyncio.sleep(0.005)
            await play_to_end([here, there])
            assert here.shown["room"]["chairs"][0]["present"], "nobody is missed who is on the way"


async def test_a_table_with_a_clock_is_taken_by_a_node_where_nobody_looks_at_it(shared: str) -> None:
    async with (
        running(shared, drain=60.0, beat=NEVER) as first,
        running(shared, beat=NEVER) as second,
    ):
        ann, _ = await first.table(pace="live")
        async with draining(first), asyncio.timeout(PATIENCE):
            while second.runtime.tables.find(ann.table) is None:
                await asyncio.sleep(0.005)


async def test_inputs_of_a_live_fight_find_the_node_that_took_it_over(shared: str) -> None:
    async with (
        running(shared, drain=60.0, beat=NEVER) as first,
        running(shared, beat=NEVER) as second,
    ):
        ann, bob = await fight(first)
        await pick(ann)
        async with draining(first):
            async with asyncio.timeout(PATIENCE):
                while second.runtime.tables.find(ann.table) is None:
                    await asyncio.sleep(0.005)
            before = first.runtime.tables.find(ann.table)
            assert before is not None
            assert not before.is_held_here
            await pick(bob)
            assert before.holder == second.node.id


async def test_who_does_not_come_back_is_missed(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dengen.server.runtime.RETURN", 0.0)
    async with running(shared, limits=quick(away=0)) as second:
        async with running(shared, limits=quick(away=NEVER)) as first:
            ann, bob = await first.guest("Ann"), await second.guest("Bob")
            created = await ann.create_table(seats=2)
            here, there = await ann.connect(created["table"]), await bob.connect(created["table"])
            await here.do("sit", seat=0, name="Ann")
            await there.do("sit", seat=1, name="Bob")
            await first.runtime.drain()
        await there.until(lambda c: not c.shown["room"]["chairs"][0].get("present"))


@pytest.mark.slow
async def test_two_nodes_are_replaced_one_after_the_other_without_a_lost_game(shared: str) -> None:
    """As people upgrade: each node is told to stop, and a new one comes in its place. Nobody loses anything."""
    nodes = list(await asyncio.gather(node(shared), node(shared)))
    addresses = [url for _, url, _ in nodes]
    people = [Faithful(addresses, "Ann", 1), Faithful(addresses[::-1], "Bob", 2)]
    playing: list[asyncio.Task[None]] = []
    try:
        for person, url in zip(people, addresses, strict=True):
            await person.arrive(url)
        table = await people[0].create_table(
            addresses[0], game="auction", seats=3, bots=["", "", "easy"], bot_pace="instant"
        )
        people[1].table = table
        playing = [asyncio.create_task(person.play()) for person in people]
        for index in (0, 1):
            await played_on(people)
            process, url, pid = nodes[index]
            os.kill(pid, signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                await process.wait()
            await played_on(people)  # with the other alone
            nodes[index] = await node(shared, int(url.rpartition(":")[2]))
        await played_on(people)
        for person in people:
            person.stopping = True
        await asyncio.gather(*playing)
        assert [person.gaps for person in people] == [0, 0]
        assert min(person.connections for person in people) >= 2, "both were sent to the other node"
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            states = [(await http.get(f"{url}/api/health")).json()["status"] for url in addresses]
        assert states == ["ok", "ok"]
    finally:
        for task in playing:
            task.cancel()
        for process, _, pid in nodes:
            if process.returncode is None:
                os.kill(pid, signal.SIGTERM)
                await process.wait()
    async with opened(shared, "after") as kept:
        entries = await kept.entries(table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert [lost(person, entries) for person in people] == [[], []], "acknowledged, but not stored"


async def played_on(people: list[Faithful]) -> None:
    """Each of them does some more, and they finish a game."""
    before = [(len(person.acknowledged), person.games) for person in people]
    async with asyncio.timeout(60):
        while any(
            len(person.acknowledged) < done + 5 or person.games == games
            for person, (done, games) in zip(people, before, strict=True)
        ):
            await asyncio.sleep(0.02)
