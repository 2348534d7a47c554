"""A record played again leads to the same end, or says exactly where and why not."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import UnknownGame
from dengen.core.game import Game
from dengen.table import Record, record_of, replay
from dengen.table.commands import Begin, SeatBot, Sit, TakeBack
from dengen.table.creation import create_table
from dengen.table.errors import BadRecord, ChosenSeed
from dengen.table.records.record import read, write
from dengen.table.records.replay import opening_at
from examples.high_card import HighCard
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import PEOPLE, House
from tests.wording import assert_in_japanese, assert_refused


def played(game: Game[Any], people: int, seed: int) -> House:
    """A whole game of random answers, some of them taken back."""
    house = House.playing(game, people, entropy=seed)
    rng = Chance(seed)
    while house.clients["ann"].shown["room"]["stage"] == "playing":
        person = PEOPLE[rng.below(people)]
        offers = house.clients[person].offers
        if offers:
            house.act(person, offers[rng.below(len(offers))])
        if house.clients[person].shown["you"]["can_take_back"] and rng.below(3) == 0:
            house(TakeBack(), person)
    return house


def record(house: House) -> Record:
    return read(write(record_of(house.game, house.header, house.log)))


def changed(record: Record, **parts: Any) -> Record:
    return msgspec.structs.replace(record, **parts)


@pytest.fixture
def house() -> House:
    return played(AuctionGame(), 2, 3)


@pytest.mark.parametrize(("game", "people"), [(AuctionGame, 3), (HighCard, 3), (ForeheadGame, 4)])
@pytest.mark.parametrize("seed", range(5))
def test_every_game_is_replayed_to_the_same_end(game: type[Game[Any]], people: int, seed: int) -> None:
    house = played(game(), people, seed)
    again = replay(record(house), game())
    assert again.departure is None
    assert len(again.moments) == len(again.record.entries) + 1
    assert msgspec.to_builtins(again.last.outcome()) == house.clients["ann"].view["outcome"]


def test_the_example_of_the_docs_is_a_record() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    example = page.split("```json\n")[1].split("```")[0]
    again = replay(read(example.encode()), HighCard())
    assert again.departure is None
    assert [entry.undone for entry in again.record.entries] == [[], [1], [], []]


def test_its_events_tell_the_same_story(house: House) -> None:
    again = replay(record(house), house.game)
    taken_back = {undone for entry in again.record.entries for undone in entry.undone}
    told = [
        house.game.tell(event, 0)
        for moment in again.moments
        if moment.number not in taken_back
        for event in moment.events
    ]
    ann = [line for line in house.clients["ann"].story if line["kind"] != "table_took_back"]
    assert [msgspec.to_builtins(words) for words in told if words] == ann


def test_a_refused_entry_is_named_and_all_before_it_is_shown(house: House) -> None:
    good = record(house)
    entries = [*good.entries]
    entries[2] = msgspec.structs.replace(entries[2], action="card:12", undone=[])
    again = replay(changed(good, entries=entries), house.game)
    assert again.departure is not None
    assert_in_japanese(again.departure.text)
    assert (again.departure.number, again.departure.code) == (3, "refused")
    assert "At entry 3" in again.departure.text.en
    assert len(again.moments) == 3


def test_an_action_that_no_longer_exists_is_a_refused_entry(house: House) -> None:
    good = record(house)
    first = msgspec.structs.replace(good.entries[0], action="fly")
    again = replay(changed(good, entries=[first, *good.entries[1:]]), house.game)
    assert again.departure is not None
    assert_in_japanese(again.departure.text)
    assert again.departure.number == 1
    assert "'fly'" in again.departure.text.en


def test_another_version_of_the_rules_that_leads_to_the_same_end_is_no_departure(house: House) -> None:
    good = record(house)
    old = changed(good, header=msgspec.structs.replace(good.header, rules=0))
    assert replay(old, house.game).departure is None


def test_another_version_of_the_rules_is_named_where_it_departs(house: House) -> None:
    good = record(house)
    old = changed(good, header=msgspec.structs.replace(good.header, rules=0), entries=good.entries[:-1])
    departure = replay(old, house.game).departure
    assert departure is not None
    assert_in_japanese(departure.text)
    assert (departure.code, departure.number) == ("not_over", len(good.entries))
    assert "version 0 of the rules; these are version 1" in departure.text.en
    assert "第0版" in departure.text.ja


def test_an_option_of_earlier_rules_is_refused_with_both_versions(house: House) -> None:
    good = record(house)
    old = changed(good, header=msgspec.structs.replace(good.header, rules=0, options={"wind": 3}))
    departure = replay(old, house.game).departure
    assert departure is not None
    assert_in_japanese(departure.text)
    assert departure.code == "refused_setup"
    assert departure.text.en.startswith("At the header: There is no option 'wind'.")
    assert departure.text.en.endswith("The record was made by version 0 of the rules; these are version 1.")


def test_other_cards_are_named(house: House) -> None:
    good = record(house)
    cards = msgspec.structs.replace(good.header.cards, hash="0123")
    other = changed(good, header=msgspec.structs.replace(good.header, cards=cards))
    departure = replay(other, house.game).departure
    assert departure is not None
    assert_in_japanese(departure.text)
    assert (departure.number, departure.code) == (0, "other_cards")


def test_options_that_no_longer_exist_are_named(house: House) -> None:
    good = record(house)
    header = msgspec.structs.replace(good.header, options={"wind": 3})
    departure = replay(changed(good, header=header), house.game).departure
    assert departure is not None
    assert_in_japanese(departure.text)
    assert (departure.number, departure.code) == (0, "refused_setup")
    assert "'wind'" in departure.text.en


def test_another_outcome_and_another_last_position_are_told_apart(house: House) -> None:
    good = record(house)
    assert good.end.outcome is not None
    outcome = msgspec.structs.replace(good.end.outcome, reason="rain")
    for end, code in (({"outcome": outcome}, "other_outcome"), ({"hash": "0"}, "other_position")):
        departure = replay(changed(good, end=msgspec.structs.replace(good.end, **end)), house.game).departure
        assert departure is not None
        assert_in_japanese(departure.text)
        assert (departure.code, departure.number) == (code, len(good.entries) + 1)
        assert departure.text.en.startswith("At the end")


def test_another_seed_is_another_game() -> None:
    house = played(HighCard(), 3, 5)
    good = record(house)
    other = changed(good, header=msgspec.structs.replace(good.header, seed=good.header.seed + 1))
    departure = replay(other, house.game).departure
    assert departure is not None
    assert_in_japanese(departure.text)


def test_a_game_that_is_not_installed_is_unknown(house: House) -> None:
    with pytest.raises(UnknownGame):
        replay(record(house))


def test_a_record_is_of_its_own_game(house: House) -> None:
    with assert_refused(BadRecord):
        replay(record(house), HighCard())


# ---- going on from there ----


@pytest.mark.parametrize("at", [0, 1, 3, 5])
def test_a_new_table_goes_on_from_any_point_against_bots(house: House, at: int) -> None:
    good = record(house)
    there = replay(good, house.game).moments[at].state
    header = create_table(house.game, table="u", host="ann", time=0, seats=2, opening=opening_at(good, at))
    second = House(house.game, header)
    second(Sit(0, "Ann"), "ann")
    second(SeatBot(1, "easy"), "ann")
    second(Begin(), "ann")
    ann = second.listen("ann")
    assert ann.view == msgspec.to_builtins(msgspec.structs.replace(house.game.view(there, 0), memory=None))
    while ann.shown["room"]["stage"] == "playing":
        second.run_bots()
        if ann.offers:
            second.act("ann", ann.offers[0])
    again = replay(record(second), house.game)
    assert again.departure is None
    assert all(entry.by == "record" for entry in again.record.entries[: len(opening_at(good, at).moves)])


def test_nobody_else_joins_a_game_whose_cards_are_known(house: House) -> None:
    header = create_table(
        house.game, table="u", host="ann", time=0, seats=2, join="anyone", opening=opening_at(record(house), 2)
    )
    second = House(house.game, header)
    second(Sit(0, "Ann"), "ann")
    with pytest.raises(ChosenSeed):
        second(Sit(1, "Bob"), "bob")


def test_there_is_no_going_on_from_beyond_the_end(house: House) -> None:
    with assert_refused(BadRecord):
        opening_at(record(house), 999)


def test_a_replay_can_be_stepped_through_and_shown_in_a_notebook() -> None:
    told = record(played(HighCard(), 2, seed=4))
    again = replay(told, HighCard())
    assert len(again) == len(told.entries) + 1
    assert [moment.number for moment in again] == list(range(len(again)))
    assert again[-1].state == again.last
    assert f"<p>1: {told.entries[0].action}</p><svg" in again[1]._repr_html_()
