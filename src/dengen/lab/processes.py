"""Processes of this machine that share the work. Results are handed on as they come, so a process that dies takes nothing with it
but what it was playing: another process is started in its place, and that is played again."""

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
SENT_EVERY = 0.02  # seconds: results of quick games travel together
TRIES = 3  # a game at which so many processes died is at fault itself


class Work(Protocol):
    """Games by number. It is sent to other processes, so it can be pickled; a number always gives the same result."""

    def play(self, number: int) -> Any: ...


Parcel = list[tuple[int, Any]]  # numbers and results


class BrokenGame(DengenError):
    """A game that can't be played to its end."""

    code = "broken_game"


def play_here(work: Work, numbers: Iterable[int]) -> Iterator[Parcel]:
    """The results of these games, in parcels: as many as came in a moment."""
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
    """`workers` processes that play for one piece of work."""

    def __init__(self, work: Work, workers: int) -> None:
        self.work = work
        self.workers = workers
        self.running: dict[Connection, Worker] = {}
        self.deaths: Counter[int] = Counter()
        self.longest = LONGEST_BATCH

    def gather(self) -> None:
        """Have every process ready before anything is played, for those who measure."""
        self.hire()
        for pipe in self.running:
            pipe.poll(None)

    def play(self, numbers: Iterable[int]) -> Iterator[Parcel]:
        """The results of these games, in the order in which they come."""
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
        """Less and less at a time, so that all come to the end together."""
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
        """What a dead process had still to play goes back; the next `give_out` starts another."""
        del self.running[worker.pipe]
        worker.dismiss()
        if not worker.playing:
            return
        at = worker.playing[0]
        self.deaths[at] += 1
        if self.deaths[at] == TRIES:
            raise BrokenGame(f"{TRIES} processes died while they played game {at}.")
        waiting.extendleft(reversed(worker.playing))
        self.longest = 1  # from now on one by one, so that it is known which game kills


class Worker:
    """One process, and the games that it has still to play, in its order."""

    def __init__(self, work: Work) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(work, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.playing: list[int] = []

    def take(self, numbers: list[int]) -> None:
        self.playing = numbers
        with suppress(OSError):  # if it is dead, `hear` will notice
            self.pipe.send(numbers)

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def serve(work: Work, pipe: Connection) -> None:
    """The life of a process: say that it is there, take numbers, send results, until nobody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
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
