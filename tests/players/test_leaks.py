"""Bots decide alike in any two states with the same view, in all games.

A bot gets resamples: its features, priors and search trees, kept ones too, use only worlds resampled for its seat.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.registry import registered
from dengen.core.rules.state import State
from dengen.players import player
from dengen.players.levels import searching
from dengen.players.tree import Node
from dengen.players.tree_reuse import WORTHWHILE

GAMES = tuple(registered())
MOMENTS = 24
AHEAD = WORTHWHILE + 20
FEW = 24  # iterations


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = dengen.game(request.param)
    return found


def moments(game: Game[Any], seed: int, many: int = MOMENTS) -> Iterator[tuple[State, int]]:
    """States of a game played by the cheap policy, each with an asked seat."""
    state, luck = game.new(game.default_seats, seed), Chance(seed)
    for _ in range(many):
        actors = state.actors()
        if not actors:
            return
        seat = luck.pick(actors)
        yield state, seat
        state.apply(seat, game.heuristics.pick(state, seat, luck))


def lookalike(state: State, seat: int, seed: int) -> State:
    """Another state with the same view for the seat, and other randomness to come."""
    other = state.resample(seat, Chance(seed))
    other.chance = Chance(seed).fork()
    assert state.game.view(other, seat) == state.game.view(state, seat)
    return other


def told(world: State, seat: int) -> list[Any]:
    """Features, priors and evaluation of the world."""
    game = world.game
    settled = game.heuristics.settled(world)
    learned = game.learned or game.heuristics
    return [
        int(world.chance.word),
        list(game.heuristics.features(settled)),
        int(game.heuristics.phase(settled)),
        list(game.heuristics.answer_features(world, seat)),
        list(learned.priors(world, seat, Chance(7))),
        learned.evaluate(world),
    ]


@pytest.mark.parametrize("seed", range(2))
def test_features_and_priors_are_the_same_in_worlds_with_the_same_view(game: Game[Any], seed: int) -> None:
    differing = 0
    for number, (state, seat) in enumerate(moments(game, seed)):
        other = lookalike(state, seat, number)
        differing += game.dump(other)["table"] != game.dump(state)["table"]  # randomness to come isn't compared
        drawn = [truth.resample(seat, Chance(number)) for truth in (state, other)]
        assert told(drawn[0], seat) == told(drawn[1], seat)
    assert differing > MOMENTS // 2 or not game.hidden


@pytest.mark.parametrize("name", ["easy", "normal", f"search:{FEW}"])
def test_moves_are_the_same_in_worlds_with_the_same_view(game: Game[Any], name: str) -> None:
    for number, (state, seat) in enumerate(moments(game, 5, many=9)):
        if number % 3 == 0:
            worlds = [truth.resample(seat, Chance(3)) for truth in (state, lookalike(state, seat, number))]
            answers = {player(name, game, 9).choose(world, seat) for world in worlds}
            assert len(answers) == 1


def grown(node: Node) -> list[Any]:
    """A tree as a value."""
    choices = [(seat, list(made.acts), list(made.visits), list(made.reward)) for seat, made in node.choices.items()]
    return [choices, [(key, grown(child)) for key, child in node.children.items()]]


def test_kept_trees_are_the_same_in_worlds_with_the_same_view(game: Game[Any]) -> None:
    """One bot ponders in the true state, the other in a world with the same view; then a seat moves."""
    state, seat = next(islice(moments(game, 2), 2, None))
    thinker = (seat + 1) % state.seats
    twins = [searching(game, 4, FEW) for _ in range(2)]
    for twin, truth in zip(twins, (state, lookalike(state, thinker, 8)), strict=True):
        twin.turn_to(truth.resample(thinker, Chance(6)), thinker)
        twin.look_ahead(3600.0, AHEAD)
    state.apply(seat, game.heuristics.pick(state, seat, Chance(1)))
    for twin, truth in zip(twins, (state, lookalike(state, thinker, 9)), strict=True):
        twin.turn_to(truth.resample(thinker, Chance(6)), thinker)
        twin.look_ahead(3600.0, FEW)
    trees = [grown(twin.last.root) for twin in twins if twin.last is not None]
    assert trees[0] == trees[1]
    assert trees[0][0]
