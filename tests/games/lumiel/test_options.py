"""The options of section 12 of the specification, and what is built on them."""

import pickle
from typing import Any

import pytest

from dengen.core.base.errors import BadOption
from dengen.games.lumiel import Lumiel
from tests.games.lumiel.kit import GAME, game_with, lay, new


def test_the_options_and_their_defaults() -> None:
    assert new().state.options == {
        "redraw": True,
        "first_player": "random",
        "tie_break": "turn_order",
        "head_start": False,
        "confirm_get": False,
        "effects": True,
        "memory_aid": True,
        "turn_cap": 60,
    }
    assert GAME.option("memory_aid").concerns == "display"


@pytest.mark.parametrize(
    "option",
    [{"redraw": "maybe"}, {"first_player": 4}, {"tie_break": "duel"}, {"turn_cap": 0}, {"players": 4}],
)
def test_a_bad_option_is_refused(option: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.new(4, **option)


def test_without_redraws_the_game_begins_with_placing() -> None:
    table = new(redraw=False)
    assert table.asked() == "place"
    assert table.kinds() == ["drew", "drew", "drew", "drew", "first_player"]


def test_memory_aid_changes_no_rule_and_no_view() -> None:
    assert new(memory_aid=False).view(0).memory == new(memory_aid=True).view(0).memory


def test_without_effects_the_field_fills_up_and_the_remove_phase_decides() -> None:
    table = new(effects=False, redraw=False).played_out()
    assert "took" in table.kinds()
    assert not {"turned", "moved", "swapped", "brought", "removed"} & set(table.kinds())


def test_the_bound_holds_for_the_dengen_set_and_grows_with_the_cap_for_others() -> None:
    assert GAME.max_steps == GAME.new(3).max_steps == 1000
    other = game_with()
    assert other.max_steps == 100 * 4 * 60
    assert other.new(3, turn_cap=10).max_steps == 100 * 3 * 10


def test_a_turn_cap_ends_a_game_of_any_set() -> None:
    table = new(3, turn_cap=2, redraw=False).played_out()
    assert table.outcome.reason == "turn_cap"
    assert table.state.turns == 6


def test_a_game_keeps_its_cards_when_it_is_copied() -> None:
    game = pickle.loads(pickle.dumps(game_with(hero={})))
    assert isinstance(game, Lumiel)
    assert "hero" in game.names


def test_a_state_keeps_its_table_when_it_is_pickled() -> None:
    table = lay({"A1": "1com>2gho"}, hand="sor ...").play("sor", "area:A1")
    again = pickle.loads(pickle.dumps(table.state))
    assert GAME.dump(again) == GAME.dump(table.state)
