"""Everything that a running server has, and its housekeeping: one node."""

import asyncio
import os
import secrets
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from dengen.server.bots import Bots, Thinker
from dengen.server.clock import Clock
from dengen.server.connection import Connection
from dengen.server.games import Games
from dengen.server.guests import Guests, random_name
from dengen.server.logs import Log
from dengen.server.metrics import Metrics
from dengen.server.relay import Relay
from dengen.server.settings import Settings
from dengen.server.tables import Tables
from dengen.store import News, StoreError, open_store
from dengen.store.face import SILENCE

ENTROPY_BITS = 126
TURN = 0.25  # seconds between two rounds of pings
SWEEP = 10.0
ARCHIVE = 600.0


def entropy() -> int:
    return secrets.randbits(ENTROPY_BITS)


def resident_bytes() -> float:
    """0 where the system doesn't tell."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0


class Hall:
    def __init__(
        self, settings: Settings, games: Games | None = None, bots: Thinker | None = None, log: Log | None = None
    ) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.node = random_name(10)
        self.clock = Clock()
        self.entropy: Callable[[], int] = entropy
        self.log = log or Log(node=self.node)
        self.metrics = Metrics()
        self.games = games or Games()
        self.bots = bots or Bots(settings.bot_workers)
        self.store = open_store(settings.store)
        self.guests = Guests(self.store)
        self.tables = Tables(self)
        self.relay = Relay(self)
        self.connections: set[Connection] = set()
        self.is_closing = False
        self.is_well = False  # the store answered when it was last asked
        self._addresses: Counter[str] = Counter()
        self._living: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self.metrics.gauge("open_tables", "tables in memory", lambda: len(self.tables))
        self.metrics.gauge("connections", "open connections", lambda: len(self.connections))
        self.metrics.gauge("cpu_seconds", "CPU time of this process", time.process_time)
        self.metrics.gauge("resident_bytes", "memory of this process", resident_bytes)

    async def open(self) -> None:
        await self.store.open(self.node, self._on_news)
        self.clock.set(await self.store.beat())
        self.is_well = True
        self._tasks = [
            asyncio.create_task(work) for work in (self._beat(), self._ping(), self._sweep(), self._archive())
        ]
        self.log("open", store=self.settings.store.partition("://")[0] or "sqlite")

    async def close(self) -> None:
        """Say goodbye to everybody; what they did is stored already."""
        self.is_closing = True
        for connection in list(self.connections):
            connection.close("going_away")
        for task in (*self._tasks, *self._errands):
            task.cancel()
        self.tables.close()
        await self.bots.close()
        try:
            await self.store.close()
        except StoreError as trouble:
            self.log.trouble("close", trouble)
        self.log("closed")

    # ---- connections ----

    def admit(self, connection: Connection) -> bool:
        if self.is_closing or self._addresses[connection.address] >= self.limits.connections:
            return False
        self._addresses[connection.address] += 1
        self.connections.add(connection)
        self.metrics.count("connections_total")
        return True

    def dismiss(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._addresses[connection.address] -= 1
        if self._addresses[connection.address] <= 0:
            del self._addresses[connection.address]

    # ---- housekeeping ----

    async def _ping(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(TURN)
            now = loop.time()
            for connection in list(self.connections):
                connection.beat(now)

    async def _beat(self) -> None:
        """Tell the other nodes that this one lives, and look after those that don't."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            try:
                self.clock.set(await self.store.beat())
                if loop.time() - last > SILENCE / 1000:
                    await self.tables.check_holds()
                last = loop.time()
                await self._look_after_others()
                self.is_well = True
            except StoreError as trouble:
                if self.is_well:
                    self.log.trouble("store", trouble)
                self.is_well = False
            except Exception as trouble:
                self.log.trouble("beat", trouble)
            await asyncio.sleep(self.settings.beat / 1000)

    async def _look_after_others(self) -> None:
        living = await self.store.living()
        lost = self._living - set(living)
        self._living = set(living)
        if lost:
            self.log("node_lost", lost=sorted(lost))
        await self.tables.take_orphans(living)
        if lost:
            await self.tables.mourn()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.tables.sweep()

    async def _archive(self) -> None:
        while True:
            await asyncio.sleep(ARCHIVE)
            try:
                count = await self.tables.archive()
                if count:
                    self.log("archived", tables=count)
            except StoreError as trouble:
                self.log.trouble("archive", trouble)

    # ---- news of other nodes ----

    def _on_news(self, news: News) -> None:
        task = asyncio.get_running_loop().create_task(self._hear(news))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _hear(self, news: News) -> None:
        try:
            if news.kind == "letter":
                await self.relay.receive(news.node, news.body)
            elif news.kind == "entries":
                open_table = self.tables.find(news.table)
                if open_table is not None and open_table.table.number < news.number:
                    await open_table.catch_up()
            else:  # some were missed
                for open_table in self.tables.all():
                    await open_table.catch_up()
        except StoreError as trouble:
            self.log.trouble("news", trouble)
