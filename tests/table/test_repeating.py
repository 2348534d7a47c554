"""What is sent again under its id takes effect once, whatever has happened in between."""

from dengen.table import Table
from dengen.table.commands import Mute, Vote
from dengen.table.entries import Repeated
from tests.core.small.auction import AuctionGame
from tests.table.kit import House


def ballots(house: House) -> list[str]:
    return list(house.clients["ann"].shown["room"]["ballots"])


def test_a_consent_that_was_so_already_is_no_new_one_when_it_is_sent_again() -> None:
    house = House.playing(AuctionGame())
    house(Vote("abandon"), "ann", "c1")
    house(Vote("abandon"), "ann", "c2")
    house(Vote("abandon", yes=False), "bob", "c3")
    assert ballots(house) == []
    house(Vote("abandon"), "ann", "c2")
    assert ballots(house) == []


def test_a_no_to_nothing_declines_nothing_when_it_is_sent_again() -> None:
    house = House.playing(AuctionGame())
    house(Vote("abandon", yes=False), "bob", "c1")
    house(Vote("abandon"), "ann", "c2")
    house(Vote("abandon", yes=False), "bob", "c1")
    assert ballots(house) != []


def test_its_id_is_known_to_whoever_rebuilds_the_table() -> None:
    house = House.playing(AuctionGame())
    house(Mute("bob"), "ann", "c1")
    change = house.table.propose(Mute("bob"), house.time, by="ann", client="c2")
    assert (change.repeated, [type(entry.what) for entry in change.entries]) == (True, [Repeated])
    house.store(change)
    table = Table.rebuild(house.table.game, house.table.header, house.log)
    assert table.propose(Mute("bob", on=False), house.time, by="ann", client="c2").entries == ()


def test_nobody_is_told_of_what_was_so_already() -> None:
    house = House.playing(AuctionGame())
    house(Vote("abandon"), "ann", "c1")
    assert house(Vote("abandon"), "ann", "c2").messages == ()
