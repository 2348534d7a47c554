"""A clock of one's own is seen by everybody before they sit down, or it isn't had."""

import pytest

import dengen
from dengen.table.commands import Begin, SeatBot, Sit
from dengen.table.errors import NotAgreed
from tests.table.kit import House
from tests.wording import assert_in_japanese

FAST = {"move_gap": 0}


def house(**settings: object) -> House:
    return House.open(dengen.game("trump_fighter"), seats=2, **settings)


def gaps(table: House) -> object:
    play = table.table._room.play
    assert play is not None
    return play.state.options["move_gap"]


def test_who_sits_down_after_it_was_chosen_has_agreed() -> None:
    table = house()
    table(Sit(0, "Ann", FAST), "ann")
    assert table.listen("").shown["room"]["chairs"][0]["handicap"] == FAST
    table(Sit(1, "Bob"), "bob")
    table(Sit(0, "Ann", FAST), "ann")
    table(Begin(), "ann")
    assert gaps(table) == [0, 300]


def test_nobody_changes_the_clocks_of_a_seat_once_others_sit() -> None:
    table = house()
    table(Sit(0, "Ann"), "ann")
    for command, by in ((Sit(1, "Bob", FAST), "bob"), (Sit(0, "Ann", FAST), "ann")):
        if by == "ann":
            table(Sit(1, "Bob", {"move_gap": 300, "handedness": "left"}), "bob")
        with pytest.raises(NotAgreed) as no:
            table(command, by)
        assert_in_japanese(no.value.text)
    assert all("handicap" not in chair for chair in table.listen("").shown["room"]["chairs"])


def test_a_bots_clocks_are_seen_before_anybody_comes_or_are_the_usual_ones() -> None:
    table = House.open(dengen.game("trump_fighter"), seats=2)
    table(Sit(0, "Ann"), "ann")
    table(SeatBot(1, "easy", FAST), "ann")
    assert table.listen("").shown["room"]["chairs"][1]["handicap"] == FAST


def test_who_gives_it_up_needs_nobodys_consent() -> None:
    table = house()
    table(Sit(0, "Ann", FAST), "ann")
    table(Sit(1, "Bob"), "bob")
    table(Sit(0, "Ann"), "ann")
    assert "handicap" not in table.listen("").shown["room"]["chairs"][0]
    with pytest.raises(NotAgreed):
        table(Sit(0, "Ann", FAST), "ann")


@pytest.mark.parametrize("settings", [{"rated": True}, {"quick": 30_000}])
def test_rated_games_and_strangers_have_the_same_clocks(settings: dict[str, object]) -> None:
    with pytest.raises(NotAgreed):
        house(**settings)(Sit(0, "Ann", FAST), "ann")
