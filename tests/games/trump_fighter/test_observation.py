"""Observations of fights with other options than the usual ones: from the table, and by way of the view."""

from typing import Any

import pytest

from dengen.core.base.chance import Chance
from tests.games.test_observations import differences
from tests.games.trump_fighter.kit import GAME, lay, sample


@pytest.mark.parametrize(
    "options",
    [
        {"hands": "hidden", "characters": "random", "target": 20},
        {"attack": "manual", "miscall": "blocked", "characters": ["kagami", "kagami"], "mirror": True},
    ],
)
def test_the_numbers_from_the_table_are_those_of_the_view(options: dict[str, Any]) -> None:
    for seed in range(4):
        fight = GAME.new(2, seed, **options)
        rng = Chance(seed)
        while True:
            for viewer in (0, 1, None):
                assert differences(GAME, fight, viewer) == {}
            if fight.over():
                break
            seat = fight.actors()[-1]
            fight.apply(seat, int(fight.pick_answer(seat, rng)))


def test_a_character_that_a_position_brings_along_is_none_of_the_set() -> None:
    fight = lay(characters=[[{"when": "[own2] kind(2)", "value": 3}], "oyama"], fields=["H5 S9 C2 DK", ""]).state
    assert differences(GAME, fight, 0) == {}


def test_a_hidden_hand_shows_that_a_card_is_there_and_nothing_else() -> None:
    hands = ["S9 - - -", "C9 C10 - SA"]
    numbers = list(GAME.observe(sample(options={"hands": "hidden"}, hands=hands).state, 0))
    at = [reading.name for reading in GAME.readings()].index("seat1.hand")
    first = sum(reading.size for reading in GAME.readings()[:at])
    there, nothing = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0] * 6
    assert numbers[first : first + 24] == [*there, *there, *nothing, *there]
