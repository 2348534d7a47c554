"""Every registered game at a table: played to its end, rebuilt, recorded, replayed, and leaking nothing."""

from typing import Any

import msgspec
import pytest

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from dengen.table import Pace, record_of, replay
from dengen.table.commands import Begin, SeatBot, Sit, TakeBack
from dengen.table.game.live_play import LivePlay
from dengen.table.records.record import read, write
from tests.table.kit import PEOPLE, House
from tests.table.test_leaks import ahead, compare, twin

GAMES = sorted(registered())
PACE = Pace(decision=60_000, bank=60_000)
LEAKS_LOOKED_FOR = 60  # answers that are compared


def options_by_questions(game: Game[Any]) -> dict[str, Any]:
    """A game that can be live is played by questions here."""
    return {"pace": "beats"} if any(option.name == "pace" for option in game.options) else {}


def table_of(id: str, people: int) -> House:
    game = make_game(id)
    seats = game.default_seats
    people = min(people, seats)
    house = House.open(game, seats=seats, pace=PACE, options=options_by_questions(game))
    for seat in range(seats):
        if seat < people:
            house(Sit(seat, PEOPLE[seat]), PEOPLE[seat])
        else:
            house(SeatBot(seat, "easy"), "ann")
    house(Begin(), "ann")
    for person in (*PEOPLE[:people], ""):
        house.listen(person)
    return house


def play_on(house: House, rng: Chance) -> bool:
    """One answer of somebody; False once the game is over."""
    if house.clients[""].shown["room"]["stage"] != "playing":
        return False
    house.run_bots()
    asked = [person for person in PEOPLE if person in house.clients and house.clients[person].offers]
    if asked:
        person = asked[rng.below(len(asked))]
        offers = house.clients[person].offers
        house.time += 100
        house.act(person, offers[rng.below(len(offers))])
        if house.clients[person].shown["you"]["can_take_back"] and rng.below(8) == 0:
            house(TakeBack(), person)
    return True


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_is_rebuilt_and_replayed_to_the_same_end(id: str) -> None:
    house, rng = table_of(id, 2), Chance(11)
    while play_on(house, rng):
        if rng.below(12) == 0:
            copy = house.rebuilt()
            for viewer, client in house.clients.items():
                fresh = msgspec.json.decode(copy.attach(viewer).body)
                assert client.shown == {part: fresh[part] for part in client.shown}
    record = read(write(record_of(house.game, house.header, house.log)))
    again = replay(record)
    assert again.departure is None, again.departure
    assert msgspec.to_builtins(again.last.outcome()) == house.clients[""].view["outcome"]


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_can_not_know(id: str) -> None:
    house, rng = table_of(id, 9), Chance(12)
    compared = answers = 0
    while play_on(house, rng) and compared < LEAKS_LOOKED_FOR:
        answers += 1
        play = house.table._room.play
        assert play is not None
        if answers % 3 or play.over():
            continue
        for seat in range(play.state.seats):
            worlds = [play.state, play.state.resample(seat, rng), play.state.resample(seat, rng)]
            for actor in play.state.actors():
                acts = ahead(worlds[1], actor, rng)
                for world in worlds[::2]:
                    tables = twin(house, worlds[1].clone()), twin(house, world.clone())
                    compared += compare(*tables, actor, acts, seat, house.time + 100)
    assert compared > 0


@pytest.mark.parametrize("id", [id for id in GAMES if any(option.name == "pace" for option in make_game(id).options)])
def test_a_live_game_runs_to_its_end_by_time_alone(id: str) -> None:
    game = make_game(id)
    house = House.playing(game, game.default_seats)
    assert isinstance(house.table._room.play, LivePlay)
    for _ in range(2000):
        if house.clients[""].shown["room"]["stage"] == "over":
            break
        house.wait(10_000)
    record = read(write(record_of(house.game, house.header, house.log)))
    assert replay(record).departure is None
