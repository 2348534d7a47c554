"""Several nodes on one PostgreSQL: any of them takes an answer, all of them tell of it, and each can be lost."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from dengen.server.people.guests import COOKIE
from tests.server.faithful import Faithful
from tests.server.kit import PATIENCE, Client, Refusal, play_to_end, quick, running
from tests.server.test_killing import until_up
from tests.store import postgres as pg

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


@pytest.fixture
def shared(postgres: pg.Server) -> str:
    return postgres.new_database()


async def test_players_of_one_table_on_different_nodes_play_a_whole_game(shared: str) -> None:
    async with running(shared) as first, running(shared) as second:
        ann, bob = await first.guest("Ann"), await second.guest("Bob")
        created = await ann.create_table(seats=3, bots=["", "", "easy"], bot_pace="instant")
        here, there = await ann.connect(created["table"]), await bob.connect(created["table"])
        await here.do("sit", seat=0, name="Ann")
        await there.do("sit", seat=1, name="Bob")
        await here.until(lambda c: c.shown["room"]["chairs"][1].get("name") == "Bob")
        await here.do("begin")
        await there.do("say", text="hello from the other side")
        await here.until(lambda c: c.chat)
        await play_to_end([here, there])
        assert here.shown["view"]["outcome"] == there.shown["view"]["outcome"]
        holders = {server.runtime.tables.find(created["table"]).holder for server in (first, second)}  # type: ignore[union-attr]
        assert holders == {first.node.id}, "one node runs the bots"


async def test_answers_that_reach_two_nodes_at_once_are_all_stored(shared: str) -> None:
    async with running(shared) as first, running(shared) as second:
        ann, bob = await first.guest("Ann"), await second.guest("Bob")
        created = await ann.create_table(seats=2)
        here, there = await ann.connect(created["table"]), await bob.connect(created["table"])
        await here.do("sit", seat=0, name="Ann")
        await there.do("sit", seat=1, name="Bob")
        for _ in range(10):
            await asyncio.gather(
                here.do("vote", on="abandon"),
                there.do("mute", whom=ann.person),
                there.do("mute", whom=ann.person, on=False),
            )
            await here.do("vote", on="abandon", yes=False)
        entries = await first.node.store.entries(created["table"])
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


async def test_a_guest_of_one_node_is_known_to_the_other(shared: str) -> None:
    async with running(shared) as first, running(shared) as second:
        ann = await first.guest("Ann")
        created = await ann.create_table()
        client = await ann.connect(created["table"], url=second.url)
        await client.do("sit", seat=0, name="Ann")
        assert client.shown["room"]["host"] == ann.person


async def test_who_leaves_one_node_but_listens_on_another_is_still_there(shared: str) -> None:
    async with running(shared) as first, running(shared) as second:
        ann, bob = await first.table()
        also = await bob.guest.connect(ann.table, url=second.url)
        await bob.close()
        await ann.until(lambda c: not c.shown["room"]["chairs"][1].get("present"))
        await ann.until(lambda c: c.shown["room"]["chairs"][1].get("present"))
        await play_to_end([ann, also])
        kinds = [type(entry.what).__name__ for entry in await first.node.store.entries(ann.table)]
        assert kinds.index("Went") < kinds.index("Came")
        assert "StoodIn" not in kinds


async def test_a_node_that_stops_hands_its_tables_over_at_once(shared: str) -> None:
    async with running(shared) as second:
        async with running(shared) as first:
            ann = await first.guest("Ann")
            created = await ann.create_table(seats=2, bots=["", "easy"], pace={"grace": 60_000}, bot_pace="instant")
            client = await ann.connect(created["table"])
            await client.do("sit", seat=0, name="Ann")
            await client.do("begin")
            cookie = ann.cookie
        guest = second.stranger()
        guest.http.cookies.set("dengen_guest", cookie)
        again = await guest.connect(created["table"])
        await play_to_end([again])
        assert second.runtime.tables.find(created["table"]).holder == second.node.id  # type: ignore[union-attr]


async def test_two_who_want_a_quick_game_on_two_nodes_at_once_meet(shared: str) -> None:
    async with running(shared) as first, running(shared) as second:
        guests = [
            await server.guest(name)
            for server, name in ((first, "Ann"), (second, "Bob"), (first, "Cyd"), (second, "Dan"))
        ]
        wish = {"game": "forehead"}
        answers = await asyncio.gather(*(guest.http.post("/api/quick", json=wish) for guest in guests))
        tables = [answer.json()["table"] for answer in answers]
        assert len(set(tables)) == 1, "as long as nobody sits there, it has room"
        clients = await asyncio.gather(*(guest.connect(tables[0]) for guest in guests))
        sat = await asyncio.gather(*(sit_somewhere(client) for client in clients))
        assert sum(sat) == 2
        again = [guest for guest, sits in zip(guests, sat, strict=True) if not sits]
        answers = [await guest.http.post("/api/quick", json=wish) for guest in again]
        others = {answer.json()["table"] for answer in answers}
        assert len(others) == 1
        assert others.isdisjoint(tables)


async def sit_somewhere(client: Client) -> bool:
    """On the first seat that the person sees free, as the page does it; False: others were faster."""
    for seat in range(2):
        try:
            await client.do("sit", seat=seat, name=client.guest.name)
            return True
        except Refusal as refusal:
            if refusal.code not in ("seat_taken", "wrong_moment"):
                raise
    return False


async def test_who_is_erased_on_one_node_is_nobody_on_the_other(shared: str) -> None:
    async with running(shared) as first, running(shared) as second:
        ann = await first.guest("Ann")
        table = (await ann.create_table())["table"]
        there = await ann.connect(table, url=second.url)
        elsewhere = second.stranger()
        elsewhere.http.cookies.set(COOKIE, ann.cookie)
        assert (await elsewhere.http.get("/api/guest")).json()["name"] == "Ann"
        await ann.http.delete("/api/guest")
        assert await there.closed() == 4003
        async with asyncio.timeout(PATIENCE):
            while (await elsewhere.http.get("/api/guest")).json() is not None:
                await asyncio.sleep(0.01)


async def test_a_node_that_put_a_table_away_still_runs_its_bots(shared: str) -> None:
    async with running(shared, limits=quick(forget=0)) as first, running(shared) as second:
        ann = await first.guest("Ann")
        created = await ann.create_table(seats=2, bots=["", "easy"], bot_pace="instant")
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await client.close()
        async with asyncio.timeout(PATIENCE):
            while first.runtime.tables.find(created["table"]) is not None:
                await asyncio.sleep(0.01)
                first.runtime.tables.sweep()
        again = await ann.connect(created["table"], url=second.url)
        await play_to_end([again])


async def test_a_node_that_comes_gets_its_share_of_the_games(shared: str) -> None:
    async with running(shared) as first:
        tables = [await first.table("Ann", seats=2, bots=["", "easy"]) for _ in range(4)]
        ids = {client.table for [client] in tables}
        async with running(shared) as second:
            async with asyncio.timeout(PATIENCE):
                while sum(one.is_held_here for one in second.runtime.tables.all()) < 2:
                    await asyncio.sleep(0.01)
            held = [{one.id for one in server.runtime.tables.all() if one.is_held_here} for server in (first, second)]
            assert held[0] | held[1] == ids, "each table is held"
            assert not held[0] & held[1], "by one node"
            assert len(held[1]) == 2
            for clients in tables:
                await play_to_end(clients)
        async with asyncio.timeout(PATIENCE):  # and back, when it goes
            while not all(one.is_held_here for one in first.runtime.tables.all()):
                await asyncio.sleep(0.01)


async def test_a_table_that_was_handed_over_without_a_word_is_found(shared: str) -> None:
    async with running(shared) as first, running(shared) as second:
        [ann] = await first.table("Ann", seats=2, bots=["", "easy"], pace={"decision": 600_000})
        first.runtime.tables.find(ann.table).let_go(second.node.id)  # type: ignore[union-attr]
        listener = second.node.store._notifications  # type: ignore[attr-defined]
        await listener.close()
        assert await first.node.store.hand_over(ann.table, second.node.id)
        assert not await first.node.store.hand_over(ann.table, second.node.id), "it isn't its own any more"
        await listener.open()
        await second.runtime.tables.find_held()
        assert second.runtime.tables.find(ann.table).is_held_here  # type: ignore[union-attr]
        await play_to_end([ann])


async def node(store: str, port: int = 0) -> tuple[asyncio.subprocess.Process, str, int]:
    """On this port, or on a free one."""
    if not port:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.phoenix", store, str(port),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert process.stdout is not None
    pid = int(await process.stdout.readline())
    await until_up(port)
    return process, f"http://127.0.0.1:{port}", pid


@pytest.mark.slow
async def test_a_node_is_killed_and_its_players_go_on_on_the_other(shared: str) -> None:
    (first, url1, pid1), (second, url2, pid2) = await asyncio.gather(node(shared), node(shared))
    try:
        ann, bob = Faithful([url1, url2], "Ann", 1), Faithful([url2, url1], "Bob", 2)
        await ann.arrive(url1)
        await bob.arrive(url2)
        bob.table = await ann.create_table(url1, game="auction", seats=3, bots=["", "", "easy"], bot_pace="instant")
        playing = [asyncio.create_task(person.play()) for person in (ann, bob)]
        async with asyncio.timeout(20):
            while min(len(ann.acknowledged), len(bob.acknowledged)) < 10:
                await asyncio.sleep(0.02)
        first.kill()  # nobody lets it rise again
        os.kill(pid1, signal.SIGKILL)
        await first.wait()
        before = (len(ann.acknowledged), len(bob.acknowledged), ann.games)
        async with asyncio.timeout(30):
            while (
                len(ann.acknowledged) < before[0] + 10
                or len(bob.acknowledged) < before[1] + 10
                or ann.games == before[2]
            ):
                await asyncio.sleep(0.05)
        for person in (ann, bob):
            person.stopping = True
        await asyncio.gather(*playing)
        assert ann.gaps == bob.gaps == 0
    finally:
        for process, pid in ((first, pid1), (second, pid2)):
            if process.returncode is None:
                process.kill()
                os.kill(pid, signal.SIGKILL)
                await process.wait()
