"""A node at work: its guests, tables and connections, and the housekeeping."""

import asyncio
import os
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from dengen.server.bots.bots import Bots
from dengen.server.limits.newcomers import Newcomers
from dengen.server.limits.queue_metrics import QueueMetrics
from dengen.server.limits.tcp import GATE, open_files
from dengen.server.node import Node
from dengen.server.ops.state import NAMED, NodeReport, troubles
from dengen.server.ops.watchdog import Watchdog
from dengen.server.ops.worker_metrics import PAUSE
from dengen.server.people.guests import LASTS, Guests
from dengen.server.protocol.wire import Notice
from dengen.server.studio.lab_jobs import LabJobs
from dengen.server.studio.own_sets import OwnSets
from dengen.server.studio.prints import Prints
from dengen.server.tables.analyses import Analyses
from dengen.server.tables.connections import Connections
from dengen.server.tables.forwarding import Forwarding
from dengen.server.tables.lobby import Lobby
from dengen.server.tables.registry import TableRegistry
from dengen.server.tables.replay_rendering import ReplayRendering
from dengen.store import NodeEvent, StoreError
from dengen.store.interface import CHANGED, ENDED, ENTRIES, HANDED, LEFT, MESSAGE, SILENCE

SWEEP = 10.0  # seconds
ARCHIVE = 600.0
RETURN = 5.0  # in which somebody is back who was sent away
NOTICE = Notice(
    code="going_away",
    en="The server is about to restart. Your game is saved and will continue in a moment.",
    ja="まもなくサーバーを再起動します。ゲームは保存され、続きから再開します。",
)


def resident_bytes() -> float:
    """0 where the system doesn't tell."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if statm.exists() else 0


class Runtime:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.guests = Guests(node.store, node.limits.known, node.bans)
        self.newcomers = Newcomers(node.limits)
        self.connections = Connections(node)
        self.is_well = False  # the store answered when it was last asked
        self._forwarding = Forwarding(node.store)
        self.lobby = Lobby(node)
        self.tables = TableRegistry(node, self._forwarding, self.lobby)
        self.analyses = Analyses(node)
        self.films = ReplayRendering(node)
        self.sets = OwnSets(node)
        self.lab = LabJobs(node)
        self.prints = Prints(node)
        self._watchdog = Watchdog(node.log, node.metrics)
        self._began = 0
        self._store_seconds = 0.0  # that the last beat took
        self._waits = node.bots.waits if isinstance(node.bots, Bots) else QueueMetrics()
        self._living: set[str] = set()
        self._left: set[str] = set()  # nodes that said goodbye
        self._beaten = asyncio.Event()
        self._beating: asyncio.Task[None]
        self._looking_after: asyncio.Task[None]
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        node.metrics.gauge("cpu_seconds", "CPU time of this process", time.process_time)
        node.metrics.gauge("lobby_connections", "who looks at the lists of tables", lambda: len(self.lobby))
        node.metrics.gauge("bots_waiting", "bots that wait for their turn to think", lambda: len(self._waits))
        node.metrics.gauge("bot_wait_seconds", "how long the first of them has waited", lambda: self._waits.longest)
        node.metrics.gauge("readings", "what people sent that waits or is read", lambda: len(node.sandbox))
        node.metrics.gauge("store_seconds", "how long the store took to answer", lambda: self._store_seconds)
        node.metrics.gauge("store_up", "can the store be used?", lambda: self.is_well)
        node.metrics.gauge("draining", "is it about to stop?", lambda: self.is_draining)
        node.metrics.gauge("nodes", "living nodes that this one knows of", lambda: len(self._living))
        node.metrics.gauge("tcp_connections", "open TCP connections of this process", lambda: GATE.total)
        node.metrics.gauge("tcp_refused", "TCP connections refused by a cap since the start", lambda: GATE.refused)
        node.metrics.gauge("open_files", "open files of this process", open_files)
        node.metrics.gauge("resident_bytes", "memory of this process", resident_bytes)

    async def open(self) -> None:
        await self.node.store.open(self.node.id, self._on_news)
        self.node.clock.set(await self.node.store.beat())
        self._began = self.node.clock.now()
        await self.node.bans.refresh()
        self.is_well = True
        self._beating = asyncio.create_task(self._beat())
        self._looking_after = asyncio.create_task(self._look_after_others())
        work = [
            self.connections.ping(),
            self._sweep(),
            self._archive(),
            self._compile(),
            self._keep_score(),
            self.lobby.run(),
            self.films.run(),
            self._watchdog.run(),
        ]
        if self.node.push is not None:
            work.append(self.node.push.run())
        self._tasks = [self._beating, self._looking_after, *(asyncio.create_task(one) for one in work)]
        self.node.log("open", store=self.node.settings.store.partition("://")[0] or "sqlite")

    @property
    def troubles(self) -> list[str]:
        return troubles(
            len(self.tables.set_aside), self._waits.longest, self._watchdog.recently.total, self._store_seconds
        )

    @property
    def status(self) -> str:
        """`ok`; `degraded`: it works, but not as it should; `draining`, `store_unavailable`: others should be asked."""
        if self.is_draining:
            return "draining"
        return "store_unavailable" if not self.is_well else "degraded" if self.troubles else "ok"

    @property
    def state(self) -> NodeReport:
        node = self.node
        return NodeReport(
            name=node.settings.name,
            worker=node.worker_metrics.worker,
            began=self._began,
            build=node.build.name,
            status=self.status,
            troubles=self.troubles,
            tables=len(self.tables),
            connections=len(self.connections),
            lobby=len(self.lobby),
            set_aside=self.tables.set_aside[:NAMED],
            bots_waiting=len(self._waits),
            bot_wait=self._waits.longest,
            readings=len(node.sandbox),
            stalled=self._watchdog.recently.total,
            store_seconds=self._store_seconds,
            memory=int(resident_bytes()),
        )

    @property
    def is_draining(self) -> bool:
        return self.tables.is_leaving

    async def drain(self) -> None:
        """Before the end: other nodes take the tables over, people are told, who does something is still heard."""
        self._looking_after.cancel()
        heirs = await self._others()
        shares = self.tables.leave(heirs)
        if heirs:
            self._beating.cancel()
            try:
                await self.node.store.leave(shares)
            except StoreError as error:
                self.node.log.failure("drain", error)
        self.connections.announce(NOTICE)
        self.node.log("draining", tables=len(self.tables), connections=len(self.connections), heirs=heirs)
        if self.connections:
            await asyncio.sleep(self.node.settings.drain)

    async def _others(self) -> list[str]:
        """The nodes that could take the tables."""
        try:
            return [node for node in await self.node.store.living() if node != self.node.id]
        except StoreError:
            return []

    async def close(self) -> None:
        """Say goodbye to everybody; what they did is stored already."""
        self.connections.close()
        for task in (*self._tasks, *self._errands):
            task.cancel()
        self.tables.close()
        self.analyses.close()
        await self.films.close()
        await self.lab.close()
        await self.prints.close()
        await self.node.bots.close()
        await self.node.sandbox.close()
        try:
            await self.node.store.close()
        except StoreError as error:
            self.node.log.failure("close", error)
        await asyncio.to_thread(self.node.traces.end)
        self.node.worker_metrics.close()
        self.node.log("closed")

    # ---- housekeeping ----

    async def _beat(self) -> None:
        """Tell the other nodes that this one lives; nothing else is waited for here that could make it seem dead."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            try:
                began = loop.time()
                self.node.clock.follow(await self.node.store.beat(self.state.text))
                self._store_seconds = loop.time() - began
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
                await self._shut_out()
                self.node.blocklist.reload()
            except StoreError as error:
                self.node.log.failure("store", error)
            except Exception as error:
                self.node.log.failure("takeover", error)

    async def _take_over(self) -> None:
        living = await self.node.store.living()
        lost = self._living - set(living)
        came = set(living) - self._living - {self.node.id} if self._living else set[str]()
        self._living = set(living)
        if lost:
            self.node.log("node_lost", lost=sorted(lost))
        await self.tables.take_orphans(living)
        if lost - self._left:
            await self.tables.mourn()
        elif lost:
            self._run_errand(self._mourn_later())
        self._left -= lost
        if came:
            self.node.log("node_came", came=sorted(came))
            await self.tables.share_with(sorted(came), len(living))

    async def _shut_out(self) -> None:
        """Who is banned has to go, and to stay away."""
        if await self.node.bans.refresh():
            for connection in self.connections:
                if self.node.bans.covers(connection.person, connection.address):
                    connection.close("forbidden")

    async def _look_again(self, news: NodeEvent) -> None:
        """An operator has changed something in the store."""
        for person in news.body or ():
            self.guests.forget(person)
        if news.table:
            self.tables.reload(news.table)
            self.lobby.touch(news.table, [])
        await self._shut_out()
        self.node.log("changed", table=news.table, people=news.body or [])

    async def _mourn_later(self) -> None:
        """Who was connected to a node that said goodbye is on the way to another one."""
        await asyncio.sleep(self.node.settings.drain + self.node.limits.away / 1000 + RETURN)
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

    async def _keep_score(self) -> None:
        """For other workers, whom somebody may ask about all."""
        while self.node.settings.scoreboard:
            self.node.worker_metrics.write(self.node.labels, self.node.metrics.families())
            await asyncio.sleep(PAUSE)

    async def _compile(self) -> None:
        try:
            await self.node.build.make(self.node.bots)
        except Exception as error:
            self.node.log.failure("compile", error)

    # ---- news of other nodes ----

    def _on_news(self, news: NodeEvent) -> None:
        self._run_errand(self._hear(news))

    def _run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _hear(self, news: NodeEvent) -> None:
        try:
            if news.kind == MESSAGE:
                await self._forwarding.receive(news.node, news.body, self.tables.carry_out)
            elif news.kind == ENDED:
                self.guests.ended(news.body)
                self.connections.end(news.body)
            elif news.kind == HANDED:
                await self.tables.handed(news.table, news.body)
            elif news.kind == ENTRIES:
                await self.tables.catch_up(news.table, news.number)
                self.lobby.touch(news.table, [])
            elif news.kind == CHANGED:
                await self._look_again(news)
            elif news.kind == LEFT:
                self._left.add(news.node)
                await self.tables.take((news.body or {}).get(self.node.id, []))
                self._beaten.set()
            else:  # some were missed
                self.guests.forget_all()
                await self.tables.catch_up_all()
                await self.tables.find_held()
                self.lobby.touch_all()
        except StoreError as error:
            self.node.log.failure("news", error)
