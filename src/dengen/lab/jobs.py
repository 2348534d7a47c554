"""Who does the work, and how far it has come: here, on processes, or on a cluster; with or without a journal."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from dengen.lab.cluster import play_on_cluster
from dengen.lab.journal import Journal
from dengen.lab.processes import Parcel, Processes, Work, play_here

R = TypeVar("R")
ALONE_FOR = 1.0  # seconds of work for which nobody is hired: about what hiring takes


def cores() -> int:
    """How many of the machine's cores are ours."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers(NamedTuple):
    """How many processes play, None: one for each core, as soon as that pays; with `ray`, the cluster at that address does instead."""

    processes: int | None = 1
    ray: str | None = None

    def play(self, work: Work, numbers: Iterable[int]) -> Iterator[Parcel]:
        if self.ray is not None:
            return play_on_cluster(work, numbers, self.ray)
        if self.processes == 1:
            return play_here(work, numbers)
        if self.processes is None:
            return play_with_all_cores(work, numbers)
        return Processes(work, self.processes).play(numbers)


def play_with_all_cores(work: Work, numbers: Iterable[int], alone_for: float = ALONE_FOR) -> Iterator[Parcel]:
    """Here at first; what a moment isn't enough for, by a process on each core."""
    waiting = iter(numbers)
    until = time.monotonic() + alone_for
    for parcel in play_here(work, waiting):
        yield parcel
        if time.monotonic() > until and cores() > 1:
            break
    yield from Processes(work, cores()).play(waiting)


HERE = Workers()


def unheard(done: int) -> None:
    """For those who don't want to know how far it is."""


def play_all(
    work: Work,
    games: int,
    workers: Workers,
    journal: "Journal[R] | None" = None,
    progress: Callable[[int], None] = unheard,
) -> list[R]:
    """The results of games 0 to `games` - 1, in that order; those in the journal are not played again."""
    results: dict[int, R] = {}
    if journal is not None:
        results = {number: result for number, result in journal.done.items() if number < games}
        progress(len(results))
    for parcel in workers.play(work, [number for number in range(games) if number not in results]):
        results.update(parcel)
        if journal is not None:
            journal.add(parcel)
        progress(len(parcel))
    return [results[number] for number in range(games)]
