"""Errors about broken files are wholly in Japanese: card sets, decks, records."""

from pathlib import Path

import pytest

import dengen as package
from dengen.core.base.words import Text
from tests.terminal.conftest import Dengen
from tests.wording import assert_in_japanese

GAMES = Path(package.__file__).parent / "games"
HEAD = "このカードセットは使えません。FILE："

SETS = [  # game, what is replaced once in its set, by what, what is said
    (
        "lumiel",
        "points = 1",
        'points = "one"',
        "カード『commoner』の points：整数が必要ですが、文字列が書かれています。",
    ),
    ("lumiel", 'id = "commoner"', 'idd = "commoner"', "1番目のカード：`idd` という項目はありません。"),
    ("lumiel", 'name_ja = "常人"', "name_ja = 常人", "行目の11文字目）：値の書き方が正しくありません"),
    ("lumiel", "[[card]]", "[[card]", "行目の7文字目）：見出しが ']]' で閉じていません。"),
    ("lumiel", "deck_size = 19", "deck_size = 20", "set.deck_size：copies の合計は20枚のはずですが、19枚です。"),
    ("troll_master", "cost = ", "cost = 10", "の cost：99以下の整数が必要です。"),
    ("troll_master", 'when = "', 'when = "lunch', "という値は使えません。"),
    ("walpurgis", 'kind = "draw"', 'kind = "drow"', "'drow' という種類の効果はありません。あるのは draw、discard、"),
    ("flip_angel", "cards = 26", "cards = 25", "set.cards には25枚とありますが、カードは26枚あります。"),
    ("flip_angel", "no = 1\n", "no = true\n", "の no：整数が必要ですが、真偽値（true か false）が書かれています。"),
    ("trump_fighter", "value = ", "value = 20", "の value：攻撃値は1〜99です"),
]


@pytest.mark.parametrize(("game", "old", "new", "said"), SETS)
def test_a_broken_card_set(dengen: Dengen, tmp_path: Path, game: str, old: str, new: str, said: str) -> None:
    file = tmp_path / "my.toml"
    shipped = (GAMES / game / "cards.toml").read_text(encoding="utf-8")
    assert old in shipped
    file.write_text(shipped.replace(old, new, 1), encoding="utf-8")
    ran = dengen("cards", "check", file, "--game", game, "--lang", "ja")
    told = ran.err.removeprefix("dengen: ").rstrip("\n").replace(str(file), "FILE")
    assert (ran.code, ran.out) == (2, "")
    assert told.startswith(HEAD)
    assert said in told
    assert_in_japanese(Text("", told))


def test_a_broken_condition_is_drawn_with_its_place(dengen: Dengen, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    shipped = (GAMES / "trump_fighter" / "cards.toml").read_text(encoding="utf-8")
    file.write_text(shipped.replace("straight(", "strait(", 1), encoding="utf-8")
    sentence, condition, place = dengen("cards", "check", file, "--lang", "ja").err.splitlines()
    assert "ここには役が必要です（'strait' は書けません）。" in sentence
    assert condition.index("strait") == place.index("^")


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (
            '[[deck]]\ncards = { bri_sparks = "four" }\n',
            "deck[0].cards[...]: 整数が必要ですが、文字列が書かれています。",
        ),
        ('[[deck]]\nname = "x"\n', "deck[0]: `name` という項目はありません。"),
        ("[[deck]]\n", "deck[0]: 必要な項目 `cards` がありません。"),
        ("[[deck\n", "TOMLとして読めません（1行目の7文字目）：見出しが ']]' で閉じていません。"),
    ],
)
def test_a_broken_deck_file(dengen: Dengen, tmp_path: Path, deck: str, said: str) -> None:
    file = tmp_path / "decks.toml"
    file.write_text(deck, encoding="utf-8")
    ran = dengen("deck", "check", file, "--lang", "ja")
    assert ran.code == 2
    assert ran.err.endswith(f"{said}\n")
    assert_in_japanese(Text("", ran.err.removeprefix("dengen: ").rstrip("\n")), str(file))


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ('{"format": "dengen-record-1", "seats": 2}', "対戦記録ではありません。`seats` という項目はありません。"),
        ('{"format": "dengen-record-1"}', "対戦記録ではありません。必要な項目 `header` がありません。"),
        ('{"format": "other"}', "対戦記録ではありません。format: 'other' という値は使えません。"),
        ('{"format": "dengen-record-1",', "JSONとして読めません。途中で切れています。"),
    ],
)
def test_a_broken_record(dengen: Dengen, tmp_path: Path, record: str, said: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")
    ran = dengen("replay", file, "--lang", "ja")
    assert (ran.code, ran.out, ran.err) == (2, "", f"dengen: {said}\n")


@pytest.mark.parametrize("command", [["cards", "check"], ["deck", "check"], ["replay"]])
def test_a_file_that_is_not_there(dengen: Dengen, tmp_path: Path, command: list[str]) -> None:
    ran = dengen(*command, tmp_path / "none", "--lang", "ja")
    assert ran.code == 2
    assert ran.err.endswith("を読めません（ファイルがありません）。\n")
