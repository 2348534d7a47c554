"""Worker processes: no result is lost when they die."""

from collections import deque
from pathlib import Path

import pytest

from dengen.lab.processes import BrokenGame, Processes, play_here
from tests.lab.works import Faulty, Mortal, Squares


def results(parcels: object) -> dict[int, int]:
    return {number: result for parcel in parcels for number, result in parcel}  # type: ignore[attr-defined]


def mortal(folder: Path, lives: int) -> Mortal:
    (folder / "lives").write_text(str(lives))
    return Mortal(folder, fatal=7)


def test_every_number_gives_its_result_once() -> None:
    parcels = list(Processes(Squares(), 2).play(range(100)))
    assert sorted(number for parcel in parcels for number, _ in parcel) == list(range(100))
    assert results(parcels) == {number: number * number for number in range(100)}


def test_a_process_that_dies_is_replaced_and_its_game_played_again(tmp_path: Path) -> None:
    work = mortal(tmp_path, lives=2)
    assert results(Processes(work, 2).play(range(40))) == {number: number * number for number in range(40)}
    assert (tmp_path / "lives").read_text() == "0"


def test_delivered_results_are_not_played_again(tmp_path: Path) -> None:
    work = mortal(tmp_path, lives=1)
    parcels = list(Processes(work, 1).play(range(40)))  # in batches of two until the process dies
    heard = [number for parcel in parcels for number, _ in parcel]
    assert sorted(heard) == list(range(40))
    played = work.games_played()
    assert set(played) == set(range(40))
    assert {number for number in played if played.count(number) > 1} <= {
        6
    }  # finished, but not delivered when 7 killed the process


def test_a_game_that_kills_every_process_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenGame, match="3 processes died while playing game 7"):
        list(Processes(mortal(tmp_path, lives=99), 2).play(range(40)))


def test_an_error_in_a_game_is_told_with_its_number() -> None:
    with pytest.raises(BrokenGame, match="Game 3 failed: ZeroDivisionError: three is no good"):
        list(Processes(Faulty(), 1).play(range(6)))


def test_without_other_processes_the_results_are_the_same() -> None:
    assert results(play_here(Squares(), range(30))) == results(Processes(Squares(), 2).play(range(30)))


def test_no_game_is_played_before_every_process_is_ready(tmp_path: Path) -> None:
    processes = Processes(mortal(tmp_path, lives=0), 2)
    processes.gather()
    assert [pipe.poll() for pipe in processes.running] == [True, True]
    assert not (tmp_path / "played").exists()
    assert results(processes.play(range(10))) == {number: number * number for number in range(10)}


def test_batches_grow_shorter_towards_the_end() -> None:
    processes = Processes(Squares(), 1)
    processes.gather()
    waiting = deque(range(64))
    taken = []
    for worker in processes.running.values():
        while waiting:
            processes.give_out(waiting)
            taken.append(len(worker.playing))
            worker.playing = []
        worker.dismiss()
    assert (sum(taken), taken[0], taken[-16:]) == (64, 4, [1] * 16)
