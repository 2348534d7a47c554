"""Who does the work, and how far it has come: here, on processes, or on a cluster; with or without a journal."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from dengen.lab.cluster import play_on_cluster
from dengen.lab.crew import Crew, Parcel, Work, play_here
from dengen.lab.journal import Journal

R = TypeVar("R")


class Labour(NamedTuple):
    """How many processes play; with `ray`, the cluster at that address does instead."""

    workers: int = 1
    ray: str | None = None

    def play(self, work: Work, numbers: Iterable[int]) -> Iterator[Parcel]:
        if self.ray is not None:
            return play_on_cluster(work, numbers, self.ray)
        if self.workers == 1:
            return play_here(work, numbers)
        return Crew(work, self.workers).play(numbers)


ALONE = Labour()


def unheard(done: int) -> None:
    """For those who don't want to know how far it is."""


def play_all(
    work: Work,
    games: int,
    labour: Labour,
    journal: "Journal[R] | None" = None,
    progress: Callable[[int], None] = unheard,
) -> list[R]:
    """The results of games 0 to `games` - 1, in that order; those in the journal are not played again."""
    results: dict[int, R] = {}
    if journal is not None:
        results = {number: result for number, result in journal.done.items() if number < games}
        progress(len(results))
    for parcel in labour.play(work, [number for number in range(games) if number not in results]):
        results.update(parcel)
        if journal is not None:
            journal.add(parcel)
        progress(len(parcel))
    return [results[number] for number in range(games)]
