"""Running work in this process, in several, or on a cluster, with progress and an optional journal."""

import os
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from dengen.lab.cluster import play_on_cluster
from dengen.lab.journal import Journal
from dengen.lab.processes import Parcel, Processes, Work, play_here

R = TypeVar("R")
FIRST_LOOK = 100  # games before the first check of the intervals
ALONE_FOR = 1.0  # seconds of work without extra processes: about their start-up time


def cores() -> int:
    """The number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers(NamedTuple):
    """The number of processes (None: one per core, once that pays), or the address of a Ray cluster."""

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
    """Play in this process at first, then, if work remains, in one process per core."""
    waiting = iter(numbers)
    until = time.monotonic() + alone_for
    for parcel in play_here(work, waiting):
        yield parcel
        if time.monotonic() > until and cores() > 1:
            break
    yield from Processes(work, cores()).play(waiting)


HERE = Workers()


def ignore_progress(done: int) -> None:
    """Ignore progress."""


def play_all(
    work: Work,
    games: int,
    workers: Workers,
    journal: "Journal[R] | None" = None,
    progress: Callable[[int], None] = ignore_progress,
) -> list[R]:
    """The results of games 0 to `games` - 1, in order; games in the journal aren't played again."""
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
    """Play until the widest interval is this narrow, at most `most` games. `expect` gets the forecast number of games.

    The number of games doesn't depend on the workers or their speed: the same work ends the same way.
    """
    results: dict[int, R] = {}
    games = min(FIRST_LOOK, most)
    while True:
        play_more(results, work, games, workers, journal, progress)
        found = [results[number] for number in range(games)]
        width = widest(found)
        if width <= narrow or games == most:
            return found
        needed = games * (width / narrow) ** 2  # intervals shrink with the square root
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
    """Add the missing results of all games below `games`."""
    if journal is not None:
        kept = {number: result for number, result in journal.done.items() if number < games and number not in results}
        results.update(kept)
        progress(len(kept))
    for parcel in workers.play(work, [number for number in range(games) if number not in results]):
        results.update(parcel)
        if journal is not None:
            journal.add(parcel)
        progress(len(parcel))
