"""kill -9, again and again, while people play: what was acknowledged is there, everybody plays on."""

import asyncio
import os
import random
import signal
import socket
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dengen.table.entries import Answered, Entry, Muted, Voted
from tests.server.faithful import Faithful
from tests.store.kit import opened

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
ROOT = Path(__file__).parents[2]


async def die_and_rise(store: str, kills: int, tables: int, longest: float) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    phoenix = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.phoenix", store, str(port),
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    assert phoenix.stdout is not None
    url = f"http://127.0.0.1:{port}"
    people: list[Faithful] = []
    try:
        pid = int(await phoenix.stdout.readline())
        await until_up(port)
        for number in range(tables):
            pair = [Faithful([url], f"{name}{number}", number * 2 + seat) for seat, name in enumerate(("Ann", "Bob"))]
            for person in pair:
                await person.arrive(url)
            game, bots = (("auction", ["", "", "easy"]), ("forehead", ["", ""]), ("high_card", ["", "", "easy"]))[
                number % 3
            ]
            await pair[0].create_table(url, game=game, seats=len(bots), bots=bots, bot_pace="instant")
            pair[1].table = pair[0].table
            people += pair
        playing = [asyncio.create_task(person.play()) for person in people]
        moments = random.Random(7)
        for _ in range(kills):
            await until_up(port)
            await until_played(people)
            await asyncio.sleep(moments.uniform(0.0, longest))
            os.kill(pid, signal.SIGKILL)
            pid = int(await phoenix.stdout.readline())
        await until_up(port)
        played = [len(person.acknowledged) for person in people]
        async with asyncio.timeout(20):
            while any(len(person.acknowledged) <= before + 3 for person, before in zip(people, played, strict=True)):
                await asyncio.sleep(0.05)
        for person in people:
            person.stopping = True
        await asyncio.gather(*playing)
        os.kill(pid, signal.SIGTERM)
        await phoenix.wait()
    finally:
        if phoenix.returncode is None:
            phoenix.kill()
            os.kill(pid, signal.SIGKILL)
            await phoenix.wait()
    await everything_is_there(store, people, kills)


async def until_up(port: int) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.01)
            else:
                writer.close()
                return


async def until_played(people: list[Faithful]) -> None:
    """Somebody is back and plays: on a slow machine too, every kill falls into the middle of a game."""
    before = sum(len(person.acknowledged) for person in people)
    async with asyncio.timeout(30):
        while sum(len(person.acknowledged) for person in people) == before:
            await asyncio.sleep(0.01)


async def everything_is_there(store: str, people: list[Faithful], kills: int) -> None:
    async with opened(store, "after") as kept:
        for person in people:
            entries = await kept.entries(person.table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            assert lost(person, entries) == [], f"{person.name}: acknowledged, but not stored"
            answers = Counter(
                entry.client for entry in entries if entry.by == person.person and isinstance(entry.what, Answered)
            )
            assert all(count == 1 for count in answers.values()), "something happened twice"
            assert person.gaps == 0
            assert person.connections > 1, f"{person.name} never came back"
    assert sum(person.connections for person in people) > kills + len(people), "each kill parted somebody from a table"
    done = {command["do"] for person in people for command in person.acknowledged.values()}
    assert done == {"sit", "begin", "act", "vote", "say", "mute", "takeback"}, "everything that people do was tried"
    print(f"{kills} kills, {sum(len(person.acknowledged) for person in people)} acknowledged, none lost")


def lost(person: Faithful, entries: list[Entry]) -> list[str]:
    """What was acknowledged, but isn't there: neither under its id nor, where it was said to be so already, before."""
    mine = [entry for entry in entries if entry.by == person.person]
    stored = {entry.client for entry in mine}
    votes: set[str] = {entry.what.on for entry in mine if isinstance(entry.what, Voted) and entry.what.yes}
    mutes = {entry.what.whom for entry in mine if isinstance(entry.what, Muted) and entry.what.on}
    missing = [id for id in person.acknowledged if id not in stored]
    return [id for id in missing if not (id in person.repeated and was_so(person.acknowledged[id], votes | mutes))]


def was_so(command: dict[str, Any], wanted: set[str]) -> bool:
    """A second consent or muting; or the contrary of what nobody had consented to. Nothing else is done without an entry."""
    if command["do"] == "takeback":  # a consent, where others have to agree
        return "take_back" in wanted
    if command["do"] == "vote":
        return command["on"] in wanted or not command.get("yes", True)
    return command["do"] == "mute" and (command["whom"] in wanted or not command["on"])


async def test_a_server_that_is_killed_ten_times_loses_nothing(tmp_path: Path) -> None:
    await die_and_rise(f"sqlite:///{tmp_path / 'tables.db'}", kills=10, tables=6, longest=0.6)


@pytest.mark.deep
async def test_a_server_that_is_killed_a_hundred_times_loses_nothing(address: str) -> None:
    await die_and_rise(address, kills=100, tables=30, longest=1.5)
