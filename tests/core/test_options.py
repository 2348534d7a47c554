"""Options are checked and completed in one place."""

import pickle
from typing import Any

import pytest

from dengen.core.base.errors import BadOption
from dengen.core.base.words import Text
from dengen.core.rules.option_types import Choice, Either, ListOf, Number, SeatOr, Switch
from dengen.core.rules.options import Option, complete, implied_by, reveal_memory, shown

ABOUT = Text("about", "説明")
RANDOM = {"random": Text("at random", "ランダム")}
KINDS = {"fire_imp": Text("Fire imp", "火の小鬼"), "b": Text("Bat", "コウモリ")}
DECLARED = (
    Option("redraw", Switch(), True, ABOUT),
    Option("tie", Choice({"order": Text("turn order", "手番順"), "shared": Text("shared", "分ける")}), "order", ABOUT),
    Option("cap", Number(1, 60), 20, ABOUT),
    Option("copies", Number(0, 4, words={0: Text("no limit", "上限なし")}, unit=Text("cards", "枚")), 4, ABOUT),
    Option("aid", Number(0, 1, words={0: Text("none", "なし"), 1: Text("some", "あり")}), 0, ABOUT),
    Option("first", SeatOr({"random": Text("at random", "ランダム")}), "random", ABOUT),
    Option("bonus", ListOf(Number(0, 9), 4), [0, 0, 0, 0], ABOUT),
    Option("kinds", Either(Choice(RANDOM), ListOf(Choice(KINDS))), "random", ABOUT),
    Option("deck", Choice({"fire": Text("Fire", "火"), "mist": Text("Mist", "霧")}), "fire", ABOUT, per_seat=True),
    Option("hands", Number(1, 9), 3, ABOUT, default_for={2: 5}),
    Option("duo", Switch(), False, ABOUT, default_for={2: True}, implied=True),
    Option("aide", Switch(), False, ABOUT, concerns="display", reveals_memory=True),
)


def test_defaults_are_filled_in() -> None:
    assert complete(DECLARED, {}, 2) == {
        "redraw": True,
        "tie": "order",
        "cap": 20,
        "copies": 4,
        "aid": 0,
        "first": "random",
        "bonus": [0, 0, 0, 0],
        "kinds": "random",
        "deck": ["fire", "fire"],
        "hands": 5,
        "duo": True,
        "aide": False,
    }


def test_a_default_may_depend_on_the_number_of_seats() -> None:
    assert [complete(DECLARED, {}, seats)["hands"] for seats in (2, 3)] == [5, 3]
    assert complete(DECLARED, {"hands": 4}, 2)["hands"] == 4


def test_an_implied_option_may_be_given_but_not_changed() -> None:
    assert complete(DECLARED, {"duo": True}, 2)["duo"] is True
    assert complete(DECLARED, {"duo": False}, 3)["duo"] is False
    for seats, value in ((2, False), (3, True)):
        with pytest.raises(BadOption, match=f"'duo' depends on the number of seats: with {seats} it is"):
            complete(DECLARED, {"duo": value}, seats)


def test_an_implied_value_that_is_refused_is_told_as_people_type_it() -> None:
    with pytest.raises(BadOption) as refused:
        complete(DECLARED, {"duo": True}, 3)
    assert str(refused.value) == "Option 'duo' depends on the number of seats: with 3 it is off, not on."
    assert refused.value.text.ja == "オプション 'duo' は人数で決まります。3人では off です（on は選べません）。"


def test_an_implied_option_still_says_what_it_takes() -> None:
    with pytest.raises(BadOption, match="'duo' takes on or off, not 1"):
        complete(DECLARED, {"duo": 1}, 2)


def test_options_that_a_number_of_seats_implies_can_be_listed() -> None:
    assert [option.name for option in implied_by(2, DECLARED)] == ["duo"]
    assert implied_by(3, DECLARED) == []


@pytest.mark.parametrize(("chosen", "shows"), [({}, False), ({"aide": False}, False), ({"aide": True}, True)])
def test_an_option_of_any_name_may_reveal_memory(chosen: dict[str, Any], shows: bool) -> None:
    assert reveal_memory(DECLARED, complete(DECLARED, chosen, 2)) is shows


@pytest.mark.parametrize(("value", "typed"), [(True, "on"), (7, "7"), (["a", False], "a,off"), ("random", "random")])
def test_a_value_is_shown_as_it_is_typed(value: Any, typed: str) -> None:
    assert shown(value) == typed


def test_kinds_give_the_words_of_their_values() -> None:
    words = {option.name: option.kind.words for option in DECLARED}
    assert words["redraw"] == words["cap"] == words["bonus"] == {}
    assert words["tie"]["order"].ja == "手番順"
    assert words["copies"] == {0: Text("no limit", "上限なし")}
    assert words["first"] == RANDOM
    assert words["kinds"] == RANDOM | KINDS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("redraw", False),
        ("tie", "shared"),
        ("cap", 60),
        ("first", 1),
        ("bonus", [1, 2, 3, 4]),
        ("kinds", ["b", "fire_imp"]),
        ("deck", ["mist", "fire"]),
    ],
)
def test_a_value_of_the_right_kind_is_taken(name: str, value: Any) -> None:
    assert complete(DECLARED, {name: value}, 2)[name] == value


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("redraw", 1, "on or off"),
        ("tie", "coin", "one of order (turn order), shared"),
        ("copies", 5, "a whole number from 0 to 4 cards (0: no limit)"),
        ("aid", 2, "one of 0 (none), 1 (some)"),
        ("cap", 61, "a whole number from 1 to 60"),
        ("cap", True, "a whole number from 1 to 60"),
        ("cap", "20", "a whole number from 1 to 60"),
        ("first", 2, "a seat or random (at random)"),
        ("bonus", [1, 2], "a list of 4, each a whole number from 0 to 9"),
        ("kinds", ["c"], "one of random (at random), or a list, each one of fire_imp, b (Bat)"),
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
        ("tie", "coin", "order（手番順）、shared（分ける）のどれか"),
        ("copies", 5, "0〜4の整数（枚、0は上限なし）"),
        ("aid", 2, "0（なし）、1（あり）のどれか"),
        ("first", 2, "席の番号かrandom（ランダム）"),
        ("bonus", [1, 2], "4個のリスト（それぞれ0〜9の整数）"),
        (
            "kinds",
            ["c"],
            "random（ランダム）のどれか、またはリスト（それぞれfire_imp（火の小鬼）、b（コウモリ）のどれか）",
        ),
        ("deck", "fire", "席ごとにfire（火）、mist（霧）のどれか"),
    ],
)
def test_an_options_error_has_japanese(name: str, value: Any, expected: str) -> None:
    with pytest.raises(BadOption) as refused:
        complete(DECLARED, {name: value}, 2)
    assert refused.value.text.ja == f"オプション {name!r} の値は{expected}です（{value!r} は使えません）。"


def test_an_options_error_survives_pickling() -> None:
    with pytest.raises(BadOption) as refused:
        complete(DECLARED, {"reddraw": True}, 2)
    assert pickle.loads(pickle.dumps(refused.value)).text == refused.value.text
    assert "'reddraw' というオプションはありません" in refused.value.text.ja


def test_an_unknown_option_names_those_that_exist() -> None:
    with pytest.raises(BadOption, match=r"no option 'reddraw'.*bonus, cap, copies, deck"):
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
        ("kinds", "b,fire_imp", ["b", "fire_imp"]),
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
    assert samples["hands"] == [1, 9]
    assert samples["duo"] == []
