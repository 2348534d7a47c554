"""A real server on a free port, and clients that put together what they are sent, as the page does it."""

import asyncio
import contextlib
import io
import itertools
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from copy import copy
from functools import cache
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.registry import registered
from dengen.players import Hint, hint
from dengen.players.move_review import MoveReview, review
from dengen.server.bots.bots import CpuAccount
from dengen.server.config.settings import ServerLimits, ServerSettings
from dengen.server.http.app import make_app
from dengen.server.http.page import PageFiles
from dengen.server.limits.tcp import GATE, protocols
from dengen.server.link_previews.result_pictures import ResultPictures
from dengen.server.node import entropy, make_node
from dengen.server.ops.logs import Log
from dengen.server.people.guests import COOKIE
from dengen.server.push.queue import PushTransport
from dengen.server.runtime import Runtime
from dengen.server.sandbox.games import Games
from dengen.table.change import Job
from examples.high_card import HighCard
from tests.core.small.auction import AuctionGame
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame

PATIENCE = 30.0  # seconds: machines that test are busy
IDS = itertools.count(1)
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # shared: else every client reads the certificates of the whole world
SMALL: dict[str, type[Game[Any]]] = {game.id: game for game in (AuctionGame, DiceGame, ForeheadGame, HighCard)}


def small_games() -> Games:
    return Games(lambda: {**registered(), **SMALL})


@cache
def built_page() -> PageFiles:
    return PageFiles()


def own_page() -> PageFiles:
    """Of one server: what it paints is its own; files are read and packed once for all."""
    page = copy(built_page())
    page.results = ResultPictures()
    return page


class QuickBots:
    """They answer at once, at random: what a bot thinks is tested elsewhere."""

    async def choose(self, game: Game[Any], job: Job, account: CpuAccount) -> int:
        return Chance(job.seed).pick(job.world.legal(job.seat))

    async def advise(self, game: Game[Any], job: Job, account: CpuAccount) -> Hint:
        return hint(game, job.world, job.seat, job.seed, iterations=40)

    async def judge(self, game: Game[Any], job: Job, seconds: float, account: CpuAccount) -> MoveReview:
        return review(game, job.world, job.seat, job.seed, 40, seconds)

    async def look_ahead(self, game: Game[Any], job: Job, seconds: float, account: CpuAccount) -> None:
        pass

    def forget(self, table: str) -> None:
        pass

    async def change_over(self, folder: str) -> bool:
        return False

    async def close(self) -> None:
        pass


class Refusal(Exception):
    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message["code"], message["en"])
        self.code: str = message["code"]
        self.message = message


class Client:
    """One connection of a guest to a table."""

    def __init__(self, guest: "Guest", table: str, socket: Any) -> None:
        self.guest = guest
        self.table = table
        self.socket = socket
        self.shown: dict[str, Any] = {}
        self.story: list[Any] = []
        self.chat: list[Any] = []
        self.stream = ""
        self.number = 0
        self.fresh = 0  # how many fresh messages came
        self.bodies: list[str] = []  # every table message as it came
        self.others: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.close_code: int | None = None
        self.echoes = True
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._pongs: asyncio.Queue[int] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read())
        self._echoing = asyncio.create_task(self._echo())

    async def _echo(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.send({"type": "pong", "ping": await self._pongs.get()})

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._receive(text, msgspec.json.decode(text))
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        self._echoing.cancel()
        self.close_code = self.socket.close_code
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError(self.close_code))
                answer.exception()
        self._changed.set()

    def _receive(self, text: str, message: dict[str, Any]) -> None:
        kind = message.pop("type")
        if kind == "table":
            self.bodies.append(text)
            self._put_together(message)
        elif kind == "welcome":
            self.welcome = message
        elif kind == "ping":
            self.others.append({"type": kind, **message})
            if self.echoes:
                self._pongs.put_nowait(message["ping"])
        elif message.get("id") in self._answers and not self._answers[message["id"]].done():
            self._answers[message["id"]].set_result({"type": kind, **message})
        else:
            self.others.append({"type": kind, **message})

    def _put_together(self, message: dict[str, Any]) -> None:
        if message.pop("fresh", False):
            self.fresh += 1
            self.stream = message.pop("stream")
            self.shown, self.story, self.chat = {}, [], []
        else:
            assert message["number"] == self.number + 1, "a gap"
        self.number = message.pop("number")
        self.story += message.pop("story", [])
        self.chat += message.pop("chat", [])
        self.shown |= message

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def ask(self, type: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send it and wait for its answer; raises Refusal."""
        id = id or f"{self.guest.name}-{next(IDS)}"
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        await self.send({"type": type, "id": id, **fields})
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = await answer
        if message["type"] == "refused":
            raise Refusal(message)
        return message

    async def do(self, do: str, id: str = "", **fields: Any) -> dict[str, Any]:
        return await self.ask("do", id, command={"do": do, **fields})

    async def act(self, *actions: str, id: str = "") -> dict[str, Any]:
        return await self.do("act", id, question=self.question["number"], actions=list(actions))

    async def answer(self, choice: int = 0) -> None:
        """Give an answer, and wait until the question is gone."""
        await self.until(lambda c: c.question)
        number = self.question["number"]
        await self.act(self.offers[choice])
        await self.until(lambda c: not c.question or c.question["number"] != number or c.stage == "over")

    async def until(self, condition: Callable[["Client"], Any]) -> "Client":
        async with asyncio.timeout(PATIENCE):
            while not condition(self):
                self._changed.clear()
                await self._changed.wait()
        return self

    async def closed(self) -> int | None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait((self._reading,))
        return self.close_code

    async def close(self) -> None:
        await self.socket.close()
        await self.closed()

    @property
    def question(self) -> Any:
        return self.shown.get("question")

    @property
    def offers(self) -> list[str]:
        return [offer["name"] for offer in self.question["offers"]] if self.question else []

    @property
    def stage(self) -> str:
        return self.shown["room"]["stage"] if "room" in self.shown else ""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: "Running", name: str) -> None:
        self.server = server
        self.name = name
        self.person = ""
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, verify=NO_TLS)

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    async def create_table(self, game: str = "auction", **settings: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, "join": "anyone", **settings})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    async def connect(self, table: str, hello: dict[str, Any] | None = None, url: str = "", **headers: str) -> Client:
        """A connection that has said hello and was shown everything."""
        client = await self.call(table, url, **headers)
        with contextlib.suppress(websockets.ConnectionClosed):
            await client.send({"type": "hello", **(hello or {})})
        resumes = bool(hello and hello.get("stream"))
        await client.until(lambda c: (c.welcome and (c.shown or resumes)) or c.close_code)
        return client

    async def call(self, table: str, url: str = "", **headers: str) -> Client:
        address = (url or self.server.url).replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        given = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        sock = await websockets.connect(
            address, additional_headers={**given, **headers}, compression=None, max_size=None
        )
        client = Client(self, table, sock)
        self.server.clients.append(client)
        return client


class Running:
    """A server that runs in this loop."""

    def __init__(self, runtime: Runtime, port: int, log: io.StringIO) -> None:
        self.runtime = runtime
        self.node = runtime.node
        self.url = f"http://127.0.0.1:{port}"
        self.log = log
        self.clients: list[Client] = []
        self._guests: list[Guest] = []

    async def guest(self, name: str = "Ann") -> Guest:
        guest = Guest(self, name)
        self._guests.append(guest)
        answer = await guest.http.put("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        guest.person = answer.json()["person"]
        return guest

    def stranger(self) -> Guest:
        guest = Guest(self, "stranger")
        self._guests.append(guest)
        return guest

    async def table(self, names: str = "Ann Bob", game: str = "auction", **settings: Any) -> list[Client]:
        """A table at which these people sit, in its first game."""
        guests = [await self.guest(name) for name in names.split()]
        created = await guests[0].create_table(game, **{"seats": len(guests), "bot_pace": "instant", **settings})
        clients = [await guest.connect(created["table"]) for guest in guests]
        for seat, client in enumerate(clients):
            await client.do("sit", seat=seat, name=client.guest.name)
        await clients[0].do("begin")
        for client in clients:
            await client.until(lambda c: c.stage == "playing")
        return clients

    async def close(self) -> None:
        for client in self.clients:
            client.socket.transport.abort()
            await client.closed()
        for guest in self._guests:
            await guest.http.aclose()


class Quiet(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def quick(**changes: Any) -> ServerLimits:
    return ServerLimits(
        **{
            "messages": 10_000.0,
            "messages_burst": 10_000,
            "requests": 10_000.0,
            "requests_burst": 10_000,
            "away": 20,
            "alone": 0,
            "call": 0,
            **changes,
        }
    )


@asynccontextmanager
async def running(
    address: str,
    *,
    bots: Any = None,
    limits: ServerLimits | None = None,
    beat: int = 200,
    entropy: Callable[[], int] = entropy,
    carrier: PushTransport | None = None,
    files: PageFiles | None = None,
    games: Games | None = None,
    make: dict[str, Any] | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    log = io.StringIO()
    allowed = {"own_cards": True, "positions": True}
    made = ServerSettings(store=address, limits=limits or quick(), beat=beat, **{**allowed, **settings})
    node = make_node(
        made,
        games=games or small_games(),
        bots=bots or QuickBots(),
        log=Log(log),
        entropy=entropy,
        carrier=carrier,
        **(make or {}),
    )
    runtime = Runtime(node)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        make_app(runtime, files or own_page()),
        log_config=None,
        ws_max_size=made.limits.message,
        timeout_graceful_shutdown=2,
        **protocols(),
    )
    GATE.limits = made.limits
    server = Quiet(config)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if serving.done():
            await serving
            raise RuntimeError(log.getvalue())
    here = Running(runtime, listening.getsockname()[1], log)
    try:
        yield here
    finally:
        await here.close()
        server.should_exit = True
        await serving


async def play_to_end(clients: list[Client], seed: int = 1) -> None:
    """Everybody answers at random until the game is over."""
    rng = Chance(seed)

    async def play(client: Client) -> None:
        while client.stage != "over":
            await client.until(lambda c: c.question or c.stage == "over" or c.close_code)
            if client.close_code:
                raise ConnectionError(f"closed: {client.close_code}")
            if client.question and client.stage == "playing":
                await client.answer(rng.below(len(client.offers)))

    async with asyncio.timeout(60):
        await asyncio.gather(*(play(client) for client in clients))
    assert all(client.shown["view"]["outcome"] is not None for client in clients)
