"""What a viewer is sent, and that it is sent anything, doesn't depend on what it can't know."""

from typing import Any

import msgspec
import pytest

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.table import Pace, Table
from dengen.table.commands import Act, BotAnswer, TakeBack
from dengen.table.errors import TableError
from examples.high_card import HighCard
from tests.core.small.auction import AuctionGame
from tests.core.small.forehead import ForeheadGame
from tests.table.kit import PEOPLE, House

GAMES: list[tuple[type[Game[Any]], int]] = [(AuctionGame, 2), (AuctionGame, 3), (HighCard, 3), (ForeheadGame, 4)]
TIMED = Pace(decision=10_000, bank=60_000)
WORLDS = 3


def twin(house: House, world: State | None = None) -> Table:
    """The same table once more, with another truth behind it."""
    table = house.rebuilt()
    for viewer in (*PEOPLE[: house.header.seats], ""):
        table.attach(viewer)
    if world is not None:
        assert table._room.play is not None
        table._room.play.state = world
    return table


def looks(table: Table, seat: int | None) -> bytes:
    """What the game itself shows a seat."""
    assert table._room.play is not None
    return msgspec.json.encode([table.game.view(table._room.play.state, seat)])


def sent(table: Table, command: Any, by: str, time: int) -> dict[str, bytes]:
    effects = table.commit(table.propose(command, time, by=by))
    return {message.viewer: message.body for message in effects.messages}


def positions(house: House, seed: int) -> Any:
    """Each position of a random game, before the next answer."""
    rng = Chance(seed)
    while house.table._room.stage == "playing":
        yield
        actors = house.table._room.play.state.actors()  # type: ignore[union-attr]
        person = PEOPLE[actors[rng.below(len(actors))]]
        house.time += 250
        house.act(person, house.clients[person].offers[rng.below(len(house.clients[person].offers))])


AHEAD = 3  # answers of one seat in a row that are compared


def ahead(state: State, actor: int, rng: Chance) -> list[int]:
    """Answers that the actor could give in a row, in this world."""
    world = state.clone()
    acts: list[int] = []
    while world.is_asked(actor) and len(acts) < AHEAD:
        acts.append(rng.pick(world.legal(actor)))
        world.apply(actor, acts[-1])
    return acts


def compare(here: Table, there: Table, actor: int, acts: list[int], seat: int | None, time: int) -> int:
    """Give both tables these answers as long as they look the same to the seat; how often they sent the same to it."""
    compared = 0
    for act in acts:
        states = [table._room.play.state for table in (here, there)]  # type: ignore[union-attr]
        if any(act not in state.legal(actor) for state in states):
            return compared
        bodies = []
        for table in (here, there):
            question = table._room.play.questions[actor]  # type: ignore[union-attr]
            bodies.append(sent(table, Act(question, [here.game.name(act)]), PEOPLE[actor], time))
        if looks(here, seat) != looks(there, seat):
            return compared
        viewer = "" if seat is None else PEOPLE[seat]
        assert bodies[0].get(viewer) == bodies[1].get(viewer)
        compared += 1
    return compared


@pytest.mark.parametrize(("game", "people"), GAMES)
def test_worlds_that_look_the_same_send_the_same_bytes(game: type[Game[Any]], people: int) -> None:
    house = House.playing(game(), people, pace=TIMED)
    rng = Chance(5)
    compared = 0
    for _ in positions(house, 1):
        state = house.table._room.play.state  # type: ignore[union-attr]
        for seat in range(people):
            worlds = [state.resample(seat, rng) for _ in range(WORLDS)]
            here = twin(house).attach(PEOPLE[seat]).body
            assert all(twin(house, world.clone()).attach(PEOPLE[seat]).body == here for world in worlds)
            for actor in state.actors():
                for world in worlds[1:]:
                    acts = ahead(worlds[0], actor, rng)
                    for viewer in (seat, None):
                        tables = twin(house, worlds[0].clone()), twin(house, world.clone())
                        compared += compare(*tables, actor, acts, viewer, house.time + 100)
    assert compared > 20


@pytest.mark.parametrize(("game", "people"), GAMES)
def test_answers_that_look_the_same_to_others_send_them_the_same_bytes(game: type[Game[Any]], people: int) -> None:
    house = House.playing(game(), people, pace=TIMED)
    for _ in positions(house, 2):
        for actor in house.table._room.play.state.actors():  # type: ignore[union-attr]
            offers = house.clients[PEOPLE[actor]].offers
            tables = [twin(house) for _ in offers]
            question = house.question(PEOPLE[actor])
            bodies = [
                sent(table, Act(question, [offer]), PEOPLE[actor], house.time + 100)
                for table, offer in zip(tables, offers, strict=True)
            ]
            for seat in [None, *(q for q in range(people) if q != actor)]:
                viewer = "" if seat is None else PEOPLE[seat]
                for table, body in zip(tables, bodies, strict=True):
                    if looks(table, seat) == looks(tables[0], seat):
                        assert body.get(viewer) == bodies[0].get(viewer)


def test_a_sealed_answer_is_no_sign_of_life_to_anybody() -> None:
    house = House.playing(AuctionGame(), 3, pace=TIMED)
    before = {viewer: len(client.bodies) for viewer, client in house.clients.items()}
    house.time += 1500
    house.act("ann", "card:3")
    house.time += 1500
    house.act("ann", "done")
    after = {viewer: len(client.bodies) - before[viewer] for viewer, client in house.clients.items()}
    assert after == {"ann": 2, "bob": 0, "cyd": 0, "": 0}


def test_taking_a_sealed_answer_back_is_no_sign_of_life_either() -> None:
    house = House.playing(AuctionGame(), 3, pace=TIMED)
    house.act("bob", "card:3", "done")
    house.act("ann", "card:3", "done")
    before = {viewer: len(client.bodies) for viewer, client in house.clients.items()}
    house(TakeBack(), "ann")
    after = {viewer: len(client.bodies) - before[viewer] for viewer, client in house.clients.items()}
    assert after == {"ann": 1, "bob": 0, "cyd": 0, "": 0}
    house.act("cyd", "card:3", "done")
    assert house.question("ann") == 3, "she is asked again, under a new number"


def test_whether_one_may_take_back_does_not_tell_that_another_has_sealed() -> None:
    house = House.playing(AuctionGame(), 3)
    house.act("ann", "card:3", "done")
    before = len(house.clients["ann"].bodies)
    house.act("bob", "card:4", "done")
    assert len(house.clients["ann"].bodies) == before
    house(TakeBack(), "ann")
    assert house.clients["ann"].view["bid"] == []
    house.act("ann", "card:9", "done")
    house.act("cyd", "card:3", "done")
    assert house.clients["cyd"].story[0]["args"]["bids"] == [[9], [4], [3]]


@pytest.mark.parametrize("sealed", [False, True])
def test_a_gesture_that_goes_too_far_does_not_tell_whether_others_have_answered(sealed: bool) -> None:
    house = House.playing(AuctionGame())
    if sealed:
        house.act("bob", "card:4", "done")
    with pytest.raises(TableError) as refused:
        house.act("ann", "card:3", "done", "card:4")
    assert refused.value.code == "gesture_too_far"


def test_nobody_is_sent_a_seed_or_the_number_of_an_entry() -> None:
    house = House.playing(AuctionGame(), entropy=987_654_321_987_654_321 + (123_123_123_123 << 63))
    for _ in positions(house, 3):
        pass
    for client in house.clients.values():
        for body in client.bodies:
            assert b"987654321987654321" not in body
            assert b"123123123123" not in body
            assert b"seed" not in body


def test_a_bot_takes_its_time_whatever_it_holds() -> None:
    pauses = set()
    for seed in range(8):
        house = House.playing(AuctionGame(), 1, seats=2, bots=["", "easy"], entropy=seed)
        asked_at = house.time
        while house.jobs:
            job = house.jobs.pop()
            pauses.add(job.ready - asked_at)
            asked_at = house.time = job.ready
            house(BotAnswer(job.seat, job.question, job.world.legal(job.seat)[0]))
    assert pauses == {500}


def test_a_bot_is_handed_a_world_not_the_truth() -> None:
    house = House.playing(HighCard(), 1, seats=3, bots=["", "easy", "easy"])
    truth: Any = house.table._room.play.state  # type: ignore[union-attr]
    for job in house.jobs:
        world: Any = job.world
        assert world.hands[job.seat] == truth.hands[job.seat]
        assert world.hands[0] != truth.hands[0]
        assert world.chance.word != truth.chance.word
