"""Bad input gives one sentence that says what was expected, and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.conftest import Dengen

BAD = [
    ("", "Missing: COMMAND", "COMMAND が足りません"),
    ("frobnicate", "Unknown COMMAND frobnicate. The choices are: play, games, rules", "使えるのは play, games, rules"),
    ("play", "Missing: GAME", "GAME が足りません"),
    ("play chess", "There is no game 'chess'. The games are: lumiel, ", "'chess' というゲームはありません"),
    ("play stairs --seats 9", "Stairs is for 1, 2 players, not 9.", "「階段」は1, 2人用です"),
    ("play stairs --seats many", "--seats takes a whole number of at least 1, not 'many'.", "1以上の整数です"),
    ("play stairs --seats", "--seats needs a value.", "--seats には値が必要です"),
    ("play stairs --seed 1.5", "A seed is a whole number from 0 to 2^63 - 1, not '1.5'.", "シードは0から"),
    ("play stairs --seed 9223372036854775808", "A seed is a whole number from 0 to 2^63 - 1", "シードは0から"),
    ("play stairs --seed ²", "A seed is a whole number", "シードは0から"),
    ("play high_card --option cards", "--option takes name=value, not 'cards'.", "--option は 名前=値 の形です"),
    (
        "play high_card --option luck=9",
        "High Card has no option 'luck'. The options are: cards.",
        "あるのは cards です",
    ),
    (
        "play high_card --option cards=9",
        "takes a whole number from 1 to 5 cards, not 9.",
        "1〜5の整数（枚）です（9 は使えません）",
    ),
    ("play high_card --option cards=x", "takes a whole number from 1 to 5 cards, not 'x'.", "1〜5の整数（枚）です"),
    ("play high_card --option cards.0=2", "is for the whole table: write cards=value.", "全員共通です"),
    (
        "play tokens --option deck=mars",
        "for each of the 2 seats one of sun (the sun), moon (the moon), not",
        "sun（太陽）、moon（月）のどれか",
    ),
    ("play tokens --option deck.2=sun", "is for seat 0 to 1, not '2'.", "席は0〜1です"),
    ("play tokens --option fast=maybe", "'fast' takes on or off, not 'maybe'.", "onかoffです"),
    (
        "play stairs --bots clever",
        "--bots takes one of random, sensible, greedy, search",
        "easy, normal, hard, master のどれか",
    ),
    ("play stairs --seat 1", "--seat takes seats from 0 to 0 at this table, not '1'.", "0〜0の席です"),
    ("play stairs --seats 2 --people 0,x", "--people takes seats from 0 to 1", "0〜1の席です"),
    ("play stairs --seats 2 --people 0 --seat 1", "--seat and --people can't be used together.", "同時に使えません"),
    ("play stairs --loud", "`dengen play` has no argument --loud.", "--loud は使えません"),
    ("play tokens --cards nowhere.toml", "nowhere.toml: The file can't be read", "このカードセットは使えません"),
    ("play tokens --cards nowhere", "There is no card set 'nowhere'", "このカードセットは使えません"),
    ("rules stairs ST-99", "Stairs has no clause, chapter or word 'ST-99'", "'ST-99' という条文"),
    ("rules chess", "There is no game 'chess'", "'chess' というゲームはありません"),
    ("sim stairs --games 0", "--games takes a whole number of at least 1, not '0'.", "1以上の整数です"),
    ("sim stairs --workers 0", "--workers takes a whole number from 1 to 256", "1〜256の整数です"),
    (
        "sim stairs --player clever",
        "--player takes one of random, sensible, greedy",
        "easy, normal, hard, master のどれか",
    ),
    ("sim high_card --player random --player greedy", "3 names for 3 seats, not 2.", "3席それぞれに1つ"),
    ("bench chess", "There is no game 'chess'", "'chess' というゲームはありません"),
    ("bench --seconds 0", "--seconds takes a number above 0", "0より大きく"),
    ("clauses --tests nowhere", "--tests takes a folder", "--tests はフォルダです"),
    ("cards", "Missing: check|copy|diff|print|show|text", "show|text|vocabulary が足りません"),
    (
        "cards diff dengen dengen-2",
        "Several games have editions of these names: use --game to name one.",
        "--game で指定してください",
    ),
    ("cards diff dengen nowhere --game tokens", "There is no card set 'nowhere'", "このカードセットは使えません"),
    ("cards copy tokens /nowhere/mine.toml --changes", "can't be written: No such file", "に書けません"),
    ("cards check nowhere.toml", "nowhere.toml: The file can't be read", "このカードセットは使えません"),
    ("cards show tokens mars", "Tokens has no card 'mars'. The cards are: sun, moon.", "あるのは sun, moon です"),
]


@pytest.mark.parametrize(("line", "en", "ja"), BAD, ids=[line or "nothing" for line, _, _ in BAD])
def test_bad_input_is_answered_with_one_sentence(dengen: Dengen, line: str, en: str, ja: str) -> None:
    ran = dengen(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("dengen: ")
    assert ran.err.count("\n") == 1
    assert en in ran.err


@pytest.mark.parametrize(("line", "en", "ja"), BAD, ids=[line or "nothing" for line, _, _ in BAD])
def test_bad_input_is_answered_in_japanese(
    dengen: Dengen, monkeypatch: pytest.MonkeyPatch, line: str, en: str, ja: str
) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    ran = dengen(*line.split())
    assert (ran.code, ran.out) == (2, "")
    assert ja in ran.err


def test_an_unknown_language_is_refused(dengen: Dengen) -> None:
    assert dengen("play", "stairs", "--lang", "fr").err == "dengen: --lang takes ja or en, not 'fr'.\n"


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("card = 3 3", "Not TOML"),
        (
            'set = {id = "x"}\ncard = [{id = "sun"}]',
            "card 'sun': The fields `name_en`, `name_ja`, `",
        ),
        ('set = {id = "x", luck = 1}\ncard = []', "field 'set': There is no field `luck`."),
    ],
)
def test_a_broken_card_set_names_the_place(dengen: Dengen, tmp_path: Path, toml: str, said: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(toml)
    for command in ("cards check {} --game tokens", "play tokens --cards {}", "sim tokens --cards {}"):
        ran = dengen(*command.format(file).split())
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"dengen: {file}: ")
        assert said in ran.err


def test_a_real_process_ends_the_same_way_and_a_closed_pipe_is_no_trouble(registered: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(registered), *sys.path]), "LANG": "C.UTF-8"}
    environment.pop("LC_ALL", None)
    command = [sys.executable, "-m", "dengen.cli"]
    ran = subprocess.run([*command, "play", "chess"], env=environment, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("dengen: There is no game 'chess'.")
    reader = subprocess.Popen(
        [*command, "rules", "stairs"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert reader.stdout is not None
    reader.stdout.close()
    assert reader.stderr is not None
    assert reader.stderr.read() == b""
    reader.stderr.close()
    assert reader.wait() == 0
