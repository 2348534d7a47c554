"""Ratings: by Glickman's own example, and what people expect of them."""

import pytest

from dengen.table.results.glicko import Met, Rating, rated, rated_by_rank


def test_glickmans_published_example() -> None:
    player = Rating(1500, 200, 0.06)
    met = [Met(Rating(1400, 30), 1), Met(Rating(1550, 100), 0), Met(Rating(1700, 300), 0)]
    after = rated(player, met)
    assert after.value == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00002)


def test_a_period_without_a_game_makes_a_rating_less_sure_and_nothing_else() -> None:
    assert rated(Rating(1600, 50), []).value == 1600
    assert rated(Rating(1600, 50), []).deviation == pytest.approx(51.07, abs=0.01)


def test_who_stays_away_is_less_sure_but_never_less_than_a_newcomer() -> None:
    rating = Rating(1700, 60)
    later = rating.after(52 * 7 * 24 * 3600 * 1000)
    assert (later.value, later.volatility) == (1700, rating.volatility)
    assert 60 < later.deviation < 350
    assert rating.after(10**18).deviation == 350
    assert rating.after(-5).deviation == pytest.approx(60)


def test_an_upset_is_worth_more_than_what_was_expected() -> None:
    strong, weak = Rating(1900, 60), Rating(1500, 60)
    upset = rated_by_rank([strong, weak], [2, 1])[1].value - weak.value
    expected = rated_by_rank([strong, weak], [1, 2])[0].value - strong.value
    assert upset > 5 * expected > 0


def test_of_four_equals_the_order_at_the_end_is_the_order_of_ratings_and_equal_ranks_stay_equal() -> None:
    after = rated_by_rank([Rating()] * 4, [2, 1, 2, 4])
    assert after[1].value > after[0].value == after[2].value > after[3].value
    assert sum(rating.value for rating in after) == pytest.approx(6000)


def test_a_wild_surprise_converges() -> None:
    surprised = rated(Rating(1000, 50, 0.06), [Met(Rating(2500, 30), 1)] * 20)
    assert surprised.value > 1100
    assert surprised.volatility > 0.06
