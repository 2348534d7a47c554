"""What other nodes have to say: a connection of its own that listens, and comes back by itself when it was lost."""

import asyncio
from typing import Any

import asyncpg
import msgspec

from dengen.store.interface import MISSED, Listener, NodeEvent

CHANNEL = "dengen"
PAUSE = 0.5  # seconds before it tries to listen again


class Notifications:
    def __init__(self, address: str, node: str, listener: Listener) -> None:
        self._address = address
        self._node = node
        self._listener = listener
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._keeping = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        if self._connection is not None and not self._connection.is_closed():
            self._connection.remove_termination_listener(self._on_lost)
            self._connection.terminate()

    async def _connect(self) -> None:
        self._lost.clear()
        self._connection = await asyncpg.connect(self._address, timeout=10)
        self._connection.add_termination_listener(self._on_lost)
        await self._connection.add_listener(CHANNEL, self._on_news)
        await self._connection.add_listener(f"{CHANNEL}_{self._node}", self._on_news)

    async def _keep(self) -> None:
        while True:
            await self._lost.wait()
            await asyncio.sleep(PAUSE)
            try:
                await self._connect()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                self._lost.set()
                continue
            self._listener(NodeEvent(MISSED, self._node))  # whatever was said meanwhile

    def _on_lost(self, connection: Any) -> None:
        self._lost.set()

    def _on_news(self, connection: Any, process: int, channel: str, payload: str) -> None:
        news = msgspec.json.decode(payload, type=NodeEvent)
        if news.node != self._node:
            self._listener(news)
