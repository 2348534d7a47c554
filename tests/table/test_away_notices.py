"""Who is away is called when it is their turn, and once more before the clock answers."""

import pytest

from dengen.table import Pace
from dengen.table.change import AwayNotice
from dengen.table.commands import Act, Arrive, Depart, Restart, TakeBack, Tick
from dengen.table.deadlines import LONGEST_NOTICE, SLOW
from dengen.table.entries import Reminded
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House

MINUTE = 60_000
HOUR = 60 * MINUTE
HOURLY = Pace(decision=HOUR)


def reminders(house: House) -> list[tuple[int, int]]:
    return [(entry.what.seat, entry.time) for entry in house.log if isinstance(entry.what, Reminded)]


# ---- whose turn it is ----


def test_who_is_away_is_called_when_asked_and_who_is_there_is_not() -> None:
    house = House.playing(ForeheadGame())
    house(Depart(), "bob")
    assert house.act("ann", "stay").away_notices == (AwayNotice("turn", "bob", 1, 1),)
    there = House.playing(ForeheadGame())
    assert there.act("ann", "stay").away_notices == ()


def test_nobody_is_called_twice_for_the_same_question() -> None:
    house = House.playing(AuctionGame())
    house(Depart(), "bob")
    assert house.act("ann", "card:3").away_notices == ()
    assert house(TakeBack(), "ann").away_notices == ()


def test_who_goes_just_after_being_asked_may_not_have_seen_it() -> None:
    house = House.playing(ForeheadGame())
    house.time += 20_000
    assert house(Depart(), "ann").away_notices == (AwayNotice("turn", "ann", 0, 1),)
    later = House.playing(ForeheadGame())
    later.time += 2 * MINUTE
    assert later(Depart(), "ann").away_notices == ()


def test_a_call_is_void_once_the_person_is_there_or_has_answered() -> None:
    house = House.playing(ForeheadGame())
    (call,) = house(Depart(), "ann").away_notices
    assert house.table.is_pending(call)
    house(Arrive(), "ann")
    assert not house.table.is_pending(call)
    house(Depart(), "ann")
    assert house.table.is_pending(call)
    house(Act(1, ["stay"]), "ann")
    assert not house.table.is_pending(call)


def test_against_bots_nobody_waits_and_nobody_is_called() -> None:
    house = House.playing(ForeheadGame(), 1, seats=2, bots=["", "easy"])
    assert house.table.around.chairs[0].person == "ann"
    assert house(Depart(), "ann").away_notices == ()


def test_a_server_that_comes_back_calls_nobody() -> None:
    house = House.playing(ForeheadGame())
    assert house(Restart()).away_notices == ()


# ---- before the clock answers ----


def test_a_reminder_comes_once_with_a_quarter_of_the_time_left() -> None:
    house = House.playing(ForeheadGame(), pace=HOURLY)
    house.time += MINUTE
    house(Depart(), "ann")
    began = house.time - MINUTE
    assert house.due == began + HOUR * 3 // 4
    effects = house.wait(HOUR * 3 // 4)
    assert reminders(house) == [(0, began + HOUR * 3 // 4)]
    assert effects.away_notices == (AwayNotice("late", "ann", 0, 1),)
    assert effects.messages == (), "nobody else learns of it"
    assert house.due == began + HOUR + 1
    house.wait(10 * MINUTE)
    assert len(reminders(house)) == 1


def test_who_is_there_is_not_called_but_the_list_knows() -> None:
    house = House.playing(ForeheadGame(), pace=HOURLY)
    house.time += HOUR * 3 // 4
    change = house.table.propose(Tick(), house.time)
    assert change.reminded == [0]
    assert house.store(change).away_notices == ()
    answered = house.table.propose(Act(1, ["stay"]), house.time, by="ann")
    assert answered.reminded == []


def test_a_restart_reminds_nobody_again() -> None:
    house = House.playing(ForeheadGame(), pace=HOURLY)
    house.wait(HOUR * 3 // 4)
    copy = house.rebuilt()
    assert copy.due() == 1000 + HOUR + 1
    assert copy.propose(Tick(), house.time + MINUTE).entries == ()


def test_a_reminder_that_fell_into_a_time_without_a_server_comes_after_it() -> None:
    house = House.playing(ForeheadGame(), pace=HOURLY)
    down = house.time + MINUTE
    house.time += 10 * HOUR
    house(Restart(down))
    assert house.due == house.time + HOUR * 3 // 4 - MINUTE


def test_of_days_the_last_twelve_hours_are_enough_and_short_clocks_need_none() -> None:
    days = House.playing(ForeheadGame(), pace=Pace(decision=72 * HOUR))
    assert days.due == 1000 + 72 * HOUR - LONGEST_NOTICE
    short = House.playing(ForeheadGame(), pace=Pace(decision=SLOW - 1))
    assert short.due == 1000 + SLOW


def test_every_question_has_a_reminder_of_its_own() -> None:
    house = House.playing(ForeheadGame(), pace=HOURLY)
    house.wait(HOUR * 3 // 4)
    house.act("ann", "stay")
    house.wait(HOUR * 3 // 4)
    assert [seat for seat, _ in reminders(house)] == [0, 1]


def test_a_tick_that_comes_too_late_reminds_nobody() -> None:
    house = House.playing(ForeheadGame(), pace=HOURLY)
    house.time += 2 * HOUR
    house(Tick())
    assert reminders(house) == []
    assert house.due is None, "a bot answers now"


@pytest.mark.parametrize("viewer", ["bob", ""])
def test_that_somebody_was_reminded_is_seen_by_nobody_else(viewer: str) -> None:
    house = House.playing(ForeheadGame(), pace=HOURLY)
    before = len(house.clients[viewer].bodies)
    house.wait(HOUR * 3 // 4)
    assert len(house.clients[viewer].bodies) == before
