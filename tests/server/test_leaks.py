"""The bytes that a viewer receives over the wire, and that it receives any, don't depend on what it can't know.

Two tables stand in two worlds that a seat can't tell from each other: others' hands, decks and sealed answers are drawn anew. What
is asked of both and done at both is the same, and so must be what the seat and an onlooker are sent, in the middle of games too.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.table.game.play import Play
from dengen.table.room import Room
from tests.server.kit import Client, Guest, Refusal, Running, quick, running

pytestmark = pytest.mark.anyio
GAMES: dict[str, dict[str, Any]] = {
    "auction": {},
    "forehead": {},
    "high_card": {},
    "flip_angel": {},
    "lumiel": {"options": {"memory_aid": False}},
    "troll_master": {"seats": 3, "options": {"memory_aid": False}},
    "trump_fighter": {"options": {"pace": "beats", "hands": "hidden"}},
    "walpurgis": {"options": {"memory_aid": False}},
}
DEAL = 6  # always the same one: how much is compared doesn't depend on luck
BETWEEN = 9  # answers from one comparison to the next
WHYS = 25  # actions that are asked about
ACTS = 3  # answers of a seat that are given at both tables
HEAD = re.compile(r'^(\{"type":"table","number":)\d+')
STREAM = re.compile(r'"stream":"[^"]*"')


class Twin:
    """One of the two tables: everybody's connection, and an onlooker's."""

    def __init__(self, server: Running, guests: list[Guest], table: str) -> None:
        self._server = server
        self._guests = guests
        self.table = table
        self.clients: list[Client] = []

    async def connect(self) -> None:
        """Everybody anew; whoever comes is shown everything."""
        for client in self.clients:
            await client.close()
        self.clients = [await guest.connect(self.table) for guest in self._guests]

    @property
    def room(self) -> Room:
        found = self._server.runtime.tables.find(self.table)
        assert found is not None
        return found.table._room

    @property
    def play(self) -> Play:
        assert self.room.play is not None
        return self.room.play

    def lay(self, play: Play, world: State) -> None:
        """Let this game go on from there, in that world, and forget what everybody was sent."""
        found = self._server.runtime.tables.find(self.table)
        assert found is not None
        world.listen()
        self.room.play = play.copy()
        self.room.play.state = world
        self.room.muted = {}
        for viewer in (*(guest.person for guest in self._guests), ""):
            found.table.forget(viewer)

    async def wait_for(self, number: int, muter: int) -> None:
        """Until the table has so many entries, somebody does what nobody else hears of."""
        whom = self._guests[1 - min(muter, 1)].person
        while self.room.number < number:
            on = whom not in self.room.muted.get(self._guests[muter].person, ())
            await self.clients[muter].do("mute", whom=whom, on=on)

    def received(self, client: Client) -> list[str]:
        """What the client was sent, without what tells the tables apart, and forgotten."""
        bodies, client.bodies = client.bodies, []
        return [STREAM.sub("", HEAD.sub(r"\1", body)).replace(self.table, "table") for body in bodies]

    async def asked(self, client: Client, kind: str, **about: Any) -> dict[str, Any]:
        """The answer or the refusal; whatever was sent before it has arrived by then."""
        try:
            answer = await client.ask(kind, **about)
        except Refusal as no:
            answer = no.message
        return {name: value for name, value in answer.items() if name != "id"}

    async def act(self, seat: int, action: str) -> dict[str, Any]:
        question = self.play.questions[seat]
        return await self.asked(
            self.clients[seat], "do", command={"do": "act", "question": question, "actions": [action]}
        )


async def twins(server: Running, game: str, settings: dict[str, Any]) -> tuple[Twin, Twin]:
    seats = settings.get("seats") or max(2, min(server.node.games.default(game).seat_counts))
    people = [await server.guest(name) for name in ["Ann", "Bob", "Cyd", "Dan"][:seats]]
    onlooker = await server.guest("Eve")
    made: list[Twin] = []
    for _ in range(2):
        created = await people[0].create_table(game, **{"seats": seats, "bot_pace": "instant", **settings})
        twin = Twin(server, [*people, onlooker], created["table"])
        await twin.connect()
        for seat, person in enumerate(people):
            await twin.clients[seat].do("sit", seat=seat, name=person.name)
        await twin.clients[0].do("begin")
        made.append(twin)
    return made[0], made[1]


async def play_on(twin: Twin, rng: Chance) -> None:
    """Some answers at random, and one that is left sealed where several are asked at once."""
    for _ in range(BETWEEN):
        actors = twin.play.state.actors()
        if not actors:
            return
        seat = rng.pick(actors)
        await twin.act(seat, twin.play.game.name(rng.pick(twin.play.state.legal(seat))))


async def same_answers(here: Twin, there: Twin, seat: int) -> int:
    """Ask both tables everything; how many answers were compared."""
    game = here.play.game
    names = [game.name(act) for act in range(min(game.num_actions, WHYS))]
    legal = [game.name(act) for act in here.play.state.legal(seat)]
    questions: list[tuple[str, dict[str, Any]]] = [("why", {"action": name}) for name in (*names, *legal[:WHYS])]
    questions += [("preview", {"actions": [name]}) for name in legal[:WHYS]]
    for kind, about in questions:
        answers = [await twin.asked(twin.clients[seat], kind, **about) for twin in (here, there)]
        assert answers[0] == answers[1], (kind, about)
    return len(questions)


async def same_news(here: Twin, there: Twin, seat: int, rng: Chance) -> int:
    """Others answer the same at both tables: the same arrives, as long as the seat may not tell the worlds apart."""
    compared = 0
    for actor in [other for other in here.play.state.actors() if other != seat]:
        for _ in range(ACTS):
            states = [twin.play.state for twin in (here, there)]
            both = [act for act in states[0].legal(actor) if act in states[1].legal(actor)]
            if not both:
                break
            name = here.play.game.name(rng.pick(both))
            for twin in (here, there):
                await twin.act(actor, name)
                for client in (twin.clients[seat], twin.clients[-1]):
                    await twin.asked(client, "why", action=name)
            if views(here.play, seat) != views(there.play, seat):
                return compared
            for viewer in (seat, -1):
                assert here.received(here.clients[viewer]) == there.received(there.clients[viewer]), name
            compared += 1
    return compared


def views(play: Play, seat: int) -> list[Any]:
    return [play.game.view(play.state, viewer) for viewer in (seat, None)]


@pytest.mark.parametrize("rounds", [3, pytest.param(12, marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", GAMES)
async def test_worlds_that_look_the_same_are_the_same_over_the_wire(game: str, rounds: int, tmp_path: Path) -> None:
    rng = Chance(5)
    asked = told = 0
    varied = False
    async with running(f"sqlite:///{tmp_path / 't.db'}", limits=quick(away=10**9), entropy=lambda: DEAL) as server:
        here, there = await twins(server, game, GAMES[game])
        for _ in range(rounds):
            state, seats = here.play.state, here.play.state.seats
            if state.over():
                break
            seat = rng.below(seats)
            worlds = [state.resample(seat, rng) for _ in range(2)]
            varied |= here.play.game.dump(worlds[0]) != here.play.game.dump(worlds[1])
            play = here.play
            number = max(here.room.number, there.room.number)
            for twin, world in zip((here, there), worlds, strict=True):
                await twin.wait_for(number, 1 - min(seat, 1))
                twin.lay(play, world)
                await twin.connect()
            for viewer in (seat, -1):
                fresh = here.received(here.clients[viewer])
                assert fresh == there.received(there.clients[viewer])
                assert len(fresh) == 1
                assert here.clients[viewer].shown["view"].get("memory") is None, "what is remembered isn't sent"
            asked += await same_answers(here, there, seat)
            told += await same_news(here, there, seat, rng)
            here.lay(play, state)  # back to the truth, in which its story happened
            await here.connect()
            await play_on(here, rng)
    assert varied, "what is hidden really varies"
    assert asked > 5
    assert told > 0 or game == "forehead", "there, all that is done is seen"


async def test_a_sealed_answer_and_its_contrary_are_the_same_to_others(tmp_path: Path) -> None:
    """Whoever seals whatever: the others are sent nothing at all, and an answer to all they ask that is the same."""
    async with running(f"sqlite:///{tmp_path / 't.db'}", limits=quick(away=10**9), entropy=lambda: DEAL) as server:
        here, there = await twins(server, "trump_fighter", GAMES["trump_fighter"])
        there.lay(here.play, here.play.state.clone())
        await there.connect()
        for twin in (here, there):
            for client in twin.clients:
                with suppress(Refusal):
                    await client.ask("why", action="wait")
                client.bodies.clear()
        legal = [here.play.game.name(act) for act in here.play.state.legal(0)]
        await here.act(0, legal[0])
        await there.act(0, legal[-1])
        assert legal[0] != legal[-1]
        await same_answers(here, there, 1)
        assert [twin.received(twin.clients[viewer]) for twin in (here, there) for viewer in (1, -1)] == [[]] * 4
