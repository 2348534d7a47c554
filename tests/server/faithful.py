"""A client as the page is one: it comes back by itself, resumes, and repeats what wasn't answered."""

import asyncio
import itertools
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
import websockets

from dengen.core.base.chance import Chance
from dengen.server.people.guests import COOKIE

REFUSALS = ("stale_question", "wrong_moment", "seat_taken", "cant_take_back", "too_fast", "out_of_time")
CHATTER = 8  # about so many answers for each line that is said, answer that is taken back, person that is muted
PATIENCE = 60.0  # seconds: machines that test are busy
LOST = (websockets.WebSocketException, OSError, EOFError, TimeoutError)


class Faithful:
    """Plays one game after the other, until it is told to stop. `urls`: of nodes, tried in turn."""

    def __init__(self, urls: Sequence[str], name: str, seed: int) -> None:
        self.urls = itertools.cycle(urls)
        self.name = name
        self.rng = Chance(seed)
        self.cookie = ""
        self.person = ""
        self.table = ""
        self.acknowledged: dict[str, dict[str, Any]] = {}  # ids, and the commands
        self.repeated: set[str] = set()  # those of them that were told to have happened before
        self.shown: dict[str, Any] = {}
        self.stream = ""
        self.number = 0
        self.gaps = 0
        self.connections = 0
        self.games = 0
        self.stopping = False
        self._pending: dict[str, Any] | None = None
        self._count = 0

    async def arrive(self, url: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            answer = await http.put("/api/guest", json={"name": self.name})
            self.person = answer.json()["person"]
            self.cookie = http.cookies[COOKIE]

    async def create_table(self, url: str, **settings: Any) -> str:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, cookies={COOKIE: self.cookie}) as http:
            answer = await http.post("/api/tables", json={"join": "anyone", **settings})
            assert answer.status_code == 201, answer.text
            self.table = answer.json()["table"]
            return self.table

    async def play(self) -> None:
        while not self.stopping:
            try:
                await self._converse()
            except LOST:
                await asyncio.sleep(0.02)

    async def _converse(self) -> None:
        url = next(self.urls).replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        async with websockets.connect(
            url, additional_headers=headers, compression=None, open_timeout=PATIENCE
        ) as socket:
            self.connections += 1
            await socket.send(
                msgspec.json.encode({"type": "hello", "stream": self.stream, "number": self.number}).decode()
            )
            if self._pending is not None:
                await socket.send(msgspec.json.encode(self._pending).decode())
            while not self.stopping:
                async with asyncio.timeout(PATIENCE):
                    message = msgspec.json.decode(await socket.recv())
                await self._hear(socket, message)

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        kind = message.pop("type")
        if kind == "ping":
            await socket.send(msgspec.json.encode({"type": "pong", "ping": message["ping"]}).decode())
        elif kind == "done" and self._pending is not None and message["id"] == self._pending["id"]:
            self.acknowledged[message["id"]] = self._pending["command"]
            if message["repeated"]:
                self.repeated.add(message["id"])
            self._pending = None
        elif kind == "refused" and self._pending is not None and message["id"] == self._pending["id"]:
            if message["code"] == "store_unavailable":
                await asyncio.sleep(0.05)
                await socket.send(msgspec.json.encode(self._pending).decode())
            else:
                assert message["code"] in REFUSALS, message
                self._pending = None
        elif kind == "table":
            self._see(message)
        if self._pending is None and self.shown:
            await self._go_on(socket)

    def _see(self, message: dict[str, Any]) -> None:
        if message.get("fresh"):
            self.stream = message["stream"]
            self.shown = {}
        elif message["number"] != self.number + 1:
            self.gaps += 1
        self.number = message["number"]
        if message.get("room", {}).get("stage") == "over" and self.shown.get("room", {}).get("stage") == "playing":
            self.games += 1
        self.shown |= message

    def _chatter(self, room: dict[str, Any]) -> dict[str, Any]:
        """What people do besides answering."""
        others = [chair["person"] for chair in room["chairs"] if chair.get("person", self.person) != self.person]
        chosen = self.rng.below(3)
        if chosen == 0:
            return {"do": "say", "text": f"line {self._count}"}
        if chosen == 1 and others:
            return {"do": "mute", "whom": others[0], "on": self.rng.below(2) == 0}
        return {"do": "takeback"}

    async def _go_on(self, socket: Any) -> None:
        """Whatever is to be done next."""
        room, question = self.shown["room"], self.shown["question"]
        command: dict[str, Any] | None = None
        if self.shown["you"]["seat"] is None:
            free = [
                seat for seat, chair in enumerate(room["chairs"]) if not chair.get("person") and not chair.get("level")
            ]
            command = {"do": "sit", "seat": free[0], "name": self.name} if free else None
        elif room["stage"] == "gathering":
            full = all(chair.get("person") or chair.get("level") for chair in room["chairs"])
            command = {"do": "begin"} if full and room["host"] == self.person else None
        elif room["stage"] == "over":
            if self.person not in room["ballots"].get("rematch", []):
                command = {"do": "vote", "on": "rematch"}
        elif self.person not in room["ballots"].get("take_back", [self.person]):
            command = {"do": "vote", "on": "take_back", "yes": self.rng.below(4) > 0}
        elif self.rng.below(CHATTER) == 0:
            command = self._chatter(room)
        elif question is not None:
            act = question["offers"][self.rng.below(len(question["offers"]))]["name"]
            command = {"do": "act", "question": question["number"], "actions": [act]}
        if command is not None:
            self._count += 1
            self._pending = {"type": "do", "id": f"{self.name}-{self._count}", "command": command}
            await socket.send(msgspec.json.encode(self._pending).decode())
