"""Priors guide the search until results outweigh them."""

from typing import Any

import pytest
from librt.vecs import vec

from dengen.core.base.chance import Chance
from dengen.core.bots.heuristics import Heuristics
from dengen.core.rules.state import State
from dengen.players.search import TO_THE_END, Search, Settings
from dengen.players.tree import UNKNOWN, ActionStats
from tests.players.puzzles import Guess, Nim, PuzzleGame

OPTIONS = list(range(4))


class Opinionated(Heuristics):
    """Gives one action most of the prior."""

    def __init__(self, favourite: int) -> None:
        self.favourite = favourite
        self.asked = 0

    def priors(self, state: State, seat: int, rng: Chance) -> vec[float]:
        self.asked += 1
        acts = state.answers_of(seat)
        rest = 0.1 / max(1, len(acts) - 1)
        return vec[float]([0.9 if act == self.favourite else rest for act in acts])


def thinking(game: PuzzleGame, heuristics: Heuristics, iterations: int = 1500, **given: Any) -> Search:
    settings = Settings(iterations, depth=TO_THE_END, policy="random", score_share=0.0, seconds=60, puct=0.5, **given)
    return Search(game, 1, settings, heuristics)


def tried(choice: ActionStats, times: int, rewards: list[float], reduction: float = 0.0) -> list[int]:
    for _ in range(times):
        at = choice.select_by_priors(OPTIONS, 0.5, reduction)
        choice.visits[at] += 1
        choice.reward[at] += rewards[at]
        choice.total += rewards[at]
    return list(choice.visits)


def with_priors(*priors: float) -> ActionStats:
    choice = ActionStats()
    choice.take_priors(OPTIONS, vec[float](list(priors)))
    return choice


def test_priors_are_uniform_by_default() -> None:
    state = PuzzleGame(Nim, heap=9).new(seed=3)
    assert list(Heuristics().priors(state, 0, Chance(1))) == pytest.approx([1 / 3] * 3)


def test_the_likeliest_action_is_tried_most_among_equals() -> None:
    visits = tried(with_priors(0.1, 0.6, 0.2, 0.1), 200, [0.5] * 4)
    assert visits[1] > visits[2] > visits[0]


def test_results_outweigh_priors() -> None:
    visits = tried(with_priors(0.05, 0.85, 0.05, 0.05), 400, [0.9, 0.2, 0.2, 0.2])
    assert visits[0] > 300


def test_reduction_keeps_untried_answers_waiting() -> None:
    rewards = [0.5] * 4
    eager = tried(with_priors(0.7, 0.1, 0.1, 0.1), 40, rewards)
    patient = tried(with_priors(0.7, 0.1, 0.1, 0.1), 40, rewards, reduction=0.3)
    assert eager[0] < patient[0] == 40


def test_a_prior_is_the_mean_over_worlds() -> None:
    choice = with_priors(1.0, 0.0, 0.0, 0.0)
    choice.take_priors(OPTIONS, vec[float]([0.0, 1.0, 0.0, 0.0]))
    visits = tried(choice, 100, [0.5] * 4)
    assert abs(visits[0] - visits[1]) <= 1
    assert visits[2] == visits[3] == 0


def test_priors_are_asked_of_fewer_worlds_and_always_for_new_actions() -> None:
    choice = with_priors(0.25, 0.25, 0.25, 0.25)
    asked = []
    for number in range(100):
        if choice.wants_priors():
            asked.append(number)
        tried(choice, 1, [0.5] * 4)
    assert asked == [0, 3, 15, 63]
    offered = list(choice.offered)
    assert choice.select_by_priors([*OPTIONS, 9], 0.5, 0.0) == UNKNOWN
    assert list(choice.offered)[:4] == offered


@pytest.mark.parametrize("favourite", [0, 1, 2])
def test_the_search_wins_nim_with_any_priors(favourite: int) -> None:
    game = PuzzleGame(Nim, heap=6)
    assert thinking(game, Opinionated(favourite)).choose(game.new(seed=3), 0) == 1


def test_a_hidden_card_is_guessed_by_its_chances() -> None:
    game = PuzzleGame(Guess)
    search = thinking(game, Heuristics(), 2000)
    assert search.choose(game.new(seed=2), 0) == 0


def test_a_search_without_puct_asks_for_no_priors() -> None:
    heuristics = Opinionated(0)
    game = PuzzleGame(Nim, heap=6)
    Search(game, 1, Settings(50, policy="random"), heuristics).choose(game.new(seed=3), 0)
    assert heuristics.asked == 0
    thinking(game, heuristics, 50).choose(game.new(seed=3), 0)
    assert heuristics.asked > 0
