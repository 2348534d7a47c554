"""A search goes on from its last thought where the answer showed its seat nothing new, and from nothing where it did."""

import pytest

from dengen.core.chance import Chance
from dengen.core.state import State
from dengen.players.reuse import WORTHWHILE, Thought
from dengen.players.search import TO_THE_END, Search, Settings
from tests.players.puzzles import Peek, PuzzleGame
from tests.players.stairs import STOP, THROW, StairsGame

ITERATIONS = 2000
SEEDS = range(6)


def searching(game: PuzzleGame | StairsGame, seed: int = 1, iterations: int = ITERATIONS) -> Search:
    return Search(game, seed, Settings(iterations, exploration=20.0, depth=TO_THE_END, policy="random", seconds=60))


def answered(game: PuzzleGame | StairsGame, state: State, act: int, seed: int = 1) -> Thought:
    """Seat 0 thinks, and gives this answer."""
    thought = Thought(searching(game, seed).think(state, 0), state, 0, act)
    state.apply(0, act)
    return thought


def is_worth_keeping(thought: Thought) -> bool:
    return thought.below is not None and thought.below.tried(0) >= WORTHWHILE


def tried(search: Search) -> int:
    return sum(visits for _, visits, _ in search.considered)


def test_it_goes_on_after_an_answer_that_showed_nothing() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game)
    state.apply(0, search.choose(state.clone(), 0))
    assert tried(search) == ITERATIONS
    search.choose(state.clone(), 0)
    assert tried(search) >= ITERATIONS + WORTHWHILE


def test_a_small_thought_is_not_worth_a_look_whether_it_can_be_kept() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game, iterations=WORTHWHILE)
    state.apply(0, search.choose(state.clone(), 0))
    search.choose(state.clone(), 0)
    assert tried(search) == WORTHWHILE


@pytest.mark.parametrize("seed", SEEDS)
def test_luck_is_something_new_however_it_turned_out(seed: int) -> None:
    game = StairsGame()
    state = game.new(1, seed=seed)
    state.apply(0, 2)
    thought = answered(game, state, THROW, seed)
    assert is_worth_keeping(thought)
    assert thought.branch(game, state, 0, Chance(1)) is None


def test_what_others_did_since_is_something_new() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    state.apply(0, 1)
    thought = answered(game, state, STOP)
    state.apply(1, 0)
    state.apply(1, STOP)
    assert state.actors() == [0]
    assert thought.branch(game, state, 0, Chance(1)) is None


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("looks", [True, False])
def test_a_card_that_was_turned_up_is_something_new(looks: bool, seed: int) -> None:
    game = PuzzleGame(Peek)
    state = game.new(2, seed=seed)
    thought = answered(game, state, 0 if looks else 1, seed)
    assert is_worth_keeping(thought)
    kept = thought.branch(game, state.resample(0, Chance(seed)), 0, Chance(seed))
    assert kept is (None if looks else thought.below)


def test_another_seat_has_thoughts_of_its_own() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    state.apply(0, 1)
    thought = answered(game, state, STOP)
    assert state.actors() == [1]
    assert thought.branch(game, state, 1, Chance(1)) is None


def test_whoever_asked_may_play_on_in_the_world_that_was_handed_over() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game)
    while state.actors() == [0]:
        state.apply(0, search.choose(state, 0))
    assert state.actors() == [1]
