"""How long people wait for a bot's answer: from nothing, with its last thought, and after it could think ahead."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.server.bots.bots import Bots, CpuAccount
from dengen.table.change import Job, JobKind

TABLE = "bench"
PERSON = 0  # the seat that isn't a bot's
ACCOUNT = CpuAccount(("bench",))
Way = Literal["from nothing", "kept", "ahead"]
WAYS: tuple[Way, ...] = get_args(Way)


class WaitPlan(Struct, frozen=True):
    """`answers`: of bots, for each figure. `thinks`: how many seconds a person takes for an answer, in
    which the bots have one process for themselves."""

    level: str = "hard"
    answers: int = 12
    thinks: float = 2.0
    workers: int = 1
    seed: int = 1


class Waits(Struct, frozen=True):
    """What people wait by the clock, and the CPU time that goes into it, in ms; the median and nine out of ten."""

    game: str
    seats: int
    way: Way
    answers: int
    wait: float
    long_wait: float
    cpu: float
    long_cpu: float


async def measure(game: Game[Any], plan: WaitPlan) -> list[Waits]:
    """The same deals for each way. Questions with one answer don't count."""
    return [await Sitting(game, plan, way).measure() for way in WAYS]


class Sitting:
    """One person, who answers by the game's cheap policy, and bots."""

    def __init__(self, game: Game[Any], plan: WaitPlan, way: Way) -> None:
        self.game = game
        self.plan = plan
        self.way = way
        self.bots = Bots(plan.workers)
        self.luck = Chance(plan.seed)  # of deals and of the person
        self.thinking = self.luck.fork()
        self.waits: list[float] = []
        self.cpu: list[float] = []

    async def measure(self) -> Waits:
        try:
            await asyncio.gather(*(self.bots.warm_up(place) for place in range(self.plan.workers)))
            while len(self.waits) < self.plan.answers:
                await self.play(self.game.new(self.game.default_seats, int(self.luck.fork().word)))
        finally:
            await self.bots.close()
        figures = (middle(self.waits), long(self.waits), middle(self.cpu), long(self.cpu))
        return Waits(self.game.id, self.game.default_seats, self.way, len(self.waits), *figures)

    async def play(self, state: State) -> None:
        self.bots.forget(TABLE)
        while (actors := state.actors()) and len(self.waits) < self.plan.answers:
            seat = actors[-1]  # bots don't wait for a person who is asked at the same time
            if seat == PERSON:
                await self.think_ahead(state)
                state.apply(seat, self.game.heuristics.pick(state, seat, self.luck))
            else:
                state.apply(seat, await self.answer(state, seat))

    async def answer(self, state: State, seat: int) -> int:
        if self.way == "from nothing":
            self.bots.forget(TABLE)
        began, before = time.perf_counter(), self.bots.seconds
        act = await self.bots.choose(self.game, self.job(state, seat, "answer"), ACCOUNT)
        if len(state.legal(seat)) > 1:
            self.waits.append(time.perf_counter() - began)
            self.cpu.append(self.bots.seconds - before)
        return act

    async def think_ahead(self, state: State) -> None:
        if self.way != "ahead":
            return
        jobs = [self.job(state, seat, "ahead") for seat in range(state.seats) if not state.is_asked(seat)]
        for job in jobs:
            await self.bots.look_ahead(self.game, job, self.plan.thinks / len(jobs), ACCOUNT)

    def job(self, state: State, seat: int, kind: JobKind) -> Job:
        world = state.resample(seat, self.thinking)
        return Job(TABLE, kind, seat, 0, self.plan.level, world, int(self.thinking.fork().word))


def middle(seconds: Sequence[float]) -> float:
    return 1000 * sorted(seconds)[len(seconds) // 2]


def long(seconds: Sequence[float]) -> float:
    return 1000 * sorted(seconds)[len(seconds) * 9 // 10]
