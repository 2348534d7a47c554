"""The measurements of `dengen bench serve`."""

import asyncio
import itertools
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from dengen.server.bench.client import BenchPlayer, Rate
from dengen.server.config.settings import ServerLimits, ServerSettings
from dengen.server.main import SETTINGS
from dengen.server.ops.metrics import summed
from dengen.server.people.guests import COOKIE
from dengen.store.opening import shares_nodes

MANY = 1_000_000
STARTING = 2400  # tries to reach a server that starts, on a busy machine
SETTLING = 10  # tries to come to the rate before it is measured
DRAIN = 3.0  # seconds, for what bots still have to answer
SWEPT = 15.0  # seconds after which closed tables are forgotten
AT_ONCE = 50  # connections that are made at the same time
BENCH_LIMITS = ServerLimits(
    messages=MANY, messages_burst=MANY, requests=MANY, requests_burst=MANY, tables=MANY, connections=MANY, forget=1000, heartbeat=MANY
)  # fmt: skip

KEEPING = replace(BENCH_LIMITS, forget=MANY * 1000)  # a table that nobody listens to stays where it is
WARMING = 50  # tables that don't count


class ServePlan(Struct, frozen=True, kw_only=True):
    game: str
    tables: int = 1000
    seconds: float = 10.0
    rate: float = 500.0
    closed: int = 10_000
    db: str = ""
    nodes: int = 1


class ServeFigures(Struct, kw_only=True):
    """`actions`: of clients and bots together, each stored, with views and described actions told.

    `p50_ms`, `p99_ms`: until a client's action is acknowledged, at `rate` actions a second.
    """

    game: str
    tables: int
    store: str
    nodes: int
    actions_per_s: float
    actions_per_cpu_s: float
    client_share: float
    p50_ms: float
    p99_ms: float
    rate: float
    idle_table_kb: float
    connection_kb: float
    reconnect_s: float
    growth_kb: float
    closed_tables: int


class ServerProcess:
    """A server process of its own, or several nodes: whoever comes is sent to each in turn."""

    def __init__(self, urls: list[str], processes: "list[subprocess.Popen[bytes]]") -> None:
        self.nodes = [httpx.AsyncClient(base_url=url, timeout=120) for url in urls]
        self._processes = processes
        self._turn = itertools.cycle(self.nodes)

    @property
    def url(self) -> str:
        return str(self.http.base_url).rstrip("/")

    @property
    def http(self) -> httpx.AsyncClient:
        return next(self._turn)

    async def figures(self) -> dict[str, float]:
        """Of all nodes together."""
        total: dict[str, float] = defaultdict(float)
        for node in self.nodes:
            for name, value in summed((await node.get("/metrics")).text).items():
                total[name] += value
        return total

    async def begin(self) -> None:
        """Until all of them are there; then there is one guest, known to all."""
        for node in self.nodes:
            for _ in range(STARTING):
                try:
                    await node.get("/api/health")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        await self.nodes[0].put("/api/guest", json={"name": "Bench"})
        for node in self.nodes[1:]:
            node.cookies.set(COOKIE, self.cookie)

    @property
    def cookie(self) -> str:
        return self.nodes[0].cookies[COOKIE]

    async def stop(self) -> None:
        for node in self.nodes:
            await node.aclose()
        for process in self._processes:
            process.terminate()
            await asyncio.to_thread(process.wait)


@asynccontextmanager
async def served(
    store: str, limits: ServerLimits = BENCH_LIMITS, nodes: int = 1, log: Path = Path(os.devnull)
) -> AsyncIterator[ServerProcess]:
    ports = [free_port() for _ in range(nodes)]
    processes = [begun(ServerSettings(store=store, port=port, limits=limits), log) for port in ports]
    server = ServerProcess([f"http://127.0.0.1:{port}" for port in ports], processes)
    try:
        await server.begin()
        yield server
    finally:
        await server.stop()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def begun(settings: ServerSettings, log: Path) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, SETTINGS: msgspec.json.encode(settings).decode()}
    command = [sys.executable, "-m", "dengen.server.bench.serving"]
    with log.open("ab") as lines:
        return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=lines)


async def gathered(work: list[Any]) -> list[Any]:
    """All of it, so many at once."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(one(job) for job in work))


async def create_table(server: ServerProcess, game: str, level: str = "random") -> str:
    info = (await server.http.get(f"/api/games/{game}")).json()
    bots = ["", *[level] * (info["default_seats"] - 1)]
    body = {"game": game, "bots": bots, "bot_pace": "instant"}
    answer = await server.http.post("/api/tables", json=body)
    return str(answer.json()["table"])


async def measure(plan: ServePlan) -> ServeFigures:
    with tempfile.TemporaryDirectory(prefix="dengen-bench-") as folder:
        async with served(plan.db or f"sqlite:///{Path(folder) / 'memory.db'}", KEEPING, plan.nodes) as server:
            table, connection = await Bench(plan, server).memory()
        async with served(plan.db or f"sqlite:///{Path(folder) / 'speed.db'}", nodes=plan.nodes) as server:
            figures = await Bench(plan, server).speed()
    return ServeFigures(game=plan.game, tables=plan.tables, store=kind_of(plan.db), nodes=plan.nodes, closed_tables=plan.closed,
                        idle_table_kb=table, connection_kb=connection, **figures)  # fmt: skip


def kind_of(store: str) -> str:
    return "postgresql" if shares_nodes(store) else "sqlite"


class Bench:
    def __init__(self, plan: ServePlan, server: ServerProcess) -> None:
        self._plan = plan
        self._server = server
        self._cookie = server.cookie

    async def memory(self) -> tuple[float, float]:
        """KB for a table in its first game that nobody touches (with what its player, who is away, is shown), and for a
        connection. The first few tables only warm the server up."""
        await gathered([self._idle_table() for _ in range(WARMING)])
        before = await self._resident()
        await gathered([self._idle_table() for _ in range(self._plan.tables)])
        idle = await self._resident()
        watchers = await self._watchers(await create_table(self._server, self._plan.game), self._plan.tables)
        watched = await self._resident()
        await gathered([watcher.socket.close() for watcher in watchers])
        return (idle - before) / self._plan.tables, (watched - idle) / self._plan.tables

    async def _idle_table(self) -> None:
        (player,) = await self._players(1)
        await player.asked()
        await player.socket.close()

    async def _resident(self) -> float:
        """KB."""
        return (await self._server.figures())["dengen_resident_bytes"] / 1024

    async def speed(self) -> dict[str, float]:
        plan = self._plan
        warm = await self._players(WARMING)
        await self._play(warm, 1.0, Rate(0))
        players = await self._players(plan.tables)
        free = await self._play(players, plan.seconds, Rate(0))
        await asyncio.sleep(DRAIN)
        rate = Rate(plan.rate / 10)
        steering = asyncio.create_task(self._steer(rate))
        for _ in range(SETTLING):
            tried = await self._play(players, plan.seconds / 2, rate)
            if abs(tried["actions"] / (plan.seconds / 2) - plan.rate) < plan.rate / 10:
                break
        paced = await self._play(players, plan.seconds, rate)
        steering.cancel()
        latencies = sorted(one for player in players for one in player.latencies) or [0.0]
        reconnect = await self._storm(players)
        await gathered([player.socket.close() for player in [*players, *warm]])
        growth = await self._open_and_close(plan.closed)
        return {
            "actions_per_s": free["actions"] / plan.seconds,
            "actions_per_cpu_s": free["actions"] / free["cpu"],
            "client_share": free["commands"] / max(1, free["actions"]),
            "p50_ms": latencies[len(latencies) // 2] * 1000,
            "p99_ms": latencies[int(len(latencies) * 0.99)] * 1000,
            "rate": paced["actions"] / plan.seconds,
            "reconnect_s": reconnect,
            "growth_kb": growth,
        }

    async def _players(self, count: int) -> list[BenchPlayer]:
        tables = await gathered([create_table(self._server, self._plan.game) for _ in range(count)])
        players = [BenchPlayer(self._server.url, self._cookie, table, Rate(0)) for table in tables]
        await gathered([player.connect() for player in players])
        await gathered([player.sit() for player in players])
        return players

    async def _watchers(self, table: str, count: int) -> list[BenchPlayer]:
        watchers = [BenchPlayer(self._server.url, self._cookie, table, Rate(0)) for _ in range(count)]
        await gathered([watcher.connect() for watcher in watchers])
        return watchers

    async def _steer(self, rate: Rate) -> None:
        """How many answers of bots follow one of a client changes as games go on: keep to the rate of all together."""
        last = await self._server.figures()
        while True:
            await asyncio.sleep(1)
            now = await self._server.figures()
            actions = sum(now[name] - last[name] for name in ("dengen_commands_total", "dengen_bot_answers_total"))
            rate.per_second *= min(1.5, max(0.5, self._plan.rate / max(1.0, actions)))
            last = now

    async def _play(self, players: list[BenchPlayer], seconds: float, rate: Rate) -> dict[str, float]:
        for player in players:
            player.rate = rate
            player.latencies.clear()
        before = await self._server.figures()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(player.play(until) for player in players))
        after = await self._server.figures()
        gained = {
            name: after[f"dengen_{name}"] - before[f"dengen_{name}"]
            for name in ("commands_total", "bot_answers_total", "cpu_seconds")
        }
        actions = gained["commands_total"] + gained["bot_answers_total"]
        return {"actions": actions, "commands": gained["commands_total"], "cpu": gained["cpu_seconds"] or 1e-9}

    async def _storm(self, players: list[BenchPlayer]) -> float:
        """Everybody is cut off and comes back at once."""
        for player in players:
            player.socket.transport.abort()
        start = time.perf_counter()
        await asyncio.gather(*(player.connect() for player in players))
        return time.perf_counter() - start

    async def _open_and_close(self, count: int) -> float:
        """How much memory is left behind, in KB, by the second half of so many tables that are opened and closed."""
        half = count // 2
        await gathered([self._one_table() for _ in range(half)])
        await asyncio.sleep(SWEPT)
        before = await self._server.figures()
        await gathered([self._one_table() for _ in range(half)])
        await asyncio.sleep(SWEPT)
        after = await self._server.figures()
        return (after["dengen_resident_bytes"] - before["dengen_resident_bytes"]) / 1024

    async def _one_table(self) -> None:
        player = BenchPlayer(self._server.url, self._cookie, await create_table(self._server, self._plan.game), Rate(0))
        await player.connect()
        await player.do({"do": "sit", "seat": 0, "name": "Bench"})
        await player.do({"do": "leave"})
        await player.socket.close()
