"""A search reuses its tree unless an event gave its seat new information."""

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.players.search import AFRESH, TO_THE_END, Search, Settings
from dengen.players.tree import mixed
from dengen.players.tree_reuse import WORTHWHILE, KeptTree
from tests.players.puzzles import Peek, PuzzleGame, Sealed
from tests.players.stairs import STOP, THROW, StairsGame

ITERATIONS = 2600
SEEDS = range(6)


def searching(game: PuzzleGame | StairsGame, seed: int = 1, iterations: int = ITERATIONS) -> Search:
    return Search(game, seed, Settings(iterations, exploration=20.0, depth=TO_THE_END, policy="random", seconds=60))


def answered(game: PuzzleGame | StairsGame, state: State, act: int, seed: int = 1) -> KeptTree:
    """The tree after seat 0 has searched and chosen this action."""
    thought = KeptTree(searching(game, seed).think(state, 0), state, 0)
    thought.settle(act)
    state.apply(0, act)
    return thought


def is_worth_keeping(thought: KeptTree) -> bool:
    return thought.size() > WORTHWHILE


def tried(search: Search) -> int:
    return sum(visits for _, visits, _ in search.considered)


def test_a_tree_is_reused_after_a_move_without_news() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game)
    state.apply(0, search.choose(state.clone(), 0))
    assert tried(search) == ITERATIONS
    search.choose(state.clone(), 0)
    assert tried(search) >= ITERATIONS + WORTHWHILE


def test_a_small_tree_is_not_reused() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game, iterations=WORTHWHILE)
    state.apply(0, search.choose(state.clone(), 0))
    search.choose(state.clone(), 0)
    assert tried(search) == WORTHWHILE


@pytest.mark.parametrize("seed", SEEDS)
def test_a_chance_event_ends_reuse(seed: int) -> None:
    game = StairsGame()
    state = game.new(1, seed=seed)
    state.apply(0, 2)
    thought = answered(game, state, THROW, seed)
    assert is_worth_keeping(thought)
    assert thought.branch(game, state, 0, Chance(1)) is None


def test_a_tree_is_reused_after_public_moves_of_others() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    state.apply(0, 1)
    thought = answered(game, state, STOP)
    climbed = thought.root
    for seat, act in ((0, STOP), (1, 0), (1, STOP)):
        climbed = climbed.children[int(mixed(1, seat, act))]
    assert climbed.tried(0) >= WORTHWHILE
    state.apply(1, 0)
    state.apply(1, STOP)
    assert state.actors() == [0]
    assert thought.branch(game, state, 0, Chance(1)) is climbed


def test_a_tree_is_reused_if_nothing_has_happened() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game)
    search.turn_to(state, 1)
    assert search.look_ahead(60.0, 4 * WORTHWHILE) is False
    grown = search.turn_to(state, 1)
    assert grown.size() >= 4 * WORTHWHILE
    state.apply(0, 1)
    assert search.turn_to(state, 1).root is grown.root.children[int(mixed(1, 0, 1))]


def test_the_next_question_uses_the_pondered_tree() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game, iterations=2 * WORTHWHILE)
    search.settings.spares = True
    search.turn_to(state, 1)
    search.look_ahead(60.0, 16 * WORTHWHILE)
    state.apply(0, 0)
    state.apply(0, STOP)
    search.choose(state, 1)
    afresh = 2 * WORTHWHILE // AFRESH
    assert tried(search) - afresh >= 2 * WORTHWHILE - afresh


@pytest.mark.parametrize("seed", SEEDS)
def test_an_ambiguous_history_ends_reuse(seed: int) -> None:
    game = PuzzleGame(Sealed)
    state = game.new(2, seed=seed)
    search = searching(game, seed)
    search.turn_to(state.resample(1, Chance(seed)), 1)
    search.look_ahead(60.0, ITERATIONS)
    state.apply(0, 0)
    assert search.turn_to(state.resample(1, Chance(seed)), 1).size() == 0


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("looks", [True, False])
def test_a_revealed_card_ends_reuse(looks: bool, seed: int) -> None:
    game = PuzzleGame(Peek)
    state = game.new(2, seed=seed)
    thought = answered(game, state, 0 if looks else 1, seed)
    assert is_worth_keeping(thought)
    kept = thought.branch(game, state.resample(0, Chance(seed)), 0, Chance(seed))
    assert kept is (None if looks else thought.root.children[int(mixed(1, 0, 1))])


def test_another_seat_has_a_separate_tree() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    state.apply(0, 1)
    thought = answered(game, state, STOP)
    assert state.actors() == [1]
    assert thought.branch(game, state, 1, Chance(1)) is None


def test_the_caller_may_change_the_world_that_was_passed() -> None:
    game = StairsGame()
    state = game.new(2, seed=1)
    search = searching(game)
    while state.actors() == [0]:
        state.apply(0, search.choose(state, 0))
    assert state.actors() == [1]
