"""Bots think in processes of their own, never on the event loop; whoever made them think least is next."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players import Hint, check
from dengen.players.move_review import MoveReview
from dengen.players.root_merge import merged
from dengen.server.bots import worker
from dengen.server.bots.levels import is_shared, thinks_ahead
from dengen.server.bots.processes import BotProcesses
from dengen.server.bots.search_cache import ThoughtRefs
from dengen.server.limits.cpu_budgets import DecayingUsage
from dengen.server.limits.fair_queue import FairQueue, Rank
from dengen.server.limits.queue_metrics import QueueMetrics
from dengen.table.change import Job

MANY = 7  # processes that help with one thought, at most
LITTLE = 2.0  # seconds: who made bots think less than that doesn't wait for the thoughts of those who did more
HALF_LIFE = 60.0  # seconds in which half of the thinking is forgiven
PRESENT, ABSENT, AHEAD = range(3)  # who isn't there comes after those who are; whoever isn't asked yet, after all
Result = TypeVar("Result")


class CpuAccount(NamedTuple):
    """For whom a bot thinks: in whose names (a guest's, a table's), and whether anybody is there to see it."""

    names: tuple[str, ...]
    is_there: Callable[[], bool] = lambda: True


class Thinker(Protocol):
    async def choose(self, game: Game[Any], job: Job, account: CpuAccount) -> int:
        """The answer to a job."""

    async def advise(self, game: Game[Any], job: Job, account: CpuAccount) -> Hint:
        """What a bot of the job's level would answer, what it expects of each answer, and why."""

    async def judge(self, game: Game[Any], job: Job, seconds: float, account: CpuAccount) -> MoveReview:
        """What a bot of the job's level thinks of every answer, within so many seconds."""

    async def look_ahead(self, game: Game[Any], job: Job, seconds: float, account: CpuAccount) -> None:
        """Think about what the job's seat may be asked next, for so many seconds of CPU, while nobody else needs them."""

    def forget(self, table: str) -> None:
        """What was thought at this table is of no use any more."""

    async def change_over(self, folder: str) -> bool:
        """Think with the package in this folder from now on; False: that can't be done, and all stays as it was."""

    async def close(self) -> None: ...


class Bots:
    """`plugins`: players of other packages that may think here. `seconds`: how long was thought, for those who were asked."""

    def __init__(self, workers: int, plugins: tuple[str, ...] = ()) -> None:
        self.seconds = 0.0
        self._plugins = plugins
        self._workers = workers
        self._processes = BotProcesses(workers + 1)  # the last one: see _fits
        self._turns = FairQueue(workers + 1)
        self.waits = QueueMetrics()
        self._ahead = FairQueue(1)  # however many processes there are, one is enough for those who aren't asked
        self._lines = ThoughtRefs()
        self._thinking: set[asyncio.Task[Any]] = set()
        self._thought = DecayingUsage(HALF_LIFE)
        self._served: dict[int, CpuAccount] = {}  # by place, while a process thinks
        self._thought_ahead = DecayingUsage(HALF_LIFE)  # nobody's answers are later for it

    async def choose(self, game: Game[Any], job: Job, account: CpuAccount) -> int:
        is_ours = job.level not in self._plugins
        if is_ours and check(job.level, game).player == "random":  # nothing to think about
            return Chance(job.seed).pick(job.world.legal(job.seat))
        line = self._lines.of(job.table, job.seat, job.level)
        async with self.waits.measured(
            self._turns.turn(self._rank(account), liked=line.place, fits=self._fits(account))
        ) as place:
            with self._turns.more(MANY if is_ours and is_shared(job.level, game) else 0, self._is_common) as others:
                line.places = [place, *others]
                work = partial(worker.choose, line.number, len(line.places))
                thinking = zip(line.places, seeds(job.seed, len(line.places)), strict=True)
                parts = await asyncio.gather(*(self._think(at, work, job, seed, account) for at, seed in thinking))
        return merged(parts)

    async def advise(self, game: Game[Any], job: Job, account: CpuAccount) -> Hint:
        return await self._in_turn(worker.advise, job, account)

    async def judge(self, game: Game[Any], job: Job, seconds: float, account: CpuAccount) -> MoveReview:
        return await self._in_turn(partial(worker.judge, seconds), job, account)

    async def look_ahead(self, game: Game[Any], job: Job, seconds: float, account: CpuAccount) -> None:
        """In slices: whoever is asked meanwhile waits for no more than one."""
        if job.level in self._plugins or not thinks_ahead(job.level, game):
            return
        line = self._lines.of(job.table, job.seat, job.level)
        luck = Chance(job.seed)
        world: State | None = job.world
        while seconds > 0 and account.is_there():
            async with (
                self._ahead.turn(lambda: (self._thought_ahead.used(account.names),)),
                self._turns.turn(lambda: (AHEAD,), only=line.place, fits=self._is_common) as place,
            ):
                line.places = [place]
                work = partial(worker.look_ahead, line.number, job.level, world, job.seat, int(luck.fork().word))
                goes_on, took = await self._processes.run(place, work)
            self._thought_ahead.charge(account.names, took)
            if not goes_on:
                return
            seconds -= took
            world = None

    def forget(self, table: str) -> None:
        for line in self._lines.drop(table):
            for place in line.places:
                self._processes.tell(place, partial(worker.forget, line.number))

    async def _in_turn(self, work: Callable[[str, State, int, int], Result], job: Job, account: CpuAccount) -> Result:
        """Who stops waiting for it keeps the place until it is thought, and is charged for it."""
        async with AsyncExitStack() as waiting:
            place = await waiting.enter_async_context(
                self.waits.measured(self._turns.turn(self._rank(account), fits=self._fits(account)))
            )
            thinking = asyncio.create_task(self._finish(waiting.pop_all(), place, work, job, account))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thought_through)
        return await asyncio.shield(thinking)

    async def _finish(
        self,
        turn: AsyncExitStack,
        place: int,
        work: Callable[[str, State, int, int], Result],
        job: Job,
        account: CpuAccount,
    ) -> Result:
        async with turn:
            return await self._think(place, work, job, job.seed, account)

    def _thought_through(self, thinking: asyncio.Task[Any]) -> None:
        self._thinking.discard(thinking)
        if not thinking.cancelled():
            thinking.exception()  # who still waits for it is told; nobody else needs to know

    async def _think(
        self, place: int, work: Callable[[str, State, int, int], Result], job: Job, seed: int, account: CpuAccount
    ) -> Result:
        """A process that starts is at nobody's expense."""
        thought = partial(work, job.level, job.world, job.seat, seed)
        self._served[place] = account
        try:
            result, seconds = await self._processes.run(place, thought)
        finally:
            del self._served[place]
        self._thought.charge(account.names, seconds)
        self.seconds += seconds
        return result

    def _rank(self, account: CpuAccount) -> Callable[[], Rank]:
        return lambda: (PRESENT if account.is_there() else ABSENT, self._thought.used(account.names))

    def _is_common(self, place: int) -> bool:
        return place < self._workers

    def _fits(self, account: CpuAccount) -> Callable[[int], bool]:
        """The last place is for those who use little, while all others are taken by those who use much."""
        return lambda place: (
            self._is_common(place)
            or (
                account.is_there()
                and self._uses_little(account)
                and len(self._served) >= self._workers
                and not any(map(self._uses_little, self._served.values()))
            )
        )

    def _uses_little(self, account: CpuAccount) -> bool:
        return self._thought.used(account.names) < LITTLE

    async def warm_up(self, place: int) -> None:
        """Begin the process at this place before anybody waits for it."""
        await self._processes.run(place, worker.is_compiled)

    async def change_over(self, folder: str) -> bool:
        return await self._processes.change_over(folder)

    async def close(self) -> None:
        await self._processes.close()


def seeds(first: int, many: int) -> list[int]:
    """For so many who think apart from each other: always the same, and those of fewer among those of more."""
    luck = Chance(first)
    return [first, *(int(luck.fork().word) for _ in range(many - 1))]
