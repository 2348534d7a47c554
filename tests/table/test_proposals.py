"""What is proposed: who asks, what would be undone, and what came of it, for everybody."""

import pytest

from dengen.table.commands import TakeBack, Vote
from dengen.table.notes import WISHES
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House


def story(house: House, viewer: str, last: int) -> list[str]:
    return [words["en"] for words in house.clients[viewer].story[-last:]]


@pytest.fixture
def house() -> House:
    """Both have bid, and both bids are seen."""
    house = House.playing(AuctionGame())
    for person in ("ann", "bob"):
        house.act(person, house.clients[person].offers[0], "done")
    return house


def test_everybody_is_told_who_asks_and_what_would_be_undone(house: House) -> None:
    house(TakeBack(), "ann")
    assert house.clients["bob"].shown["room"]["ballots"] == {"take_back": ["ann"]}
    for person in ("ann", "bob"):
        undoes = [words["en"] for words in house.clients[person].shown["you"]["undoes"]]
        assert undoes, person
        assert set(undoes) <= {words["en"] for words in house.clients[person].story}
        assert story(house, person, 1) == ["{seat0} asked to take back a move."]


def test_a_refusal_and_a_withdrawal_are_told_to_both(house: House) -> None:
    house(TakeBack(), "ann")
    house(Vote("take_back", False), "bob")
    house(TakeBack(), "ann")
    house(Vote("take_back", False), "ann")
    for person in ("ann", "bob"):
        told = story(house, person, 4)
        assert told[1] == "{seat1} declined."
        assert told[3] == "{seat0} withdrew the proposal."
        assert house.clients[person].shown["you"]["undoes"] == []


def test_consent_is_told_and_what_was_undone_is_gone(house: House) -> None:
    house(TakeBack(), "ann")
    house(Vote("take_back"), "bob")
    for person in ("ann", "bob"):
        assert story(house, person, 2) == ["{seat1} agreed.", "{seat0} took back a move."]
        assert house.clients[person].shown["you"]["undoes"] == []


def test_what_is_sealed_is_not_among_what_would_be_undone() -> None:
    """Bob has seen nothing of Ann's second bid: it is no news that it would be undone."""
    house = House.playing(AuctionGame())
    for person in ("ann", "bob"):
        house.act(person, house.clients[person].offers[0], "done")
    house.act("ann", house.clients["ann"].offers[0], "done")
    seen = [words["en"] for words in house.clients["bob"].story]
    house(TakeBack(), "bob")
    for viewer in ("bob", "ann"):
        undoes = [words["en"] for words in house.clients[viewer].shown["you"]["undoes"]]
        assert set(undoes) <= {words["en"] for words in house.clients[viewer].story}
    assert set(seen) >= {words["en"] for words in house.clients["bob"].shown["you"]["undoes"]}


@pytest.mark.parametrize("on", sorted(WISHES))
def test_each_wish_has_words_in_both_languages(on: str) -> None:
    en, ja = WISHES[on]  # type: ignore[index]
    assert en.isascii()
    assert not ja.isascii()


def test_after_a_game_the_story_tells_who_would_like_another() -> None:
    house = House.playing(ForeheadGame())
    for person in ("ann", "bob"):
        house.act(person, "stay")
    house(Vote("rematch"), "bob")
    assert story(house, "ann", 1) == ["{seat1} asked for a rematch."]
    house(Vote("rematch", False), "ann")
    assert story(house, "bob", 1) == ["{seat0} declined."]
