"""The processes that think for bots: each has its place, so that who comes back there finds the thoughts that were left."""

import asyncio
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import suppress
from typing import TypeVar

from dengen.core.base.errors import DengenError
from dengen.server.bots import worker

TRIES = 3
Result = TypeVar("Result")


class BotFailed(DengenError):
    """The bot's process has died over it, again and again."""

    code = "no_answer"
    ja = "ボットが答えを出せませんでした。"


class BotProcesses:
    """A process is begun when it is needed first, and anew when it has died."""

    def __init__(self, places: int) -> None:
        self._executors: list[Executor | None] = [None] * places

    async def run(self, place: int, work: Callable[[], Result]) -> tuple[Result, float]:
        """What the process at this place makes of it, and the seconds of CPU that it took; raises BotFailed."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            executor = self._ready(place)
            try:
                return await loop.run_in_executor(executor, worker.measured, work)
            except BrokenExecutor:  # it was killed: begin again with a new one
                if self._executors[place] is executor:
                    self._executors[place] = None
                    executor.shutdown(wait=False)
        raise BotFailed("The bot didn't find an answer.")

    def tell(self, place: int, news: Callable[[], None]) -> None:
        """What nobody waits for, and what a process that isn't there needn't know."""
        executor = self._executors[place]
        if executor is not None:
            with suppress(BrokenExecutor):
                executor.submit(news)

    async def change_over(self, folder: str) -> bool:
        """New processes, which find the package there; the others come to the end of their thoughts."""
        sys.path.insert(0, folder)  # a process that is spawned has our path; what we have imported stays as it is
        changed = new_process()
        try:
            fits = await asyncio.get_running_loop().run_in_executor(changed, worker.is_compiled)
        except BrokenExecutor:
            fits = False
        if not fits:
            sys.path.remove(folder)
            changed.shutdown(wait=False)
            return False
        before, self._executors = self._executors, [changed, *[None] * (len(self._executors) - 1)]
        for executor in before:
            if executor is not None:
                executor.shutdown(wait=False)
        return True

    async def close(self) -> None:
        ending = [executor for executor in self._executors if executor is not None]
        self._executors = [None] * len(self._executors)
        for executor in ending:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)

    def _ready(self, place: int) -> Executor:
        executor = self._executors[place]
        if executor is None:
            executor = self._executors[place] = new_process()
        return executor


def new_process() -> Executor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=worker.prepare)
