"""Help by a game's own options, such as Super Trump Fighter's `assist`: where the table has help, and nowhere else."""

import pytest

from dengen.games.trump_fighter import TrumpFighter
from dengen.table import create_table
from dengen.table.commands import Begin, SeatBot, Sit
from dengen.table.errors import HelpDisabled
from tests.table.kit import House

HELPED = {"assist": 2}


def house(help: bool | None) -> House:
    return House.open(TrumpFighter(), seats=2, options={"pace": "beats"}, help=help)


def assists(house: House) -> list[int]:
    """What the seats' views say."""
    return [house.listen(person).view["assist"] for person in ("ann", "bob")]


def test_alone_against_bots_there_is_help() -> None:
    here = house(None)
    here(Sit(0, "Ann", options=HELPED), "ann")
    here(SeatBot(1, "easy"), "ann")
    here(Begin(), "ann")
    assert here.listen("ann").view["assist"] == 2


def test_among_people_nobody_is_helped_unless_the_table_says_so() -> None:
    for help, expected in ((None, [0, 0]), (True, [2, 0])):
        here = house(help)
        here(Sit(0, "Ann", options=HELPED), "ann")
        here(Sit(1, "Bob"), "bob")
        here(Begin(), "ann")
        assert assists(here) == expected


def test_who_brings_help_to_a_table_without_it_is_told_so() -> None:
    here = house(False)
    with pytest.raises(HelpDisabled, match="'assist' can't be turned on"):
        here(Sit(0, "Ann", options=HELPED), "ann")
    here(Sit(0, "Ann", options={"assist": 0}), "ann")


def test_a_position_brings_no_help_to_a_table_without_it() -> None:
    game = TrumpFighter()
    position = {"options": {"pace": "beats", "assist": [2, 0]}}
    with pytest.raises(HelpDisabled):
        create_table(game, table="t", host="ann", time=0, position=position, help=False)
    assert create_table(game, table="t", host="ann", time=0, position=position).opening is not None
