"""Two seats of Troll Master play the variant for two, and its author is named."""

import json
from pathlib import Path

import pytest

from tests.terminal.conftest import Dengen

OURS = "the dengen variant for two (not in the rulebook)"
OURS_JA = "dengen独自の2人用ルール（ルールブックにはありません）"


@pytest.mark.parametrize("command", ["sim --player random", "arena", "balance --player random --report FILE"])
def test_the_lab_plays_it_without_an_option(dengen: Dengen, tmp_path: Path, command: str) -> None:
    name, *more = command.replace("FILE", str(tmp_path / "report.html")).split()
    ran = dengen(name, "troll_master", "--seats", 2, "--games", 2, *more, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["options"]["duo"] is True


@pytest.mark.parametrize(("lang", "ours"), [("en", OURS), ("ja", OURS_JA)])
def test_players_learn_of_the_variant_before_they_play(dengen: Dengen, lang: str, ours: str) -> None:
    command = ("play", "troll_master", "--bots", "random", "--lang", lang)
    for seats, told in ((2, True), (3, False)):
        ran = dengen(*command, "--seats", seats, typed="q\n")
        assert (ran.code, ran.err) == (0, "")
        assert (ours.lower() in ran.out.lower()) is told


@pytest.mark.parametrize(("lang", "ours"), [("en", OURS), ("ja", OURS_JA)])
def test_the_list_of_games_names_the_variants_author(dengen: Dengen, lang: str, ours: str) -> None:
    assert ours.lower() in dengen("games", "--lang", lang).out.lower()
    assert ours.lower() in dengen("games", "troll_master", "--lang", lang).out.lower()


def test_an_implied_option_is_shown_as_fixed(dengen: Dengen) -> None:
    assert "\nduo\n" in dengen("games", "troll_master").out
    assert "on with 2 seats, otherwise off: depends on the number of seats" in dengen("games", "troll_master").out
    assert "人数で決まる：2人ならon、ほかはoff" in dengen("games", "troll_master", "--lang", "ja").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--seats 2 --option duo=off", "with 2 it is on, not off"),
        ("--seats 3 --option duo=on", "with 3 it is off, not on"),
        ("--option duo=on", "with 4 it is off, not on"),
    ],
)
def test_an_implied_option_can_not_be_changed(dengen: Dengen, arguments: str, said: str) -> None:
    ran = dengen("sim", "troll_master", *arguments.split())
    assert ran.code == 2
    assert said in ran.err
