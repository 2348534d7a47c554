"""`dengen arena`, `dengen balance` and `dengen sim`: output, resuming, errors."""

import json
from pathlib import Path

import pytest

from dengen.lab.journal import described
from dengen.lab.reports import reports
from examples.high_card import HighCard
from tests.terminal.conftest import Dengen


def test_an_arena_prints_ratings_and_matches(dengen: Dengen) -> None:
    ran = dengen("arena", "high_card", "--seats", 2, "--games", 4)
    assert ran.code == 0
    assert "High Card: 4 games, 2 seats, seed 0" in ran.out
    assert "greedy" in ran.out
    assert "deals won" in ran.out


def test_an_arena_in_japanese(dengen: Dengen) -> None:
    assert "レーティング" in dengen("arena", "high_card", "--games", 2, "--lang", "ja").out


def test_an_arena_that_was_played_is_not_played_again(dengen: Dengen, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("arena", "high_card", "--seats", 2, "--games", 4, "--json")
    first = dengen(*command)

    def refuse(*_: object) -> None:
        raise AssertionError("this game was played before")

    monkeypatch.setattr("dengen.lab.arena.play_one", refuse)
    assert dengen(*command) == first
    with pytest.raises(AssertionError, match="played before"):
        dengen(*command, "--fresh")


def test_a_simulation_that_was_played_is_not_played_again(dengen: Dengen, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("sim", "high_card", "--games", 4, "--json")
    first = dengen(*command)

    def refuse(*_: object) -> None:
        raise AssertionError("this game was played before")

    monkeypatch.setattr("dengen.lab.simulation.Plan.play", refuse)
    assert dengen(*command) == first
    with pytest.raises(AssertionError, match="played before"):
        dengen(*command, "--fresh")


@pytest.mark.parametrize("command", ["sim", "balance"])
def test_games_are_played_until_the_intervals_are_narrow(dengen: Dengen, command: str) -> None:
    wide, narrow = (
        json.loads(dengen(command, "high_card", "--player", "random", "--until", width, "--json").out)["games"]
        for width in ("12%", "8%")
    )
    assert 100 <= wide < narrow < 1000
    bounded = dengen(command, "high_card", "--player", "random", "--until", "1%", "--games", 120, "--json")
    assert json.loads(bounded.out)["games"] == 120


def test_a_card_on_trial_has_separate_lines(dengen: Dengen, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    arguments = ("--games", 3, "--player", "random", "--seats", 3, "--card", "commoner", "--report", report)
    ran = dengen("balance", "lumiel", *arguments)
    assert (ran.code, "Commoner, played: worth" in ran.out) == (0, True)
    assert "too few to tell" in ran.out
    assert '<span lang="en">Does the card help to win?</span>' in report.read_text(encoding="utf-8")


def test_more_games_go_on_from_those_before(dengen: Dengen) -> None:
    dengen("arena", "high_card", "--seats", 2, "--games", 4)
    longer = json.loads(dengen("arena", "high_card", "--seats", 2, "--games", 8, "--json").out)
    fresh = json.loads(dengen("arena", "high_card", "--seats", 2, "--games", 8, "--fresh", "--json").out)
    assert longer == fresh


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("arena high_card --players greedy", "--players takes two or more different players"),
        ("arena high_card --players greedy,greedy", "--players takes two or more different players"),
        ("arena high_card --players greedy,nobody", "There is no player 'nobody'"),
        ("arena stairs --seats 1", "An arena needs at least 2 seats."),
        ("balance high_card --player nobody", "There is no player 'nobody'"),
        ("balance lumiel --card joker", "Lumiel†Prière has no card 'joker' to try."),
        ("balance stairs --seats 1 --until 2%", "need at least 2 seats."),
        ("balance high_card --until 2", "--until takes a percentage from 0.1% to 50%, such as 2%, not '2'."),
        ("sim high_card --until 0.01%", "--until takes a percentage"),
        ("balance walpurgis --games 1 --player random --against nothing", "There is no card set 'nothing'"),
        ("arena high_card --ray 127.0.0.1:1", "There is no Ray cluster at '127.0.0.1:1'"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(dengen: Dengen, arguments: str, said: str) -> None:
    ran = dengen(*arguments.split())
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_balance_prints_its_figures_and_says_where_the_report_is(dengen: Dengen, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    ran = dengen("balance", "flip_angel", "--games", 8, "--player", "random", "--report", report)
    assert ran.code == 0
    assert "Flip Angel: 8 games, 2 seats, player random, card set dengen" in ran.out
    assert "Angels placed" in ran.out
    assert "Leader halfway wins" in ran.out
    assert "The report:" in ran.out
    assert report.exists()


def test_without_a_file_the_report_is_kept_for_the_page(dengen: Dengen, tmp_path: Path) -> None:
    ran = dengen("balance", "flip_angel", "--games", 8, "--player", "random", "--lang", "ja")
    (kept,) = reports(tmp_path / "reports")
    assert (kept.game, kept.card_set, kept.player, kept.games) == ("flip_angel", "dengen-2", "random", 8)
    assert f"レポート：{tmp_path / 'reports' / kept.name}.html" in ran.out
    assert f"http://127.0.0.1:8000/reports/{kept.name}?lang=ja" in ran.out
    assert (tmp_path / "reports" / f"{kept.name}.html").read_text(encoding="utf-8").count('id="ja" checked') == 1


def test_an_unwritable_report_is_an_error(dengen: Dengen, tmp_path: Path) -> None:
    missing = tmp_path / "nowhere" / "report.html"
    ran = dengen("balance", "flip_angel", "--games", 2, "--player", "random", "--report", missing)
    assert ran.code == 2
    assert "can't be written" in ran.err


def test_both_card_sets_are_read_before_anything_is_played(dengen: Dengen, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("played too early")

    monkeypatch.setattr("dengen.lab.observer.Survey.play", refuse)
    ran = dengen("balance", "flip_angel", "--games", 2, "--player", "random", "--against", "nothing")
    assert (ran.code, "There is no card set 'nothing'" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("command", "work"),
    [
        ("arena", "dengen.lab.arena.Arena.play"),
        ("balance", "dengen.lab.observer.Survey.play"),
        ("sim", "dengen.lab.simulation.Plan.play"),
    ],
)
def test_an_interrupted_run_says_how_to_resume(
    dengen: Dengen, monkeypatch: pytest.MonkeyPatch, command: str, work: str
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    assert dengen(command, "flip_angel", "--games", 2).code == 0
    monkeypatch.setattr(work, interrupt)
    ran = dengen(command, "flip_angel", "--games", 4)
    assert ran.code == 130
    assert ran.err == "Interrupted; 2 finished games kept. Run the same command again to resume.\n"


def test_a_set_has_no_significant_difference_to_itself(dengen: Dengen, tmp_path: Path) -> None:
    arguments = ("--games", 6, "--player", "random", "--against", "dengen-2", "--report", tmp_path / "r.html")
    assert "Real differences from dengen-2: 0 of" in dengen("balance", "flip_angel", *arguments).out


STRANGER = "tests.players.plug_ins:Last?back=1"


@pytest.mark.parametrize(
    "command",
    [
        ("sim", "high_card", "--player", STRANGER, "--games", 2),
        ("arena", "high_card", "--players", f"{STRANGER},random", "--games", 2),
        ("balance", "high_card", "--player", STRANGER, "--games", 20),
    ],
    ids=lambda command: str(command[0]),
)
def test_a_plug_in_is_named_like_a_level(dengen: Dengen, command: tuple[object, ...]) -> None:
    ran = dengen(*command, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert STRANGER in ran.out


def test_a_player_that_changed_plays_its_games_again() -> None:
    assert set(described(HighCard(), [STRANGER, "random"])["plugins"]) == {STRANGER}
    assert described(HighCard(), ["random"]) == described(HighCard())
