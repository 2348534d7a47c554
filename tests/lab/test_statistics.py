"""Means, quartiles and intervals."""

import pytest

from dengen.lab.statistics import Distribution, wilson


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
