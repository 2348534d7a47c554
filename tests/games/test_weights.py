"""Shipped weights fit their game and card set, are small, and name the commands that made them."""

from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.bots.weights import place_for, read
from dengen.core.cards.overlays import ids_in
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players import match, player
from dengen.players.search import Search

GREATEST = 30_000  # bytes
SHIPPED = [
    pytest.param(game, id=f"{id}-{edition}")
    for id, kind in dengen.registered().items()
    for edition in kind.editions
    if place_for(game := dengen.game(id, edition)).is_file()
]
LEARNED = [pytest.param(game, id=id) for id in dengen.registered() if (game := dengen.game(id)).weights is not None]
TABLES = [
    (id, edition, seats)
    for id, kind in dengen.registered().items()
    for edition in kind.editions
    for seats in kind.seat_counts
]
ELSEWHERE = [
    pytest.param(game, id=f"{id}-{edition}")
    for id, kind in dengen.registered().items()
    for edition in kind.editions
    if (game := dengen.game(id, edition)).weights is not None
    and game.weights.priors is not None
    and not place_for(game).is_file()
]


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


def in_the_middle(game: Game[Any], seats: int) -> State:
    """A position from the middle of a game, which a learned evaluation can rate."""
    state: State = game.new(seats, seed=3)
    rng = Chance(2)
    for _ in range(12):
        seat = state.actors()[0]
        state.apply(seat, game.heuristics.pick(state, seat, rng))
    return state


@pytest.mark.parametrize(("id", "edition", "seats"), TABLES)
def test_at_every_table_bots_play_by_what_was_learned_or_else_by_hand(id: str, edition: str, seats: int) -> None:
    """An edition without weights uses those of the default one; alone at a table, bots use none."""
    game = dengen.game(id, edition)
    search = player("search:1", game)
    assert isinstance(search, Search)
    taken = place_for(game) if place_for(game).is_file() else place_for(dengen.game(id))
    assert game.weights == (read(taken) if taken.is_file() else None)
    learned = game.weights is not None and game.weights.evaluation is not None and seats > 1
    state = in_the_middle(game, seats)
    shares = search.heuristics.evaluate(state)
    assert len(shares) == seats
    assert (shares != game.heuristics.evaluate(state)) == learned


@pytest.mark.parametrize("game", ELSEWHERE)
def test_priors_of_certain_cards_are_dropped_with_other_cards(game: Game[Any]) -> None:
    """Priors of actions that name no card stay."""
    weights = game.weights
    assert weights is not None
    assert weights.priors is not None
    assert weights.cards != game.cards.wordless_hash
    heuristics = weights.bound(game)
    cards = set(ids_in(game.cards.content))
    asked = {name: step for step, name in game.steps.items()}
    for name, question in weights.priors.questions.items():
        kept = heuristics.questions[asked[name]].answers
        for answer, weight in question.answers.items():
            assert kept[game.number(answer)] == (0.0 if cards & set(answer.split(":")) else weight)


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
