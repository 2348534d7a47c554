"""Means, quartiles and intervals."""

import math

import pytest

from dengen.lab.statistics import Distribution, difference, histogram, mean, ratio, student, wilson


def test_a_distribution_has_quantiles() -> None:
    assert Distribution.of([5, 1, 3, 2, 4]) == Distribution(mean=3.0, sd=1.5811, min=1, p25=2, median=3, p75=4, max=5)


def test_a_single_value_doesn_t_vary() -> None:
    assert Distribution.of([7]) == Distribution(mean=7.0, sd=0.0, min=7, p25=7, median=7, p75=7, max=7)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (2.5, 10, 0.0809, 0.5578)],
)
def test_wilsons_interval_has_the_published_bounds(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


def test_a_mean_has_the_usual_standard_error() -> None:
    figure = mean([1, 2, 3, 4])
    assert figure.value == 2.5
    assert figure.se == pytest.approx(math.sqrt(5 / 3 / 4), abs=1e-6)
    assert figure.high - figure.value == pytest.approx(3.182 * figure.se, abs=0.01)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (100, 1.984)])
def test_students_t_has_the_published_quantiles(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.005)


def test_a_single_game_says_nothing_about_a_mean() -> None:
    assert math.isinf(mean([7]).high)


@pytest.mark.parametrize("games", [1, 2, 10, 400])
@pytest.mark.parametrize("value", [0.0, 1.0])
def test_a_share_of_zero_or_one_has_an_interval(value: float, games: int) -> None:
    figure = mean([value] * games, share=True)
    assert (figure.low, figure.high) == pytest.approx(wilson(value * games, games), abs=1e-4)
    assert figure.high - figure.low > 0.009


def test_nine_of_ten_games_have_a_slightly_wider_interval_than_wilsons() -> None:
    figure = mean([1.0] * 9 + [0.0], share=True)
    low, high = wilson(9, 10)
    assert low - 0.08 < figure.low <= low + 1e-5
    assert high - 1e-3 <= figure.high < 1


def test_one_user_on_either_side_gives_a_wide_interval() -> None:
    between = difference(mean([1.0], share=True), mean([0.0], share=True), 0.0)
    assert between.value == 1.0
    assert between.low < 0


def test_correlated_figures_have_narrower_differences() -> None:
    one, other = mean([3.0, 4.0, 5.0]), mean([1.0, 2.0, 3.0])
    assert difference(one, other, 0.9).half < difference(one, other, 0.0).half / 2


def test_the_interval_of_a_share_stays_between_zero_and_one() -> None:
    figure = ratio([(1.0, 1), (1.0, 1), (0.0, 1)], share=True)
    assert 0 < figure.low < figure.value < figure.high < 1


def test_the_seats_of_one_game_count_as_one_observation() -> None:
    seats = ratio([(1.0, 1), (1.0, 1), (0.0, 1), (0.0, 1)] * 50)
    games = ratio([(2.0, 2), (0.0, 2)] * 50)
    assert games.se == pytest.approx(seats.se * math.sqrt(2), rel=0.01)


def test_a_histogram_counts_every_value_once() -> None:
    bins = histogram([3, 3, 4, 9, 30], bins=5)
    assert sum(bin.count for bin in bins) == 5
    assert (bins[0].low, bins[0].high, bins[0].count) == (3, 8, 3)
    assert bins[-1].low <= 30 <= bins[-1].high
