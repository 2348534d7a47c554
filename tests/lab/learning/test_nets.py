"""A net learns what no weighted sum can express, and is no worse where a sum suffices."""

import numpy as np
import pytest

from dengen.lab.learning.fitting import fit_evaluation, judge_evaluation
from dengen.lab.learning.nets import fit_net
from dengen.lab.learning.samples import Floats, Positions

GAMES = 1500
PHASES = 2
LOSS = "log-loss, 2 seats"


def positions(values: Floats, features: Floats) -> dict[int, Positions]:
    """Positions of two seats; the one with the higher value wins."""
    first = (values[:, 0] > values[:, 1]).astype(float)
    phases, held_out = np.arange(len(values)) % PHASES, np.arange(len(values)) % 10 == 0
    return {2: Positions(features, phases, np.stack([first, 1 - first], axis=1), held_out)}


@pytest.fixture
def drawn() -> Floats:
    """A number per seat, far from zero and on a different scale."""
    numbers: Floats = np.random.default_rng(5).uniform(40.0, 80.0, (GAMES, 2))
    return numbers


def test_only_a_net_learns_distance_from_the_middle(drawn: Floats) -> None:
    tables = positions(np.abs(drawn - 60.0), np.stack([drawn, np.zeros_like(drawn)], axis=2))
    weights = fit_evaluation(tables, PHASES)
    assert judge_evaluation(tables, weights)[LOSS] > 0.65
    assert judge_evaluation(tables, *fit_net(tables, weights, 8))[LOSS] < 0.3


def test_a_net_is_no_worse_than_a_sufficient_sum(drawn: Floats) -> None:
    tables = positions(drawn, drawn[:, :, None])
    weights = fit_evaluation(tables, PHASES)
    assert judge_evaluation(tables, *fit_net(tables, weights, 4))[LOSS] <= judge_evaluation(tables, weights)[LOSS]


def test_fitting_a_net_repeats_with_the_same_games(drawn: Floats) -> None:
    tables = positions(drawn, drawn[:, :, None])
    weights = fit_evaluation(tables, PHASES)
    first, second = (fit_net(tables, weights, 2) for _ in range(2))
    assert (first[0] == second[0]).all()
    assert (first[1].into == second[1].into).all()
