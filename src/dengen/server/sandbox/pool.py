"""Whatever a stranger sends is read in processes of their own, within a budget: nobody else waits for it, or dies of it."""

import asyncio
import contextlib
import multiprocessing
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from dengen.core.base.errors import DengenError
from dengen.server.config.settings import ServerLimits
from dengen.server.limits.cpu_budgets import CpuBudgets
from dengen.server.limits.fair_queue import FairQueue
from dengen.server.protocol.errors import TooHeavy
from dengen.server.sandbox import worker
from dengen.server.sandbox.worker import Reply, ResourceLimits
from dengen.table.errors import Rejection

PATIENCE = 60.0  # seconds: a process that has hung without using CPU
Result = TypeVar("Result")


class OverBudget(DengenError):
    code = "too_fast"
    ja = "重い処理が続いています。しばらく待ってください。"


class SandboxFailed(Exception):
    """Our mistake, in the other process."""


class SandboxPool:
    def __init__(self, count: int, limits: ServerLimits, patience: float = PATIENCE) -> None:
        self._limits = limits
        self._allowance = ResourceLimits(limits.reading // 1000, limits.reading_memory)
        self._budgets = CpuBudgets(limits.reading_rate, limits.reading_budget / 1000)
        self._turns = FairQueue(count)
        self._idle = [SandboxProcess(self._allowance, patience) for _ in range(count)]
        self._all = tuple(self._idle)
        self._asked: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        """How many wait or are read."""
        return len(self._tasks)

    async def read(self, payers: Sequence[str], work: Callable[..., Result], *given: Any) -> Result:
        """What the work makes of what is given. Raises what it raises of ours, TooHeavy, and OverBudget before it begins."""
        too_many = any(self._asked[payer] >= self._limits.reading_queue for payer in payers)
        if too_many or not self._budgets.has_left(payers):
            raise OverBudget("You have requested a lot of work. Wait a moment.")
        self._asked.update(payers)
        task = asyncio.create_task(self._in_turn(payers, work, given))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        result: Result = await asyncio.shield(task)  # who asked may go away: a process isn't used by two at once
        return result

    async def _in_turn(self, payers: Sequence[str], work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        try:
            async with self._turns.turn(lambda: (self._budgets.used(payers),)):
                reply = await self._ask(work, given)
                self._budgets.charge(payers, reply.seconds)
        finally:
            self._asked -= Counter(payers)
        if reply.is_too_heavy:
            raise TooHeavy
        if reply.refusal is not None:
            raise Rejection(reply.refusal)
        if reply.failure:
            raise SandboxFailed(reply.failure)
        return reply.value

    async def _ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Reply:
        one = self._idle.pop()
        try:
            return await asyncio.to_thread(one.ask, work, given)
        finally:
            self._idle.append(one)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        for one in self._all:
            one.end()


class SandboxProcess:
    """One process; begun when it is needed, and anew when it was ended."""

    def __init__(self, allowance: ResourceLimits, patience: float = PATIENCE) -> None:
        self._allowance = allowance
        self._patience = patience
        self._pipe: Connection | None = None
        self._process: SpawnProcess | None = None
        self._lock = threading.Lock()
        self._is_over = False

    def ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Reply:
        """Waits for the reply; a process that is ended over it has used all that it may."""
        pipe = self._ready()
        try:
            pipe.send((work, given))
            if pipe.poll(self._patience):
                reply: Reply = pipe.recv()
                return reply
        except (EOFError, OSError):
            pass
        self._kill()
        return Reply(self._allowance.seconds, is_too_heavy=True)

    def rest(self) -> None:
        """Until it is asked again, it needs no process."""
        self._kill()

    def end(self) -> None:
        with self._lock:
            self._is_over = True
        self._kill()

    def _ready(self) -> Connection:
        with self._lock:
            if self._pipe is None or self._process is None or not self._process.is_alive():
                if self._is_over:
                    raise SandboxFailed("the server stops")
                spawn = multiprocessing.get_context("spawn")
                self._pipe, theirs = spawn.Pipe()
                self._process = spawn.Process(target=worker.run, args=(theirs, self._allowance), daemon=True)
                self._process.start()
                theirs.close()
            return self._pipe

    def _kill(self) -> None:
        with self._lock:
            process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None and pipe is not None:
            process.kill()
            process.join()
            with contextlib.suppress(OSError):
                pipe.close()
