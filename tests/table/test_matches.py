"""Rematches with rotated seats, and matches to so many wins."""

import pytest

from dengen.table.commands import Begin, Leave, Resign, SeatBot, Sit, Vote
from dengen.table.errors import WrongMoment
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House


@pytest.fixture
def house() -> House:
    return House.playing(AuctionGame(), first_to=2)


def rematch(house: House) -> None:
    house(Vote("rematch"), "ann")
    house(Vote("rematch"), "bob")


def wins(house: House) -> dict[str, int]:
    chairs = house.clients["ann"].shown["room"]["chairs"]
    return {chair["person"]: chair.get("wins", 0) for chair in chairs}


def test_a_rematch_needs_everybody(house: House) -> None:
    house(Resign(), "ann")
    house(Vote("rematch"), "ann")
    assert house.clients["bob"].shown["room"]["stage"] == "over"
    assert house.clients["bob"].shown["room"]["ballots"] == {"rematch": ["ann"]}
    house(Vote("rematch"), "bob")
    assert house.clients["bob"].shown["room"]["stage"] == "playing"


def test_in_a_rematch_everybody_moves_on_by_one_seat(house: House) -> None:
    house(Resign(), "ann")
    rematch(house)
    assert house.clients["ann"].shown["you"]["seat"] == 1
    assert house.clients["bob"].shown["you"]["seat"] == 0
    assert house.clients["ann"].view["viewer"] == 1


def test_what_a_person_brings_moves_along() -> None:
    house = House.open(AuctionGame(), seats=2)
    house(Sit(0, "Ann", {"deal": "high"}), "ann")
    house(Sit(1, "Bob", {"deal": "low"}), "bob")
    house(Begin(), "ann")
    house(Resign(), "ann")
    rematch(house)
    assert house.listen("ann").view["hand"] == [9, 10, 11, 12]


def test_answers_to_the_last_game_do_not_fit_the_next(house: House) -> None:
    house.act("ann", "card:3")
    last = house.question("ann")
    house(Resign(), "ann")
    rematch(house)
    assert house.question("ann") > last


def test_so_many_wins_win_the_match_whatever_the_seat(house: House) -> None:
    house(Resign(), "ann")
    assert wins(house) == {"ann": 0, "bob": 1}
    assert house.clients["ann"].shown["room"]["winner"] is None
    rematch(house)
    house(Resign(), "ann")
    assert wins(house) == {"ann": 0, "bob": 2}
    assert house.clients["ann"].shown["room"]["winner"] == house.clients["bob"].shown["you"]["seat"]


def test_after_the_match_the_next_game_begins_another(house: House) -> None:
    for _ in range(2):
        house(Resign(), "ann")
        rematch(house)
    assert wins(house) == {"ann": 0, "bob": 0}


def test_a_shared_win_is_a_draw_and_nobodys_win() -> None:
    house = House.playing(ForeheadGame())
    house.act("ann", "fold")
    house.act("bob", "fold")
    assert [seat["share"] for seat in house.clients["ann"].view["outcome"]["seats"]] == [0.5, 0.5]
    assert wins(house) == {"ann": 0, "bob": 0}
    assert house.clients["ann"].shown["room"]["draws"] == 1


def test_a_seat_that_was_left_has_to_be_taken_before_the_next_game() -> None:
    house = House.playing(AuctionGame())
    house(Resign(), "bob")
    house(Leave(), "bob")
    with pytest.raises(WrongMoment):
        house(Vote("rematch"), "ann")
    house(SeatBot(1, "easy"), "ann")
    house(Vote("rematch"), "ann")
    assert house.clients["ann"].shown["room"]["stage"] == "playing"


def test_there_is_no_rematch_before_the_end(house: House) -> None:
    with pytest.raises(WrongMoment):
        house(Vote("rematch"), "ann")
