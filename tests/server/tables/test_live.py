"""A fight in real time over the wire: stamped on arrival, logged first, measured by the server, passed on between nodes."""

import asyncio
from typing import Any

import pytest

from dengen.table.entries import Answered, Fed
from tests.server.kit import Client, Refusal, Running, quick, running
from tests.store import postgres as pg

pytestmark = pytest.mark.anyio
QUICK = {"pace": "realtime", "seno": 100, "shout": 100, "ready_idle": 1000, "ready_count": 1000}


async def fight(server: Running, names: str = "Ann Bob", **settings: Any) -> list[Client]:
    return await server.table(names, game="trump_fighter", options=QUICK, **settings)


async def feed(client: Client, **what: Any) -> dict[str, Any]:
    return await client.do("feed", input=what)


async def pick(client: Client) -> None:
    await client.until(lambda c: c.question)
    await feed(client, kind="act", action=client.offers[0])


async def test_a_bot_fights_a_person_who_does_nothing_to_the_end_of_a_battle(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        created = await ann.create_table("trump_fighter", seats=2, bots=["", "hard"], options=QUICK)
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await pick(client)
        await client.until(
            lambda c: c.close_code or any(e["kind"] in ("called", "call", "hit", "moved") for e in c.story)
        )
        entries = await server.node.store.entries(client.table)
        assert any(isinstance(entry.what, Fed) and entry.what.seat == 1 for entry in entries)


async def test_an_answer_by_question_is_refused_in_a_live_fight(store: str) -> None:
    async with running(store) as server:
        ann, _ = await fight(server)
        with pytest.raises(Refusal) as no:
            await ann.act(ann.offers[0])
        assert no.value.code == "wrong_moment"


async def test_times_and_measurements_written_by_a_client_are_refused(store: str) -> None:
    async with running(store) as server:
        ann, _ = await fight(server)
        for forged in ({"kind": "ping", "round_trip": 900}, {"kind": "ready", "time": 17}, {"kind": "leave"}):
            with pytest.raises(Refusal):
                await feed(ann, **forged)
        entries = await server.node.store.entries(ann.table)
        assert not [entry for entry in entries if isinstance(entry.what, Fed) and entry.by == ann.guest.person]


async def test_round_trips_are_measured_by_the_server_while_a_fight_goes_on(store: str) -> None:
    async with running(store, limits=quick(live_heartbeat=100)) as server:
        ann, _ = await fight(server)
        async with asyncio.timeout(10):
            while True:
                entries = await server.node.store.entries(ann.table)
                pings = [e.what for e in entries if isinstance(e.what, Fed) and e.what.input["kind"] == "ping"]
                if {ping.seat for ping in pings} == {0, 1}:
                    break
                await asyncio.sleep(0.05)
        assert all(0 <= ping.input["round_trip"] < 5000 for ping in pings)


async def test_inputs_that_reach_another_node_are_passed_on_to_the_one_that_runs_the_fight(postgres: pg.Server) -> None:
    shared = postgres.new_database()
    async with running(shared) as first, running(shared) as second:
        ann, bob = await first.guest("Ann"), await second.guest("Bob")
        created = await ann.create_table("trump_fighter", seats=2, options=QUICK)
        here, there = await ann.connect(created["table"]), await bob.connect(created["table"])
        await here.do("sit", seat=0, name="Ann")
        await there.do("sit", seat=1, name="Bob")
        await here.until(lambda c: c.shown["room"]["chairs"][1].get("name") == "Bob")
        await here.do("begin")
        await asyncio.gather(pick(here), pick(there))
        with pytest.raises(Refusal):
            await feed(there, kind="act", action="nonsense")
        entries = await first.node.store.entries(created["table"])
        assert {entry.by for entry in entries if isinstance(entry.what, Fed)} >= {ann.person, bob.person}
        assert sum(isinstance(entry.what, Answered) for entry in entries) >= 2
        await there.until(lambda c: c.shown["view"]["phase"] == here.shown["view"]["phase"])
