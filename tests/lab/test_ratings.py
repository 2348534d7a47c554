"""Ratings from results."""

import pytest

from dengen.lab.ratings import Lineup, inverse, rate


def duel(one: str, other: str, won: float, games: int) -> Lineup:
    return Lineup({one: 1, other: 1}, {one: won, other: games - won}, games)


def test_a_hundred_points_more_win_64_percent() -> None:
    strong, weak = rate(["a", "b"], [duel("a", "b", 6400, 10000)])
    assert (strong.player, weak.player) == ("a", "b")
    assert strong.rating - weak.rating == pytest.approx(100, abs=1)


def test_alone_among_three_equals_a_quarter_is_even() -> None:
    ratings = rate(["a", "b"], [Lineup({"a": 1, "b": 3}, {"a": 2500, "b": 7500}, 10000)])
    assert [round(entry.rating) for entry in ratings] == [0, 0]


def test_players_are_compared_through_common_opponents() -> None:
    rated = rate(["a", "b", "c"], [duel("a", "b", 640, 1000), duel("b", "c", 640, 1000)])
    assert [entry.player for entry in rated] == ["a", "b", "c"]
    assert rated[0].rating - rated[2].rating == pytest.approx(200, abs=3)


def test_a_player_that_always_wins_has_a_finite_rating() -> None:
    strong, weak = rate(["a", "b"], [duel("a", "b", 50, 50)])
    assert strong.rating > 200
    assert weak.high < strong.low


def test_more_games_make_the_interval_narrower() -> None:
    few, many = (rate(["a", "b"], [duel("a", "b", 0.6 * games, games)])[0] for games in (100, 10_000))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.05)


def test_the_interval_of_two_players_is_that_of_their_win_rate() -> None:
    strong, weak = rate(["a", "b"], [duel("a", "b", 5000, 10_000)])
    apart = 2 * (strong.high - strong.rating)  # both move, in opposite directions
    assert apart == pytest.approx(1.96 * (400 / 2.302585) * (1 / (10_000 * 0.25)) ** 0.5, rel=0.01)
    assert weak.rating == pytest.approx(-strong.rating)


def test_a_matrix_is_inverted() -> None:
    assert inverse([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]
