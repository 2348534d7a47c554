"""Means, quartiles and intervals."""

import math

import pytest

from dengen.lab.statistics import Distribution, Estimate, histogram, holm, mean, p_value, ratio, wilson


def test_a_distribution_says_where_the_values_lie() -> None:
    assert Distribution.of([5, 1, 3, 2, 4]) == Distribution(mean=3.0, sd=1.5811, min=1, p25=2, median=3, p75=4, max=5)


def test_a_single_value_doesn_t_vary() -> None:
    assert Distribution.of([7]) == Distribution(mean=7.0, sd=0.0, min=7, p25=7, median=7, p75=7, max=7)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (2.5, 10, 0.0809, 0.5578)],
)
def test_wilson_s_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_a_mean_has_the_usual_standard_error() -> None:
    figure = mean([1, 2, 3, 4])
    assert figure.value == 2.5
    assert figure.se == pytest.approx(math.sqrt(5 / 3 / 4), abs=1e-6)
    assert figure.high - figure.value == pytest.approx(1.96 * figure.se, abs=1e-4)


def test_where_all_seats_of_every_game_use_a_card_nothing_is_uncertain() -> None:
    assert ratio([(1.0, 4), (1.0, 4), (1.0, 4)]) == Estimate(0.25, 0.25, 0.25, 0.0)


def test_the_interval_of_a_share_stays_between_nothing_and_all() -> None:
    figure = ratio([(1.0, 1), (1.0, 1), (0.0, 1)], share=True)
    assert figure.high == 1.0
    assert figure.low > 0


def test_the_seats_of_one_game_count_as_one_observation() -> None:
    seats = ratio([(1.0, 1), (1.0, 1), (0.0, 1), (0.0, 1)] * 50)
    games = ratio([(2.0, 2), (0.0, 2)] * 50)
    assert games.se == pytest.approx(seats.se * math.sqrt(2), rel=0.01)


@pytest.mark.parametrize(("difference", "p"), [(0.0, 1.0), (1.96, 0.05), (-1.96, 0.05), (2.576, 0.01)])
def test_p_values_are_those_of_the_normal_distribution(difference: float, p: float) -> None:
    assert p_value(difference, 1.0) == pytest.approx(p, abs=1e-4)


def test_holm_multiplies_the_smallest_by_all_and_never_turns_the_order() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_a_histogram_counts_every_value_once() -> None:
    bins = histogram([3, 3, 4, 9, 30], bins=5)
    assert sum(bin.count for bin in bins) == 5
    assert (bins[0].low, bins[0].high, bins[0].count) == (3, 8, 3)
    assert bins[-1].low <= 30 <= bins[-1].high
