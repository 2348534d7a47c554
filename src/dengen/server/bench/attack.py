"""Guests who mean harm, each in a way of its own, as fast as they can; in a process of their own (see `hostile.py`).

Only ever against a server that the bench itself has started on this machine.
"""

import asyncio
import itertools
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import websockets

import dengen
from dengen.core.base.chance import Chance
from dengen.server.bench.client import LOST
from dengen.server.people.guests import COOKIE
from dengen.table.game.play import position_hash
from dengen.table.records.record import FORMAT

BEGUN = "begun"  # is said when they begin
TAKE_BACKS = 3000
TABLES = 20
FLOOD = 300  # messages at a time
BODIES = (
    b"[" * 100_000,
    b'{"name":"\xff\xfe"}',
    b"[" + b"[]," * 300_000 + b"[]]",
    b'{"game":"' + b"x" * 900_000 + b'"}',
)


class Attacker:
    def __init__(self, url: str, address: str, game: str) -> None:
        self.url = url
        self.game = game
        self.until = 0.0  # when it is over
        self.done = 0
        self.headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=30)

    async def come(self) -> None:
        await self.http.put("/api/guest", json={"name": "Mallory"})

    async def run(self, way: "Way", until: float) -> None:
        self.until = until
        while time.time() < self.until:
            try:
                await way(self)
            except (httpx.HTTPError, KeyError, *LOST):
                await asyncio.sleep(0.05)  # refused: again
        await self.http.aclose()

    async def post(self, path: str, body: Any) -> httpx.Response:
        self.done += 1
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return await self.http.post(path, content=content, headers={"Content-Type": "application/json"})

    async def table(self, level: str) -> str:
        seats = dengen.game(self.game).default_seats
        answer = await self.post("/api/tables", {"game": self.game, "bots": ["", *[level] * (seats - 1)]})
        return str(answer.json()["table"])

    async def connect(self, table: str) -> Any:
        headers = {**self.headers, "Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        socket = await websockets.connect(address, additional_headers=headers, compression=None, ping_interval=None)
        await self.send(socket, {"type": "hello"})
        return socket

    async def send(self, socket: Any, message: Any) -> None:
        self.done += 1
        await socket.send(msgspec.json.encode(message).decode())
        await asyncio.sleep(0)  # the others attack, too

    async def do(self, socket: Any, **command: Any) -> None:
        await self.send(socket, {"type": "do", "id": f"m{self.done}", "command": command})

    async def begin(self, table: str) -> Any:
        socket = await self.connect(table)
        await self.do(socket, do="sit", seat=0, name="Mallory")
        await self.do(socket, do="begin")
        return socket


Way = Callable[[Attacker], Awaitable[None]]


async def flood(one: Attacker) -> None:
    """Messages without end, until the connection is closed; then from the beginning."""
    socket = await one.begin(await one.table("easy"))
    while time.time() < one.until:
        for _ in range(FLOOD):
            await one.do(socket, do="vote", on="abandon", yes=random.random() < 0.5)
        await socket.recv()


async def leave(one: Attacker) -> None:
    """Tables at which masters think for nobody."""
    for _ in range(TABLES):
        socket = await one.begin(await one.table("master"))
        await one.do(socket, do="resign")
        await socket.close()
    await asyncio.sleep(0.5)


async def ask(one: Attacker) -> None:
    """Hints, one after the other."""
    socket = await one.begin(await one.table("master"))
    while time.time() < one.until:
        await one.send(socket, {"type": "hint", "id": f"m{one.done}", "level": "hard"})
        await socket.recv()


async def replay(one: Attacker) -> None:
    """A record that goes back and forth."""
    await one.post("/api/replays", HEAVY[one.game])


async def invent(one: Attacker) -> None:
    """Card sets, as large as they may be and larger."""
    content = dengen.game(one.game).cards.content
    kind = next(name for name, value in content.items() if isinstance(value, list))
    cards = [{**content[kind][0], "id": f"card{number}"} for number in range(random.choice((60, 128, 1300)))]
    await one.post("/api/tables", {"game": one.game, "cards": {**content, kind: cards}})


async def garble(one: Attacker) -> None:
    """Bodies that can't be read."""
    for body in BODIES:
        await one.post(random.choice(("/api/tables", "/api/replays", "/api/quick")), body)


WAYS: tuple[Way, ...] = (flood, leave, ask, replay, invent, garble)
HEAVY: dict[str, bytes] = {}


def heavy_record(id: str) -> bytes:
    """The game's last answer is taken back and given again, over and over."""
    game, rng = dengen.game(id), Chance(1)
    state = game.new()
    entries: list[dict[str, Any]] = []
    while not state.over():
        seat = state.actors()[0]
        act = rng.pick(state.legal(seat))
        entries.append({"number": len(entries) + 1, "seat": seat, "time": 0, "action": game.name(act)})
        state.apply(seat, act)
    again = entries[-1]
    for number in range(len(entries) + 1, len(entries) + 2 * TAKE_BACKS, 2):
        undone = {"number": number, "seat": again["seat"], "time": 0, "undone": [number - 1]}
        entries += [undone, {**again, "number": number + 1}]
    header = {
        "game": id, "rules": game.version, "cards": {"hash": game.cards.hash, "content": game.cards.content},
        "seats": state.seats, "options": dict(state.options), "seed": 0, "sitters": [{"name": "x"}] * state.seats, "time": 0,
    }  # fmt: skip
    end = {"outcome": state.outcome(), "hash": position_hash(game, state)}
    return msgspec.json.encode({"format": FORMAT, "header": header, "entries": entries, "end": end})


async def attack(url: str, game: str, guests: int, seconds: float) -> int:
    """For so many seconds, or until standard input ends. How many requests and messages there were."""
    HEAVY[game] = heavy_record(game)
    attackers = [Attacker(url, f"203.0.113.{number + 1}", game) for number in range(guests)]
    await asyncio.gather(*(one.come() for one in attackers))
    print(BEGUN, flush=True)
    until = time.time() + seconds
    ways = zip(attackers, itertools.cycle(WAYS), strict=False)
    running = [asyncio.create_task(one.run(way, until)) for one, way in ways]
    over = asyncio.create_task(asyncio.to_thread(sys.stdin.read))  # until nobody wants it any more
    await asyncio.wait([over, *running], return_when=asyncio.FIRST_COMPLETED, timeout=seconds)
    return sum(one.done for one in attackers)


async def main() -> None:
    print(await attack(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])), flush=True)
    os._exit(0)  # nobody says goodbye


if __name__ == "__main__":
    asyncio.run(main())
