"""Options are declared once and checked everywhere."""

from typing import Any

import pytest

from dengen.core.base.errors import BadOption
from tests.games.trump_fighter.kit import GAME


@pytest.mark.parametrize(
    ("name", "value"),
    [("target", 3), ("target", 21), ("hands", "shown"), ("characters", ["kakeru"]), ("characters", ["kakeru", "nobody"]),
     ("attack", True), ("move_gap", 300), ("assist", [0, 3]), ("speed", 1), ("stall_idle", -1)],
)  # fmt: skip
def test_what_no_option_takes_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadOption):
        GAME.new(2, 1, **{name: value})


def test_a_person_against_bots_is_helped_and_not_hurried() -> None:
    offered = {option.name: option.against_bots for option in GAME.options if option.against_bots is not None}
    assert offered == {"ready_clock": "relaxed", "ready_idle": 600_000, "assist": 2}
    assert GAME.new(2, 1, **{**offered, "assist": [2, 0]}).options["ready_idle"] == 600_000


def test_defaults_are_those_of_the_rulebook() -> None:
    options = GAME.new(2, 1).options
    assert options["characters"] == "pick"
    assert options["target"] == 10
    assert options["hands"] == "open"
    assert options["move_gap"] == [300, 300]
    assert (options["window_base"], options["window_slope"], options["window_max"]) == (120, 200, 400)
    assert options["hold_max"] == 3000


def test_options_say_whom_they_concern_in_both_languages() -> None:
    assert {option.name for option in GAME.options if option.concerns == "display"} == {"handedness"}
    assert {option.name for option in GAME.options if option.concerns == "rules"} == {
        "characters", "mirror", "hands", "target", "miscall", "attack", "timeup_on_miss", "hold_penalty",
    }  # fmt: skip
    assert all(option.about.en and not option.about.ja.isascii() for option in GAME.options)
