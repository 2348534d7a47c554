"""`dengen sim --records`: every game as a record."""

import json
from pathlib import Path

import pytest

from dengen.table import open_record, replay
from tests.terminal.conftest import Dengen


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_record_tells_the_game_that_was_summed_up(dengen: Dengen, tmp_path: Path, player: str) -> None:
    command = ("sim", "flip_angel", "--games", 3, "--player", player, "--json")
    plain = dengen(*command)
    folder = tmp_path / "records"
    assert dengen(*command, "--records", folder).out == plain.out
    records = [open_record(path) for path in sorted(folder.iterdir())]
    assert len(records) == 3
    assert all(replay(record).departure is None for record in records)
    outcomes = [record.end.outcome for record in records if record.end.outcome]
    wins = [sum(outcome.seats[seat].share for outcome in outcomes) for seat in range(len(outcomes[0].seats))]
    assert wins == [seat["wins"] for seat in json.loads(plain.out)["by_seat"]]
    assert records[0].header.sitters[0].level == player


def test_the_same_games_give_the_same_files_and_missing_ones_are_written_again(dengen: Dengen, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    command = ("sim", "flip_angel", "--games", 3, "--player", "random", "--records", folder)
    dengen(*command)
    first = {path.name: path.read_bytes() for path in folder.iterdir()}
    next(folder.iterdir()).unlink()
    dengen(*command)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == first


def test_a_folder_that_can_not_be_is_refused_in_one_sentence(dengen: Dengen, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = dengen("sim", "flip_angel", "--games", 1, "--records", tmp_path / "file")
    assert ran.code == 2
    assert "can't be written" in ran.err
    assert ran.err.count("\n") == 1
