"""Places: whoever comes back gets the one that he likes, and nobody waits for it while another one is free."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from dengen.server.limits.fair_queue import FairQueue

pytestmark = pytest.mark.anyio


def nothing() -> tuple[float, ...]:
    return (0.0,)


async def test_who_comes_back_finds_the_place_where_he_was() -> None:
    turns = FairQueue(3)
    async with turns.turn(nothing) as place:
        assert place == 0
    async with turns.turn(nothing, liked=2) as place:
        assert place == 2


async def test_nobody_waits_for_the_place_he_likes_while_another_is_free() -> None:
    turns = FairQueue(2)
    async with turns.turn(nothing, liked=1), turns.turn(nothing, liked=1) as other:
        assert other == 0


async def test_who_wants_one_place_only_waits_for_it_behind_all_who_take_any() -> None:
    turns = FairQueue(2)
    order: list[tuple[str, int]] = []

    async def come(name: str, used: float, only: int | None = None) -> None:
        async with turns.turn(lambda: (used,), only=only) as place:
            order.append((name, place))

    async with AsyncExitStack() as held:
        await held.enter_async_context(turns.turn(nothing, liked=0))
        async with turns.turn(nothing, liked=1):
            ahead = asyncio.create_task(come("ahead", 2.0, only=0))
            asked = asyncio.create_task(come("asked", 1.0))
            await asyncio.sleep(0)
        await asked
        assert order == [("asked", 1)]
    await ahead
    assert order[1:] == [("ahead", 0)]


async def test_nobody_gets_a_place_that_does_not_fit() -> None:
    turns = FairQueue(2)
    async with AsyncExitStack() as held:
        await held.enter_async_context(turns.turn(nothing))
        waiting = asyncio.create_task(held.enter_async_context(turns.turn(nothing, liked=1, fits=lambda at: at == 0)))
        await asyncio.sleep(0)
        assert not waiting.done()
        async with turns.turn(nothing, fits=lambda at: at == 1) as other:
            assert other == 1
        await asyncio.sleep(0)
        assert not waiting.done(), "the one that became free isn't for him"
        with turns.more(9, lambda at: at == 0) as none:
            assert none == []
        waiting.cancel()


async def test_places_that_nobody_has_help_and_are_given_back() -> None:
    turns = FairQueue(3)
    async with turns.turn(nothing, liked=1):
        with turns.more(9) as others:
            assert others == [0, 2]
            with turns.more(9) as none:
                assert none == []
        with turns.more(1) as others:
            assert others == [0]
    with turns.more(9) as all_of_them:
        assert all_of_them == [0, 1, 2]


async def test_a_place_goes_to_nobody_who_has_just_gone_away() -> None:
    turns = FairQueue(1)

    async def come() -> None:
        async with turns.turn(nothing):
            pass

    async with turns.turn(nothing):
        gone = asyncio.create_task(come())
        stays = asyncio.create_task(come())
        await asyncio.sleep(0)
        gone.cancel()  # and the place becomes free before it notices
    await stays
    assert gone.cancelled()
