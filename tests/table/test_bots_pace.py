"""The bots' pace: when their answers are shown. The host sets it, at any time before the table is closed."""

import pytest

from dengen.table import Pace
from dengen.table.commands import PaceBots, Vote
from dengen.table.entries import Paced
from dengen.table.errors import NotHost, WrongMoment
from dengen.table.header import BOT_PAUSES, BotPace, bot_pace
from tests.core.small.auction import AuctionGame
from tests.table.kit import House


@pytest.mark.parametrize(
    ("pause", "pace"),
    [(0, "instant"), (499, "instant"), (500, "brisk"), (700, "brisk"), (1200, "calm"), (60_000, "calm")],
)
def test_every_pause_that_was_ever_stored_has_a_name(pause: int, pace: BotPace) -> None:
    assert bot_pace(pause) == pace


def test_bots_are_brisk_unless_somebody_wishes_otherwise() -> None:
    house = House.playing(AuctionGame(), people=1, seats=2, bots=["", "easy"])
    assert house.clients["ann"].shown["room"]["bot_pace"] == "brisk"


@pytest.mark.parametrize("pace", BOT_PAUSES)
def test_the_pace_says_when_an_answer_is_shown_but_it_is_thought_about_at_once(pace: BotPace) -> None:
    house = House.playing(AuctionGame(), people=1, seats=2, bots=["", "easy"], pace=Pace(bot_pause=BOT_PAUSES[pace]))
    (job,) = house.jobs
    assert job.ready == house.time + BOT_PAUSES[pace]


def test_the_host_sets_the_pace_and_the_next_answer_follows_it() -> None:
    house = House.playing(AuctionGame(), people=1, seats=2, bots=["", "easy"])
    house(PaceBots("calm"), "ann")
    assert house.log[-1].what == Paced(BOT_PAUSES["calm"])
    shown = house.clients["ann"].shown
    assert (shown["room"]["bot_pace"], shown["room"]["pace"]["bot_pause"], shown["question"]["pause"]) == (
        "calm",
        1200,
        1200,
    )
    asked_at = house.time
    house.jobs.clear()
    assert {job.ready for job in house.table.jobs(house.time)} == {asked_at + 1200}


def test_the_pace_is_stored_with_the_table() -> None:
    house = House.playing(AuctionGame(), people=1, seats=2, bots=["", "easy"])
    house(PaceBots("instant"), "ann")
    assert house.rebuilt().around.bot_pace == "instant"


def test_a_pace_that_is_so_already_is_not_stored_again() -> None:
    house = House.playing(AuctionGame())
    number = house.table.number
    house(PaceBots("brisk"), "ann")
    assert house.table.number == number


def test_only_the_host_sets_it_and_not_at_a_closed_table() -> None:
    house = House.playing(AuctionGame())
    with pytest.raises(NotHost):
        house(PaceBots("calm"), "bob")
    house(Vote("abandon"), "ann")
    house(Vote("abandon"), "bob")
    with pytest.raises(WrongMoment):
        house(PaceBots("calm"), "ann")
