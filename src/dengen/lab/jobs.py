"""Who does the work, and how far it has come: here, on processes, or on a cluster; with or without a journal."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from dengen.lab.cluster import play_on_cluster
from dengen.lab.journal import Journal
from dengen.lab.processes import Parcel, Processes, Work, play_here

R = TypeVar("R")
FIRST_LOOK = 100  # games after which an interval is looked at for the first time
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


def ignore_progress(done: int) -> None:
    """For those who don't want to know how far it is."""


def play_all(
    work: Work,
    games: int,
    workers: Workers,
    journal: "Journal[R] | None" = None,
    progress: Callable[[int], None] = ignore_progress,
) -> list[R]:
    """The results of games 0 to `games` - 1, in that order; those in the journal are not played again."""
    results: dict[int, R] = {}
    play_more(results, work, games, workers, journal, progress)
    return [results[number] for number in range(games)]


def play_until(
    work: Work,
    widest: Callable[[list[R]], float],
    narrow: float,
    most: int,
    workers: Workers,
    journal: "Journal[R] | None" = None,
    progress: Callable[[int], None] = ignore_progress,
    expect: Callable[[int], None] = ignore_progress,
) -> list[R]:
    """As many games as make the widest interval this narrow, but not more than `most`. `expect` hears how many that will be.

    How many are looked at doesn't hang on who plays them, or how fast: the same work has the same end.
    """
    results: dict[int, R] = {}
    games = min(FIRST_LOOK, most)
    while True:
        play_more(results, work, games, workers, journal, progress)
        found = [results[number] for number in range(games)]
        width = widest(found)
        if width <= narrow or games == most:
            return found
        needed = games * (width / narrow) ** 2  # intervals shrink by the root of the number
        expect(min(most, round(needed)))
        games = min(most, max(games * 5 // 4, min(games * 2, round(needed))))


def play_more(
    results: dict[int, R],
    work: Work,
    games: int,
    workers: Workers,
    journal: "Journal[R] | None",
    progress: Callable[[int], None],
) -> None:
    """Add the results of all games below `games` that are missing."""
    if journal is not None:
        kept = {number: result for number, result in journal.done.items() if number < games and number not in results}
        results.update(kept)
        progress(len(kept))
    for parcel in workers.play(work, [number for number in range(games) if number not in results]):
        results.update(parcel)
        if journal is not None:
            journal.add(parcel)
        progress(len(parcel))
