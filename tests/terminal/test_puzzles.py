"""`dengen puzzles` as a person meets it."""

import json
from pathlib import Path

from tests.terminal.conftest import Dengen


def test_it_writes_a_file_that_says_how_it_was_made_and_goes_on_where_it_stopped(
    dengen: Dengen, tmp_path: Path
) -> None:
    file = tmp_path / "try.puzzles.json"
    find = ("puzzles", "high_card", "--games", 2, "--player", "greedy", "--workers", 1, "--to", file)
    first = dengen(*find)
    assert first.code == 0
    assert "from 2 games" in first.out
    said = json.loads(file.read_text(encoding="utf-8"))
    assert (said["format"], said["game"]) == (1, "high_card")
    assert said["made"]["command"] == "dengen puzzles high_card --games 2 --player greedy --seed 1"
    before = file.read_bytes()
    assert dengen(*find, "--lang", "ja").out.count("2回の対戦から") == 1
    assert file.read_bytes() == before


def test_puzzles_that_are_there_are_rated_again_and_stay_the_same_otherwise(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "try.puzzles.json"
    assert dengen("puzzles", "stairs", "--games", 4, "--player", "greedy", "--workers", 1, "--to", file).code == 0
    before = json.loads(file.read_text(encoding="utf-8"))
    assert before["puzzles"]
    unrated = [{**puzzle, "stars": 4, "finders": {}} for puzzle in before["puzzles"]]
    file.write_text(json.dumps({**before, "puzzles": unrated}), encoding="utf-8")
    for _ in range(2):
        ran = dengen("puzzles", "stairs", "--rate", "--workers", 1, "--to", file)
        assert f"{len(unrated)} puzzles. Stars: " in ran.out
        after = json.loads(file.read_text(encoding="utf-8"))
        assert after["made"]["command"] == f"{before['made']['command']}; dengen puzzles stairs --rate --seed 1"
        assert all(puzzle["finders"] for puzzle in after["puzzles"])
        assert [puzzle["stars"] for puzzle in after["puzzles"]] == sorted(
            puzzle["stars"] for puzzle in after["puzzles"]
        )
        same = [puzzle["position"] for puzzle in after["puzzles"]]
        assert all(puzzle["position"] in same for puzzle in unrated)


def test_nothing_to_rate_is_told_in_one_sentence(dengen: Dengen, tmp_path: Path) -> None:
    ran = dengen("puzzles", "stairs", "--rate", "--to", tmp_path / "none.puzzles.json")
    assert ran.code == 2
    assert "none.puzzles.json can't be read" in ran.err
    assert ran.err.count("\n") == 1
