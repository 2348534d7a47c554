"""Questions to the lab that people ask on the page: one after the other, each in a process of its own that can be ended."""

import asyncio
import contextlib
import multiprocessing
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Literal

import msgspec
from msgspec import Struct

from dengen.core.base.errors import DengenError
from dengen.server.node import Node
from dengen.server.sandbox.pool import OverBudget
from dengen.server.studio import lab_work
from dengen.server.studio.lab_work import FigureLine, LabKind, LabRequest, LabResult, LabUpdate
from dengen.server.studio.own_sets import MOST_REPORTS
from dengen.store import OwnSet

AT_ONCE = 8  # questions, the running one and those that wait for it
LONGEST = 30 * 60.0  # seconds that one may take
MOST_GAMES = 20_000

JobState = Literal["waiting", "running", "failed"]


class LabDisabled(DengenError):
    code = "lab_off"
    ja = "このサーバーではラボが無効になっています。"

    def __str__(self) -> str:
        return "The lab is turned off on this server."


class LabAbout(Struct, frozen=True, kw_only=True):
    """What was asked. `against`: what it was compared with: a version by its number, 0: the edition, null: nothing.
    `hash`: of the set."""

    what: LabKind
    hash: str
    seats: int
    player: str
    games: int
    seed: int
    against: int | None


class LabReport(LabAbout, frozen=True, kw_only=True):
    """With what was found."""

    seconds: float
    lines: list[FigureLine]
    has_page: bool


class LabJob:
    """How far a question is: `done` of so many games."""

    def __init__(self, own: OwnSet, about: LabAbout, wish: LabRequest) -> None:
        self.own = own
        self.about = about
        self.wish = wish
        self.state: JobState = "waiting"
        self.done = 0
        self.of = wish.games * (1 if wish.there is None else 2)
        self.began = 0.0
        self.task: asyncio.Task[None] | None = None

    @property
    def seconds_left(self) -> float | None:
        """If it goes on as it did; None: nobody knows yet."""
        if self.state != "running" or not self.done:
            return None
        return (time.monotonic() - self.began) / self.done * (self.of - self.done)


class LabJobs:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._jobs: dict[str, LabJob] = {}  # by set
        self._turn = asyncio.Lock()

    def must_be_on(self) -> None:
        if not self._node.settings.lab:
            raise LabDisabled

    def of(self, own: OwnSet) -> LabJob | None:
        return self._jobs.get(own.id)

    def begin(self, own: OwnSet, about: LabAbout, wish: LabRequest) -> LabJob:
        """Raises OverBudget for somebody who has asked already, and where too many wait."""
        self.must_be_on()
        under_way = [job for job in self._jobs.values() if job.state != "failed"]
        if len(under_way) >= AT_ONCE or any(job.own.person == own.person for job in under_way):
            raise OverBudget("The lab is busy with your last job or with others. Wait until it is done.")
        job = self._jobs[own.id] = LabJob(own, about, wish)
        job.task = asyncio.create_task(self._run(job))
        return job

    def cancel(self, own: OwnSet) -> None:
        job = self._jobs.pop(own.id, None)
        if job is not None and job.task is not None:
            job.task.cancel()

    async def _run(self, job: LabJob) -> None:
        try:
            async with self._turn:
                job.state, job.began = "running", time.monotonic()
                result = await self._asked(job)
            await self._keep(job, result)
            self._forget(job)
        except asyncio.CancelledError:
            self._forget(job)
            raise
        except Exception as error:  # a question that came to nothing mustn't hurt anybody else's game
            job.state = "failed"
            self._node.log.failure("lab", error, set=job.own.id)

    async def _asked(self, job: LabJob) -> LabResult:
        loop = asyncio.get_running_loop()

        def hear(done: int) -> None:
            loop.call_soon_threadsafe(lambda: setattr(job, "done", job.done + done))

        process = LabProcess(job.wish)
        try:
            async with asyncio.timeout(LONGEST):
                return await asyncio.to_thread(process.listen, hear)
        finally:
            process.end()

    async def _keep(self, job: LabJob, result: LabResult) -> None:
        seconds = round(time.monotonic() - job.began, 1)
        about = msgspec.structs.asdict(job.about)
        report = LabReport(**about, seconds=seconds, lines=result.lines, has_page=bool(result.page))
        body = msgspec.json.encode(report).decode()
        await self._node.store.sets.keep_report(job.own, self._node.clock.now(), body, result.page, MOST_REPORTS)

    def _forget(self, job: LabJob) -> None:
        if self._jobs.get(job.own.id) is job:
            del self._jobs[job.own.id]

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class LabFailed(Exception):
    """What went wrong in the other process."""


class LabProcess:
    """It plays on processes of its own, so it is no daemon; they end with it."""

    def __init__(self, wish: LabRequest) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe: Connection
        self._pipe, theirs = spawn.Pipe()
        self._process: SpawnProcess = spawn.Process(target=lab_work.run, args=(theirs, wish), daemon=False)
        self._process.start()
        theirs.close()

    def listen(self, hear: Callable[[int], None]) -> LabResult:
        """Until it has found something; raises LabFailed where it never will."""
        try:
            while True:
                told: LabUpdate = self._pipe.recv()
                if told.failure:
                    raise LabFailed(told.failure)
                if told.result is not None:
                    return told.result
                hear(told.done)
        except (EOFError, OSError):
            raise LabFailed("its process has ended") from None

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        with contextlib.suppress(OSError):
            self._pipe.close()
