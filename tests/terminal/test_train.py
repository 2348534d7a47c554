"""`dengen train`: play, fit, match; each step resumes."""

import json
import re
from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dengen.core.bots.level_ratings import LevelRatings
from dengen.lab.journal import default_folder
from dengen.terminal.commands.train.match import sides
from tests.terminal.conftest import Dengen

PLAY = ("train", "high_card", "play", "--games", 30, "--player", "greedy", "--workers", 1)


@pytest.fixture
def weights(dengen: Dengen, tmp_path: Path) -> Path:
    """Weights fitted to thirty games."""
    assert dengen(*PLAY).code == 0
    file = tmp_path / "learned.weights.json"
    assert dengen("train", "high_card", "fit", "--to", file, "--puct", 0.5).code == 0
    return file


def journals() -> list[dict[str, Any]]:
    """The headers of all journals."""
    return [json.loads(path.read_bytes().split(b"\n", 1)[0]) for path in default_folder().glob("*.jsonl")]


def test_play_forecasts_its_duration_and_resumes(dengen: Dengen) -> None:
    first = dengen(*PLAY)
    assert "30 games to play, about 1 min on one core" in first.out
    assert "30 training games available." in first.out
    again = dengen(*PLAY)
    assert "to play" not in again.out
    assert "30 training games available." in again.out


def test_fit_writes_a_file_with_its_commands(dengen: Dengen, weights: Path) -> None:
    said = json.loads(weights.read_text(encoding="utf-8"))
    assert (said["format"], said["game"], said["search"]) == (1, "high_card", {"puct": 0.5})
    assert said["made"]["commands"] == ["play --games 30 --player greedy --random-moves 8 --seed 1", "fit --puct 0.5"]
    assert sum(said["made"]["games"].values()) == 30


def test_a_match_prints_its_interval(dengen: Dengen, weights: Path) -> None:
    match = ("train", "high_card", "match", "--weights", weights, "--games", 9, "--iterations", 10, "--workers", 1)
    assert "9 games: " in dengen(*match).out
    assert "公平の" in dengen(*match, "--lang", "ja").out
    said = json.loads(dengen(*match, "--json").out)
    assert said["games"] == 9
    assert 0 <= said["share"]["low"] <= said["share"]["value"] <= said["share"]["high"] <= 1


def test_all_accepts_weights_only_if_they_win(dengen: Dengen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place, trial = tmp_path / "high.weights.json", tmp_path / "high.trial.weights.json"
    monkeypatch.setattr("dengen.terminal.commands.train.all_steps.place_for", lambda game: place)
    ran = dengen("train", "high_card", "all", "--games", 20, "--player", "greedy", "--workers", 1, "--rounds", 2)
    assert ran.code == 0
    assert "Round 1 of at most 2." in ran.out
    way = r"Three steps, about \d+ min on one core in all: 20 training games \(\d+ min\), fitting \(\d+ min\), and 100 games"
    assert re.search(way, " ".join(ran.out.split()))
    assert "20 training games available." in ran.out
    share, low, times = map(
        float, re.findall(r"win share ([\d.]+), 95 % interval ([\d.]+) to .*?([\d.]+) × fair", ran.out, re.S)[0]
    )
    won = low > share / times
    assert ("Round 2 of at most 2." in ran.out) == won
    assert (place.exists(), trial.exists()) == (won, not won)
    assert ("The new weights win: " if won else "The new weights don't win for certain") in ran.out
    others = {sides[1]["name"] for head in journals() if (sides := head.get("sides"))}
    assert others == {"search:100"}  # whatever bots play by now, not what they would be without weights


def test_all_takes_the_options_of_play_and_refuses_processes_with_a_cluster(dengen: Dengen) -> None:
    helps = [dengen("train", "high_card", step, "--help").out for step in ("play", "all")]
    for option in ("--games", "--player", "--random-moves", "--seed", "--workers", "--ray", "--fresh"):
        assert all(option in help for help in helps)
    refused = dengen("train", "high_card", "all", "--games", 20, "--workers", 1, "--ray", "auto")
    assert refused.code == 2
    assert "--workers and --ray can't be used together" in refused.err


def test_players_are_matched_by_name(dengen: Dengen) -> None:
    ran = dengen(
        "train",
        "stairs",
        "match",
        "--seats",
        2,
        "--challenger",
        "greedy",
        "--baseline",
        "random",
        "--games",
        60,
        "--json",
    )
    said = json.loads(ran.out)
    assert said["share"]["value"] > said["fair"]


def test_settings_change_a_player_by_name_too() -> None:
    given = Namespace(challenger="search:9", baseline="classic:9", iterations=100, weights=None, set=["puct=0.25"])
    assert [side.settings for side in sides(given)] == [{"puct": 0.25}, {}]


@pytest.mark.parametrize(("one", "others"), [("hard", "classic"), (None, "classic:7")])
def test_players_by_name_have_their_usual_budgets(one: str | None, others: str) -> None:
    given = Namespace(challenger=one, baseline="classic", iterations=7, weights=None, set=[])
    assert [side.name for side in sides(given)] == [one or "", others]


def test_the_command_writes_what_the_server_reads(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    ran = dengen(
        "train", "high_card", "rate", "--games", 4, "--divide", 1000, "--seats", 2, "--to", file, "--workers", 1
    )
    assert "Normal: 1500, " in ran.out
    said = msgspec.json.decode(file.read_bytes(), type=LevelRatings)
    assert said.command == "dengen train high_card rate --games 4 --divide 1000 --seats 2"
    assert list(said.ratings) == ["easy", "normal", "hard", "master"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("fit", "There are no training games"),
        ("play --player nobody", "nobody"),
        ("match --weights nowhere.weights.json", "nowhere.weights.json"),
        ("match --baseline nobody", "There is no player 'nobody'"),
        ("match --set luck=1", "--set takes one of"),
        ("match --set puct=much", "--set takes NAME=NUMBER"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(dengen: Dengen, arguments: str, said: str) -> None:
    ran = dengen("train", "high_card", *arguments.split())
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
