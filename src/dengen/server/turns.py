"""Whose turn it is where only so many can be served at once: of those who wait, whoever has used least."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Used = Callable[[], float]


class Turns:
    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: list[tuple[Used, asyncio.Future[None]]] = []

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, used: Used) -> AsyncIterator[None]:
        """`used` is asked whenever a place becomes free."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(used)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, used: Used) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = (used, called)
        self._waiting.append(waiting)
        try:
            await called
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # called, and gone in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        following = min(self._waiting, key=lambda waiting: waiting[0]())
        self._waiting.remove(following)
        following[1].set_result(None)
