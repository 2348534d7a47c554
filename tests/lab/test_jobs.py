"""Who plays: this process, one on each core, or as many as somebody asked for."""

import math
import os

from dengen.lab.jobs import Workers, cores, play_all, play_until, play_with_all_cores
from tests.lab.works import Squares, Whereabouts


def test_nobody_is_hired_for_a_moment_of_work() -> None:
    assert set(play_all(Whereabouts(), 3, Workers(None))) == {os.getpid()}


def test_what_takes_longer_is_played_by_a_process_on_each_core() -> None:
    where = [result for parcel in play_with_all_cores(Whereabouts(), range(12), alone_for=0) for _, result in parcel]
    assert (len(where), where[0]) == (12, os.getpid())
    assert bool(set(where[1:]) - {os.getpid()}) == (cores() > 1)


def test_the_results_are_the_same_whoever_plays() -> None:
    squares: list[int] = play_all(Squares(), 50, Workers(1))
    assert [play_all(Squares(), 50, Workers(workers)) for workers in (2, None)] == [squares, squares]
    hired = play_with_all_cores(Squares(), range(50), alone_for=0)
    assert dict(pair for parcel in hired for pair in parcel) == dict(enumerate(squares))


def test_work_goes_on_until_it_is_sure_enough_and_says_how_long_that_will_take() -> None:
    heard: list[int] = []
    expected: list[int] = []

    def widest(results: list[int]) -> float:
        return 1 / math.sqrt(len(results))

    found = play_until(Squares(), widest, 0.05, 10_000, Workers(), None, heard.append, expected.append)
    assert len(found) == sum(heard) == 400
    assert expected == [400, 400]


def test_work_that_is_never_sure_ends_where_it_has_to() -> None:
    assert len(play_until(Squares(), lambda results: 1.0, 0.01, 150, Workers())) == 150
