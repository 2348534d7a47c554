"""Records: everything about a game, for everybody, once it is over. Read strictly."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dengen.core.base.errors import DengenError, NotOver
from dengen.table import Pace, Record, record_of
from dengen.table.commands import Depart, Resign, TakeBack, Vote
from dengen.table.errors import BadRecord
from dengen.table.records.record import open_record, read, write
from tests.core.small.auction import AuctionGame
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House
from tests.wording import assert_refused


def record(house: House, number: int = -1) -> Record:
    return record_of(house.game, house.header, house.log, number)


@pytest.fixture
def over() -> House:
    """Ann stays, takes it back, folds; Bob's seat is left to a bot, which answers."""
    house = House.playing(ForeheadGame(), entropy=77, pace=Pace(grace=0))
    house.time += 100
    house.act("ann", "stay")
    house(TakeBack(), "ann")
    house.time += 100
    house.act("ann", "fold")
    house(Depart(), "bob")
    house.wait(1)
    house.run_bots()
    return house


def test_a_record_says_who_answered_what_and_when(over: House) -> None:
    entries = [msgspec.to_builtins(entry) for entry in record(over).entries]
    assert entries[:3] == [
        {"number": 1, "seat": 0, "time": 100, "action": "stay"},
        {"number": 2, "seat": 0, "time": 100, "undone": [1]},
        {"number": 3, "seat": 0, "time": 200, "action": "fold"},
    ]
    assert entries[3]["by"] == "bot"
    assert entries[3]["time"] == 700


def test_its_header_says_what_was_played(over: House) -> None:
    header = record(over).header
    assert (header.game, header.rules, header.seats, header.seed) == ("forehead", 1, 2, 77)
    assert [sitter.name for sitter in header.sitters] == ["Ann", "Bob"]
    assert header.cards.hash == over.game.cards.hash


def test_sealed_answers_stand_in_the_order_of_arrival() -> None:
    house = House.playing(AuctionGame())
    house.act("bob", "card:3")
    house.act("ann", "card:4", "done")
    house.act("bob", "done")
    house(Resign(), "ann")
    assert [(entry.seat, entry.action or entry.intervention) for entry in record(house).entries] == [
        (1, "card:3"),
        (0, "card:4"),
        (0, "done"),
        (1, "done"),
        (0, "resign"),
    ]


def test_there_is_no_record_before_the_game_is_over() -> None:
    house = House.playing(ForeheadGame())
    with pytest.raises(NotOver):
        record(house)
    house.act("ann", "stay")
    with pytest.raises(NotOver):
        record(house)


def test_while_a_rematch_is_played_only_the_game_before_has_a_record() -> None:
    house = House.playing(AuctionGame())
    house(Resign(), "ann")
    house(Vote("rematch"), "ann")
    house(Vote("rematch"), "bob")
    with pytest.raises(NotOver):
        record(house)
    assert record(house, 1).end.outcome is not None
    with pytest.raises(NotOver):
        record(house, 2)


def test_every_game_of_a_table_has_its_own_record() -> None:
    house = House.playing(AuctionGame())
    house(Resign(), "ann")
    house(Vote("rematch"), "ann")
    house(Vote("rematch"), "bob")
    house.act("bob", "card:3")
    house(Resign(), "ann")
    assert len(record(house, 1).entries) == 1
    assert len(record(house, 2).entries) == 2
    assert [sitter.name for sitter in record(house, 2).header.sitters] == ["Bob", "Ann"]
    with assert_refused(BadRecord):
        record(house, 3)


def test_an_abandoned_game_has_a_record_without_an_outcome() -> None:
    house = House.playing(ForeheadGame())
    house.act("ann", "stay")
    house(Vote("abandon"), "ann")
    house(Vote("abandon"), "bob")
    assert record(house).end.outcome is None
    assert len(record(house).entries) == 1


def test_a_table_on_which_nothing_was_played_has_no_record() -> None:
    with pytest.raises(NotOver):
        record(House.open(DiceGame()))


def test_a_record_written_and_read_is_the_same(over: House, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(write(record(over)))
    assert open_record(file) == record(over)


def test_a_record_has_a_line_for_each_entry(over: House) -> None:
    lines = write(record(over)).splitlines()
    assert b'{"number":3,"seat":0,"time":200,"action":"fold"},' in lines


def broken(over: House, **changes: Any) -> bytes:
    data = msgspec.to_builtins(record(over))
    for path, value in changes.items():
        place = data
        *way, last = path.split("__")
        for step in way:
            place = place[int(step) if step.isdigit() else step]
        place[last] = value
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "other"}, "format"),
        ({"header__seats": "two"}, "header.seats"),
        ({"header__colour": "red"}, "colour"),
        ({"header__sitters": []}, "0 sit at 2 seats"),
        ({"header__cards__content": {"x": 1}}, "card set"),
        ({"entries__0__number": 5}, "Entry 5 is where 1 should be"),
        ({"entries__0__seat": 9}, "no seat 9"),
        ({"entries__0__action": ""}, "Entry 1 must be"),
        ({"entries__0__undone": [1]}, "Entry 1 must be"),
        ({"entries__1__undone": [3]}, "takes back an entry that doesn't count"),
        ({"entries__2__by": "ghost"}, "by"),
        ({"end": None}, "end"),
    ],
)
def test_a_bad_record_is_refused_with_the_place(over: House, changes: dict[str, Any], said: str) -> None:
    with assert_refused(BadRecord) as caught:
        read(broken(over, **changes))
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"format": "dengen-record-1"}', b"[" * 100_000]
)
def test_what_is_no_record_at_all_is_refused(data: bytes) -> None:
    with assert_refused(BadRecord):
        read(data)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(DengenError):
            open_record(path)
