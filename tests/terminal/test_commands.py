"""Commands that change nothing: games, rules, cards, clauses, sim, bench, --version."""

import json
from pathlib import Path

import pytest

from dengen.build import is_compiled
from dengen.cli import main
from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from dengen.lab.other_libraries import Peer
from dengen.terminal.commands import bench
from tests.terminal.conftest import Dengen

SET = """
[set]
id = "mine"
{game}
[[card]]
id = "star"
name_en = "Star"
name_ja = "星"
points = 9
text_en = "It twinkles."
text_ja = "きらきら。"
"""


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "games",
        "rules",
        "cards",
        "cards check",
        "cards copy",
        "cards diff",
        "cards show",
        "clauses",
        "sim",
        "bench",
    ],
)
def test_help_teaches_by_examples(dengen: Dengen, command: str) -> None:
    ran = dengen(*command.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    examples = ran.out.split("examples:\n")[1].splitlines()
    assert examples[0].startswith(f"  dengen {command}".rstrip())


@pytest.mark.parametrize("command", ["", "play", "games", "rules", "cards", "cards show", "sim"])
def test_help_for_players_and_designers_speaks_japanese(
    dengen: Dengen, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    ran = dengen(*command.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert "\n例：\n  dengen " in ran.out
    assert "このヘルプを表示" in ran.out
    assert dengen("play", "--help", "--lang", "en").out.startswith("usage: dengen play")
    assert "show this help" in dengen("play", "--help", "--lang", "en").out


def test_the_version_says_whether_this_install_is_compiled(dengen: Dengen) -> None:
    ran = dengen("--version")
    assert ran.code == 0
    assert ran.out.endswith("(compiled)\n" if is_compiled() else "(interpreted)\n")


def test_games_are_listed_in_both_languages(dengen: Dengen) -> None:
    rows = [line.split() for line in dengen("games").out.splitlines()]
    assert ["stairs", "Stairs", "1-2", "10-30"] in rows
    assert "階段" in dengen("games", "--lang", "ja").out


def test_a_game_shows_its_options_and_what_they_take(dengen: Dengen) -> None:
    out = dengen("games", "high-card").out
    assert out.startswith("High Card\nplayers: 2-4; minutes: 10-30\n")
    assert "cards=3\n    Cards dealt to everybody\n    a whole number from 1 to 5 cards\n" in out
    japanese = dengen("games", "tokens", "--lang", "ja").out
    assert "deck=sun\n    持ち寄るもの\n    席ごとにsun（太陽）、moon（月）のどれか\n" in japanese


def test_the_rulebook_has_chapters_and_marks_rulings_with_their_question(dengen: Dengen) -> None:
    out = dengen("rules", "stairs").out
    assert out.startswith("Stairs\n\n1. Climbing\n\nST-1 In your turn")
    assert "ST-R1 (our ruling) Question: May one fall below the ground?\n    No.\n" in out
    assert "ST-R1(" not in dengen("rules", "stairs", "--lang", "ja").out
    assert "質問：地面より下に落ちることはある？" in dengen("rules", "stairs", "--lang", "ja").out


@pytest.mark.parametrize(
    ("wanted", "found"), [("ST-2", "ST-2"), ("st-2", "ST-2"), ("R1", "ST-R1"), ("3", "ST-3"), ("die", "ST-2")]
)
def test_one_clause_is_found_by_its_id_or_by_a_word(dengen: Dengen, wanted: str, found: str) -> None:
    lines = dengen("rules", "stairs", wanted).out.splitlines()
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == [found]


def test_cards_are_shown_in_words(dengen: Dengen) -> None:
    assert dengen("cards", "show", "tokens").out == (
        "Sun (sun)\n    points 3\n    It is warm.\nMoon (moon)\n    points 1\n    It is cold.\n"
    )
    assert dengen("cards", "show", "tokens", "月", "--lang", "ja").out == "月（moon）\n    points 1\n    寒い。\n"


@pytest.mark.parametrize(
    ("line", "arguments", "how"),
    [
        ('game = "tokens"', [], "named in the file"),
        ("", ["--game", "tokens"], "given by --game"),
        ("", [], "found by trying all games"),
    ],
)
def test_a_valid_card_set_names_its_game(
    dengen: Dengen, tmp_path: Path, line: str, arguments: list[str], how: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SET.format(game=line), encoding="utf-8")
    ran = dengen("cards", "check", file, *arguments)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{file}: a valid card set of Tokens ({how}; 1 card).\n"
    assert "星" in dengen("cards", "show", "tokens", "--cards", file, "--lang", "ja").out


def test_a_set_of_no_game_suggests_naming_one(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[set]\nid = 'x'\n")
    ran = dengen("cards", "check", file)
    assert ran.code == 2
    assert "isn't a card set of any installed game; use --game to name one" in ran.err


def test_clauses_are_counted_against_the_tests_of_a_folder(dengen: Dengen, tmp_path: Path) -> None:
    (tmp_path / "test_stairs.py").write_text('@clause("ST-1", "ST-9")\ndef test_a(): ...\n')
    ran = dengen("clauses", "stairs", "--tests", tmp_path)
    assert ran.out.splitlines()[1].split() == ["stairs", "4", "1", "3", "1", "33%"]
    assert "stairs, without a test: ST-2, ST-3\n" in ran.out
    assert "stairs, named by a test but not in the rulebook: ST-9\n" in ran.out


def test_a_simulation_prints_wins_with_intervals_and_distributions(dengen: Dengen) -> None:
    ran = dengen("sim", "high_card", "--games", 30, "--player", "random", "--seed", 4)
    assert ran.code == 0
    assert ran.out.startswith("High Card: 30 games, 3 seats, seed 4\n")
    lines = ran.out.splitlines()
    assert lines[2].split() == ["seat", "player", "wins", "win", "rate", "95", "%", "mean", "rank"]
    assert any(line.startswith("decisions        9.00  0.00") for line in lines)
    assert any(line.split() == ["cards", "out", "30", "100.0%"] for line in lines)
    assert "games/s" in ran.err


def test_a_simulation_in_japanese(dengen: Dengen) -> None:
    out = dengen("sim", "high_card", "--games", 3, "--lang", "ja").out
    assert out.startswith("ハイカード：3回、3人、シード0\n")
    assert "平均順位" in out
    assert "席2の得点" in out


def test_a_card_set_is_copied_and_played_with(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert dengen("cards", "copy", "lumiel", file).out.startswith(f"{file}: 12 cards of Lumiel†Prière.")
    assert "The dengen set of Lumiel" in file.read_text("utf-8"), "with its comments"
    assert make_game("lumiel", file).cards.hash == make_game("lumiel").cards.hash
    file.write_text("mine", "utf-8")
    again = dengen("cards", "copy", "lumiel", file)
    assert again.code == 2
    assert again.err == f"dengen: {file} already exists and was left as it is.\n"
    assert file.read_text("utf-8") == "mine"


def test_the_copy_is_of_the_edition_that_people_play_with(dengen: Dengen, tmp_path: Path) -> None:
    dengen("cards", "copy", "flip_angel", tmp_path / "second.toml")
    dengen("cards", "copy", "flip_angel", tmp_path / "first.toml", "--cards", "dengen")
    second, first = (make_game("flip_angel", tmp_path / f"{name}.toml").cards.hash for name in ("second", "first"))
    assert (second, first) == tuple(make_game("flip_angel", name).cards.hash for name in ("dengen-2", "dengen"))


def test_a_game_without_cards_says_so(dengen: Dengen) -> None:
    assert dengen("cards", "show", "stairs").out == "This game has no card set.\n"


def test_the_same_seed_prints_the_same_whatever_the_number_of_processes(dengen: Dengen) -> None:
    command = ("sim", "high_card", "--games", 24, "--seed", 9, "--json", "--player", "greedy")
    alone, together = dengen(*command, "--workers", 1), dengen(*command, "--workers", 2)
    assert alone.out == together.out
    assert json.loads(alone.out)["games"] == 24
    assert dengen("sim", "high_card", "--games", 24, "--seed", 10, "--json").out != alone.out


def test_options_reach_the_simulation(dengen: Dengen) -> None:
    ran = dengen("sim", "high_card", "--games", 2, "--option", "cards=5", "--seats", 4, "--json")
    summary = json.loads(ran.out)
    assert summary["options"] == {"cards": 5}
    assert summary["decisions"]["min"] == 20
    assert ran.err == ""


def test_an_option_of_one_seat_is_given_by_its_number(dengen: Dengen) -> None:
    ran = dengen("sim", "tokens", "--games", 1, "--option", "deck.1=moon", "--json")
    assert json.loads(ran.out)["options"]["deck"] == ["sun", "moon"]


def test_the_benchmark_measures_each_game(dengen: Dengen) -> None:
    ran = dengen("bench", "high_card", "stairs", "--seconds", 0.005)
    assert ran.code == 0
    rows = [line.split()[0] for line in ran.out.splitlines()[1:] if line]
    assert rows == ["per", "high_card,", "stairs,", "µs", "high_card,", "stairs,"]


def test_the_benchmark_runs_without_peers(dengen: Dengen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dengen.lab.other_libraries.importable", lambda module: None)
    ran = dengen("bench", "stairs", "--seconds", 0.005, "--peers")
    assert "open_spiel and rlcard can't be imported" in ran.out


def test_peers_are_compared_with_each_of_our_games(dengen: Dengen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "dengen.terminal.commands.bench.games.measure_peers", lambda seconds: [Peer("rlcard", "1.2", "uno", 1000.0)]
    )
    out = dengen("bench", "high_card", "stairs", "--seconds", 0.005, "--peers").out
    rows = [line.split("  ") for line in out.splitlines() if line.startswith("rlcard 1.2")]
    assert [[cell.strip() for cell in row if cell.strip()][:3] for row in rows] == [
        ["rlcard 1.2 uno", "1,000", "high_card, 3 seats"],
        ["rlcard 1.2 uno", "1,000", "stairs, 1 seat"],
    ]


@pytest.mark.parametrize("game", [id for id, kind in registered().items() if len(kind.editions) > 1])
def test_people_are_shown_the_cards_that_they_play_with(dengen: Dengen, game: str) -> None:
    first, *others = registered()[game].editions
    shown = dengen("cards", "show", game)
    assert f"Card set {first}; others of this game: --cards {others[0]}" in shown.out
    assert f"Card set {others[0]};" in dengen("cards", "show", game, "--cards", others[0]).out
    assert json.loads(dengen("cards", "show", game, "--json").out)["hash"] == make_game(game, first).cards.hash
    assert f"card sets: {first} (default), {others[0]}" in dengen("games", game).out
    played = dengen("play", game, "--seed", 1, typed="q\n")
    assert f"--cards {first}" in played.out


@pytest.mark.parametrize(
    ("words", "understood_as"),
    [
        ([], ["games"]),
        (["lumiel", "--json"], ["games", "lumiel", "--json"]),
        (["serve", "--json"], ["serve", "--json"]),
        (["--help"], ["--help"]),
    ],
)
def test_bench_defaults_to_the_games(words: list[str], understood_as: list[str]) -> None:
    assert bench.completed(words) == understood_as


def test_an_error_names_both_words_of_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "serve", "--foo"]) == 2
    assert "`dengen bench serve` has no argument --foo" in capsys.readouterr().err
