"""SIGTERM: first the node lays everything down, then the server stops. Who asks twice doesn't want to wait."""

import asyncio
import signal
import threading
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any


class GracefulShutdown:
    """Between the signal and whoever waited for it before: a server that stops by it."""

    def __init__(self, drain: Callable[[], Awaitable[None]]) -> None:
        self._drain = drain
        self._before: Any = None
        self._loop: asyncio.AbstractEventLoop
        self._draining: asyncio.Task[None] | None = None
        self._was_asked = False

    def listen(self) -> None:
        """From now on; where nobody stops by this signal, or can hear of it, nothing."""
        before = signal.getsignal(signal.SIGTERM)
        if callable(before) and threading.current_thread() is threading.main_thread():
            self._before = before
            self._loop = asyncio.get_running_loop()
            signal.signal(signal.SIGTERM, self._on_signal)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        if self._was_asked:
            self._before(number, frame)
            return
        self._was_asked = True
        self._loop.call_soon_threadsafe(self._begin, number, frame)

    def _begin(self, number: int, frame: FrameType | None) -> None:
        self._draining = self._loop.create_task(self._drain_and_stop(number, frame))

    async def _drain_and_stop(self, number: int, frame: FrameType | None) -> None:
        try:
            await self._drain()
        finally:
            self._before(number, frame)
