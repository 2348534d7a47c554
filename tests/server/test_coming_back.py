"""Connections that break, servers that restart, stores that fail: nobody loses anything."""

import asyncio
import gc
import sqlite3
import weakref
from pathlib import Path
from typing import Any

import pytest

from dengen.server.bots.bots import Bots
from dengen.table.entries import Restarted, StoodIn
from tests.server.kit import PATIENCE, Refusal, play_to_end, quick, running
from tests.store import postgres as pg

pytestmark = pytest.mark.anyio


async def test_who_comes_back_gets_exactly_what_he_missed(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        stream, number = bob.stream, bob.number
        await bob.close()
        await ann.do("say", text="one")
        await ann.do("say", text="two")
        again = await bob.guest.call(ann.table)
        again.number = number
        await again.send({"type": "hello", "stream": stream, "number": number})
        await again.until(lambda c: len(c.chat) == 2)
        assert again.fresh == 0
        assert [line["text"] for line in again.chat] == ["one", "two"]


@pytest.mark.parametrize(("stream", "number"), [("", 0), ("other", 1), (None, 99), (None, -1), (None, 10**30)])
async def test_who_comes_back_with_a_number_that_makes_no_sense_gets_everything(
    store: str, stream: str | None, number: int
) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        again = await bob.guest.connect(
            ann.table, {"stream": bob.stream if stream is None else stream, "number": number}
        )
        await again.until(lambda c: c.fresh)
        assert again.fresh == 1
        assert again.shown["view"] == bob.shown["view"]
        assert again.question == bob.question


async def test_after_a_restart_every_table_is_at_the_same_question(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        await ann.answer()
        question, view, cookie = ann.question, ann.shown["view"], ann.guest.cookie
    async with running(address) as server:
        guest = server.stranger()
        guest.http.cookies.set("dengen_guest", cookie)
        again = await guest.connect(ann.table, {"stream": ann.stream, "number": ann.number})
        await again.until(lambda c: c.fresh and c.shown["room"]["chairs"][0].get("present"))
        assert again.question == question
        assert again.shown["view"] == view
        entries = await server.node.store.entries(ann.table)
        assert sum(isinstance(entry.what, Restarted) for entry in entries) == 1


async def test_a_command_repeated_after_a_restart_still_happened_once(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table()
        command = {"do": "act", "question": ann.question["number"], "actions": [ann.offers[0]]}
        await ann.ask("do", "same", command=command)
        cookie = ann.guest.cookie
    async with running(address) as server:
        guest = server.stranger()
        guest.http.cookies.set("dengen_guest", cookie)
        again = await guest.connect(ann.table)
        assert (await again.ask("do", "same", command=command))["repeated"]


async def test_a_table_that_nobody_needs_is_forgotten_and_found_again(store: str) -> None:
    async with running(store, limits=quick(forget=0)) as server:
        ann, bob = await server.table()
        question = ann.question
        for client in (ann, bob):
            await client.close()
        async with asyncio.timeout(5):
            while len(server.runtime.tables):
                await asyncio.sleep(0.05)
                server.runtime.tables.sweep()
        again = await ann.guest.connect(ann.table)
        assert again.question["offers"] == question["offers"]


async def test_a_full_disk_refuses_changes_nothing_and_is_got_over(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ann, bob = await server.table()

        async def pages(limit: str) -> None:
            def work(connection: sqlite3.Connection) -> None:
                count = connection.execute("PRAGMA page_count").fetchone()[0]
                connection.execute(f"PRAGMA max_page_count = {limit.format(count)}")

            await server.node.store._writer.do(work)  # type: ignore[attr-defined]

        async def vote(number: int) -> str:
            command = {"do": "vote", "on": "abandon", "yes": number % 2 == 0}
            try:
                await ann.ask("do", f"v{number}", command=command)
            except Refusal as no:
                return no.code
            return "done"

        await pages("{}")
        votes = 0
        while (code := await vote(votes)) == "done" and votes < 500:
            votes += 1
        assert code == "store_unavailable"
        stored = len(await server.node.store.entries(ann.table))
        await pages("1000000")
        assert await vote(votes) == "done"
        assert len(await server.node.store.entries(ann.table)) == stored + 1
        if votes % 2 == 0:
            await vote(votes + 1)
        await play_to_end([ann, bob])


async def assert_survives(postgres: pg.Server, away: float) -> None:
    """The database is gone for so many seconds: nothing is acknowledged, nothing is lost, everything goes on."""
    async with running(postgres.new_database()) as server:
        ann, bob = await server.table()
        stored = len(await server.node.store.entries(ann.table))
        postgres.stop()
        until = asyncio.get_running_loop().time() + away
        try:
            while True:
                with pytest.raises(Refusal) as no:
                    await ann.act(ann.offers[0], id="late")
                assert no.value.code == "store_unavailable"
                if asyncio.get_running_loop().time() >= until:
                    break
                await asyncio.sleep(0.5)
            async with asyncio.timeout(5):
                while (await ann.guest.http.get("/api/health")).status_code != 503:
                    await asyncio.sleep(0.05)
            assert (await ann.guest.http.get("/api/tables")).status_code == 503
            assert (ann.close_code, bob.close_code) == (None, None), "nobody is thrown out for it"
        finally:
            postgres.start()
        assert (await ann.act(ann.offers[0], id="late"))["type"] == "done"
        late = [entry for entry in await server.node.store.entries(ann.table) if entry.number > stored]
        assert [entry.client for entry in late] == ["late"], "it happened once"
        await play_to_end([ann, bob])
        async with asyncio.timeout(5):
            while (await ann.guest.http.get("/api/health")).status_code != 200:
                await asyncio.sleep(0.05)


async def test_a_database_that_goes_away_and_comes_back(postgres: pg.Server) -> None:
    await assert_survives(postgres, 0.0)


@pytest.mark.deep
async def test_a_database_that_is_gone_for_ten_seconds(postgres: pg.Server) -> None:
    await assert_survives(postgres, 10.0)


async def test_a_bot_stands_in_for_who_is_away_too_long_and_hands_the_seat_back(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table(pace={"grace": 150, "stand_in": "easy"}, bot_pace="instant")
        await bob.close()
        await ann.until(lambda c: c.shown["room"]["chairs"][1].get("level") == "easy")
        again = await bob.guest.connect(ann.table)
        await again.until(lambda c: not c.shown["room"]["chairs"][1].get("level"))
        await play_to_end([ann, again])
        stood = [entry.what for entry in await server.node.store.entries(ann.table) if isinstance(entry.what, StoodIn)]
        assert [(what.seat, what.level, what.gave_up) for what in stood] == [(1, "easy", False)]


async def test_a_clock_that_runs_out_answers(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table(pace={"decision": 100}, bot_pace="instant")
        await ann.until(lambda c: c.stage == "over")
        await bob.until(lambda c: c.stage == "over")
        record = (await ann.guest.http.get(f"/api/tables/{ann.table}/records/1")).json()
        assert {entry["by"] for entry in record["entries"]} == {"clock"}


async def test_clocks_stand_still_while_the_server_is_down(address: str) -> None:
    async with running(address) as server:
        ann, _ = await server.table(pace={"decision": 60_000, "bank": 60_000, "grace": 600_000})
        left = ann.shown["clocks"][0]["deadline"] - server.node.clock.now()
        cookie = ann.guest.cookie
    await asyncio.sleep(1.5)
    async with running(address) as server:
        guest = server.stranger()
        guest.http.cookies.set("dengen_guest", cookie)
        again = await guest.connect(ann.table)
        assert left - 1000 < again.shown["clocks"][0]["deadline"] - server.node.clock.now() <= left


async def test_a_machine_whose_clock_jumps_back_does_no_harm(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table(pace={"decision": 60_000}, bot_pace="instant")
        now = server.node.clock.now()
        server.node.clock.set(now - 3_600_000)
        assert server.node.clock.now() >= now
        await play_to_end([ann, bob])
        entries = await server.node.store.entries(ann.table)
        times = [entry.time for entry in entries]
        assert times == sorted(times)


async def test_idle_tables_are_archived(store: str) -> None:
    async with running(store, limits=quick(archive_gathering=0, archive_playing=0)) as server:
        ann, _ = await server.table()
        await asyncio.sleep(0.01)
        assert await server.runtime.tables.archive() == 1
        await ann.until(lambda c: c.stage == "closed")
        assert await server.runtime.tables.archive() == 0
        assert (await ann.guest.http.get("/api/tables")).json() == []


async def test_a_player_process_that_dies_is_replaced(store: str) -> None:
    bots: Any = Bots(1)
    async with running(store, bots=bots) as server:
        ann = await server.guest()
        created = await ann.create_table("lumiel", seats=3, bots=["", "easy", "normal"], bot_pace="instant")
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        for _ in range(3):
            await client.answer()
        for process in list(bots._processes._executors[0]._processes.values()):
            process.kill()
        before = client.question["number"]
        for _ in range(3):
            await client.answer()
        await client.until(lambda c: c.question)
        assert client.question["number"] >= before + 3, "the bots answer, so the game goes on"


async def test_a_table_that_is_put_away_is_freed_at_once(store: str) -> None:
    """By counting references: the collector, which is spared on purpose, would find it much later."""
    gc.collect()
    gc.disable()
    try:
        async with running(store, limits=quick(forget=10)) as server:
            ann = await server.guest()
            client = await ann.connect((await ann.create_table("lumiel", bots=["", "easy", "easy", "easy"]))["table"])
            await client.do("sit", seat=0, name="Ann")
            table = weakref.ref(await server.runtime.tables.open(client.table))
            await client.do("leave")
            await client.close()
            async with asyncio.timeout(PATIENCE):
                while table() is not None:
                    await asyncio.sleep(0.02)
    finally:
        gc.enable()
