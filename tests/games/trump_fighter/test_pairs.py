"""The whole contract, for every pair of characters."""

from itertools import product

import pytest

from dengen.core.conformance import CHEAP, DEAR, Trial
from tests.games.trump_fighter.kit import GAME

CHARACTERS = [character.id for character in GAME.tables.characters]


def check(first: str, second: str, seed: int, spots: int) -> None:
    trial = Trial(GAME, 2, {"characters": [first, second], "mirror": True}, seed, spots)
    for contract in (*CHEAP, *DEAR):
        contract(trial)


@pytest.mark.parametrize("first", CHARACTERS)
def test_each_character_against_the_next(first: str) -> None:
    check(first, CHARACTERS[(CHARACTERS.index(first) + 1) % len(CHARACTERS)], 1, 2)


@pytest.mark.deep
@pytest.mark.parametrize(("first", "second"), list(product(CHARACTERS, repeat=2)))
def test_every_character_against_every_other(first: str, second: str) -> None:
    for seed in range(3):
        check(first, second, seed, 6)
