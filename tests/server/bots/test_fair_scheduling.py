"""Nobody's bots starve: whoever made bots think least is next, and who isn't there comes last."""

import asyncio
from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.server.bots.bots import Bots, CpuAccount
from dengen.table.change import Job
from tests.server.kit import QuickBots, Refusal, quick, running

pytestmark = pytest.mark.anyio

EVE, ANN = "guest eve", "guest ann"


def job(table: str) -> Job:
    state = dengen.game("lumiel").new(3, 1)
    seat = state.actors()[0]
    return Job(table, "answer", seat, 1, "greedy", state.resample(seat, Chance(3)), 7)


def ahead(table: str) -> Job:
    """It could go on for hours."""
    state = dengen.game("lumiel").new(3, 1)
    seat = 1 - state.actors()[0] % 2
    return Job(table, "ahead", seat, 1, "search:900000000", state.resample(seat, Chance(3)), 7)


async def thought_in_order(*patrons: tuple[str, CpuAccount]) -> list[str]:
    """One process for all of them: in which order are they served?"""
    bots, game, order = Bots(1), dengen.game("lumiel"), list[str]()

    async def think(name: str, account: CpuAccount) -> None:
        await bots.choose(game, job(name), account)
        order.append(name)

    try:
        await asyncio.gather(*(think(name, account) for name, account in patrons))
    finally:
        await bots.close()
    return order


async def test_twenty_tables_of_one_guest_do_not_make_anothers_bots_wait() -> None:
    hostile = [(f"eve{number}", CpuAccount((EVE, f"table {number}"))) for number in range(20)]
    order = await thought_in_order(*hostile, ("ann", CpuAccount((ANN, "table ann"))))
    assert order.index("ann") == 1


async def test_a_hint_that_nobody_waits_for_any_more_counts_too() -> None:
    bots, game, order = Bots(1), dengen.game("lumiel"), list[str]()

    async def think(name: str) -> None:
        await bots.choose(game, job(name), CpuAccount((name,)))
        order.append(name)

    try:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):  # its process takes longer to begin
                await bots.advise(game, job(EVE), CpuAccount((EVE,)))
        await asyncio.gather(think(EVE), think(ANN))
    finally:
        await bots.close()
    assert order == [ANN, EVE]


async def test_who_uses_little_does_not_wait_for_a_long_thought_of_who_uses_much() -> None:
    bots, game, eve = Bots(1), dengen.game("lumiel"), CpuAccount((EVE,))
    bots._thought.charge(eve.names, 60.0)
    try:
        async with bots._turns.turn(lambda: (0.0,)) as place:  # somebody thinks, and goes on and on
            bots._served[place] = eve
            waiting = asyncio.create_task(bots.choose(game, job("eve"), eve))
            for number in range(2):
                await bots.choose(game, job(f"ann {number}"), CpuAccount((ANN,)))
            assert not waiting.done(), "who uses much has no place beside it"
            bots._served[place] = CpuAccount(("guest dan",))
            fair = asyncio.create_task(bots.choose(game, job("ann"), CpuAccount((ANN,))))
            await asyncio.sleep(0)
            assert not fair.done(), "who uses as little as others waits for them"
            del bots._served[place]
        await asyncio.gather(waiting, fair)
    finally:
        await bots.close()


async def test_where_nobody_looks_bots_think_last() -> None:
    left = [(f"left{number}", CpuAccount((f"guest {number}",), lambda: False)) for number in range(3)]
    seen = CpuAccount((ANN,))
    assert await thought_in_order(*left, ("ann", seen), ("ann again", seen)) == [
        "left0",
        "ann",
        "ann again",
        "left1",
        "left2",
    ]


async def test_who_is_asked_does_not_wait_for_those_who_think_ahead() -> None:
    bots, game = Bots(1), dengen.game("lumiel")
    thinking = [asyncio.create_task(bots.look_ahead(game, ahead(name), 3600.0, CpuAccount((name,)))) for name in "ab"]
    try:
        for number in range(3):
            await bots.choose(game, job(f"table {number}"), CpuAccount((ANN,)))
        assert not any(task.done() for task in thinking)
    finally:
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await bots.close()


async def test_nobody_thinks_ahead_longer_than_allowed_or_where_nobody_is() -> None:
    bots, game = Bots(1), dengen.game("lumiel")
    try:
        await bots.look_ahead(game, ahead("a"), 0.01, CpuAccount((ANN,)))
        assert bots.seconds == 0.0, "it is at nobody's expense"
        await bots.look_ahead(game, ahead("a"), 3600.0, CpuAccount((ANN,), lambda: False))
    finally:
        await bots.close()


class CountedBots(QuickBots):
    """They answer as soon as they may."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def choose(self, game: Game[Any], job: Job, account: CpuAccount) -> int:
        self.asked += 1
        await self.may_answer.wait()
        return await super().choose(game, job, account)


async def test_a_table_that_everybody_left_rests_until_somebody_comes(store: str) -> None:
    bots = CountedBots()
    async with running(store, bots=bots, limits=quick(alone=3_600_000)) as server:
        ann = await server.guest()
        created = await ann.create_table("lumiel", seats=3, bots=["", "easy", "easy"], bot_pace="instant")
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        await client.close()
        table = await server.runtime.tables.open(created["table"])
        while table.audience.is_there():
            await asyncio.sleep(0.01)
        asked = bots.asked
        assert asked > 0
        bots.may_answer.set()
        while "dengen_bot_answers_total 0" in server.node.metrics.text():
            await asyncio.sleep(0.01)
        for _ in range(50):
            await asyncio.sleep(0)
        assert bots.asked == asked
        await (await server.guest("Bob")).connect(created["table"])
        while bots.asked == asked:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("level", ["search:999999999", "search:1", "none"])
async def test_levels_are_a_closed_list(store: str, level: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        answer = await ann.http.post("/api/tables", json={"game": "auction", "seats": 2, "bots": ["", level]})
        assert (answer.status_code, answer.json()["code"]) == (400, "unknown_player")
        client = await ann.connect((await ann.create_table(seats=2))["table"])
        with pytest.raises(Refusal) as refused:
            await client.do("seatbot", seat=1, level=level)
        assert refused.value.code == "unknown_player"
