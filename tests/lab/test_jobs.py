"""Running work in this process, in one per core, or in a given number."""

import math
import os

from dengen.lab.jobs import Workers, cores, play_all, play_until, play_with_all_cores
from tests.lab.works import Squares, Whereabouts


def test_short_work_starts_no_processes() -> None:
    assert set(play_all(Whereabouts(), 3, Workers(None))) == {os.getpid()}


def test_long_work_uses_one_process_per_core() -> None:
    where = [result for parcel in play_with_all_cores(Whereabouts(), range(12), alone_for=0) for _, result in parcel]
    assert (len(where), where[0]) == (12, os.getpid())
    assert bool(set(where[1:]) - {os.getpid()}) == (cores() > 1)


def test_results_do_not_depend_on_workers() -> None:
    squares: list[int] = play_all(Squares(), 50, Workers(1))
    assert [play_all(Squares(), 50, Workers(workers)) for workers in (2, None)] == [squares, squares]
    hired = play_with_all_cores(Squares(), range(50), alone_for=0)
    assert dict(pair for parcel in hired for pair in parcel) == dict(enumerate(squares))


def test_work_continues_until_its_interval_is_narrow_and_forecasts_its_length() -> None:
    heard: list[int] = []
    expected: list[int] = []

    def widest(results: list[int]) -> float:
        return 1 / math.sqrt(len(results))

    found = play_until(Squares(), widest, 0.05, 10_000, Workers(), None, heard.append, expected.append)
    assert len(found) == sum(heard) == 400
    assert expected == [400, 400]


def test_work_without_a_narrow_interval_ends_at_its_maximum() -> None:
    assert len(play_until(Squares(), lambda results: 1.0, 0.01, 150, Workers())) == 150
