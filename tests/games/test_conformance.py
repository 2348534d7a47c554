"""Every registered game, against the whole contract. A new game gets this by registering."""

import os
from typing import Any

import pytest

import dengen
from dengen.core.conformance import CHEAP, DEAR, DEEP, QUICK, Check, trials
from dengen.core.conformance.leaks import hidden_things_vary
from dengen.core.game import Game

EFFORT = DEEP if os.environ.get("DENGEN_DEEP") else QUICK
GAMES = [dengen.game(id) for id in dengen.registered()]


def by_id(value: Any) -> str:
    return value.id if isinstance(value, Game) else value.__name__


@pytest.mark.parametrize("check", CHEAP, ids=by_id)
@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_many_games(game: Game[Any], check: Check) -> None:
    run = 0
    for trial in trials(game, EFFORT, EFFORT.cheap_games):
        check(trial)
        run += 1
    assert run >= len(game.seat_counts) * EFFORT.cheap_games


@pytest.mark.parametrize("check", DEAR, ids=by_id)
@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_positions_of_some_games(game: Game[Any], check: Check) -> None:
    run = 0
    for trial in trials(game, EFFORT, EFFORT.dear_games):
        check(trial)
        run += 1
    assert run >= len(game.seat_counts) * EFFORT.dear_games


@pytest.mark.parametrize("game", [game for game in GAMES if game.hidden], ids=by_id)
def test_what_is_hidden_varies(game: Game[Any]) -> None:
    assert hidden_things_vary(game, EFFORT) >= len(game.seat_counts)
