"""What strangers send is read in processes of their own, which end over what is too much; others notice nothing of it."""

import asyncio
import os
import signal
from typing import Any

import msgspec
import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadOption
from dengen.server.limits.fair_queue import FairQueue
from dengen.server.protocol.errors import TooHeavy
from dengen.server.sandbox.pool import OverBudget, SandboxFailed, SandboxPool
from dengen.table.errors import TableError
from dengen.table.game.play import position_hash
from dengen.table.records.record import FORMAT
from tests.server.kit import play_to_end, quick, running

pytestmark = pytest.mark.anyio

EVE = ("address 192.0.2.1",)
ANN = ("address 192.0.2.2",)


def add(a: int, b: int) -> int:
    return a + b


def spin() -> None:
    while True:
        pass


def swell() -> int:
    return len(bytearray(10**12))


def refuse() -> None:
    raise BadOption("No such thing.", "ありません。")


def blunder() -> None:
    raise ZeroDivisionError("our mistake")


def crash() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def readers(**changes: Any) -> SandboxPool:
    return SandboxPool(1, quick(**{"reading": 1000, **changes}))


@pytest.mark.slow
async def test_work_that_goes_on_and_on_is_ended_and_the_next_is_done() -> None:
    pool = readers()
    try:
        for heavy in (spin, swell, crash):
            with pytest.raises(TooHeavy):
                await pool.read(EVE, heavy)
            assert await pool.read(ANN, add, 1, 2) == 3
    finally:
        await pool.close()


async def test_what_is_refused_there_is_refused_here_and_our_mistakes_stay_ours() -> None:
    pool = readers()
    try:
        with pytest.raises(TableError) as refused:
            await pool.read(EVE, refuse)
        assert refused.value.refusal == BadOption("No such thing.", "ありません。").refusal
        with pytest.raises(SandboxFailed, match="our mistake"):
            await pool.read(EVE, blunder)
    finally:
        await pool.close()


async def test_who_has_used_up_a_budget_waits_and_others_do_not() -> None:
    pool = readers(reading_budget=1000, reading_rate=0.0)
    try:
        with pytest.raises(TooHeavy):
            await pool.read((*EVE, "guest eve"), spin)
        for payers in (EVE, ("address 192.0.2.3", "guest eve")):
            with pytest.raises(OverBudget):
                await pool.read(payers, add, 1, 2)
        assert await pool.read(ANN, add, 1, 2) == 3
    finally:
        await pool.close()


async def test_nobody_has_more_than_so_many_waiting() -> None:
    pool = readers(reading_queue=2)
    try:
        asked = [asyncio.create_task(pool.read(EVE, add, 1, number)) for number in range(5)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert done[:2] == [1, 2]
        assert [type(one) for one in done[2:]] == [OverBudget] * 3
        assert await pool.read(EVE, add, 1, 2) == 3
    finally:
        await pool.close()


async def test_who_has_used_least_is_next_and_who_goes_away_keeps_no_place() -> None:
    turns = FairQueue(1)
    order: list[str] = []
    begin = asyncio.Event()

    async def come(name: str, used: float) -> None:
        async with turns.turn(lambda: (used,)):
            order.append(name)
            await begin.wait()

    wishes = (("first", 0.0), ("eve", 9.0), ("gone", 0.0), ("ann", 1.0), ("bob", 1.0))
    tasks = [asyncio.create_task(come(name, used)) for name, used in wishes]
    await asyncio.sleep(0)
    assert len(turns) == 4
    tasks[2].cancel()
    begin.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["first", "ann", "bob", "eve"]
    await come("later", 0)
    assert order[-1] == "later"


def record_of_a_game(id: str = "lumiel", cards: dict[str, Any] | None = None) -> dict[str, Any]:
    game = dengen.game(id, cards)
    state, chance = game.new(4, 1), Chance(1)
    entries: list[dict[str, Any]] = []
    while not state.over():
        seat = state.actors()[0]
        act = chance.pick(state.legal(seat))
        entries.append({"number": len(entries) + 1, "seat": seat, "time": 0, "action": game.name(act)})
        state.apply(seat, act)
    header = {
        "game": game.id, "rules": game.version, "cards": {"hash": game.cards.hash, "content": game.cards.content},
        "seats": 4, "options": dict(state.options), "seed": 1, "sitters": [{"name": name} for name in ("Ann", "Bob", "Cyd", "Dee")],
        "time": 0,
    }  # fmt: skip
    end = {"outcome": msgspec.to_builtins(state.outcome()), "hash": position_hash(game, state)}
    return {"format": FORMAT, "header": header, "entries": entries, "end": end}


def with_take_backs(record: dict[str, Any], count: int) -> dict[str, Any]:
    """All but the end of the game; then its last answer is taken back and given again, over and over."""
    entries = record["entries"][:-1]
    again, last = entries[-1], entries[-1]["number"]
    for number in range(len(entries) + 1, len(entries) + 2 * count, 2):
        entries += [
            {"number": number, "seat": again["seat"], "time": again["time"], "undone": [last]},
            {**again, "number": number + 1},
        ]
        last = number + 1
    return {**record, "entries": entries}


@pytest.mark.slow
async def test_a_record_that_takes_too_long_to_replay_is_given_up_while_others_play(store: str) -> None:
    async with running(store, limits=quick(reading=1000)) as server:
        record = record_of_a_game(
            "troll_master"
        )  # of all games the one whose moments take longest, also on a fast machine
        eve = server.stranger()
        heavy = asyncio.create_task(eve.http.post("/api/replays", json=with_take_backs(record, 9000)))
        clients = await server.table("Cyd Dan")
        await play_to_end(clients)
        answer = await heavy
        assert (answer.status_code, answer.json()["code"]) == (400, "too_heavy")
        fine = await eve.http.post("/api/replays", json=record)
        assert fine.status_code == 200, fine.text
        assert fine.json()["departure"] is None
        assert fine.json()["length"] == len(record["entries"]) + 1
