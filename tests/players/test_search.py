"""The tree search finds known best moves, keeps its limits, and reports expected shares."""

import time

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.players import match
from dengen.players.greedy import Greedy
from dengen.players.search import TO_THE_END, Search, Settings, point_shares
from dengen.players.tree import ActionStats
from dengen.players.uniform import Uniform
from examples.high_card import HighCard
from tests.players.puzzles import Duel, Guess, Nim, Puzzle, PuzzleGame
from tests.players.stairs import STOP, THROW, StairsGame


def thinking(game: PuzzleGame, iterations: int = 600, seed: int = 1) -> Search:
    return Search(game, seed, Settings(iterations, depth=TO_THE_END, policy="random", score_share=0.0, seconds=60))


def first(kind: type[Puzzle], **given: int) -> tuple[PuzzleGame, State]:
    game = PuzzleGame(kind, **given)
    return game, game.new(seed=3)


@pytest.mark.parametrize(("heap", "take"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_the_search_wins_nim(heap: int, take: int) -> None:
    game, state = first(Nim, heap=heap)
    for seed in range(3):
        assert thinking(game, 1500, seed).choose(state.clone(), 0) == take - 1


def test_the_search_expects_certain_results() -> None:
    game, state = first(Nim, heap=5)
    search = thinking(game, 3000)
    search.choose(state.clone(), 0)
    shares = {act: share for act, _, share in search.considered}
    assert shares[0] > 0.8
    assert shares[1] < 0.45
    assert search.considered[0][0] == 0
    assert sum(visits for _, visits, _ in search.considered) == 3000


def test_a_hidden_card_is_guessed_by_its_chances_not_by_its_face() -> None:
    for seed in range(8):
        game = PuzzleGame(Guess)
        state = game.new(seed=seed)
        search = thinking(game, 1000, seed)
        assert match.answer(state, 0, search, Chance(seed)) == 0
        shares = {act: share for act, _, share in search.considered}
        assert shares[0] == pytest.approx(0.6, abs=0.08)
        assert shares[2] == 0.5


@pytest.mark.parametrize("seat", [0, 1])
def test_the_search_takes_the_dominant_simultaneous_action(seat: int) -> None:
    game, state = first(Duel)
    assert thinking(game).choose(state.clone(), seat) == (1 if seat == 0 else 0)


def test_a_sealed_answer_of_another_seat_changes_nothing() -> None:
    game, state = first(Duel)
    thoughts = []
    for sealed in range(3):
        told = state.clone()
        told.apply(1, sealed)
        search = thinking(game)
        match.answer(told, 0, search, Chance(5))
        thoughts.append(search.considered)
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize(("climbed", "then"), [(2, STOP), (3, THROW)])
def test_the_search_looks_ahead_over_its_turns(climbed: int, then: int) -> None:
    """On the third step a player climbs single steps, so falling back from it or avoiding it is better."""
    game = StairsGame()
    state = game.new(2, seed=1)
    state.apply(0, climbed - 1)
    assert Search(game, 1, Settings(1500, depth=TO_THE_END, policy="random", seconds=60)).choose(state, 0) == then


def test_the_search_beats_random_and_greedy_at_high_card() -> None:
    game = HighCard()
    for other, least in ((Uniform, 0.55), (Greedy, 0.4)):
        won = 0.0
        for deal in range(30):
            state = game.new(2, seed=deal // 2)
            mine = deal % 2
            search = Search(game, deal, Settings(80, depth=TO_THE_END, seconds=60))
            players = [search, other(game, deal)] if mine == 0 else [other(game, deal), search]
            match.play(state, players, Chance(deal))
            won += state.shares()[mine]
        assert won / 30 >= least


def test_a_search_repeats_with_its_seed_only() -> None:
    game, state = first(Nim, heap=10)

    def thought(seed: int) -> list[tuple[int, int, float]]:
        search = thinking(game, 200, seed)
        search.choose(state.clone(), 0)
        return search.considered

    assert thought(1) == thought(1)
    assert thought(1) != thought(2)


def test_a_search_ends_at_its_time_limit() -> None:
    game, state = first(Nim, heap=40)
    search = Search(game, 1, Settings(10**9, seconds=0.2))
    start = time.perf_counter()
    search.choose(state.clone(), 0)
    assert 0.15 < time.perf_counter() - start < 2


@pytest.mark.parametrize("seed", range(6))
def test_stopping_early_gives_the_same_move(seed: int) -> None:
    game, state = first(Nim, heap=9)
    patient, early = thinking(game, 900, seed), thinking(game, 900, seed)
    early.settings.stops_early = True
    assert early.choose(state.clone(), 0) == patient.choose(state.clone(), 0)
    assert 450 <= sum(visits for _, visits, _ in early.considered) < 900


def test_a_single_legal_action_needs_no_search() -> None:
    game, state = first(Nim, heap=1)
    search = thinking(game)
    assert search.choose(state.clone(), 0) == 0 if state.actors() else state.over()


def test_untried_actions_wait_if_they_are_not_urgent() -> None:
    choice = ActionStats()
    rng = Chance(1)
    for _ in range(20):
        at = choice.select(list(range(50)), 0.1, 0.4, rng)
        choice.visits[at] += 1
        choice.reward[at] += 0.9
    assert max(choice.visits) == 20
    eager = ActionStats()
    for _ in range(20):
        at = eager.select(list(range(50)), 0.1, 1e9, rng)
        eager.visits[at] += 1
        eager.reward[at] += 0.9
    assert max(eager.visits) == 1


def test_a_rarely_legal_action_is_not_treated_as_neglected() -> None:
    """Availability counts how often the action was legal, not how often the node was visited."""
    choice = ActionStats()
    rng = Chance(1)
    rare_taken = 0
    for turn in range(1000):
        options = [0, 1] if turn % 10 == 0 else [0]
        at = choice.select(options, 0.5, 1e9, rng)
        choice.visits[at] += 1
        choice.reward[at] += 0.5 - 0.2 * float(choice.acts[at])
        rare_taken += choice.acts[at]
    assert 15 < rare_taken < 25  # about 29, if every visit counted
    assert choice.offered[choice.place(1, 0)] == 100


def test_points_are_shares_by_the_distance_to_the_least() -> None:
    assert point_shares([3, 5, 3, 9]) == [0.0, 0.25, 0.0, 0.75]
    assert point_shares([4, 4]) == [0.5, 0.5]
