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
