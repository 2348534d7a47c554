"""A node at work: its guests, tables and connections, and the housekeeping."""

import asyncio
import os
import time
from pathlib import Path

from dengen.server.analyses import Analyses
from dengen.server.connections import Connections
from dengen.server.forwarding import Forwarding
from dengen.server.guests import LASTS, Guests
from dengen.server.lab_jobs import LabJobs
from dengen.server.lobby import Lobby
from dengen.server.newcomers import Newcomers
from dengen.server.node import Node
from dengen.server.own_sets import OwnSets
from dengen.server.prints import Prints
from dengen.server.tables import Tables
from dengen.server.watchdog import Watchdog
from dengen.store import News, StoreError
from dengen.store.interface import ENDED, ENTRIES, MESSAGE, SILENCE

SWEEP = 10.0  # seconds
ARCHIVE = 600.0


def resident_bytes() -> float:
    """0 where the system doesn't tell."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0


class Runtime:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.guests = Guests(node.store, node.limits.known)
        self.newcomers = Newcomers(node.limits)
        self.connections = Connections(node)
        self.is_well = False  # the store answered when it was last asked
        self._forwarding = Forwarding(node.store)
        self.lobby = Lobby(node)
        self.tables = Tables(node, self._forwarding, self.lobby)
        self.analyses = Analyses(node)
        self.sets = OwnSets(node)
        self.lab = LabJobs(node)
        self.prints = Prints(node)
        self._living: set[str] = set()
        self._beaten = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        node.metrics.gauge("cpu_seconds", "CPU time of this process", time.process_time)
        node.metrics.gauge("resident_bytes", "memory of this process", resident_bytes)

    async def open(self) -> None:
        await self.node.store.open(self.node.id, self._on_news)
        self.node.clock.set(await self.node.store.beat())
        self.is_well = True
        work = [
            self._beat(),
            self._look_after_others(),
            self.connections.ping(),
            self._sweep(),
            self._archive(),
            self._compile(),
            self.lobby.run(),
            Watchdog(self.node.log, self.node.metrics).run(),
        ]
        if self.node.push is not None:
            work.append(self.node.push.run())
        self._tasks = [asyncio.create_task(one) for one in work]
        self.node.log("open", store=self.node.settings.store.partition("://")[0] or "sqlite")

    async def close(self) -> None:
        """Say goodbye to everybody; what they did is stored already."""
        self.connections.close()
        for task in (*self._tasks, *self._errands):
            task.cancel()
        self.tables.close()
        self.analyses.close()
        await self.lab.close()
        await self.prints.close()
        await self.node.bots.close()
        await self.node.readers.close()
        try:
            await self.node.store.close()
        except StoreError as error:
            self.node.log.failure("close", error)
        self.node.log("closed")

    # ---- housekeeping ----

    async def _beat(self) -> None:
        """Tell the other nodes that this one lives; nothing else is waited for here that could make it seem dead."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            try:
                self.node.clock.set(await self.node.store.beat())
                self.node.last_write.renew()
                if loop.time() - last > SILENCE / 1000:
                    self.tables.doubt_holds()
                last = loop.time()
                self.is_well = True
                self._beaten.set()
            except StoreError as error:
                if self.is_well:
                    self.node.log.failure("store", error)
                self.is_well = False
                self.tables.stand_still()
            except Exception as error:
                self.node.log.failure("beat", error)
            await asyncio.sleep(self.node.settings.beat / 1000)

    async def _look_after_others(self) -> None:
        """After each beat, unless the last time still lasts."""
        while True:
            await self._beaten.wait()
            self._beaten.clear()
            try:
                await self.tables.go_on()
                await self._take_over()
            except StoreError as error:
                self.node.log.failure("store", error)
            except Exception as error:
                self.node.log.failure("takeover", error)

    async def _take_over(self) -> None:
        living = await self.node.store.living()
        lost = self._living - set(living)
        self._living = set(living)
        if lost:
            self.node.log("node_lost", lost=sorted(lost))
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
                await self.node.store.forget_sessions(self.node.clock.now() - LASTS)
                count = await self.tables.archive()
                if count:
                    self.node.log("archived", tables=count)
            except StoreError as error:
                self.node.log.failure("archive", error)

    async def _compile(self) -> None:
        try:
            await self.node.build.make(self.node.bots)
        except Exception as error:
            self.node.log.failure("compile", error)

    # ---- news of other nodes ----

    def _on_news(self, news: News) -> None:
        task = asyncio.get_running_loop().create_task(self._hear(news))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _hear(self, news: News) -> None:
        try:
            if news.kind == MESSAGE:
                await self._forwarding.receive(news.node, news.body, self.tables.carry_out)
            elif news.kind == ENDED:
                self.guests.ended(news.body)
                self.connections.end(news.body)
            elif news.kind == ENTRIES:
                await self.tables.catch_up(news.table, news.number)
                self.lobby.touch(news.table, [])
            else:  # some were missed
                self.guests.forget_all()
                await self.tables.catch_up_all()
                self.lobby.touch_all()
        except StoreError as error:
            self.node.log.failure("news", error)
