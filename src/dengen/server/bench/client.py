"""A client that plays at random against bots, as fast as it is asked or as it is allowed to."""

import asyncio
import random
import time
from typing import Any

import msgspec
import websockets

from dengen.server.people.guests import COOKIE

LOST = (websockets.WebSocketException, OSError)


class HeardQuestion(msgspec.Struct):
    class HeardOffer(msgspec.Struct):
        name: str

    number: int
    offers: list[HeardOffer]


class HeardRoom(msgspec.Struct):
    stage: str


class Heard(msgspec.Struct):
    """Of what the server says, only what is needed here."""

    type: str
    id: str = ""
    ping: int = 0
    number: int = 0
    stream: str = ""
    code: str = ""
    room: HeardRoom | None = None
    question: HeardQuestion | msgspec.UnsetType | None = msgspec.UNSET


decode = msgspec.json.Decoder(Heard).decode


class Rate:
    """At most so many answers a second, all clients together; 0: no limit."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self._next = 0.0

    async def turn(self, until: float) -> bool:
        """Wait for one's turn; False: it doesn't come before then."""
        if self.per_second:
            now = time.perf_counter()
            mine = max(now, self._next + 1 / self.per_second)
            if mine >= until:
                await asyncio.sleep(until - now)
                return False
            self._next = mine
            await asyncio.sleep(mine - now)
        return True


class BenchPlayer:
    def __init__(self, url: str, cookie: str, table: str, rate: Rate) -> None:
        self._address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self._cookie = {"Cookie": f"{COOKIE}={cookie}"}
        self.table = table
        self.rate = rate
        self._ids = 0
        self._sent = 0.0
        self._timed = ""  # the id of the answer whose acknowledgement is awaited
        self._question: HeardQuestion | None = None
        self.socket: Any = None
        self.stream = ""
        self.number = 0
        self.latencies: list[float] = []
        self.refused = 0

    async def connect(self) -> None:
        self.socket = await websockets.connect(
            self._address, additional_headers=self._cookie, compression=None, open_timeout=60, ping_interval=None
        )
        await self._send({"type": "hello", "stream": self.stream, "number": self.number})
        while self._hear(await self.socket.recv()).type != "welcome":
            pass

    async def sit(self) -> None:
        await self.do({"do": "sit", "seat": 0, "name": "Bench"})
        await self.do({"do": "begin"})

    async def asked(self) -> None:
        """Until the first question is there."""
        while self._question is None:
            self._hear(await self.socket.recv())

    async def play(self, until: float) -> None:
        """Answer every question until then; a new game when one is over."""
        self._timed = ""
        while time.perf_counter() < until:
            if self._question is not None:
                if not await self.rate.turn(until):
                    return
                question, self._question = self._question, None
                act = random.choice(question.offers).name
                self._sent = time.perf_counter()
                self._timed = await self.do({"do": "act", "question": question.number, "actions": [act]})
            try:
                async with asyncio.timeout(max(0.01, until - time.perf_counter())):
                    heard = self._hear(await self.socket.recv())
            except TimeoutError:
                return
            if heard.type == "ping":
                await self._send({"type": "pong", "ping": heard.ping})
            elif heard.room is not None and heard.room.stage == "over":
                await self.do({"do": "vote", "on": "rematch"})

    def _hear(self, text: str) -> Heard:
        heard = decode(text)
        if heard.type == "table":
            self.number = heard.number
            self.stream = heard.stream or self.stream
            if heard.question is not msgspec.UNSET:
                self._question = heard.question
        elif heard.type == "done" and heard.id == self._timed:
            self.latencies.append(time.perf_counter() - self._sent)
        elif heard.type == "refused":
            self.refused += 1
        return heard

    async def do(self, command: dict[str, Any]) -> str:
        """Send a command; its id."""
        self._ids += 1
        name = f"{id(self)}-{self._ids}"
        await self._send({"type": "do", "id": name, "command": command})
        return name

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())
