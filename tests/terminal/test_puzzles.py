"""`dengen puzzles`: finding puzzles and rating them again."""

import json
from pathlib import Path

from dengen.core.base.words import plural
from tests.terminal.conftest import Dengen


def test_puzzles_are_written_with_their_command_and_resumed(dengen: Dengen, tmp_path: Path) -> None:
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


def test_rating_puzzles_again_changes_nothing_else(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "try.puzzles.json"
    assert dengen("puzzles", "stairs", "--games", 4, "--player", "greedy", "--workers", 1, "--to", file).code == 0
    before = json.loads(file.read_text(encoding="utf-8"))
    assert before["puzzles"]
    unrated = [{**puzzle, "stars": 4, "finders": {}} for puzzle in before["puzzles"]]
    file.write_text(json.dumps({**before, "puzzles": unrated}), encoding="utf-8")
    for _ in range(2):
        ran = dengen("puzzles", "stairs", "--rate", "--workers", 1, "--to", file)
        assert f"{plural(len(unrated), 'puzzle')}. Stars: " in ran.out
        after = json.loads(file.read_text(encoding="utf-8"))
        assert after["made"]["command"] == f"{before['made']['command']}; dengen puzzles stairs --rate --seed 1"
        assert all(puzzle["finders"] for puzzle in after["puzzles"])
        assert [puzzle["stars"] for puzzle in after["puzzles"]] == sorted(
            puzzle["stars"] for puzzle in after["puzzles"]
        )
        same = [puzzle["position"] for puzzle in after["puzzles"]]
        assert all(puzzle["position"] in same for puzzle in unrated)


def test_rating_a_missing_file_is_one_sentence(dengen: Dengen, tmp_path: Path) -> None:
    ran = dengen("puzzles", "stairs", "--rate", "--to", tmp_path / "none.puzzles.json")
    assert ran.code == 2
    assert "none.puzzles.json can't be read" in ran.err
    assert ran.err.count("\n") == 1
