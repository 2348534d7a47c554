"""Taking back: by rule while nobody has seen anything by it, else if everybody agrees. Nothing is deleted."""

from typing import Any

import msgspec
import pytest
from mypy_extensions import i64

from dengen.core.views.view import Viewer
from dengen.table import Pace
from dengen.table.commands import Resign, TakeBack, Vote
from dengen.table.entries import TookBack
from dengen.table.errors import CantTakeBack, WrongMoment
from tests.core.small.auction import Auction, AuctionGame, AuctionView
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import Forehead, ForeheadGame
from tests.table.kit import House


@pytest.fixture
def house() -> House:
    return House.playing(AuctionGame())


@pytest.fixture
def turns() -> House:
    """A game in which one seat after another speaks, for all to hear."""
    return House.playing(ForeheadGame())


def can_take_back(house: House, person: str) -> Any:
    return house.clients[person].shown["you"]["can_take_back"]


def test_a_half_made_answer_is_taken_back_step_by_step(house: House) -> None:
    house.act("ann", "card:3")
    house.act("ann", "card:4")
    house(TakeBack(), "ann")
    assert house.clients["ann"].view["bid"] == [3]
    house(TakeBack(), "ann")
    assert house.clients["ann"].view["bid"] == []
    assert not can_take_back(house, "ann")


def test_a_gesture_is_taken_back_whole(house: House) -> None:
    house.act("ann", "card:3", "card:4")
    house(TakeBack(), "ann")
    assert house.clients["ann"].view["bid"] == []


def test_what_was_taken_back_is_asked_anew_under_a_new_number(house: House) -> None:
    numbers = [house.question("ann")]
    for _ in range(3):
        house.act("ann", "card:3", "card:4")
        house(TakeBack(), "ann")
        numbers.append(house.question("ann"))
    assert sorted(set(numbers)) == numbers


def test_taking_back_is_an_entry_and_deletes_none(house: House) -> None:
    house.act("ann", "card:3", "card:4")
    before = len(house.log)
    house(TakeBack(), "ann")
    assert house.log[-1].what == TookBack(0, [before - 1, before])
    assert len(house.log) == before + 1


def test_once_another_has_seen_something_new_it_takes_everybodys_consent(house: House) -> None:
    house.act("ann", "card:3", "card:4")
    house.act("bob", "card:9", "card:10")
    assert not can_take_back(house, "bob")
    house(TakeBack(), "bob")
    assert house.clients["ann"].shown["room"]["ballots"] == {"take_back": ["bob"]}
    assert house.clients["bob"].view["scores"] == [0, 1]
    house(Vote("take_back"), "ann")
    assert house.clients["bob"].view["scores"] == [0, 0]
    assert house.clients["ann"].view["bid"] == [3, 4], "what came before stays"
    assert house.clients["ann"].shown["room"]["ballots"] == {}


def test_a_no_is_enough(house: House) -> None:
    house.act("ann", "card:3", "card:4")
    house.act("bob", "card:9", "card:10")
    house(TakeBack(), "bob")
    house(Vote("take_back", False), "ann")
    assert house.clients["bob"].shown["room"]["ballots"] == {}
    assert house.clients["bob"].view["scores"] == [0, 1]
    with pytest.raises(WrongMoment):
        house(Vote("take_back"), "ann")


def test_consent_is_to_what_was_meant_when_it_was_asked_for(house: House) -> None:
    house.act("ann", "card:3", "card:4")
    house.act("bob", "card:9", "card:10")
    house(TakeBack(), "ann")
    house.act("ann", "card:9", "done")
    house(Vote("take_back"), "bob")
    assert house.clients["ann"].view["hand"] == [3, 4, 9, 10]
    assert house.clients["bob"].view["hand"] == [3, 4, 9, 10]


def test_until_the_next_has_answered_an_open_answer_can_be_taken_back(turns: House) -> None:
    turns.act("ann", "stay")
    assert can_take_back(turns, "ann")
    turns(TakeBack(), "ann")
    assert turns.clients["ann"].question is not None
    assert turns.clients["bob"].question is None
    assert turns.clients["bob"].story[-1]["kind"] == "table_took_back"


def test_after_the_next_answer_it_can_not() -> None:
    house = House.playing(ForeheadGame(), 4)
    house.act("ann", "stay")
    house.act("bob", "stay")
    assert not can_take_back(house, "ann")
    assert can_take_back(house, "bob")


def test_a_throw_that_was_seen_is_taken_back_only_by_consent_and_alone_that_is_ones_own() -> None:
    house = House.playing(DiceGame(), 1)
    house.act("ann", "throw")
    assert not can_take_back(house, "ann")
    house(TakeBack(), "ann")
    assert house.clients["ann"].view["scores"] == [0]


def test_a_bot_forgets_and_agrees_to_everything() -> None:
    house = House.playing(AuctionGame(), 1, seats=2, bots=["", "easy"])
    house.act("ann", "card:3", "done")
    house.run_bots()
    assert house.clients["ann"].story
    house(TakeBack(), "ann")
    assert house.clients["ann"].view["hand"] == [3, 4, 9, 10]
    house.run_bots()
    house.act("ann", "card:9", "done")
    assert "9" in str(house.clients["ann"].story)


class Whispering(Forehead):
    """Whoever speaks shows the next one something."""

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        super().answer(seat, question, a, b, c, act)
        self.tell("whispered", {"seat": int(seat)}, news=1 << ((int(seat) + 1) % self.seats))


class WhisperingGame(ForeheadGame):
    def empty(self, seats: int, options: dict[str, Any]) -> Forehead:
        state = Whispering()
        state.blank(self, seats, options)
        state.max_steps = seats
        return state


@pytest.mark.parametrize(("people", "bots"), [(2, ["", ""]), (1, ["", "easy"])])
def test_what_another_person_has_learned_stays_learned_and_a_bot_forgets(people: int, bots: list[str]) -> None:
    house = House.playing(WhisperingGame(), people, seats=2, bots=bots)
    house.act("ann", "stay")
    assert can_take_back(house, "ann") is (people == 1)


class ReadyAuction(AuctionGame):
    """Everybody sees who is ready; nothing is said about it."""

    def see(self, state: Auction, viewer: Viewer) -> AuctionView:
        return msgspec.structs.replace(super().see(state, viewer), phase=f"asked: {state.actors()}")


def test_what_was_answered_before_another_was_seen_to_answer_can_not_be_taken_back() -> None:
    house = House.playing(ReadyAuction(), 3)
    house.act("ann", "card:3")
    house.act("bob", "card:4", "done")
    assert not can_take_back(house, "ann")
    house.act("ann", "card:4")
    assert can_take_back(house, "ann")
    house(TakeBack(), "ann")
    assert house.clients["ann"].view["bid"] == [3]
    assert not can_take_back(house, "ann")


def test_who_has_answered_nothing_can_take_nothing_back(house: House) -> None:
    with pytest.raises(CantTakeBack):
        house(TakeBack(), "ann")


def test_a_game_that_is_over_stays_over(house: House) -> None:
    house.act("ann", "card:3")
    house(Resign(), "bob")
    with pytest.raises(WrongMoment):
        house(TakeBack(), "ann")


def test_thinking_again_is_thinking_on() -> None:
    house = House.playing(AuctionGame(), pace=Pace(decision=1000, bank=5000))
    for _ in range(3):
        house.time += 900
        house.act("ann", "card:3")
        house.time += 10_000
        house(TakeBack(), "ann")
    clock = house.clients["ann"].shown["clocks"][0]
    assert clock["bank"] == 5000
    assert clock["deadline"] == house.time - 2700 + 6000, "the time for thinking is used, that for waiting isn't"
