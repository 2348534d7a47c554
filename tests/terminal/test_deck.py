"""`dengen deck check` reports every fault of a deck."""

import json
from pathlib import Path

import pytest

from tests.terminal.conftest import Dengen

READY = Path(__file__).parents[2] / "src/dengen/games/walpurgis/decks.toml"


def deck_file(folder: Path, cards: dict[str, int]) -> Path:
    file = folder / "decks.toml"
    lines = "\n".join(f"{card} = {copies}" for card, copies in cards.items())
    file.write_text(f'[[deck]]\nid = "mine"\n[deck.cards]\n{lines}\n', encoding="utf-8")
    return file


def test_the_ready_decks_are_legal(dengen: Dengen) -> None:
    ran = dengen("deck", "check", str(READY))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(": legal\n") == 4


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ({"shot_brigitte": 4, "bri_sparks": 5}, "It has 5 copies of Sparks; at most 4 are allowed."),
        ({"shot_brigitte": 4, "no_such_card": 1}, "There is no card 'no_such_card' in the set."),
        ({"bri_sparks": 4}, "It has no Normal Shot; at least one is needed."),
        ({"shot_brigitte": 61}, "It has 61 cards; at most 60 are allowed."),
        ({"shot_brigitte": 4}, "It has only 4 cards"),
    ],
)
def test_every_fault_of_a_deck_is_reported(dengen: Dengen, tmp_path: Path, cards: dict[str, int], said: str) -> None:
    ran = dengen("deck", "check", str(deck_file(tmp_path, cards)))
    assert said in ran.out
    assert ran.code == (0 if "only" in said else 1), "a warning is no error"


def test_problems_are_reported_in_japanese_too(dengen: Dengen, tmp_path: Path) -> None:
    ran = dengen("deck", "check", str(deck_file(tmp_path, {"bri_sparks": 4})), "--lang", "ja")
    assert "mine: 使えません" in ran.out
    assert "通常弾がない" in ran.out


def test_a_deck_report_has_the_documented_keys(dengen: Dengen, tmp_path: Path) -> None:
    ran = dengen("deck", "check", str(deck_file(tmp_path, {"bri_sparks": 4})), "--json")
    (deck,) = json.loads(ran.out)["decks"]
    assert (deck["id"], deck["legal"], len(deck["problems"]), len(deck["warnings"])) == ("mine", False, 1, 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no-such-file.toml"], "can't be read"),
        (["FILE", "--game", "lumiel"], "--game takes a game with decks: walpurgis."),
        (["FILE", "--game", "chess"], "chess"),
    ],
)
def test_bad_input_is_one_sentence(dengen: Dengen, tmp_path: Path, arguments: list[str], said: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("[[deck")
    ran = dengen("deck", "check", *(str(file) if argument == "FILE" else argument for argument in arguments))
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_that_is_no_deck_file_is_refused(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("[[deck")
    ran = dengen("deck", "check", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "isn't a deck file" in ran.err
