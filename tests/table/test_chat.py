"""Chat: short lines, not too many, and nobody has to read anybody's."""

import pytest

from dengen.table import Change
from dengen.table.commands import Mute, Say
from dengen.table.entries import Repeated
from dengen.table.errors import BadText, NotSeated, TooFast
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House


@pytest.fixture
def house() -> House:
    return House.playing(ForeheadGame())


def heard(house: House, viewer: str) -> list[str]:
    return [line["text"] for line in house.clients[viewer].chat]


def test_a_line_is_heard_by_everybody(house: House) -> None:
    house(Say(" やあ\u0000 hello\n"), "ann")
    assert heard(house, "bob") == heard(house, "ann") == heard(house, "") == ["やあ hello"]


def test_whoever_comes_late_reads_the_last_lines(house: House) -> None:
    house(Say("hello"), "ann")
    assert [line["text"] for line in house.listen("bob").chat] == ["hello"]


@pytest.mark.parametrize("text", ["", " \t", "x" * 201])
def test_a_line_is_neither_empty_nor_long(house: House, text: str) -> None:
    with pytest.raises(BadText):
        house(Say(text), "ann")


def test_nobody_talks_without_end(house: House) -> None:
    for number in range(5):
        house(Say(f"{number}"), "ann")
        house.time += 1000
    with pytest.raises(TooFast):
        house(Say("and"), "ann")
    house(Say("me too"), "bob")
    house.time += 5000
    house(Say("and"), "ann")


def test_who_is_muted_is_heard_by_the_others(house: House) -> None:
    house(Mute("ann"), "bob")
    house(Say("hello"), "ann")
    assert heard(house, "bob") == []
    assert heard(house, "") == ["hello"]
    house(Mute("ann", False), "bob")
    house(Say("again"), "ann")
    assert heard(house, "bob") == ["again"]


def test_who_is_muted_does_not_learn_it(house: House) -> None:
    before = len(house.clients["ann"].bodies)
    house(Mute("ann"), "bob")
    assert len(house.clients["ann"].bodies) == before


def test_nobody_mutes_himself_or_a_stranger(house: House) -> None:
    for whom in ("bob", "eve"):
        with pytest.raises(NotSeated):
            house(Mute(whom), "bob")


def test_what_is_so_already_is_acknowledged_as_a_repetition(house: House) -> None:
    def mute(client: str) -> Change:
        return house.table.propose(Mute("bob"), house.time, by="ann", client=client)

    first = mute("m1")
    assert (len(first.entries), first.repeated) == (1, False)
    house.store(first)
    second = mute("m2")
    assert ([entry.what for entry in second.entries], second.repeated) == ([Repeated()], True)
