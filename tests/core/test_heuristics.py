"""Reasons and shares of the win from the terms of a game's heuristics."""

from math import e

import pytest

from dengen.core.bots.heuristics import Heuristics, duel, normalised, softmax
from dengen.core.rules.state import State
from tests.core.small.auction import AuctionGame


class Weather(Heuristics):
    """Terms as they are given, whatever the table is like."""

    term_names = ("sun", "rain", "wind")

    def __init__(self, *terms: list[float]) -> None:
        self.given = terms

    def terms(self, state: State) -> list[list[float]]:
        return [list(terms) for terms in self.given]


def state() -> State:
    return AuctionGame().new(3)


def test_reasons_are_terms_against_the_mean_of_the_others_strongest_first() -> None:
    weather = Weather([1, 2, 5], [3, 2, 0], [1, 6, 1])
    assert weather.reasons(state(), 0) == [("wind", 4.5), ("rain", -2.0), ("sun", -1.0)]
    assert weather.reasons(state(), 1) == [("wind", -3.0), ("sun", 2.0), ("rain", -2.0)]


def test_a_term_without_a_difference_is_no_reason() -> None:
    assert Weather([7, 1, 0], [7, 0, 0], [7, 0, 0]).reasons(state(), 0) == [("rain", 1.0)]


def test_alone_the_terms_themselves_are_the_reasons() -> None:
    assert Weather([7, 0, -9]).reasons(state(), 0) == [("wind", -9), ("sun", 7)]


def test_default_heuristics_favour_the_leader_without_reasons() -> None:
    table = AuctionGame().new(3)
    table.won = [4, 1, 1]
    assert Heuristics().reasons(table, 0) == []
    assert Heuristics().evaluate(table) == [4 / 6, 1 / 6, 1 / 6]


def test_shares_follow_from_odds_from_values_or_from_a_lead() -> None:
    assert normalised([1, 3]) == [0.25, 0.75]
    assert softmax([2.0, 1.0, 1.0]) == pytest.approx([e / (e + 2), 1 / (e + 2), 1 / (e + 2)])
    assert softmax([9000.0, 0.0]) == [1.0, 0.0]
    assert duel(0.0) == [0.5, 0.5]
    assert duel(1.0) == pytest.approx(softmax([1.0, 0.0]))
