"""A live fight: inputs are logged with their times, its beats are entries, and a restart rebuilds it."""

import contextlib
from typing import Any

import msgspec
import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadAction, DengenError, IllegalAction
from dengen.table import Table, record_of, replay
from dengen.table.commands import Act, BotFeed, Feed, Measure, Resign, Restart, TakeBack, Tick, Vote
from dengen.table.entries import Answered, Fed
from dengen.table.errors import BadEntry, CantTakeBack, WrongMoment
from examples.high_card import HighCard
from tests.table.kit import House
from tests.table.live_high_card import LiveHighCard


@pytest.fixture
def house() -> House:
    house = House.playing(LiveHighCard(), entropy=5)
    house.wait(301)
    return house


def card(name: str) -> Feed:
    return Feed({"kind": "act", "action": name})


def answers(house: House) -> list[tuple[int, int, str, str]]:
    what = [(entry.time, entry.what) for entry in house.log]
    return [(time, one.seat, one.action, one.by) for time, one in what if isinstance(one, Answered)]


def test_an_input_is_logged_before_it_makes_a_beat(house: House) -> None:
    offer = house.clients["ann"].offers[0]
    house(card(offer), "ann")
    assert house.log[-1].what == Fed(0, {"kind": "act", "action": offer})
    assert answers(house) == []


def test_the_entries_of_a_beat_have_one_time_and_say_who_answered(house: House) -> None:
    ann, bob = house.clients["ann"].offers, house.clients["bob"].offers
    house.time += 10
    house(card(ann[1]), "ann")
    house.wait(2000)
    assert answers(house)[:2] == [(2300, 0, ann[1], "person"), (2300, 1, bob[0], "clock")]


def test_a_beat_that_closes_by_an_input_has_its_time(house: House) -> None:
    house(card(house.clients["ann"].offers[0]), "ann")
    house.time += 70
    house(card(house.clients["bob"].offers[0]), "bob")
    assert [(time, seat, by) for time, seat, _, by in answers(house)] == [(1371, 0, "person"), (1371, 1, "person")]


def test_an_input_is_no_sign_of_life_to_the_other(house: House) -> None:
    before = len(house.clients["bob"].bodies)
    house(card(house.clients["ann"].offers[0]), "ann")
    assert len(house.clients["bob"].bodies) == before


def test_time_alone_changes_what_is_shown_without_an_entry() -> None:
    house = House.playing(LiveHighCard(), entropy=5)
    assert house.clients["ann"].question is None
    before = len(house.log)
    house.wait(301)
    assert house.clients["ann"].question is not None
    assert len(house.log) == before


def test_an_input_that_is_refused_changes_nothing(house: House) -> None:
    before = len(house.log)
    missing = next(f"card:{n}" for n in range(1, 21) if f"card:{n}" not in house.clients["ann"].offers)
    with pytest.raises(IllegalAction) as refused:
        house(card(missing), "ann")
    assert refused.value.refusal.clause == "HC-3"
    assert refused.value.text.ja == "手札にあるカードしか出せない。"
    assert len(house.log) == before


def test_a_client_does_not_measure_itself(house: House) -> None:
    with pytest.raises(BadAction):
        house(Feed({"kind": "ping", "round_trip": 900}), "ann")
    house(Measure(0, 42))
    assert house.log[-1].what == Fed(0, {"kind": "ping", "round_trip": 42})


def test_nothing_is_answered_or_taken_back_in_a_live_fight(house: House) -> None:
    house(card(house.clients["ann"].offers[0]), "ann")
    with pytest.raises(WrongMoment):
        house(Act(house.question("bob"), [house.clients["bob"].offers[0]]), "bob")
    with pytest.raises(CantTakeBack):
        house(TakeBack(), "ann")
    with pytest.raises(WrongMoment):
        house(Vote("take_back"), "bob")


def test_a_game_by_questions_takes_no_inputs() -> None:
    with pytest.raises(WrongMoment):
        House.playing(HighCard())(card("card:1"), "ann")


def test_a_bot_puts_in_only_for_its_own_seat() -> None:
    house = House.playing(LiveHighCard(), 1, seats=2, bots=["", "easy"], entropy=5)
    house.wait(301)
    assert house.jobs == []
    assert house.table.bots() == {1: "easy"}
    live = house.table.live
    assert live is not None
    house(BotFeed(1, {"kind": "act", "action": house.game.name(live.legal(1)[0])}))
    house(card(house.clients["ann"].offers[0]), "ann")
    assert [by for *_, by in answers(house)] == ["person", "bot"]
    with pytest.raises(WrongMoment):
        house(BotFeed(0, {"kind": "act", "action": "card:1"}))


def test_giving_up_ends_the_fight_by_its_own_rule(house: House) -> None:
    assert house.table.is_live
    house(Resign(), "ann")
    assert house.clients["bob"].shown["room"]["stage"] == "over"
    assert not house.table.is_live


def test_after_a_restart_a_new_count_in_comes_first(house: House) -> None:
    house(card(house.clients["ann"].offers[0]), "ann")
    house.time += 60_000
    house.table = house.rebuilt()
    for viewer in ("ann", "bob", ""):
        house.listen(viewer)
    house(Restart(house.time - 1000))
    assert house.clients["ann"].question is None
    with pytest.raises(BadAction):
        house(card("card:1"), "bob")
    house.wait(301)
    assert house.clients["ann"].question is not None


@pytest.mark.parametrize("seed", range(12))
def test_a_fight_rebuilt_at_any_point_is_the_same(seed: int) -> None:
    rng = Chance(seed)
    house = House.playing(LiveHighCard(), 2, entropy=seed)
    while house.clients["ann"].shown["room"]["stage"] == "playing":
        house.time += int(rng.below(700))
        if rng.below(2):
            house.wait(0)
        person = ("ann", "bob")[rng.below(2)]
        offers = house.clients[person].offers
        with contextlib.suppress(DengenError):  # it came too late
            house(card(offers[rng.below(len(offers))] if offers else "card:1"), person)
        house(Tick())
        copy = house.rebuilt()
        tick = copy.propose(Tick(), house.time)
        assert tick.entries == ()
        copy.commit(tick)
        assert shown(copy) == shown(house.table)
    record = record_of(house.game, house.header, house.log)
    assert replay(record, LiveHighCard()).departure is None


def test_a_stored_answer_that_the_fight_did_not_give_is_named(house: House) -> None:
    house(card(house.clients["ann"].offers[0]), "ann")
    house(card(house.clients["bob"].offers[0]), "bob")
    *before, ann, bob = house.log
    for bad in ([bob], [ann, ann]):
        wrong = [msgspec.structs.replace(entry, number=ann.number + at) for at, entry in enumerate(bad)]
        with pytest.raises(BadEntry) as raised:
            Table.rebuild(house.game, house.header, [*before, *wrong])
        assert raised.value.number == wrong[-1].number


def shown(table: Table) -> list[Any]:
    parts = [msgspec.json.decode(table.attach(viewer).body) for viewer in ("ann", "bob", "")]
    return [{**part, "stream": "", "number": 0} for part in parts] + [table.due()]
