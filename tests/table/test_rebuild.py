"""A table is its header and its entries: rebuilt at any point, it is the same for everybody."""

from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings

from dengen.core.base.chance import Chance
from dengen.core.base.errors import DengenError
from dengen.core.game import Game
from dengen.table import Pace, Table, commands
from dengen.table.entries import Entry
from dengen.table.errors import BadEntry, Conflict
from examples.high_card import HighCard
from tests.core.small.auction import AuctionGame
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import PEOPLE, House
from tests.wording import assert_in_japanese

GAMES = (AuctionGame, HighCard, ForeheadGame, DiceGame)
PACES = (Pace(), Pace(decision=300, bank=500, grace=400, bot_pause=50))
COMMANDS = 60


def any_house(game: Game[Any], pace: Pace, rng: Chance) -> House:
    """A table that has just been made, or one at which a game has begun."""
    seats = game.seat_counts[0]
    people = 1 + int(rng.below(seats))
    bots = [""] * people + ["easy"] * (seats - people)
    if rng.below(4):
        return House.playing(game, people, seats=seats, pace=pace, bots=bots, first_to=2)
    house = House.open(game, seats=seats, pace=pace, bots=bots)
    house.listen("")
    return house


def any_command(house: House, rng: Chance) -> tuple[Any, str]:
    """Something that somebody might do, possible or not."""
    seated = [person for person in PEOPLE if house.table.seat_of(person) is not None]
    person = seated[rng.below(len(seated))] if seated and rng.below(8) else PEOPLE[rng.below(3)]
    roll = rng.below(20)
    seat = int(rng.below(house.header.seats))
    offers = house.clients[person].offers if person in house.clients else []
    if roll < 10 and offers:
        gesture = [offers[rng.below(len(offers))] for _ in range(1 + rng.below(5) // 4)]
        return commands.Act(house.question(person), gesture), person
    if house.jobs and roll < 13:
        job = house.jobs.pop(0)
        act = Chance(job.seed).pick(job.world.legal(job.seat))
        return commands.BotAnswer(job.seat, job.question, act), ""
    if rng.below(60) == 0:
        return commands.Leave(), person
    choices: list[tuple[Any, str]] = [
        (commands.Sit(seat, person), person),
        (commands.SeatBot(seat, "easy"), "ann"),
        (commands.PaceBots(("instant", "brisk", "calm")[rng.below(3)]), "ann"),
        (commands.Begin(), "ann"),
        (commands.Swap(seat, 0), person),
        (commands.Say(f"hello {seat}"), person),
        (commands.Mute(PEOPLE[rng.below(3)]), person),
        *[(commands.TakeBack(), person)] * 4,
        *[(commands.Vote("take_back", rng.below(3) > 0), person)] * 2,
        *[(commands.Vote("rematch"), person)] * 4,
        (commands.Vote("abandon", rng.below(20) == 0), person),
        (commands.Resign(), person),
        *[(commands.Arrive(), person)] * 2,
        (commands.Depart(), person),
        (commands.Tick(), ""),
        (commands.Restart(house.time - 20), ""),
    ]
    return choices[rng.below(len(choices))]


def everything(table: Table, time: int) -> Any:
    """All that anybody can see, and all that the table wants."""
    shown = {}
    for person in (*PEOPLE, ""):
        if table.viewer(person) == person:
            shown[person] = {**msgspec.json.decode(table.attach(person).body), "number": 0, "stream": ""}
    jobs = [(job.seat, job.question, job.level, job.seed, job.ready) for job in table.jobs(time)]
    return shown, table.due(), jobs, table.number


@settings(max_examples=50, deadline=None)
@given(st.sampled_from(GAMES), st.sampled_from(PACES), st.integers(0, 2**40))
def test_a_table_rebuilt_at_any_point_is_the_same_for_everybody(game: type[Game[Any]], pace: Pace, seed: int) -> None:
    rng = Chance(seed)
    house = any_house(game(), pace, rng)
    for _ in range(COMMANDS):
        house.time += int(rng.below(120))
        command, by = any_command(house, rng)
        before = house.table.number
        try:
            house(command, by)
        except DengenError:
            assert house.table.number == before
        for person in PEOPLE:
            if house.table.viewer(person) == person and person not in house.clients:
                house.listen(person)
            elif house.table.viewer(person) != person:
                house.clients.pop(person, None)
        if rng.below(3):
            continue
        copy = house.rebuilt()
        for person, client in house.clients.items():
            fresh = msgspec.json.decode(copy.attach(person).body)
            assert client.shown == {part: fresh[part] for part in client.shown}
        assert everything(copy, house.time) == everything(house.table, house.time)


@pytest.fixture
def house() -> House:
    return House.playing(AuctionGame())


def test_a_change_that_could_not_be_stored_leaves_the_table_as_it_was(house: House) -> None:
    before = everything(house.table, house.time)
    change = house.table.propose(commands.Act(1, ["card:3"]), house.time, by="ann")
    assert change.entries
    assert everything(house.table, house.time) == before


def test_a_change_that_another_one_overtook_is_a_conflict(house: House) -> None:
    late = house.table.propose(commands.Act(1, ["card:3"]), house.time, by="ann")
    house(commands.Act(1, ["card:4"]), "bob")
    with pytest.raises(Conflict):
        house.table.commit(late)
    house.act("ann", "card:3")


def test_another_node_follows_the_entries_and_tells_its_own_viewers(house: House) -> None:
    other = house.rebuilt()
    other.attach("bob")
    house.act("ann", "card:3", "done")
    assert other.follow(house.log).messages == ()
    house.act("bob", "card:4", "card:9")
    (message,) = other.follow(house.log).messages
    assert msgspec.json.decode(message.body)["view"] == house.clients["bob"].view
    assert other.follow(house.log).messages == ()


def test_an_entry_that_does_not_follow_is_named(house: House) -> None:
    house.act("ann", "card:3")
    bad = msgspec.structs.replace(house.log[-1], number=house.log[-1].number + 1)
    with pytest.raises(BadEntry) as raised:
        Table.rebuild(house.game, house.header, [*house.log, bad])
    assert raised.value.number == bad.number
    assert_in_japanese(raised.value.text)


def test_a_stored_answer_that_the_rules_forbid_is_named_with_their_reason(house: House) -> None:
    refusal = house.table.why("ann", "card:5")
    assert refusal is not None
    house.act("ann", "card:3")
    bad = msgspec.structs.replace(house.log[-1], what=msgspec.structs.replace(house.log[-1].what, action="card:5"))
    with pytest.raises(BadEntry) as raised:
        Table.rebuild(house.game, house.header, [*house.log[:-1], bad])
    assert raised.value.number == bad.number
    assert refusal.en in str(raised.value)
    assert refusal.ja in raised.value.text.ja


def test_entries_read_back_from_json_are_equal(house: House) -> None:
    house.act("ann", "card:3")
    for entry in house.log:
        assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry
