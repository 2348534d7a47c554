"""A seeded table as a list of hashes, one per command: entries to store, messages to send, jobs for bots."""

import hashlib
import json
import random
from typing import Any

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.base.errors import DengenError
from dengen.core.game import Game
from dengen.core.positions import plain
from dengen.table import Job, Table, create_table
from dengen.table.commands import Act, Arrive, Begin, BotAnswer, Command, Depart, Say, Sit, TakeBack, Tick, Vote
from dengen.table.header import Pace

COMMANDS = 60
PEOPLE = ("ann", "bob")
CLOCKS = Pace(decision=60_000, bank=120_000)
BESIDES: tuple[Command, ...] = (Say("hello"), TakeBack(), Vote("take_back", True), Arrive(), Depart(), Tick())
OFTEN = 4  # answers for one command of another kind


class SeededTable:
    def __init__(self, game: Game[Any], seed: int) -> None:
        seats = max(count for count in game.seat_counts if count <= 4)
        people = PEOPLE[:seats]
        header = create_table(
            game, table="t", host="ann", time=1000, join="anyone", watch="anyone", seats=seats, pace=CLOCKS,
            bots=[""] * len(people) + ["random"] * (seats - len(people)),
        )  # fmt: skip
        self.table = Table(game, header, stream="s")
        self.luck = random.Random(seed)
        self.now = 1000
        self.jobs: list[Job] = []
        self.asked: dict[str, Any] = {}
        self.hashes: list[str] = []
        for seat, person in enumerate(people):
            self.do(Sit(seat, person.title()), person)
            self.table.attach(person)
        self.table.attach("")
        self.do(Begin(), "ann", entropy=seed)
        for _ in range(COMMANDS):
            self.go_on(self.luck.choice(people))

    def go_on(self, person: str) -> None:
        """Send a move of an asked player, or sometimes another command."""
        if self.luck.randrange(OFTEN) == 0:
            self.do(self.luck.choice(BESIDES), person)
        elif self.jobs:
            job = self.jobs.pop(0)
            self.do(BotAnswer(job.seat, job.question, Chance(job.seed).pick(job.world.legal(job.seat))))
        elif (question := self.asked.get(person)) is not None:
            self.do(Act(question["number"], [self.luck.choice(question["offers"])["name"]]), person)

    def do(self, command: Command, by: str = "", entropy: int | None = None) -> None:
        self.now += self.luck.randrange(1, 3000)
        try:
            change = self.table.propose(command, self.now, by=by, client=f"c{len(self.hashes)}", entropy=entropy)
        except DengenError as error:
            self.note(error.code, str(error))
            return
        stored = [change.entries, change.listed, change.result, change.over, change.reminded]
        effects = self.table.commit(change)
        self.jobs += effects.jobs
        for sent in effects.messages:
            told = msgspec.json.decode(sent.body)
            self.asked[sent.viewer] = told.get("question", self.asked.get(sent.viewer))
        thought = [(job.seat, job.question, job.level, job.seed, job.ready) for job in effects.jobs]
        sent_to = [(sent.viewer, sent.number, sent.body.decode()) for sent in effects.messages]
        self.note(msgspec.to_builtins(stored), sent_to, thought, effects.due, effects.away_notices, effects.turned)

    def note(self, *told: Any) -> None:
        text = json.dumps(plain(list(told)), ensure_ascii=False)
        self.hashes.append(hashlib.sha256(text.encode()).hexdigest())
