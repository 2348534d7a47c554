"""A server in a few lines: it stores, commits, sends; its clients keep what they were sent."""

import contextlib
from typing import Any

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.table import Change, Effects, Entry, Job, Table, TableHeader, create_table
from dengen.table.commands import Act, Begin, BotAnswer, Command, Sit, Tick
from dengen.table.errors import StaleQuestion

PEOPLE = ("ann", "bob", "cyd", "dan")
ENTROPY = 0x1234_5678_9ABC_DEF0_0FED_CBA9_8765_4321 >> 2


class Client:
    """What one viewer was sent, put together as the page does it."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.shown: dict[str, Any] = {}
        self.story: list[Any] = []
        self.chat: list[Any] = []
        self.number = 0
        self.stream = ""

    def receive(self, body: bytes) -> None:
        message = msgspec.json.decode(body)
        self.bodies.append(body)
        if message.pop("fresh", False):
            self.stream = message.pop("stream")
            self.shown, self.story, self.chat = {}, [], []
        else:
            assert message["number"] == self.number + 1, "a gap"
        self.number = message.pop("number")
        self.story += message.pop("story", [])
        self.chat += message.pop("chat", [])
        self.shown |= message

    @property
    def question(self) -> Any:
        return self.shown["question"]

    @property
    def view(self) -> Any:
        return self.shown["view"]

    @property
    def offers(self) -> list[str]:
        return [offer["name"] for offer in self.question["offers"]] if self.question else []


class House:
    """One table, its log, and everybody who looks at it."""

    def __init__(self, game: Game[Any], header: TableHeader) -> None:
        self.game = game
        self.header = header
        self.table = Table(game, header, stream="s1")
        self.log: list[Entry] = []
        self.time = header.time
        self.clients: dict[str, Client] = {}
        self.jobs: list[Job] = []
        self.due: int | None = None

    @classmethod
    def open(cls, game: Game[Any], **settings: Any) -> "House":
        settings = {"table": "t", "host": "ann", "time": 1000, "join": "anyone", **settings}
        return cls(game, create_table(game, **settings))

    @classmethod
    def playing(cls, game: Game[Any], people: int = 2, entropy: int = ENTROPY, **settings: Any) -> "House":
        """A table at which this many people sit (the other seats have bots), all of them listening, in its first game."""
        house = cls.open(game, **{"seats": people, **settings})
        for seat, person in enumerate(PEOPLE[:people]):
            house(Sit(seat, person.title()), person)
        house(Begin(), "ann", entropy=entropy)
        for person in (*PEOPLE[:people], ""):
            house.listen(person)
        return house

    def __call__(self, command: Command, by: str = "", client: str = "", entropy: int = ENTROPY) -> Effects:
        change = self.table.propose(command, self.time, by=by, client=client, entropy=entropy)
        return self.store(change)

    def store(self, change: Change) -> Effects:
        self.log += [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in change.entries]
        effects = self.table.commit(change)
        self.jobs += effects.jobs
        self.due = effects.due
        for sent in effects.messages:
            self.clients[sent.viewer].receive(sent.body)
        return effects

    def listen(self, viewer: str) -> Client:
        client = self.clients.setdefault(viewer, Client())
        client.receive(self.table.attach(viewer).body)
        return client

    def act(self, person: str, *actions: str, client: str = "") -> Effects:
        return self(Act(self.question(person), list(actions)), person, client)

    def question(self, person: str) -> int:
        asked = self.clients[person].question
        return int(asked["number"]) if asked else 0

    def wait(self, span: int) -> Effects:
        """Let time pass; tick as often as the table wants it."""
        end = self.time + span
        effects = Effects()
        while (due := self.table.due()) is not None and due <= end:
            self.time = due
            effects = self(Tick())
        self.time = end
        return effects

    def run_bots(self) -> None:
        """Answer all open jobs at random, those that come up on the way included."""
        while self.jobs:
            job = self.jobs.pop(0)
            act = Chance(job.seed).pick(job.world.legal(job.seat))
            self.time = max(self.time, job.ready)
            with contextlib.suppress(StaleQuestion):  # what it was asked was taken back
                self(BotAnswer(job.seat, job.question, act))

    def rebuilt(self) -> Table:
        return Table.rebuild(self.game, self.header, self.log, stream="s2")
