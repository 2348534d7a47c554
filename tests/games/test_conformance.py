"""Every registered game with every card set that it ships, against the whole contract. A new game gets this by registering."""

import os
from typing import Any

import pytest

import dengen
from dengen.build import is_compiled
from dengen.core.cards.card_files import FIRST_EDITION
from dengen.core.conformance import CHEAP, DEAR, DEEP, QUICK, Check, Effort, trials
from dengen.core.conformance.leaks import hidden_things_vary
from dengen.core.game import Game

# Both builds play alike to the byte (tests/packaging/test_same_games.py): the slower one shows the contract on fewer games
THRIFTY = Effort(cheap_games=2, dear_games=1, spots=3, pairs=False)
EFFORT = DEEP if os.environ.get("DENGEN_DEEP") else QUICK if is_compiled() else THRIFTY
EDITIONS = {
    id if edition == FIRST_EDITION else f"{id}-{edition}": dengen.game(id, edition)
    for id, kind in dengen.registered().items()
    for edition in kind.editions
}
SHIPPED = [pytest.param(game, id=name) for name, game in EDITIONS.items()]
HIDDEN = [pytest.param(game, id=name) for name, game in EDITIONS.items() if game.hidden]


def by_name(check: Check) -> str:
    return check.__name__


@pytest.mark.parametrize("check", CHEAP, ids=by_name)
@pytest.mark.parametrize("game", SHIPPED)
def test_random_games_keep_the_contract(game: Game[Any], check: Check) -> None:
    run = 0
    for trial in trials(game, EFFORT, EFFORT.cheap_games):
        check(trial)
        run += 1
    assert run >= len(game.seat_counts) * EFFORT.cheap_games


@pytest.mark.parametrize("check", DEAR, ids=by_name)
@pytest.mark.parametrize("game", SHIPPED)
def test_positions_of_some_games(game: Game[Any], check: Check) -> None:
    run = 0
    for trial in trials(game, EFFORT, EFFORT.dear_games):
        check(trial)
        run += 1
    assert run >= len(game.seat_counts) * EFFORT.dear_games


@pytest.mark.parametrize("game", HIDDEN)
def test_hidden_information_varies_between_worlds(game: Game[Any]) -> None:
    assert hidden_things_vary(game, EFFORT) >= len(game.seat_counts)
