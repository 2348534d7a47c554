"""Training from self-play to weights: recording, replaying, fitting, measuring."""

from pathlib import Path

import numpy as np
import pytest

from dengen.core.bots.weights import read, written
from dengen.lab.learning.equal_cpu_match import EqualCpuMatch, Side, play_match
from dengen.lab.learning.fitting import minimum
from dengen.lab.learning.learner import learn
from dengen.lab.learning.samples import samples
from dengen.lab.learning.self_play import SelfPlay, learn_by_playing, replayed, training_games
from dengen.players.levels import searching
from tests.lab.learning.climbing import Climbing
from tests.players.stairs import CLIMB

GAMES = 60


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Climbing:
    monkeypatch.setenv("DENGEN_LAB", str(tmp_path))
    return Climbing()


@pytest.fixture
def played(game: Climbing) -> Climbing:
    learn_by_playing(SelfPlay(game, "greedy", 0.2, 1), GAMES)
    return game


def test_every_number_of_seats_is_played(played: Climbing) -> None:
    found = [lesson.seats for lesson in training_games(played)]
    assert found.count(2) == found.count(3) == GAMES // 2


def test_a_game_is_the_same_when_it_is_replayed(played: Climbing) -> None:
    for lesson in training_games(played):
        steps = list(replayed(played, lesson))
        assert len(steps) == len(lesson.answers)
        state = steps[-1][0]
        assert state.over()
        assert state.shares() == lesson.shares
        assert [number for number, step in enumerate(steps) if step[3]] == lesson.slips


def test_self_play_resumes(played: Climbing) -> None:
    before = training_games(played)
    assert learn_by_playing(SelfPlay(played, "greedy", 0.2, 1), GAMES + 10) == GAMES + 10
    assert training_games(played)[:GAMES] == before
    assert learn_by_playing(SelfPlay(played, "greedy", 0.2, 2), 5) == 5
    assert len(training_games(played)) == GAMES + 15


def test_training_data_excludes_random_moves(played: Climbing) -> None:
    all_lessons = training_games(played)
    taught = samples(played, all_lessons)
    slips = sum(len(lesson.slips) for lesson in all_lessons)
    decisions = sum(
        len(state.legal(seat)) > 1 and not slip
        for lesson in all_lessons
        for state, seat, _, slip in replayed(played, lesson)
    )
    assert slips > 0
    assert len(taught.decisions.starts) == decisions
    assert taught.games == {2: GAMES // 2, 3: GAMES // 2}
    assert set(taught.positions) == {2, 3}


def test_the_minimum_of_a_valley_is_found() -> None:
    slopes = np.array([1.0, 100.0, 0.01])
    goal = np.array([3.0, -2.0, 5.0])

    def valley(at: np.ndarray) -> tuple[float, np.ndarray]:
        return float((slopes * (at - goal) ** 2).sum()), 2 * slopes * (at - goal)

    assert minimum(valley, np.zeros(3)) == pytest.approx(goal, abs=0.05)


def test_fitting_learns_winners_and_likely_moves(played: Climbing, tmp_path: Path) -> None:
    weights = learn(played, {"puct": 0.5}, True, "0", ["dengen train"])
    assert weights.evaluation is not None
    assert weights.priors is not None
    assert weights.evaluation.phases[0][0] > 0
    climb = weights.priors.questions[played.step_name(CLIMB)]
    assert climb.answers["climb:3"] > climb.answers["climb:1"]
    assert weights.made.held_out["answers, log-loss"] < weights.made.held_out["answers, by chance"]
    file = tmp_path / "learned.weights.json"
    file.write_bytes(written(weights))
    assert read(file).bound(played).evaluate(played.new(2, seed=1)) == [0.5, 0.5]


def test_a_net_is_fitted_on_request(played: Climbing) -> None:
    weights = learn(played, {"puct": 0.0}, True, "0", [], units=3)
    assert weights.evaluation is not None
    assert [len(unit.features) for unit in weights.evaluation.net] == [len(weights.evaluation.features)] * 3
    assert weights.bound(played).evaluate(played.new(2, seed=1)) == [0.5, 0.5]


def test_priors_without_weight_are_not_fitted(played: Climbing) -> None:
    weights = learn(played, {"puct": 0.0}, True, "0", [])
    assert weights.priors is None
    assert weights.evaluation is not None


def test_fitting_repeats_with_the_same_games(played: Climbing) -> None:
    first, second = (learn(played, {"puct": 0.5}, True, "0", []) for _ in range(2))
    assert first == second


def test_a_trained_player_uses_its_weights(played: Climbing) -> None:
    weights = learn(played, {"puct": 0.5, "depth": 0}, True, "0", [])
    search = searching(played, 1, 100, weights)
    assert search.settings.puct == 0.5
    assert search.choose(played.new(2, seed=1), 0) == 2
    assert searching(played, 1, 100).settings.puct == 0.0


def test_a_match_between_equals_is_fair_and_one_against_random_is_not(game: Climbing) -> None:
    equal = play_match(EqualCpuMatch(game, 2, Side("random"), Side("random"), 1), 400)
    assert equal.share.low < 0.5 < equal.share.high
    assert equal.games == 400
    assert play_match(EqualCpuMatch(game, 2, Side("greedy"), Side("random"), 1), 100).share.low > 0.5
