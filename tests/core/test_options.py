"""Options are checked and completed in one place."""

import pickle
from typing import Any

import pytest

from dengen.core.errors import BadOption
from dengen.core.options import Choice, Either, ListOf, Number, Option, SeatOr, Switch, complete
from dengen.core.words import Text

ABOUT = Text("about", "説明")
DECLARED = (
    Option("redraw", Switch(), True, ABOUT),
    Option("tie", Choice("order", "shared"), "order", ABOUT),
    Option("cap", Number(1, 60), 20, ABOUT),
    Option("first", SeatOr("random"), "random", ABOUT),
    Option("bonus", ListOf(Number(0, 9), 4), [0, 0, 0, 0], ABOUT),
    Option("kinds", Either(Choice("random"), ListOf(Choice("a", "b"))), "random", ABOUT),
    Option("deck", Choice("fire", "mist"), "fire", ABOUT, per_seat=True),
)


def test_defaults_are_filled_in() -> None:
    assert complete(DECLARED, {}, 2) == {
        "redraw": True,
        "tie": "order",
        "cap": 20,
        "first": "random",
        "bonus": [0, 0, 0, 0],
        "kinds": "random",
        "deck": ["fire", "fire"],
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("redraw", False),
        ("tie", "shared"),
        ("cap", 60),
        ("first", 1),
        ("bonus", [1, 2, 3, 4]),
        ("kinds", ["b", "a"]),
        ("deck", ["mist", "fire"]),
    ],
)
def test_a_value_of_the_right_kind_is_taken(name: str, value: Any) -> None:
    assert complete(DECLARED, {name: value}, 2)[name] == value


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("redraw", 1, "on or off"),
        ("tie", "coin", "one of order, shared"),
        ("cap", 61, "a whole number from 1 to 60"),
        ("cap", True, "a whole number from 1 to 60"),
        ("cap", "20", "a whole number from 1 to 60"),
        ("first", 2, "a seat or random"),
        ("bonus", [1, 2], "a list of 4, each a whole number from 0 to 9"),
        ("kinds", ["c"], "one of random, or a list, each one of a, b"),
        ("deck", ["fire"], "for each of the 2 seats one of fire, mist"),
        ("deck", "fire", "for each of the 2 seats one of fire, mist"),
    ],
)
def test_a_wrong_value_says_what_was_expected_and_what_came(name: str, value: Any, expected: str) -> None:
    with pytest.raises(BadOption) as refused:
        complete(DECLARED, {name: value}, 2)
    assert f"Option {name!r} takes {expected}, not {value!r}" in str(refused.value)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("redraw", 1, "onかoff"),
        ("tie", "coin", "order, shared のどれか"),
        ("first", 2, "席の番号か random"),
        ("bonus", [1, 2], "4個のリスト(それぞれ0〜9の整数)"),
        ("kinds", ["c"], "random のどれか、またはリスト(それぞれa, b のどれか)"),
        ("deck", "fire", "席ごとにfire, mist のどれか"),
    ],
)
def test_it_says_so_in_japanese_too(name: str, value: Any, expected: str) -> None:
    with pytest.raises(BadOption) as refused:
        complete(DECLARED, {name: value}, 2)
    assert refused.value.text.ja == f"オプション {name!r} の値は{expected}です({value!r} は使えません)。"


def test_what_was_said_survives_the_way_to_another_process() -> None:
    with pytest.raises(BadOption) as refused:
        complete(DECLARED, {"reddraw": True}, 2)
    assert pickle.loads(pickle.dumps(refused.value)).text == refused.value.text
    assert "'reddraw' というオプションはありません" in refused.value.text.ja


def test_an_unknown_option_names_those_that_exist() -> None:
    with pytest.raises(BadOption, match=r"no option 'reddraw'.*bonus, cap, deck"):
        complete(DECLARED, {"reddraw": True}, 2)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("redraw", "off", False),
        ("redraw", "ON", True),
        ("redraw", "perhaps", "perhaps"),
        ("cap", "7", 7),
        ("cap", "x", "x"),
        ("first", "random", "random"),
        ("first", "1", 1),
        ("bonus", "1,2,3,4", [1, 2, 3, 4]),
        ("bonus", "[1, 2, 3, 4]", [1, 2, 3, 4]),
        ("bonus", "[1", "[1"),
        ("kinds", "random", "random"),
        ("kinds", "a,b", ["a", "b"]),
        ("kinds", "zzz", "zzz"),
    ],
)
def test_options_can_be_typed_on_a_command_line(name: str, text: str, value: Any) -> None:
    option = next(option for option in DECLARED if option.name == name)
    assert option.kind.parse(text) == value


def test_samples_leave_the_default_out() -> None:
    samples = {option.name: option.samples(2) for option in DECLARED}
    assert samples["redraw"] == [False]
    assert samples["tie"] == ["shared"]
    assert samples["first"] == [1]
    assert samples["deck"] == [["mist", "mist"]]
