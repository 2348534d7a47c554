"""What a game was for its players, and what may be rated."""

from typing import Any

import pytest

from dengen.core.base.errors import BadOption
from dengen.table.commands import Command, Leave, Resign, TakeBack, Vote
from dengen.table.errors import CantTakeBack, WrongMoment
from dengen.table.results.results import GameResult
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House


def result_of(house: House, command: Command, by: str) -> GameResult | None:
    """What the command leaves behind."""
    change = house.table.propose(command, house.time, by=by)
    result = change.result
    house.store(change)
    return result


def test_a_finished_game_tells_who_sat_where_and_how_it_ended_for_each() -> None:
    house = House.playing(AuctionGame(), rated=True)
    result = result_of(house, Resign(), "ann")
    assert result is not None
    assert (result.table, result.number, result.game, result.rated, result.open) == ("t", 1, "auction", True, True)
    assert [(place.person, place.name, place.rank) for place in result.places] == [("ann", "Ann", 2), ("bob", "Bob", 1)]


def test_who_leaves_a_game_to_a_bot_has_given_it_up() -> None:
    house = House.playing(ForeheadGame(), 2, seats=4, bots=["", "", "random", "random"], rated=True)
    assert result_of(house, Leave(), "ann") is None, "the others play on"
    result = result_of(house, Leave(), "bob")
    assert result is not None
    assert result.reason == "forfeited"
    assert [place.gave_up for place in result.places] == [True, True, False, False]
    assert result.rated_ranks[2] == 1 < result.rated_ranks[0]


def test_a_table_that_is_closed_after_its_game_has_no_second_result() -> None:
    house = House.playing(AuctionGame())
    assert result_of(house, Resign(), "ann") is not None
    assert result_of(house, Leave(), "ann") is None
    assert result_of(house, Leave(), "bob") is None


@pytest.mark.parametrize("settings", [{"seed": 7}, {"help": True}])
def test_what_would_help_somebody_cannot_be_rated(settings: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        House.open(AuctionGame(), rated=True, **settings)


def test_a_rated_table_has_no_help_even_for_one_alone_against_bots() -> None:
    house = House.playing(AuctionGame(), 1, seats=2, bots=["", "random"], rated=True)
    assert house.clients["ann"].shown["room"]["help"] is False


def test_a_rated_game_against_bots_is_resigned_not_stopped() -> None:
    house = House.playing(AuctionGame(), 1, seats=2, bots=["", "random"], rated=True)
    with pytest.raises(WrongMoment):
        house(Vote("abandon"), "ann")


def test_in_a_rated_game_nothing_that_others_have_seen_is_taken_back() -> None:
    house = House.playing(AuctionGame(), 1, seats=2, bots=["", "random"], rated=True)
    ann = house.clients["ann"]
    house.act("ann", ann.offers[0])
    house.run_bots()
    while ann.shown["you"]["can_take_back"]:
        house.act("ann", ann.offers[0])
        house.run_bots()
    assert not house.clients["ann"].shown["you"]["can_take_back"]
    with pytest.raises(CantTakeBack):
        house(TakeBack(), "ann")
