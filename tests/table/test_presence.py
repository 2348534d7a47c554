"""People come and go: a bot stands in for who is away too long, and hands the seat back."""

import pytest

from dengen.table import LIVE_PACE, Pace
from dengen.table.commands import Arrive, Close, Depart, Leave, Restart, Vote
from dengen.table.entries import StoodIn
from dengen.table.errors import WrongMoment
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import PEOPLE, House

PACE = Pace(grace=1000, stand_in="hard")


@pytest.fixture
def house() -> House:
    return House.playing(ForeheadGame(), pace=PACE)


def test_a_bot_stands_in_after_the_grace_and_not_before(house: House) -> None:
    house(Depart(), "ann")
    house.wait(1000)
    assert not house.jobs
    house.wait(1)
    assert house.log[-1].what == StoodIn(0, "hard")
    assert [(job.seat, job.level) for job in house.jobs] == [(0, "hard")]


def test_who_returns_in_time_keeps_the_seat(house: House) -> None:
    house(Depart(), "ann")
    house.wait(900)
    house(Arrive(), "ann")
    house.wait(5000)
    assert not house.jobs
    house.act("ann", "stay")


def test_who_returns_later_is_handed_the_seat_back(house: House) -> None:
    house(Depart(), "ann")
    house.wait(2000)
    assert house.clients["ann"].question is None
    house(Arrive(), "ann")
    house.act("ann", "stay")
    assert house.clients["bob"].question is not None


def test_a_bot_that_stood_in_answers_no_more_once_the_person_is_back(house: House) -> None:
    house(Depart(), "ann")
    house.wait(2000)
    house(Arrive(), "ann")
    with pytest.raises(WrongMoment):
        house.run_bots()


def test_who_goes_again_gets_another_bot(house: House) -> None:
    for _ in range(2):
        house.jobs.clear()
        house(Depart(), "ann")
        house.wait(2000)
        assert len(house.jobs) == 1
        house(Arrive(), "ann")


def test_a_grace_that_ended_unnoticed_ends_at_the_next_tick(house: House) -> None:
    house(Depart(), "ann")
    house.time += 5000
    house(Depart(), "bob")
    assert house.due is not None
    assert house.due < house.time
    house.wait(0)
    assert house.log[-1].what == StoodIn(0, "hard")


def test_at_a_relaxed_table_nobody_stands_in() -> None:
    house = House.playing(ForeheadGame())
    house(Depart(), "ann")
    assert house.due is None


def test_a_live_table_has_clocks_and_a_grace() -> None:
    house = House.playing(ForeheadGame(), pace=LIVE_PACE)
    house(Depart(), "ann")
    house.wait(60_001)
    assert house.log[-1].what == StoodIn(0, "normal")


def test_coming_twice_is_coming_once(house: House) -> None:
    before = len(house.log)
    house(Arrive(), "ann")
    house(Arrive(), "eve")
    house(Depart(), "eve")
    assert len(house.log) == before


def test_the_others_see_who_is_there(house: House) -> None:
    house(Depart(), "ann")
    assert "present" not in house.clients["bob"].shown["room"]["chairs"][0]
    house(Arrive(), "ann")
    assert house.clients["bob"].shown["room"]["chairs"][0]["present"]


def test_after_a_restart_everybody_has_to_come_back(house: House) -> None:
    house(Restart())
    house(Arrive(), "bob")
    house.wait(1001)
    assert [entry.what for entry in house.log if isinstance(entry.what, StoodIn)] == [StoodIn(0, "hard")]


def test_all_people_together_can_abandon_a_game(house: House) -> None:
    house(Vote("abandon"), "ann")
    assert house.clients["bob"].shown["room"]["stage"] == "playing"
    house(Vote("abandon"), "bob")
    assert house.clients["bob"].shown["room"]["stage"] == "closed"
    assert house.due is None


def test_a_game_that_everybody_leaves_is_closed() -> None:
    house = House.playing(ForeheadGame(), people=4)
    for person in PEOPLE:
        house(Leave(), person)
    assert house.clients[""].shown["room"]["stage"] == "closed"
    assert house.jobs, "the bot that took over before"
    assert house.table.jobs(house.time) == ()


def test_a_closed_table_stays_closed(house: House) -> None:
    house(Close("archived"))
    before = len(house.log)
    for command in (Close("empty"), Restart(), Arrive(), Depart()):
        house(command, "ann")
    assert len(house.log) == before
    with pytest.raises(WrongMoment):
        house(Leave(), "ann")
