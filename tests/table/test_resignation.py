"""Giving up where the rules know nothing of it: the game ends, or a bot plays on; the story tells, and records hold it."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from dengen.table import record_of
from dengen.table.commands import Leave, Resign, Vote
from dengen.table.errors import BadRecord
from dengen.table.records.record import read, write
from dengen.table.records.replay import replay
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House


def outcome_of(house: House) -> tuple[str, list[int], list[float]]:
    """Why it ended, and every seat's rank and share, as somebody sees it who only watches."""
    outcome = house.clients[""].view["outcome"]
    return outcome["reason"], [seat["rank"] for seat in outcome["seats"]], [seat["share"] for seat in outcome["seats"]]


def told(house: House, viewer: str) -> list[str]:
    return [words["en"] for words in house.clients[viewer].story]


def with_bots(bots: Sequence[str], people: int = 1, **settings: Any) -> House:
    return House.playing(ForeheadGame(), people=people, seats=len(bots), bots=list(bots), **settings)


def test_the_one_opponent_wins() -> None:
    house = House.playing(ForeheadGame(), first_to=2)
    house(Resign(), "ann")
    assert outcome_of(house) == ("resigned", [2, 1], [0.0, 1.0])
    room = house.clients["bob"].shown["room"]
    assert (room["stage"], room["chairs"][1]["wins"]) == ("over", 1)
    assert house.clients["bob"].question is None
    for viewer in ("ann", "bob", ""):
        assert told(house, viewer)[-1] == "Ann resigned."


def test_bots_alone_share_the_win() -> None:
    house = with_bots(["", "easy", "hard", "easy"])
    house(Resign(), "ann")
    assert outcome_of(house) == ("resigned", [4, 1, 1, 1], [0.0, 1 / 3, 1 / 3, 1 / 3])


def test_among_more_people_everybody_is_told_that_a_bot_plays_on() -> None:
    house = House.playing(ForeheadGame(), people=4)
    house(Resign(), "bob")
    assert house.clients["ann"].shown["room"]["stage"] == "playing"
    for viewer in ("ann", "bob", "cyd", "dan", ""):
        assert told(house, viewer)[-1] == "{seat1} resigned; a bot took over."
    assert house.clients["ann"].shown["room"]["chairs"][1]["gave_up"]
    house(Resign(), "cyd")
    assert house.clients["ann"].shown["room"]["stage"] == "playing"
    house(Resign(), "dan")
    assert outcome_of(house) == ("resigned", [1, 2, 2, 2], [1.0, 0.0, 0.0, 0.0]), "one opponent was left"


def test_leaving_is_giving_up() -> None:
    house = House.playing(ForeheadGame())
    house(Leave(), "ann")
    assert outcome_of(house) == ("resigned", [2, 1], [0.0, 1.0])
    three = House.playing(ForeheadGame(), people=4)
    three(Leave(), "ann")
    assert three.clients["bob"].shown["room"]["stage"] == "playing"
    assert told(three, "bob")[-1] == "Ann left; a bot took over."


def test_whoever_comes_later_reads_it_in_its_place() -> None:
    house = House.playing(ForeheadGame(), people=4)
    house.act("ann", "stay")
    house(Resign(), "bob")
    house.run_bots()
    house.act("cyd", "stay")
    assert told(house, "") == [words["en"] for words in msgspec.json.decode(house.rebuilt().attach("").body)["story"]]


def test_it_is_the_same_after_a_restart_and_a_rematch_begins_anew() -> None:
    house = House.playing(ForeheadGame())
    house(Resign(), "ann")
    assert house.rebuilt().around == house.table.around
    for person in ("ann", "bob"):
        house(Vote("rematch"), person)
    assert house.clients["ann"].shown["room"]["stage"] == "playing"
    assert house.clients["ann"].view["outcome"] is None


def test_the_record_holds_who_gave_up_and_leads_to_the_same_end() -> None:
    house = House.playing(ForeheadGame())
    house.act("ann", "stay")
    house(Resign(), "bob")
    record = read(write(record_of(house.game, house.header, house.log)))
    assert record.end.given_up == [1]
    again = replay(record, house.game)
    assert again.departure is None
    assert again.outcome == record.end.outcome
    assert again.outcome is not None
    assert [standing.share for standing in again.outcome.seats] == [1.0, 0.0]
    forged = msgspec.structs.replace(record, end=msgspec.structs.replace(record.end, given_up=[0]))
    departure = replay(forged, house.game).departure
    assert departure is not None
    assert departure.code == "other_outcome"
    with pytest.raises(BadRecord):
        read(write(msgspec.structs.replace(record, end=msgspec.structs.replace(record.end, given_up=[2]))))
