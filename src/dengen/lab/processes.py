"""Worker processes on this machine. Results are delivered as they arrive, so a dead process loses only
the games in progress: another process starts and plays them again."""

import multiprocessing
import signal
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from dengen.core.base.errors import DengenError

BATCHES_PER_WORKER = 16
LONGEST_BATCH = 200
SENT_EVERY = 0.02  # seconds: results of short games are sent together
TRIES = 3  # processes that may die at a game before it counts as broken


class Work(Protocol):
    """Games by number. Work is picklable, and a number always gives the same result."""

    def play(self, number: int) -> Any: ...


Parcel = list[tuple[int, Any]]  # numbers and results


class BrokenGame(DengenError):
    """A game that kills its process, or raises."""

    code = "broken_game"


def play_here(work: Work, numbers: Iterable[int]) -> Iterator[Parcel]:
    """Yield the results of these games in small groups."""
    parcel: Parcel = []
    sent = time.monotonic()
    for number in numbers:
        try:
            parcel.append((number, work.play(number)))
        except Exception:
            yield parcel
            raise
        if time.monotonic() - sent > SENT_EVERY:
            yield parcel
            parcel, sent = [], time.monotonic()
    if parcel:
        yield parcel


class Processes:
    """A pool of worker processes for one piece of work."""

    def __init__(self, work: Work, workers: int) -> None:
        self.work = work
        self.workers = workers
        self.running: dict[Connection, Worker] = {}
        self.deaths: Counter[int] = Counter()
        self.longest = LONGEST_BATCH

    def gather(self) -> None:
        """Wait until every process is ready, for measurements."""
        self.hire()
        for pipe in self.running:
            pipe.poll(None)

    def play(self, numbers: Iterable[int]) -> Iterator[Parcel]:
        """Yield the results of these games as they arrive."""
        waiting = deque(numbers)
        try:
            while waiting or any(worker.playing for worker in self.running.values()):
                self.give_out(waiting)
                for pipe in wait(list(self.running)):
                    assert isinstance(pipe, Connection)
                    yield from self.hear(pipe, waiting)
        finally:
            for worker in self.running.values():
                worker.dismiss()

    def give_out(self, waiting: deque[int]) -> None:
        """Hand out games in ever smaller batches, so that all processes finish together."""
        if waiting:
            self.hire()
        for worker in self.running.values():
            if not worker.playing and waiting:
                batch = min(self.longest, max(1, len(waiting) // (self.workers * BATCHES_PER_WORKER)))
                worker.take([waiting.popleft() for _ in range(batch)])

    def hire(self) -> None:
        while len(self.running) < self.workers:
            worker = Worker(self.work)
            self.running[worker.pipe] = worker

    def hear(self, pipe: Connection, waiting: deque[int]) -> Iterator[Parcel]:
        worker = self.running[pipe]
        try:
            parcel, error = pipe.recv()
        except (EOFError, OSError):
            self.bury(worker, waiting)
            return
        del worker.playing[: len(parcel)]
        if parcel:
            yield parcel
        if error:
            raise BrokenGame(f"Game {worker.playing[0]} failed: {error}")

    def bury(self, worker: "Worker", waiting: deque[int]) -> None:
        """Take back the games of a dead process; the next `give_out` starts another."""
        del self.running[worker.pipe]
        worker.dismiss()
        if not worker.playing:
            return
        at = worker.playing[0]
        self.deaths[at] += 1
        if self.deaths[at] == TRIES:
            raise BrokenGame(f"{TRIES} processes died while playing game {at}.")
        waiting.extendleft(reversed(worker.playing))
        self.longest = 1  # from now on one by one, to find the game that kills


class Worker:
    """A worker process, and its remaining games in order."""

    def __init__(self, work: Work) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.playing: list[int] = []

    def take(self, numbers: list[int]) -> None:
        self.playing = numbers
        with suppress(OSError):  # `hear` notices a dead process
            self.pipe.send(numbers)

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def serve(work: Work, pipe: Connection) -> None:
    """The main loop of a worker process: report ready, receive numbers, send results, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    try:
        pipe.send(([], ""))
        while True:
            numbers = pipe.recv()
            try:
                for parcel in play_here(work, numbers):
                    pipe.send((parcel, ""))
            except (EOFError, OSError):
                return
            except Exception as error:
                pipe.send(([], "".join(traceback.format_exception_only(error)).strip()))
    except (EOFError, OSError):
        return
