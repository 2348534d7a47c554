"""Those who only watch: they talk to each other, and whoever plays reads it when it can't help any more."""

import msgspec
import pytest

from dengen.table.commands import Begin, Leave, Mute, Resign, Say, Sit, Vote
from dengen.table.errors import BadText, RemarksDisabled, TooFast
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import House


def heard(house: House, viewer: str) -> list[str]:
    return [line["text"] for line in house.clients[viewer].chat]


def remark(house: House, text: str, by: str = "eve", name: str = "Eve") -> None:
    house(Say(text, name), by)


def test_during_a_game_only_those_who_watch_hear_what_is_said_around_the_table() -> None:
    house = House.playing(ForeheadGame())
    before = {person: len(house.clients[person].bodies) for person in ("ann", "bob")}
    remark(house, "Ann should fold")
    assert heard(house, "") == ["Ann should fold"]
    assert house.clients[""].chat[0] == {"person": "eve", "name": "Eve", "text": "Ann should fold", "time": 1000}
    assert {person: len(house.clients[person].bodies) for person in before} == before, (
        "not even that something was said"
    )
    assert "should" not in repr(house.rebuilt().attach("ann")), "nor after coming back"


def test_the_players_read_it_in_its_place_when_the_game_is_over() -> None:
    house = House.playing(ForeheadGame())
    remark(house, "Ann should fold")
    house.time += 1
    house(Say("thinking …"), "ann")
    house(Resign(), "ann")
    assert heard(house, "bob") == ["thinking …", "Ann should fold"]
    assert heard(house, "") == ["Ann should fold", "thinking …"], "nothing is told twice"
    fresh = msgspec.json.decode(house.rebuilt().attach("bob").body)
    assert [line["text"] for line in fresh["chat"]] == ["Ann should fold", "thinking …"]


def test_a_game_that_is_stopped_together_is_over_too() -> None:
    house = House.playing(ForeheadGame())
    remark(house, "a draw, then")
    for person in ("ann", "bob"):
        house(Vote("abandon"), person)
    assert heard(house, "ann") == ["a draw, then"]


def test_before_and_after_a_game_everybody_hears_everybody() -> None:
    house = House.open(ForeheadGame(), seats=2)
    house(Sit(0, "Ann"), "ann")
    house.listen("ann")
    remark(house, "may I?")
    assert heard(house, "ann") == ["may I?"]
    house(Sit(1, "Eve"), "eve")
    house(Begin(), "ann")
    house(Resign(), "ann")
    remark(house, "well played", "bob", "Bob")
    assert heard(house, "ann") == ["may I?", "well played"]


def test_who_leaves_a_game_can_tell_those_who_play_on_nothing() -> None:
    house = House.playing(ForeheadGame(), 4)
    house(Leave(), "cyd")
    remark(house, "Ann has the four", "cyd", "Cyd")
    assert heard(house, "bob") == []
    assert heard(house, "") == ["Ann has the four"]


def test_where_something_is_at_stake_nobody_reads_it_before_the_end() -> None:
    house = House.playing(ForeheadGame(), rated=True)
    remark(house, "Ann should fold")
    assert heard(house, "") == heard(house, "ann") == []
    assert "should" not in repr(house.rebuilt().attach("")), "a second window shows nothing either"
    house(Resign(), "ann")
    assert heard(house, "") == heard(house, "ann") == ["Ann should fold"]


@pytest.mark.parametrize(("settings", "remarks"), [({}, "now"), ({"rated": True}, "after"), ({"quick": 9}, "after")])
def test_strangers_and_ratings_are_protected_by_default(settings: dict[str, int], remarks: str) -> None:
    assert House.open(ForeheadGame(), seats=2, **settings).header.remarks == remarks
    assert House.open(ForeheadGame(), seats=2, **settings, remarks="never").header.remarks == "never"


def test_a_table_may_be_without_such_talk() -> None:
    house = House.playing(ForeheadGame(), remarks="never")
    with pytest.raises(RemarksDisabled):
        remark(house, "hello")
    house(Say("hello"), "ann")
    assert heard(house, "") == ["hello"]


def test_nobody_talks_without_a_name_or_under_a_players() -> None:
    house = House.playing(ForeheadGame())
    with pytest.raises(BadText):
        remark(house, "hello", name=" ")
    remark(house, "I resign", name="ＡＮＮ")
    assert house.clients[""].chat[0]["name"] == "ＡＮＮ 2"


def test_a_crowd_is_held_to_so_much_at_once_and_in_a_game() -> None:
    house = House.playing(ForeheadGame())
    limits = house.table.limits
    for number in range(limits.gallery):
        remark(house, str(number), f"e{number}")
    with pytest.raises(TooFast):
        remark(house, "and me", "late")
    house(Say("players still talk"), "ann")
    for number in range(limits.gallery, limits.remarks):
        house.time += limits.span
        remark(house, str(number))
    house.time += limits.span
    with pytest.raises(TooFast):
        remark(house, "one more")
    house(Resign(), "ann")
    for person in ("ann", "bob"):
        house(Vote("rematch"), person)
    remark(house, "a new game")


def test_a_player_who_has_read_it_can_mute_it() -> None:
    house = House.playing(ForeheadGame())
    remark(house, "boo")
    house(Resign(), "ann")
    house(Mute("eve"), "ann")
    house.time += 1
    remark(house, "boo again")
    assert heard(house, "ann") == ["boo"]
    assert heard(house, "bob") == ["boo", "boo again"]
