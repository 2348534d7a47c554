"""What the shipped bots have learned: it fits its game and its card set, it is small, and it says how it was made."""

from typing import Any

import pytest

import dengen
from dengen.core.chance import Chance
from dengen.core.game import Game
from dengen.core.weights import place_for, read
from dengen.players import match, player

GREATEST = 30_000  # bytes
SHIPPED = [
    pytest.param(game, id=f"{id}-{edition}")
    for id, kind in dengen.registered().items()
    for edition in kind.editions
    if place_for(game := dengen.game(id, edition)).is_file()
]
LEARNED = [pytest.param(game, id=id) for id in dengen.registered() if (game := dengen.game(id)).weights is not None]


def test_some_games_were_learned() -> None:
    assert SHIPPED


@pytest.mark.parametrize("game", SHIPPED)
def test_weights_fit_the_set_beside_which_they_lie(game: Game[Any]) -> None:
    weights = read(place_for(game))
    assert weights.cards == game.cards.wordless_hash
    assert place_for(game).stat().st_size <= GREATEST
    assert weights.made.commands
    assert weights.made.held_out
    weights.bound(game)


@pytest.mark.parametrize("game", LEARNED)
def test_hidden_cards_change_nothing_that_a_learned_player_thinks(game: Game[Any]) -> None:
    """Two tables that look the same to a seat: it answers the same, whatever the others hold."""
    state = game.new(seed=5)
    rng = Chance(7)
    for _ in range(6):
        seat = state.actors()[0]
        other = state.resample(seat, Chance(11))
        thoughts = [match.answer(world, seat, player("search:30", game, 3), Chance(9)) for world in (state, other)]
        assert game.view(state, seat) == game.view(other, seat)
        assert thoughts[0] == thoughts[1]
        state.apply(seat, state.pick_answer(seat, rng))
        if state.over():
            break
