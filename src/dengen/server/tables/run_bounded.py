"""The same work for many tables: none of them waits long for another, and none fails because another does."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

One = TypeVar("One")


async def run_bounded(
    ones: Iterable[One],
    work: Callable[[One], Awaitable[object]],
    failed: Callable[[One, Exception], None],
    at_once: int,
) -> None:
    """Work on so many at once; `failed` is told what went wrong with which."""
    free = asyncio.Semaphore(at_once)

    async def attempt(one: One) -> None:
        async with free:
            try:
                await work(one)
            except Exception as error:
                failed(one, error)

    await asyncio.gather(*(attempt(one) for one in ones))
