"""Clocks: a decision is free for a while, then it costs the bank; when both are used up, the clock answers."""

from typing import Any

import pytest

from dengen.core.rules.state import State
from dengen.table import Pace
from dengen.table.commands import BotAnswer, Depart, Restart, StandStill, Tick
from dengen.table.entries import Answered
from dengen.table.errors import OutOfTime, StaleQuestion, WrongMoment
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House

PACE = Pace(decision=1000, bank=5000)


class SleepyForehead(ForeheadGame):
    """Whoever says nothing folds."""

    def out_of_time(self, state: State, seat: int) -> int | None:
        return 1


def clock(house: House, viewer: str, seat: int) -> Any:
    return house.clients[viewer].shown["clocks"][seat]


def test_a_decision_within_its_time_costs_nothing() -> None:
    house = House.playing(AuctionGame(), pace=PACE)
    house.time += 1000
    house.act("ann", "card:3", "done")
    assert clock(house, "ann", 0)["bank"] == 5000


def test_what_goes_beyond_is_taken_from_the_bank() -> None:
    house = House.playing(AuctionGame(), pace=PACE)
    house.time += 3500
    house.act("ann", "card:3")
    assert clock(house, "ann", 0) == {"bank": 2500, "since": 4500, "deadline": 4500 + 1000 + 2500}


def test_an_answer_at_the_last_moment_counts_and_a_later_one_does_not() -> None:
    house = House.playing(AuctionGame(), pace=PACE)
    house.time += 6000
    house.act("ann", "card:3")
    house.time += 1
    with pytest.raises(OutOfTime):
        house.act("bob", "card:3")


def test_a_clock_that_runs_out_answers_by_the_games_own_rule() -> None:
    house = House.playing(SleepyForehead(), pace=PACE)
    assert house.due == 1000 + 6001
    house.wait(6001)
    assert house.log[-1].what == Answered(0, "fold", "clock")
    assert house.clients["bob"].question is not None


def test_where_there_is_no_such_rule_a_bot_answers_for_the_clock() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    house.wait(6000)
    assert not house.jobs
    house.wait(1)
    (job,) = house.jobs
    assert (job.seat, job.level) == (0, "normal")
    assert house.due is None, "the tick has done its work; it isn't asked for again"
    house(BotAnswer(0, job.question, house.game.number("stay")))
    assert house.log[-1].what == Answered(0, "stay", "clock")


def test_a_bot_can_not_answer_before_the_clock_has_run_out() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    house.time += 6000
    with pytest.raises(WrongMoment):
        house(BotAnswer(0, 1, house.game.number("stay")))


def test_a_late_tick_does_what_an_early_one_would_have_done() -> None:
    house = House.playing(SleepyForehead(), pace=PACE)
    house.time += 60_000
    house(Tick())
    assert house.log[-1].what == Answered(0, "fold", "clock")


def test_an_early_tick_does_nothing() -> None:
    house = House.playing(SleepyForehead(), pace=PACE)
    before = len(house.log)
    assert house(Tick()).messages == ()
    assert len(house.log) == before


def test_a_relaxed_table_wants_no_tick() -> None:
    house = House.playing(ForeheadGame())
    assert house.due is None
    assert house.clients["ann"].shown["clocks"] == []


def test_clocks_stand_still_while_the_server_is_down() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    house.time += 500
    went_down = house.time
    house.time += 3_600_000
    house(Restart(went_down))
    assert house.due == house.time + 5501
    house.time += 500
    house.act("ann", "stay")
    assert clock(house, "bob", 0)["bank"] == 5000


def test_clocks_stand_still_while_nothing_can_be_stored() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    house.time += 500
    full = house.time
    house.time += 3_600_000
    house(StandStill(full))
    assert house.due == house.time + 5501
    assert house.clients["ann"].shown["room"]["chairs"][0]["present"], "nobody is taken for absent"


def test_time_that_stood_still_is_given_back_once() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    full = house.time
    house.time += 3_600_000
    for _ in range(2):  # by two nodes
        house(StandStill(full))
    assert house.due == house.time + 6001


def test_who_was_away_is_not_away_for_longer_because_nothing_could_be_stored() -> None:
    house = House.playing(ForeheadGame(), pace=Pace(grace=5000))
    house(Depart(), "ann")
    gone = house.time
    house.time += 3_600_000
    house(StandStill(gone))
    assert house.due == house.time + 5001


def test_without_knowing_when_the_server_went_down_the_last_entry_counts() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    house.time += 3_600_000
    house(Restart())
    assert house.due == house.time + 6001


def test_a_clock_that_goes_back_stands_still() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    house.time -= 500
    house.act("ann", "stay")
    assert house.log[-1].time == 1000
    assert clock(house, "ann", 0)["bank"] == 5000


def test_bots_have_no_clock() -> None:
    house = House.playing(ForeheadGame(), 1, seats=2, bots=["", "easy"], pace=PACE)
    house.act("ann", "stay")
    assert house.due is None
    assert clock(house, "ann", 1)["deadline"] is None


def test_others_see_a_clock_run_from_the_moment_that_all_could_see() -> None:
    house = House.playing(AuctionGame(), pace=PACE)
    house.time += 4000
    house.act("ann", "card:3", "done")
    assert clock(house, "bob", 0) == {"bank": 5000, "since": 1000, "deadline": 7000}
    house.time += 500
    house.act("bob", "card:4", "done")
    assert clock(house, "bob", 0) == {"bank": 2000, "since": 5500, "deadline": 8500}
    assert clock(house, "", 1) == {"bank": 1500, "since": 5500, "deadline": 8000}


def test_a_job_is_handed_out_once_and_again_to_whoever_takes_the_table_over() -> None:
    house = House.playing(ForeheadGame(), pace=PACE)
    house.wait(6001)
    assert house(Depart(), "bob").jobs == ()
    copy = house.rebuilt()
    (job,) = copy.jobs(house.time)
    assert job.seed == house.jobs[0].seed


def test_the_answer_to_a_job_whose_question_is_gone_is_stale() -> None:
    house = House.playing(ForeheadGame(), 1, seats=2, bots=["", "easy"])
    house.act("ann", "stay")
    job = house.jobs[0]
    house.run_bots()
    with pytest.raises((StaleQuestion, WrongMoment)):
        house(BotAnswer(job.seat, job.question, house.game.number("stay")))


@pytest.mark.parametrize(
    ("pace", "runs"),
    [(Pace(), False), (Pace(grace=1), False), (Pace(decision=1), True), (Pace(bank=1), True)],
)
def test_a_clock_runs_with_time_for_a_decision_or_a_bank(pace: Pace, runs: bool) -> None:
    assert pace.has_clock is runs
