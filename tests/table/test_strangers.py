"""Tables at which strangers are paired: they begin by themselves, and bots come where no person does."""

from dengen.table import LIVE_PACE
from dengen.table.commands import Depart, Sit
from dengen.table.entries import BotSat
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House

WAIT = 30_000


def table() -> House:
    return House.open(ForeheadGame(), seats=2, quick=WAIT, pace=LIVE_PACE)


def test_the_second_to_sit_down_begins_the_game() -> None:
    house = table()
    house(Sit(0, "Ann"), "ann")
    assert house.table.around.waits_until == house.header.time + WAIT
    house(Sit(1, "Bob"), "bob")
    assert house.table.stage == "playing"
    assert house.table.around.waits_until is None
    house.listen("ann")
    assert house.clients["ann"].shown["clocks"], "strangers play by the clock"


def test_who_waits_in_vain_plays_a_bot_without_a_clock() -> None:
    house = table()
    house(Sit(0, "Ann"), "ann")
    house.wait(WAIT)
    before = house.table.stage
    house.wait(1)
    assert (before, house.table.stage) == ("gathering", "playing")
    assert [entry.what for entry in house.log if isinstance(entry.what, BotSat)] == [BotSat(1, "normal")]
    house.listen("ann")
    assert house.clients["ann"].shown["clocks"] == []
    assert house.rebuilt().around == house.table.around


def test_nobody_is_seated_with_somebody_who_went_away() -> None:
    house = table()
    house(Sit(0, "Ann"), "ann")
    house(Depart(), "ann")
    assert house.table.stage == "closed"
    assert house.table.due() is None
