"""The bots' clock: when a bot does what it has decided, at a real-time table.

What to do is a function of what the seat can see; this file only gives it a human pace. A bot hears of every
broadcast (`hear`), says when it wants to act (`due`) and then acts (`act`), as one more source of inputs.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import cos, exp, log, pi, sqrt

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.errors import IllegalAction
from dengen.core.base.packed import unpacked
from dengen.games.trump_fighter.bot.heuristics import decide
from dengen.games.trump_fighter.live.fight import Live
from dengen.games.trump_fighter.live.inputs import Act, Claim, Clear, Done, Input, Ready, Toggle
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.actions import CALL, DECLARE, STRIKE, WAIT

SPREAD = 0.3  # sigma of the log-normal times
REACTION = 200  # never sooner after a broadcast
READY_AFTER = 700
READS_ALONG = 60_000  # where nobody is hurried, so long a bot waits for the other's Ready
CLAIM_AFTER = 2000
PICK_AFTER = 1500

Decide = Callable[[TrumpFighterState, int, Chance], int]


class Temper(Struct, frozen=True):
    """How quick and how strong: times are medians in ms, chances from 0 to 1."""

    fastest: float  # uses the fastest beat if it has a plan
    pause: int  # between own Moves
    call: int  # from the own last Move to the planned Call
    notice: int  # a hit that the other's Move gave it
    overlooks: float  # a hit, per change of the table
    stray: float  # a miscall, per Battle
    strikes: float  # of its planned Calls
    depth: int
    spoil: float


TEMPERS = {
    1: Temper(0.40, 1800, 900, 2600, 0.35, 0.03, 0.0, 2, 0.0),
    2: Temper(0.75, 1200, 600, 1500, 0.15, 0.01, 0.3, 3, 0.1),
    3: Temper(0.95, 800, 400, 900, 0.05, 0.003, 0.7, 4, 0.5),
    4: Temper(1.0, 550, 550, 550, 0.0, 0.0, 1.0, 4, 0.7),
}
REGULAR = 2
PACES = {"easy": 1, "normal": REGULAR, "fighter": 3, "hard": 4, "master": 4}  # Chick, Regular, Fighter, Master


class FightBot:
    """A bot at one seat of a real-time table; `choose` replaces its own decision (the search of level 4).

    Whoever works on copies of the table sets `live` to the one that stands before each `hear`.
    """

    def __init__(self, live: Live, seat: int, level: int, seed: int, choose: Decide | None = None) -> None:
        self.live = live
        self.seat = seat
        self.temper = TEMPERS[level]
        self.rng = Chance(seed)
        self.choose = choose or self._plan
        self.stage = ""
        self.choice: Input | None = None
        self.at: int | None = None
        self.table: list[int] = []  # the rows of top cards that it has looked at
        self.blind = False  # overlooks its hits on this table
        self.stray_at: int | None = None

    def hear(self, t: int) -> None:
        """Something was broadcast: decide again. A new choice starts its clock now, the same one keeps it running."""
        if self.live.stage != self.stage:
            self._enter(t)
        choice, delay = self._decide(t)
        if choice != self.choice:
            self.choice = choice
            self.at = None if choice is None else t + max(delay, REACTION)

    def due(self) -> int | None:
        times = [time for time in (self.at, self.stray_at) if time is not None]
        return min(times) if times else None

    def act(self, t: int) -> Input | None:
        """What it does now, if its time has come."""
        if self.stray_at is not None and self.stray_at <= t:
            self.stray_at = None
            return self._input(int(CALL))
        if self.at is None or self.at > t:
            return None
        self.at = None
        return self.choice

    def _enter(self, t: int) -> None:
        self.stage = self.live.stage
        self.choice = None
        self.at = None
        self.table = []
        self.stray_at = None
        if self.stage == "battle" and self.rng.unit() < self.temper.stray:
            self.stray_at = t + self._time(self.temper.notice)

    def _decide(self, t: int) -> tuple[Input | None, int]:
        if self.stage == "check":
            return self._check(t)
        if self.stage == "pick":
            return self._pick()
        if self.stage == "seno":
            return self._fastest()
        if self.stage == "battle":
            return self._battle()
        if self.stage == "obliged" and self.live.legal(self.seat):
            return self._keep(self._act(self._world())), self._time(self.temper.pause)
        if self.stage == "declare":
            return self._declare()
        return (self.choice, 0) if self.stage == "shout" else (None, 0)

    def _check(self, t: int) -> tuple[Input | None, int]:
        """Where no Ready hurries anybody, the other may read the table first. A bot's own never does (TF-R38)."""
        if self.live.clock.ready_count is not None:
            return Ready(counts=False), READY_AFTER
        if self.live.ready[1 - self.seat] is None:
            return Ready(counts=False), self.live.since + READS_ALONG - t
        return Ready(), READY_AFTER  # both are: there is nothing left to count

    def _pick(self) -> tuple[Input | None, int]:
        legal = self.live.legal(self.seat)
        if not legal:
            return None, 0
        return self._keep(self.rng.pick(legal)), self._time(PICK_AFTER)

    def _fastest(self) -> tuple[Input | None, int]:
        """Once for every count-in."""
        if self.choice is not None:
            return self.choice, 0
        act = self._act(self._world())
        if WAIT in self.live.legal(self.seat) and (act == WAIT or self.rng.unit() >= self.temper.fastest):
            return Clear(), REACTION
        return self._input(act), REACTION

    def _battle(self) -> tuple[Input | None, int]:
        world = self._world()
        other = 1 - self.seat
        tops = unpacked(world.tops)
        theirs_changed = bool(self.table) and self.table[other] != tops[other]
        if self.table != tops:
            self.table = tops
            self.blind = self.rng.unit() < self.temper.overlooks
        elif self.choice is not None:
            return self.choice, 0
        legal = self.live.legal(self.seat)
        if not legal:
            return None, 0
        act = self._act(world)
        if self.blind and (act == CALL or act >= STRIKE):
            act = int(WAIT)
        if act >= STRIKE and self.rng.unit() >= self.temper.strikes:
            act -= int(STRIKE)  # lays the card first, and calls a little later
        if act == WAIT or act not in legal:
            return Claim(), CLAIM_AFTER
        if act == CALL:
            return self._input(act), self._time(self.temper.notice if theirs_changed else self.temper.call)
        return self._input(act), self._time(self.temper.pause)

    def _declare(self) -> tuple[Input | None, int]:
        """Toggle what hits, one after another, then say that this is all."""
        if not self.live.state.is_asked(self.seat) or self.live.done[self.seat]:
            return None, 0
        wanted = self._act(self._world()) - int(DECLARE)
        missing = wanted & ~self.live.toggled[self.seat]
        for which in range(4):
            if missing >> which & 1:
                return Toggle(which), self._time(self.temper.call)
        return Done(), self._time(self.temper.call)

    def _keep(self, act: int) -> Input:
        """The action chosen before, as long as it is still possible; else this one."""
        legal = [self._input(possible) for possible in self.live.legal(self.seat)]
        return self.choice if self.choice is not None and self.choice in legal else self._input(act)

    def _input(self, act: int) -> Input:
        return Act(self.live.game.name(act))

    def _world(self) -> TrumpFighterState:
        return self.live.resample(self.seat, self.rng)

    def _act(self, world: TrumpFighterState) -> int:
        return self.choose(world, self.seat, self.rng)

    def _plan(self, world: TrumpFighterState, seat: int, rng: Chance) -> int:
        return decide(world, seat, self.temper.depth, self.temper.spoil, rng)

    def _time(self, median: int) -> int:
        """A log-normal time around the median."""
        normal = sqrt(-2 * log(1 - self.rng.unit())) * cos(2 * pi * self.rng.unit())
        return round(exp(log(median) + SPREAD * normal))


def play_out(live: Live, bots: Sequence[FightBot], until: int) -> None:
    """Let bots fight on at a table until the time is reached or the fight is over: how a driver calls all of this."""
    for bot in bots:
        bot.hear(live.now)
    live.events()
    while not live.over():
        times = [time for time in (live.due(), *(bot.due() for bot in bots)) if time is not None]
        t = max(live.now, min(times, default=until + 1))
        if t > until:
            return
        live.advance(t)
        for bot in bots:
            what = bot.act(t)
            if what is not None:
                with suppress(IllegalAction):  # the table has changed since it decided
                    live.feed(t, bot.seat, what)
        if live.events():
            for bot in bots:
                bot.hear(t)
