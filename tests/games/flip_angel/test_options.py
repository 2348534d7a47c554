"""The options, each against the default."""

from typing import Any

import pytest

from dengen.core.base.errors import BadOption
from dengen.testing import clause
from tests.games.flip_angel.kit import GAME, Table, lay, new


def test_with_initial_sides_white_every_card_of_a_new_deck_shows_white() -> None:
    table = new(2, 3, initial_sides="white")
    assert all(card.endswith("/w") for card in (table.row + " " + table.deck).split())


def test_with_initial_sides_white_a_reshuffle_is_white_too() -> None:
    data = {"discard": ["uriel", "michael", "puriel"], "options": {"initial_sides": "white"}}
    for seed in range(10):
        assert all(card.endswith("/w") for card in Table.lay(GAME, {**data, "seed": seed}).deck.split())


@clause("FA-R12")
def test_with_initial_sides_white_everybody_knows_the_sides_of_the_deck() -> None:
    table = lay("row - - -\ndeck puriel/w raphael/w yahoel/w zephon/w\nP0\nP1", initial_sides="white")
    table.act("reverse", "rev:river_flip")
    worlds = {world.deck for world in table.worlds(1, 40)}
    assert worlds == {
        "zephon/b yahoel/b raphael/b puriel/b",
        "zephon/b raphael/b yahoel/b puriel/b",
    }


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_that_is_named_starts(seat: int) -> None:
    assert {new(4, seed, first_player=seat).mover for seed in range(8)} == {seat}


@clause("FA-R38")
def test_with_key_source_supply_chips_cost_nothing_and_colours_are_not_asked() -> None:
    table = lay("row ithuriel/w - -\nP0 L0 D0 nw dumah/w ne jophiel/w\nP1", key_source="supply").act("summon:row1")
    assert table.offered() == {"key:0+0", "key:1+0", "key:2+0"}
    assert table.refusal("key:0+1") == "FA-R38"
    table.act("key:2+0")
    assert table.ether() == "L0 D0"
    assert table.field() == "nw dumah/w  ne jophiel/w  sw ithuriel/w+2"


def test_a_seat_bonus_goes_by_turn_order_as_light_dark_light() -> None:
    for seed in range(8):
        table = new(4, seed, seat_bonus=[0, 1, 2, 3])
        order = [(table.mover + turn) % 4 for turn in range(4)]
        assert [table.ether(seat) for seat in order] == ["L4 D4", "L5 D4", "L5 D5", "L6 D5"]


@pytest.mark.parametrize(
    "options",
    [
        {"initial_sides": "black"},
        {"first_player": "random"},
        {"first_player": 2},
        {"start": "seat0"},
        {"key_source": "bank"},
        {"seat_bonus": [1, 2]},
        {"seat_bonus": [0, 0, 0, -1]},
        {"players": 3},
    ],
)
def test_a_bad_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.new(2, 0, **options)
