"""A table that somebody uses now: its connections, its clock, its bots, and its one way to change.

Persist, then acknowledge, then tell: `do` proposes, stores, commits, in this order, one command after the other.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from dengen.core.chance import Chance
from dengen.server.audience import Audience
from dengen.server.live_bots import LiveBots
from dengen.store import StoreTrouble, Summary, Taken
from dengen.store.face import Sitting
from dengen.table import Change, Effects, Entry, Job, Table, TableError, commands
from dengen.table import entries as log
from dengen.table.errors import Conflict
from dengen.table.founding import PersonId
from dengen.table.messages import RoomView
from dengen.table.parts import room_part

if TYPE_CHECKING:
    from dengen.server.connection import Connection
    from dengen.server.hall import Hall

TRIES = 20
STUCK = 1.0  # seconds before something is tried again that can't be done now
LISTED = (log.Sat, log.BotSat, log.Left, log.Emptied, log.Swapped, log.Began, log.Ended, log.Closed)
RESEATED = (log.Sat, log.Left)
GONE = (log.Went, log.Restarted)
BEGINNERS = (commands.Begin, commands.Vote)  # what may begin a game
PRESENCE = (commands.Arrive, commands.Depart)
LIVE = (commands.Feed, commands.Measure)  # only the node that holds the table may carry these out
Acknowledge = Callable[[bool], None]


class OpenTable:
    def __init__(self, table: Table, hall: "Hall", holder: str) -> None:
        self.table = table
        self.id = table.founding.table
        self.holder = holder  # the node that runs its clocks and bots
        self.audience = Audience(table)
        self._hall = hall
        self._lock = asyncio.Lock()
        self._is_behind = False  # the store may have entries that aren't known here
        self._timer: asyncio.TimerHandle | None = None
        self._rung = 0  # the due time for which it last rang
        self._tasks: set[asyncio.Task[None]] = set()
        self._fighting: LiveBots | None = None
        self._used = asyncio.get_running_loop().time()

    @property
    def is_held_here(self) -> bool:
        return self.holder == self._hall.node

    @property
    def is_live(self) -> bool:
        """Is a fight in real time going on?"""
        return self.table.live is not None

    # ---- changing ----

    async def do(
        self,
        command: commands.Command,
        *,
        by: PersonId = "",
        client: str = "",
        time: int | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Carry out a command. Raises DengenError: then nothing has happened (StoreTrouble: it may have)."""
        if isinstance(command, LIVE) and not self.is_held_here:
            at = self._hall.clock.now() if time is None else time
            repeated = await self._hall.relay.ask(self.holder, self.id, by, client, at, command)
            if acknowledge is not None:
                acknowledge(repeated)
            return
        async with self._lock:
            if self._is_behind:
                await self._catch_up()
            for _ in range(TRIES):
                now = self._hall.clock.now() if time is None else time
                entropy = self._hall.entropy() if isinstance(command, BEGINNERS) else None
                change = self.table.propose(command, now, by=by, client=client, entropy=entropy)
                if change.entries:
                    if isinstance(command, commands.Tick) and not self.is_held_here:
                        return
                    try:
                        await self._store(change)
                    except Taken:
                        await self._catch_up()
                        continue
                elif isinstance(command, PRESENCE):  # it was known already
                    return
                effects = self.table.commit(change)
                if acknowledge is not None:
                    acknowledge(change.repeated)
                self._follow_up(effects, change.entries)
                return
        raise Conflict("Others were faster, again and again.", "他の変更が続いています。もう一度送ってください。")

    async def _store(self, change: Change) -> None:
        summary = None
        if any(isinstance(entry.what, LISTED) for entry in change.entries) and change.after is not None:
            summary = summary_of(room_part(change.after))
        self._is_behind = True  # until it is known that it was stored
        try:
            await self._hall.store.append(change.table, change.entries, summary)
        except StoreTrouble:
            self._hall.metrics.count("store_trouble_total")
            raise
        self._is_behind = False

    async def catch_up(self) -> None:
        """Read what other nodes have stored."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        self._is_behind = True
        entries = await self._hall.store.entries(self.id, self.table.number)
        self._is_behind = False
        if entries:
            self._follow_up(self.table.follow(entries), entries)

    def _follow_up(self, effects: Effects, entries: Sequence[Entry]) -> None:
        """Tell, then think, then wait for the next tick."""
        self._used = asyncio.get_running_loop().time()
        if any(isinstance(entry.what, log.Began) for entry in entries):
            self.audience.show_out()
        for sent in effects.messages:
            self.audience.tell(sent)
        if any(isinstance(entry.what, RESEATED) for entry in entries):
            self.audience.turn_around()
        if any(isinstance(entry.what, GONE) for entry in entries):
            self._call_back()
        if self.is_held_here:
            for job in effects.jobs:
                self._spawn(self._answer(job))
            self._wait_for(effects.due)
            self._fight_on()

    async def patiently(self, command: commands.Command, by: PersonId = "") -> None:
        """What must happen some time: a store that can't be used now is tried again."""
        while True:
            try:
                await self.do(command, by=by)
                return
            except (StoreTrouble, Conflict):
                await asyncio.sleep(STUCK)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        trouble = None if task.cancelled() else task.exception()
        if trouble is not None:
            self._hall.log.trouble("table", trouble, table=self.id)

    # ---- who runs it ----

    async def take_over(self, since: int | None) -> None:
        """This node runs the table from now on. `since`: nobody has, since then."""
        self.holder = self._hall.node
        if since is not None:
            await self.do(commands.Restart(since or None))
        self.run_on()

    def run_on(self) -> None:
        for job in self.table.jobs(self._hall.clock.now()):
            self._spawn(self._answer(job))
        self._wait_for(self.table.due())
        self._fight_on()

    def let_go(self, holder: str) -> None:
        """Another node runs it."""
        self.holder = holder
        self._wait_for(None)

    # ---- bots and clocks ----

    def _fight_on(self) -> None:
        """Let the bots of a live fight know that something has happened."""
        if self.is_live and self.table.bots() and self._fighting is None:
            self._fighting = LiveBots(self, self._hall)
            self._spawn(self._fight(self._fighting))
        elif self._fighting is not None:
            self._fighting.stir()

    async def _fight(self, bots: LiveBots) -> None:
        try:
            await bots.run()
        finally:
            self._fighting = None

    async def _answer(self, job: Job) -> None:
        try:
            action = await self._hall.bots.choose(self.table.game, job)
        except Exception as trouble:  # whatever goes wrong in a player, the table goes on
            self._hall.log.trouble("bot", trouble, table=self.id, level=job.level)
            action = self.table.game.name(Chance(job.seed).pick(job.world.legal(job.seat)))
        pause = job.ready - self._hall.clock.now()
        if pause > 0:
            await asyncio.sleep(pause / 1000)
        if not self.is_held_here:
            return
        try:
            await self.patiently(commands.BotAnswer(job.seat, job.question, action))
            self._hall.metrics.count("bot_answers_total")
        except TableError:
            pass  # the question is gone

    def _wait_for(self, due: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            span = max(1, due - self._hall.clock.now()) / 1000
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

    # ---- connections ----

    def listen(self, connection: "Connection", stream: str, number: int) -> None:
        """From now on this connection is told what its person may know; first, what it missed."""
        if self.audience.enter(connection, stream, number) and connection.viewer:
            self._spawn(self.patiently(commands.Arrive(), connection.person))

    def leave(self, connection: "Connection") -> None:
        self._used = asyncio.get_running_loop().time()
        is_gone = self.audience.leave(connection)
        if is_gone and self.table.seat_of(connection.person) is not None and not self._hall.is_closing:
            self._spawn(self._miss(connection.person))

    async def _miss(self, person: PersonId) -> None:
        """A connection that is only interrupted makes nobody absent."""
        await asyncio.sleep(self._hall.limits.away / 1000)
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
        self._wait_for(None)
        for task in list(self._tasks):
            task.cancel()


def summary_of(around: RoomView) -> Summary:
    chairs = [Sitting(chair.person, chair.name, chair.level) for chair in around.chairs]
    return Summary(around.stage, chairs, around.games)
