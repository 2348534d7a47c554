"""Who may sit where, and when a game can begin."""

from typing import Any

import pytest

from dengen.core.base.errors import BadOption, BadSeatCount
from dengen.table import RELAXED_PACE, create_table
from dengen.table.commands import Begin, Clear, Leave, Rename, SeatBot, Sit, Stand, Swap
from dengen.table.errors import (
    BadText,
    ChosenSeed,
    NotHost,
    NotInvited,
    NotSeated,
    SeatNotFound,
    SeatTaken,
    TableError,
    WrongMoment,
)
from tests.core.small.auction import AuctionGame
from tests.table.kit import House


@pytest.fixture
def house() -> House:
    house = House.open(AuctionGame(), seats=3)
    house(Sit(0, "Ann"), "ann")
    house.listen("")
    return house


def chairs(house: House) -> list[str]:
    shown = house.clients[""].shown["room"]["chairs"]
    return [chair.get("name") or chair.get("level") or "" for chair in shown]


def test_a_seat_that_is_taken_can_not_be_taken(house: House) -> None:
    with pytest.raises(SeatTaken):
        house(Sit(0, "Bob"), "bob")


def test_a_seat_that_does_not_exist_can_not_be_taken(house: House) -> None:
    for seat in (-1, 3):
        with pytest.raises(SeatNotFound):
            house(Sit(seat, "Bob"), "bob")


def test_whoever_sits_can_move_to_an_empty_seat(house: House) -> None:
    house(Sit(2, "Ann"), "ann")
    assert chairs(house) == ["", "", "Ann"]


def test_a_name_is_one_short_visible_line(house: House) -> None:
    house(Sit(0, "  Ann\n\u202e the\tFirst "), "ann")
    assert chairs(house)[0] == "Ann the First"
    for bad in ("", " \n", "\u200d \u200d", "x" * 25):
        with pytest.raises(BadText):
            house(Sit(0, bad), "ann")


@pytest.mark.parametrize(
    ("join", "invite", "opens"),
    [("anyone", "", True), ("invited", "k", True), ("invited", "x", False), ("nobody", "k", False)],
)
def test_who_may_join_is_for_the_table_to_say(join: str, invite: str, opens: bool) -> None:
    house = House.open(AuctionGame(), seats=3, join=join, invite="k")
    house(Sit(0, "Ann"), "ann")
    if opens:
        house(Sit(1, "Bob", invite=invite), "bob")
        assert house.table.seat_of("bob") == 1
    else:
        with pytest.raises(NotInvited):
            house(Sit(1, "Bob", invite=invite), "bob")


def test_a_table_without_an_invitation_is_opened_by_none() -> None:
    house = House.open(AuctionGame(), seats=3, join="invited", invite="")
    with pytest.raises(NotInvited):
        house(Sit(1, "Bob"), "bob")


@pytest.mark.parametrize(("watch", "stranger"), [("anyone", True), ("invited", False), ("nobody", False)])
def test_who_may_watch_is_for_the_table_to_say(watch: str, stranger: bool) -> None:
    house = House.open(AuctionGame(), seats=3, watch=watch, invite="k")
    house(Sit(0, "Ann"), "ann")
    assert house.table.may_watch("ann")
    assert house.table.may_watch("bob") is stranger
    assert house.table.may_watch("bob", "k") is (watch != "nobody")


def test_only_the_host_seats_and_removes(house: House) -> None:
    house(Sit(1, "Bob"), "bob")
    for command in (SeatBot(2, "easy"), Clear(0), Begin()):
        with pytest.raises(NotHost):
            house(command, "bob")
    house(SeatBot(2, "easy"), "ann")
    house(Clear(1), "ann")
    assert chairs(house) == ["Ann", "", "easy"]


def test_a_person_swaps_with_nobody_or_a_bot_and_only_the_host_with_a_person(house: House) -> None:
    house(Sit(1, "Bob"), "bob")
    with pytest.raises(NotHost):
        house(Swap(0, 1), "bob")
    house(Swap(1, 2), "bob")
    house(Swap(0, 2), "ann")
    assert chairs(house) == ["Bob", "", "Ann"]


def test_the_host_who_leaves_passes_the_table_on(house: House) -> None:
    house(Sit(1, "Bob"), "bob")
    house(Leave(), "ann")
    assert house.clients[""].shown["room"]["host"] == "bob"


def test_a_table_that_everybody_has_left_is_closed(house: House) -> None:
    house(Leave(), "ann")
    assert house.clients[""].shown["room"]["stage"] == "closed"
    with pytest.raises(WrongMoment):
        house(Sit(0, "Ann"), "ann")


def test_a_game_begins_only_when_every_seat_is_taken(house: House) -> None:
    with pytest.raises(WrongMoment):
        house(Begin(), "ann")
    house(SeatBot(1, "easy"), "ann")
    house(SeatBot(2, "hard"), "ann")
    house(Begin(), "ann")
    assert house.clients[""].shown["room"]["stage"] == "playing"
    for command in (Begin(), Sit(1, "Bob"), Swap(0, 1), SeatBot(1, "easy")):
        with pytest.raises(WrongMoment):
            house(command, "ann")


def test_a_seat_brings_its_own_options_and_others_do_not_see_them(house: House) -> None:
    house(Sit(0, "Ann", {"deal": "high"}), "ann")
    house(Sit(1, "Bob", {"deal": "low"}), "bob")
    house(SeatBot(2, "easy"), "ann")
    house(Begin(), "ann")
    assert house.listen("ann").view["hand"] == [9, 10, 11, 12]
    assert house.listen("bob").view["hand"] == [1, 2, 3, 4]
    assert b"high" not in b"".join(house.clients["bob"].bodies + house.clients[""].bodies)


def test_what_a_seat_brings_is_checked_at_once(house: House) -> None:
    bad: list[dict[str, Any]] = [{"deal": "best"}, {"shout": True}, {"deck": []}]
    for options in bad:
        with pytest.raises(BadOption):
            house(Sit(0, "Ann", options), "ann")


def test_options_of_a_seat_are_not_settled_for_the_table() -> None:
    with pytest.raises(BadOption):
        create_table(AuctionGame(), table="t", host="ann", time=0, options={"deal": ["low", "low"]})


def test_a_founding_is_checked() -> None:
    with pytest.raises(BadSeatCount):
        create_table(AuctionGame(), table="t", host="ann", time=0, seats=7)
    with pytest.raises(BadSeatCount):
        create_table(AuctionGame(), table="t", host="ann", time=0, seats=2, bots=["easy"])
    with pytest.raises(BadOption):
        create_table(AuctionGame(), table="t", host="ann", time=0, first_to=0)
    assert create_table(AuctionGame(), table="t", host="ann", time=0).pace == RELAXED_PACE


def test_nobody_else_joins_where_the_seed_was_chosen() -> None:
    house = House.open(AuctionGame(), seats=2, seed=7)
    house(Sit(0, "Ann"), "ann")
    with pytest.raises(ChosenSeed):
        house(Sit(1, "Bob"), "bob")
    house(SeatBot(1, "easy"), "ann")
    house(Begin(), "ann")
    assert house.log[-1].what.seed == 7  # type: ignore[union-attr]


def test_where_the_seed_was_chosen_a_stranger_does_not_sit_down_first() -> None:
    with pytest.raises(ChosenSeed):
        House.open(AuctionGame(), seats=2, seed=7)(Sit(1, "Bob"), "bob")


def test_without_a_chosen_seed_it_comes_from_the_entropy_given() -> None:
    seeds = {House.playing(AuctionGame(), entropy=entropy).log[-1].what.seed for entropy in (5, 6)}  # type: ignore[union-attr]
    assert seeds == {5, 6}


def test_a_stranger_can_do_nothing(house: House) -> None:
    for command in (Leave(), Swap(1, 2), Clear(0)):
        with pytest.raises(TableError):
            house(command, "eve")
    with pytest.raises(NotSeated):
        house.table.attach("eve")


def test_nobody_is_called_like_somebody_else(house: House) -> None:
    house(Sit(1, "Ａｎｎ"), "bob")
    house(Sit(2, "ANN"), "cyd")
    assert chairs(house) == ["Ann", "Ａｎｎ 2", "ANN 3"]


def test_a_long_name_is_cut_where_it_needs_a_number(house: House) -> None:
    house(Rename("x" * 24), "ann")
    house(Sit(1, "x" * 24), "bob")
    assert chairs(house)[:2] == ["x" * 24, "x" * 22 + " 2"]


def test_a_name_is_changed_at_any_time_and_to_nobody_elses(house: House) -> None:
    house(Sit(1, "Bob"), "bob")
    house(Rename("Anna"), "ann")
    house(SeatBot(2, "easy"), "ann")
    house(Begin(), "ann")
    house(Rename("anna"), "bob")
    assert chairs(house) == ["Anna", "anna 2", "easy"]
    with pytest.raises(NotSeated):
        house(Rename("Eve"), "eve")
    with pytest.raises(BadText):
        house(Rename(" "), "ann")


def test_who_stands_up_before_the_start_stays_around_and_so_does_the_table(house: House) -> None:
    house(Stand(), "ann")
    assert chairs(house) == ["", "", ""]
    assert house.table.stage == "gathering"
    house(Sit(1, "Ann"), "ann")
    house(SeatBot(0, "easy"), "ann")
    house(SeatBot(2, "easy"), "ann")
    house(Begin(), "ann")
    with pytest.raises(WrongMoment):
        house(Stand(), "ann")


def test_whom_a_seat_is_offered() -> None:
    house = House.open(AuctionGame(), seats=2, join="invited", invite="xyz")
    assert house.table.may_sit("ann")
    assert house.table.may_sit("eve", "xyz")
    assert not house.table.may_sit("eve", "wrong")
