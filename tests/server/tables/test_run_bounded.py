"""Many tables at once: one that hangs or fails is nobody else's trouble."""

import asyncio

import pytest

from dengen.server.tables.run_bounded import run_bounded

pytestmark = pytest.mark.anyio


async def test_one_that_hangs_keeps_nobody_waiting() -> None:
    done: list[int] = []
    others = asyncio.Event()

    async def work(number: int) -> None:
        if number == 0:
            await others.wait()
        done.append(number)
        if len(done) == 4:
            others.set()

    async with asyncio.timeout(10):
        await run_bounded(range(5), work, lambda number, error: None, at_once=2)
    assert done == [1, 2, 3, 4, 0]


async def test_one_that_fails_is_named_and_the_others_are_done() -> None:
    failed: list[tuple[int, str]] = []
    done: list[int] = []

    async def work(number: int) -> None:
        if number == 1:
            raise ValueError("unreadable")
        done.append(number)

    await run_bounded(range(3), work, lambda number, error: failed.append((number, str(error))), at_once=1)
    assert (done, failed) == ([0, 2], [(1, "unreadable")])
