"""What strangers who mean harm cost an honest table: how long its people wait without them, and with them."""

import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from dengen.server.bench.client import BenchPlayer, Heard, HeardQuestion, Rate
from dengen.server.bench.run import ServerProcess, create_table, served
from dengen.server.config.settings import ServerLimits
from dengen.server.ops.watchdog import TOO_LONG

HONEST = {"X-Forwarded-For": "198.51.100.1"}
WARM = 5  # answers of bots that don't count
LONGEST = 60.0  # seconds until they are there


class HostilePlan(Struct, frozen=True, kw_only=True):
    """`seconds`: without them and then with them; `pace`: answers of the honest person a second."""

    game: str
    guests: int = 20
    seconds: float = 30.0
    level: str = "normal"
    pace: float = 2.0
    db: str = ""


class HostileFigures(Struct, kw_only=True):
    """In ms. `ack`: until an answer of the honest person is acknowledged; `bots`: until all bots have answered and the person
    is asked again. `stalls`: of the event loop, over 50 ms, while they attacked; `own_stalls`: those in which the server itself
    used so much CPU, rather than somebody else on the machine."""

    game: str
    guests: int
    level: str
    attacks: int
    answers: int
    quiet_ack_p50: float
    quiet_ack_p99: float
    ack_p50: float
    ack_p99: float
    quiet_bots_p50: float
    quiet_bots_p90: float
    bots_p50: float
    bots_p90: float
    stalls: int
    own_stalls: int


class HonestPlayer(BenchPlayer):
    def __init__(self, url: str, cookie: str, table: str, rate: Rate) -> None:
        super().__init__(url, cookie, table, rate)
        self._cookie |= HONEST
        self.waits: list[float] = []

    async def warm_up(self) -> None:
        """Processes that think are begun when they are needed."""
        self.waits.clear()
        until = time.perf_counter() + LONGEST
        while len(self.waits) < WARM and time.perf_counter() < until:
            await self.play(time.perf_counter() + 1)

    def _hear(self, text: str) -> Heard:
        heard = super()._hear(text)
        if isinstance(heard.question, HeardQuestion) and self._sent:
            self.waits.append(time.perf_counter() - self._sent)
            self._sent = 0.0
        return heard


async def measure(plan: HostilePlan) -> HostileFigures:
    with tempfile.TemporaryDirectory(prefix="dengen-bench-") as folder:
        store = plan.db or f"sqlite:///{Path(folder) / 'tables.db'}"
        log = Path(folder) / "log"
        async with served(store, ServerLimits(), log=log) as server:
            table = await create_table(server, plan.game, plan.level)
            player = HonestPlayer(server.url, server.cookie, table, Rate(plan.pace))
            await player.connect()
            await player.sit()
            await player.warm_up()
            quiet = await Looked.at(player, plan.seconds)
            before = len(stalls_in(log))
            attacking = await begin_attack(server, plan)
            await player.warm_up()
            hostile = await Looked.at(player, plan.seconds)
            attacks = int((await attacking.communicate())[0])
        stalls = stalls_in(log)[before:]
    return HostileFigures(
        game=plan.game, guests=plan.guests, level=plan.level, attacks=attacks, answers=len(hostile.acks),
        quiet_ack_p50=quiet.ack(0.5), quiet_ack_p99=quiet.ack(0.99), ack_p50=hostile.ack(0.5), ack_p99=hostile.ack(0.99),
        quiet_bots_p50=quiet.bots(0.5), quiet_bots_p90=quiet.bots(0.9), bots_p50=hostile.bots(0.5),
        bots_p90=hostile.bots(0.9), stalls=len(stalls),
        own_stalls=sum(one.cpu > 1000 * TOO_LONG for one in stalls),
    )  # fmt: skip


class Stall(Struct):
    """A line of the server's log, as far as it matters here; in ms."""

    event: str
    cpu: float = 0.0


def stalls_in(log: Path) -> list[Stall]:
    lines = [msgspec.json.decode(line, type=Stall) for line in log.read_bytes().splitlines() if b'"event"' in line]
    return [line for line in lines if line.event == "stall"]


async def begin_attack(server: ServerProcess, plan: HostilePlan) -> asyncio.subprocess.Process:
    given = [server.url, plan.game, str(plan.guests), str(plan.seconds + LONGEST)]
    attacking = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "dengen.server.bench.attack", *given, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert attacking.stdout is not None
    await attacking.stdout.readline()  # they are there
    return attacking


class Looked(msgspec.Struct):
    acks: list[float]
    waits: list[float]

    @classmethod
    async def at(cls, player: HonestPlayer, seconds: float) -> "Looked":
        player.latencies.clear()
        player.waits.clear()
        await player.play(time.perf_counter() + seconds)
        return cls(sorted(player.latencies), sorted(player.waits))

    def ack(self, share: float) -> float:
        return in_ms(self.acks, share)

    def bots(self, share: float) -> float:
        return in_ms(self.waits, share)


def in_ms(seconds: list[float], share: float) -> float:
    return round(1000 * seconds[int(len(seconds) * share)], 1) if seconds else 0.0


def lines(figures: HostileFigures) -> list[str]:
    f = figures
    return [
        f"{f.game} against {f.level}, {f.answers} answers; {f.guests} hostile guests, {f.attacks:,} requests and messages",
        f"acknowledged, without them: half within {f.quiet_ack_p50:.1f} ms, 99 % within {f.quiet_ack_p99:.1f} ms",
        f"acknowledged, with them: half within {f.ack_p50:.1f} ms, 99 % within {f.ack_p99:.1f} ms",
        f"bots have answered, without them: half within {f.quiet_bots_p50:.0f} ms, 90 % within {f.quiet_bots_p90:.0f} ms",
        f"bots have answered, with them: half within {f.bots_p50:.0f} ms, 90 % within {f.bots_p90:.0f} ms",
        f"the event loop was late by more than 50 ms {f.stalls} times, {f.own_stalls} times by its own work",
    ]
