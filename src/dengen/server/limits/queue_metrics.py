"""How long somebody waits for a turn: those who wait now, and those who did."""

import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import count


class QueueMetrics:
    """`total`: seconds that those waited who had their turn, `many` of them."""

    def __init__(self) -> None:
        self.total = 0.0
        self.many = 0
        self._since: dict[int, float] = {}
        self._numbers = count()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._since)

    @property
    def longest(self) -> float:
        """Seconds that somebody has waited who still does."""
        return time.monotonic() - min(self._since.values()) if self._since else 0.0

    @asynccontextmanager
    async def measured(self, turn: AbstractAsyncContextManager[int]) -> AsyncIterator[int]:
        number, began = next(self._numbers), time.monotonic()
        self._since[number] = began
        try:
            async with turn as place:
                self.total += time.monotonic() - self._since.pop(number)
                self.many += 1
                yield place
        finally:
            self._since.pop(number, None)
