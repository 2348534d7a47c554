"""Bots think in processes of their own, never on the event loop; whoever made them think least is next."""

import asyncio
import math
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from dengen.core.chance import Chance
from dengen.core.errors import DengenError
from dengen.core.game import Game
from dengen.players import Hint, check
from dengen.players.judging import Judged
from dengen.server import worker
from dengen.server.budgets import Shares
from dengen.server.turns import Turns
from dengen.table.change import Job

TRIES = 3
HALF_LIFE = 60.0  # seconds in which half of the thinking is forgiven
Result = TypeVar("Result")


class NoAnswer(DengenError):
    """The bot's process has died over it, again and again."""

    code = "no_answer"
    ja = "ボットが答えを出せませんでした。"


class Patron(NamedTuple):
    """For whom a bot thinks: in whose names (a guest's, a table's), and whether anybody is there to see it."""

    names: tuple[str, ...]
    is_there: Callable[[], bool] = lambda: True


class Thinker(Protocol):
    async def choose(self, game: Game[Any], job: Job, patron: Patron) -> int:
        """The answer to a job."""

    async def advise(self, game: Game[Any], job: Job, patron: Patron) -> Hint:
        """What a bot of the job's level would answer, what it expects of each answer, and why."""

    async def judge(self, game: Game[Any], job: Job, seconds: float, patron: Patron) -> Judged:
        """What a bot of the job's level thinks of every answer, within so many seconds."""

    async def change_over(self, folder: str) -> bool:
        """Think with the package in this folder from now on; False: that can't be done, and all stays as it was."""

    async def close(self) -> None: ...


class Bots:
    """`plugins`: players of other packages that may think here."""

    def __init__(self, workers: int, plugins: tuple[str, ...] = ()) -> None:
        self._workers = workers
        self._plugins = plugins
        self._executor: Executor | None = None
        self._turns = Turns(workers)
        self._thought = Shares(HALF_LIFE)

    async def choose(self, game: Game[Any], job: Job, patron: Patron) -> int:
        if job.level not in self._plugins and check(job.level, game).player == "random":  # nothing to think about
            return Chance(job.seed).pick(job.world.legal(job.seat))
        return await self._in_turn(worker.choose, job, patron)

    async def advise(self, game: Game[Any], job: Job, patron: Patron) -> Hint:
        return await self._in_turn(worker.advise, job, patron)

    async def judge(self, game: Game[Any], job: Job, seconds: float, patron: Patron) -> Judged:
        return await self._in_turn(partial(worker.judge, seconds), job, patron)

    async def _in_turn(self, work: worker.Thinking[Result], job: Job, patron: Patron) -> Result:
        """Who isn't there comes last; a process that starts is at nobody's expense."""
        async with self._turns.turn(lambda: self._thought.used(patron.names) if patron.is_there() else math.inf):
            result, seconds = await self._think(work, job)
            self._thought.charge(patron.names, seconds)
            return result

    async def _think(self, work: worker.Thinking[Result], job: Job) -> tuple[Result, float]:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            executor = self._ready()
            try:
                return await loop.run_in_executor(
                    executor, worker.measured, work, job.level, job.world, job.seat, job.seed
                )
            except BrokenExecutor:  # a process was killed: begin again with new ones
                if self._executor is executor:
                    self._executor = None
                    executor.shutdown(wait=False)
        raise NoAnswer("The bot didn't find an answer.")

    async def change_over(self, folder: str) -> bool:
        """New processes, which find the package there; the others come to the end of their thoughts."""
        sys.path.insert(0, folder)  # a process that is spawned has our path; what we have imported stays as it is
        changed = self._new()
        try:
            fits = await asyncio.get_running_loop().run_in_executor(changed, worker.is_compiled)
        except BrokenExecutor:
            fits = False
        if not fits:
            sys.path.remove(folder)
            changed.shutdown(wait=False)
            return False
        before, self._executor = self._executor, changed
        if before is not None:
            before.shutdown(wait=False)
        return True

    async def close(self) -> None:
        if self._executor is not None:
            executor, self._executor = self._executor, None
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)

    def _ready(self) -> Executor:
        if self._executor is None:
            self._executor = self._new()
        return self._executor

    def _new(self) -> Executor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=worker.prepare)
