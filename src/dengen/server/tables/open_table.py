"""A table that somebody uses now: its connections, its clock, its bots, and its one way to change.

Persist, then acknowledge, then tell: `do` proposes, stores, commits, in this order, one command after the other.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from dengen.core.base.chance import Chance
from dengen.core.base.words import Lang
from dengen.server.bots.bots import CpuAccount
from dengen.server.node import Node
from dengen.server.push.messages import PushMessage, push_message
from dengen.server.push.queue import PushQueue
from dengen.server.tables.audience import Audience
from dengen.server.tables.connection import Connection
from dengen.server.tables.entries import readable_entries
from dengen.server.tables.forwarding import Forwarding
from dengen.server.tables.live_bots import LiveBots
from dengen.server.tables.lobby import Lobby
from dengen.server.tables.pondering import Pondering
from dengen.store import EntryConflict, StoreUnavailable, TableSummary
from dengen.store.interface import ListedChair, TableStanding
from dengen.table import Change, Effects, Job, Table, TableError, commands
from dengen.table.change import AwayNotice
from dengen.table.errors import Conflict
from dengen.table.game.live_play import LivePlay
from dengen.table.header import PersonId
from dengen.table.messages import RoomView

TRIES = 20
CALLED_FOR = 3 * 24 * 3600 * 1000  # ms for which it is worth to tell somebody, where no clock runs
STUCK = 1.0  # seconds before something is tried again that can't be done now
Acknowledge = Callable[[bool], None]


def nobody_waits(repeated: bool) -> None:
    pass


class OpenTable:
    def __init__(self, table: Table, node: Node, forwarding: Forwarding, lobby: Lobby, holder: str) -> None:
        self.table = table
        self.id = table.header.table
        self.holder = holder  # the node that runs its clocks and bots
        self.audience = Audience(table)
        self._node = node
        self._forwarding = forwarding
        self._lobby = lobby
        self._lock = asyncio.Lock()
        self._is_behind = False  # the store may have entries that aren't known here
        self._still_since: int | None = None  # the store couldn't be written since then
        self._timer: asyncio.TimerHandle | None = None
        self._rung = 0  # the due time for which it last rang
        self._tasks: set[asyncio.Task[None]] = set()
        self._live_bots: LiveBots | None = None
        self._pondering = Pondering(table, node, self.account(table.header.host))
        self._company = asyncio.Event()  # somebody came
        self._used = asyncio.get_running_loop().time()
        self._is_closed = False

    @property
    def is_held_here(self) -> bool:
        return self.holder == self._node.id

    # ---- changing ----

    async def do(
        self,
        command: commands.Command,
        *,
        by: PersonId = "",
        client: str = "",
        time: int | None = None,
        acknowledge: Acknowledge = nobody_waits,
    ) -> None:
        """Carry out a command. Raises DengenError: then nothing has happened (StoreUnavailable: it may have)."""
        if not self.is_held_here and isinstance(command, commands.LiveCommand):
            self.holder = self.holder or await self._node.store.lease_holder(self.id)
            at = self._node.clock.now() if time is None else time
            acknowledge(await self._forwarding.ask(self.holder, self.id, by, client, at, command))
            return
        async with self._lock:
            if self._is_behind:
                await self._catch_up()
            for _ in range(TRIES):
                try:
                    await self._go_on()
                except EntryConflict:
                    await self._catch_up()
                    continue
                now = self._node.clock.now() if time is None else time
                entropy = self._node.entropy() if command.begins else None
                change = self.table.propose(command, now, by=by, client=client, entropy=entropy)
                if change.entries and command.for_holder and not self.is_held_here:
                    return
                if change.repeated and not change.entries:
                    acknowledge(True)
                    return
                try:
                    await self._store(change)
                except EntryConflict:
                    await self._catch_up()
                    continue
                effects = self.table.commit(change)
                acknowledge(change.repeated)
                self._follow_up(effects)
                return
        raise Conflict(
            "Other changes keep coming first. Send it again.", "ほかの変更が続いています。もう一度送ってください。"
        )

    async def _store(self, change: Change) -> None:
        if not change.entries:
            return
        listed, began = change.listed, self._node.clock.now()
        self._is_behind = True  # until it is known that it was stored
        try:
            summary = summary_of(listed) if listed else None
            standing = standing_of(change)
            with self._node.traces.span("store", table=self.id, entries=len(change.entries)):
                await self._node.store.append(
                    change.table, change.entries, summary, standing, change.result, change.over
                )
        except StoreUnavailable:
            self._node.metrics.count("store_trouble_total")
            self.stand_still(min(began, self._node.last_write.time))
            raise
        self._is_behind = False
        self._node.last_write.renew()

    @property
    def stands_still(self) -> bool:
        return self._still_since is not None

    def stand_still(self, since: int) -> None:
        """Nothing could be stored since then: whatever happens next, the clocks are set first."""
        if self._still_since is None:
            self._still_since = since

    async def _go_on(self) -> None:
        if self._still_since is None:
            return
        change = self.table.propose(commands.StandStill(self._still_since), self._node.clock.now())
        if change.entries:
            await self._store(change)
            self._follow_up(self.table.commit(change))
        self._still_since = None

    async def catch_up(self) -> None:
        """Read what other nodes have stored."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        self._is_behind = True
        entries = await self._node.store.entries(self.id, self.table.number)
        self._is_behind = False
        if entries:
            with readable_entries(self.id, self._node.log):
                effects = self.table.follow(entries)
            self._follow_up(effects)

    def _follow_up(self, effects: Effects) -> None:
        """Tell, then think, then wait for the next tick."""
        self._used = asyncio.get_running_loop().time()
        self._lobby.touch(self.id, self.table.people)
        if effects.began:
            self.audience.show_out()
        for sent in effects.messages:
            self.audience.tell(sent)
        if effects.reseated:
            self.audience.turn_around()
        if effects.missing:
            self._call_back()
        if effects.turned:
            self._node.bots.forget(self.id)
        if self.is_held_here:
            self._pondering.turn_to_now()
            for job in effects.jobs:
                self._spawn(self._answer(job))
            self._wait_for(effects.due)
            self._fight_on()
            if self._node.push is not None:
                for call in effects.away_notices:
                    self._spawn(self._call(call, self._node.push))

    async def patiently(self, command: commands.Command, by: PersonId = "") -> None:
        """What must happen some time: a store that can't be used now is tried again."""
        while True:
            try:
                await self.do(command, by=by)
                return
            except (StoreUnavailable, Conflict):
                await asyncio.sleep(STUCK)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._node.log.failure("table", error, table=self.id)

    # ---- who runs it ----

    async def take_over(self, since: int | None) -> None:
        """This node runs the table from now on. `since`: nobody has, since then."""
        self.holder = self._node.id
        if since is not None:
            await self.do(commands.Restart(since or None))
        self.run_on()

    def run_on(self) -> None:
        for job in self.table.jobs(self._node.clock.now()):
            self._spawn(self._answer(job))
        self._wait_for(self.table.due())
        self._fight_on()

    def let_go(self, holder: str) -> None:
        """Another node runs it."""
        self.holder = holder
        self._wait_for(None)
        self._pondering.stop()
        if self._live_bots is not None and not self.is_held_here:
            self._live_bots.stop()
            self._live_bots = None

    # ---- bots and clocks ----

    def _fight_on(self) -> None:
        """Let the bots of a live fight know that something has happened."""
        if self.table.is_live and self.table.bots() and self._live_bots is None:
            self._live_bots = LiveBots(self.table, self._node.clock, self._node.entropy, self.do)
            self._spawn(self._fight(self._live_bots))
        elif self._live_bots is not None:
            self._live_bots.stir()

    async def _fight(self, bots: LiveBots) -> None:
        try:
            await bots.run()
        finally:
            if self._live_bots is bots:
                self._live_bots = None

    async def _answer(self, job: Job) -> None:
        await self._wait_for_company()
        try:
            with self._node.traces.span("bot", table=self.id, level=job.level):
                act = await self._node.bots.choose(self.table.game, job, self.account(self.table.header.host))
        except Exception as error:  # whatever goes wrong in a player, the table goes on
            self._node.log.failure("bot", error, table=self.id, level=job.level)
            act = Chance(job.seed).pick(job.world.legal(job.seat))
        pause = job.ready - self._node.clock.now()
        if pause > 0:
            await asyncio.sleep(pause / 1000)
        if not self.is_held_here:
            return
        try:
            await self.patiently(commands.BotAnswer(job.seat, job.question, act))
            self._node.metrics.count("bot_answers_total")
        except TableError:
            pass  # the question is gone

    def account(self, person: PersonId) -> CpuAccount:
        """For whom bots think here: the table, and whoever had it laid or asks."""
        return CpuAccount((f"guest {person}", f"table {self.id}"), self.audience.is_there)

    async def _wait_for_company(self) -> None:
        """Delay bots at a table without viewers and without a clock."""
        if self.audience.is_there() or self.table.header.pace.has_clock:
            return
        self._company.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._node.limits.alone / 1000):
                await self._company.wait()

    def _wait_for(self, due: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            span = max(1, due - self._node.clock.now()) / 1000
            if due == self._rung:  # it has rung for this already, and nothing came of it
                span = STUCK
            self._timer = asyncio.get_running_loop().call_later(span, self._ring, due)

    def _ring(self, due: int) -> None:
        self._rung = due
        self._timer = None
        self._spawn(self.patiently(commands.Tick()))

    def measure(self, seat: int, round_trip: int) -> None:
        """A round trip of a seat's person, for a live fight."""
        self._spawn(self.patiently(commands.Measure(seat, round_trip)))

    # ---- who is elsewhere ----

    async def _call(self, call: AwayNotice, push_queue: PushQueue) -> None:
        """Tell an absent person, unless they come by themselves."""
        await asyncio.sleep(self._node.limits.call / 1000)
        if not (self.is_held_here and self.table.is_pending(call)):
            return
        chairs = self.table.around.chairs
        others = [chair.name for chair in chairs if chair.person and chair.person != call.person]
        until = self.table.deadline(call)
        span = until - self._node.clock.now() if until is not None else CALLED_FOR

        def in_words(lang: Lang) -> PushMessage:
            return push_message(call, self.id, self.table.game.title, others, until, lang)

        try:
            await push_queue.tell(call.person, in_words, span)
        except StoreUnavailable as error:
            self._node.log.failure("call", error, table=self.id)

    # ---- connections ----

    def listen(self, connection: Connection, stream: str, number: int) -> None:
        """From now on this connection is told what its person may know; first, what it missed."""
        self._company.set()
        if self.audience.enter(connection, stream, number) and connection.viewer:
            self._spawn(self.patiently(commands.Arrive(), connection.person))

    def leave(self, connection: Connection) -> None:
        self._used = asyncio.get_running_loop().time()
        is_gone = self.audience.leave(connection)
        if is_gone and self.table.seat_of(connection.person) is not None and not self._is_closed:
            self._spawn(self._miss(connection.person))

    async def _miss(self, person: PersonId) -> None:
        """A connection that is only interrupted makes nobody absent."""
        await asyncio.sleep(self._node.limits.away / 1000)
        if person not in self.audience:
            await self.patiently(commands.Depart(), person)

    def _call_back(self) -> None:
        """Who is taken for absent but listens here (another node went down, or only lost its own connection) is there."""
        for person in self.audience.seated:
            self._spawn(self.patiently(commands.Arrive(), person))

    # ---- keeping it small ----

    def is_needed(self, since: float) -> bool:
        return bool(self.audience or self._tasks or self._timer or self._lock.locked() or self._used > since)

    def close(self) -> None:
        self._is_closed = True
        self._wait_for(None)
        self._pondering.stop()
        self._node.bots.forget(self.id)
        for task in list(self._tasks):
            task.cancel()


def summary_of(around: RoomView) -> TableSummary:
    chairs = [
        ListedChair(chair.person, chair.name, chair.level, bool(chair.person) and not chair.present)
        for chair in around.chairs
    ]
    return TableSummary(around.stage, chairs, around.games)


def standing_of(change: Change) -> TableStanding:
    """A live fight asks everybody all the time: there, nobody is waited for."""
    play = change.play
    if play is None or isinstance(play, LivePlay):
        return TableStanding()
    asked = play.state.actors()
    deadlines = [play.clocks.deadline(seat) for seat in asked] if play.clocks.run else []
    return TableStanding(play.state.scores(), asked, deadlines, change.reminded)
