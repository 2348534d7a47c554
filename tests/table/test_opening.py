"""Tables that begin with a laid position."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dengen.cli import main
from dengen.core.base.errors import BadOption
from dengen.core.registry import game as find_game
from dengen.table import create_table, record_of, replay
from dengen.table.commands import Sit, TakeBack, Vote
from dengen.table.errors import ChosenSeed, UnplayablePosition
from dengen.table.records.record import read, write
from dengen.table.records.replay import opening_at
from tests.table.kit import Client, House
from tests.wording import assert_refused

FIELD = ". . . .  0com 1com . .  . . . 2com  . . . ."
LAST_TURN: dict[str, Any] = {
    "seats": 3,
    "turns": 38,
    "first": 1,
    "turn_player": 0,
    "field": FIELD,
    "players": [
        {"hand": "com com com com yok oth", "deck": ""},
        {"hand": "com", "deck": ""},
        {"hand": "com", "deck": ""},
    ],
}


def laid(position: dict[str, Any], **more: Any) -> House:
    return House.playing(
        find_game("lumiel"), 1, seats=None, bots=["", "easy", "easy"], position=position, join="invited", **more
    )


def test_a_game_begins_where_it_was_laid() -> None:
    house = laid({"seats": 3, "field": FIELD, "players": [{"hand": "com sor ..."}]})
    ann = house.clients["ann"]
    assert {"kind:commoner", "kind:sorcerer"} <= set(ann.offers)
    house.act("ann", "kind:commoner", "area:C2")
    assert ann.view["scores"] == [1, 0, 0]
    again = Client()
    again.receive(house.rebuilt().attach("ann").body)
    assert again.shown == ann.shown


def test_moves_are_made_before_it_begins() -> None:
    house = laid({"seats": 3, "field": FIELD, "players": [{"hand": "com sor ..."}]}, moves=[(0, "kind:commoner")])
    assert "area:C2" in house.clients["ann"].offers


def test_an_answer_is_taken_back_to_the_laid_position() -> None:
    house = laid(LAST_TURN)
    before = house.clients["ann"].view
    house.act("ann", "kind:commoner")
    house(TakeBack(), "ann")
    assert house.clients["ann"].view == before


def test_its_record_carries_the_position_and_leads_to_the_same_end(tmp_path: Path) -> None:
    house = laid(LAST_TURN)
    house.act("ann", "kind:commoner", "area:C2")
    record = read(write(record_of(house.game, house.header, house.log)))
    assert record.header.position == LAST_TURN
    again = replay(record)
    assert again.departure is None
    assert msgspec.to_builtins(again.last.outcome()) == house.clients["ann"].view["outcome"]
    file = tmp_path / "game.json"
    file.write_bytes(write(record))
    assert main(["replay", str(file), "--step", "0"]) == 0


def test_one_goes_on_from_a_point_of_its_record() -> None:
    house = laid(LAST_TURN)
    house.act("ann", "kind:commoner", "area:C2")
    record = record_of(house.game, house.header, house.log)
    branch = House.playing(
        house.game, 1, seats=3, bots=["", "easy", "easy"], opening=opening_at(record, 1), join="invited"
    )
    assert "area:C2" in branch.clients["ann"].offers


def test_a_record_of_a_position_that_can_not_be_laid_says_so() -> None:
    house = laid(LAST_TURN)
    house.act("ann", "kind:commoner", "area:C2")
    record = record_of(house.game, house.header, house.log)
    header = msgspec.structs.replace(record.header, position={"field": "nonsense"})
    again = replay(msgspec.structs.replace(record, header=header))
    assert again.departure is not None
    assert again.departure.code == "refused_setup"


def test_the_game_after_it_begins_anew() -> None:
    house = laid(LAST_TURN)
    house.act("ann", "kind:commoner", "area:C2")
    house(Vote("rematch", True), "ann")
    assert "kind:commoner" in house.clients["ann"].offers
    assert house.clients["ann"].view["phase"] == "redraw"


def test_nobody_else_can_join_it() -> None:
    house = House.open(find_game("lumiel"), position={"seats": 3})
    house(Sit(0, "Ann"), "ann")
    with pytest.raises(ChosenSeed):
        house(Sit(1, "Bob"), "bob")


@pytest.mark.parametrize(
    ("game", "position", "says"),
    [
        ("lumiel", {"field": "nonsense"}, "field"),
        ("lumiel", {"seats": 2}, "3, 4"),
        ("lumiel", {"players": [{"hand": "dragon"}]}, "hand"),
        ("lumiel", {"seed": -1}, "seed"),
        ("lumiel", {"acts": [[0, "fly"]]}, "fly"),
        ("lumiel", {"seats": 3, "players": [{"hand": "", "deck": ""}, {"hand": "com"}, {"hand": "com"}]}, "over"),
        ("walpurgis", {"players": [{"deck": 10**9}, {}]}, "deck"),
        ("walpurgis", {}, "players"),
        ("flip_angel", {"row": [1, 2]}, "row"),
        ("troll_master", {"players": [{"pawn": 99}]}, "pawn"),
        ("trump_fighter", {"hands": ["S9"]}, "hands"),
        ("trump_fighter", {"deck": "S9 S9"}, "S9"),
    ],
)
def test_what_can_not_be_laid_is_refused_in_a_sentence(game: str, position: dict[str, Any], says: str) -> None:
    with assert_refused(UnplayablePosition, match=says) as no:
        create_table(find_game(game), table="t", host="ann", time=0, position=position)
    assert no.value.code == "bad_position"
    assert no.value.text.en.endswith(".")


def test_moves_that_can_not_be_made_are_refused() -> None:
    with assert_refused(UnplayablePosition, match=r"moves\[1\]"):
        laid(
            {"seats": 3, "field": FIELD, "players": [{"hand": "com ..."}]}, moves=[(0, "kind:commoner"), (0, "area:A2")]
        )


@pytest.mark.parametrize("beside", [{"seed": 1}, {"seats": 3}, {"options": {"redraw": False}}])
def test_a_position_brings_its_own_seats_options_and_seed(beside: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        create_table(find_game("lumiel"), table="t", host="ann", time=0, position={"seats": 3}, **beside)


def test_moves_need_a_position() -> None:
    with pytest.raises(BadOption):
        create_table(find_game("lumiel"), table="t", host="ann", time=0, moves=[(0, "pass")])
