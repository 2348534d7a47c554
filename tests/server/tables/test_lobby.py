"""The lobby's socket: who waits, who plays, where it is one's turn; and that it tells nobody else's secrets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from dengen.server.people.guests import COOKIE
from tests.server.kit import PATIENCE, Guest, Running, quick, running

pytestmark = pytest.mark.anyio


class Looker:
    """Somebody who looks at the lists."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.lists: dict[str, Any] = {}
        self.heard: list[str] = []

    async def until(self, kind: str, holds: Any) -> Any:
        async with asyncio.timeout(PATIENCE):
            while kind not in self.lists or not holds(self.lists[kind]):
                text = await self.socket.recv()
                self.heard.append(text)
                message = msgspec.json.decode(text)
                self.lists[message["type"]] = message
        return self.lists[kind]


@asynccontextmanager
async def looking(guest: Guest, **headers: str) -> AsyncIterator[Looker]:
    address = guest.server.url.replace("http", "ws", 1) + "/api/lobby"
    cookie = {"Cookie": f"{COOKIE}={guest.cookie}"} if guest.cookie else {}
    async with websockets.connect(address, additional_headers={**cookie, **headers}, compression=None) as socket:
        yield Looker(socket)


@asynccontextmanager
async def server_at(folder: Path, **limits: Any) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{folder / 't.db'}", limits=quick(lobby=10, **limits)) as server:
        yield server


async def test_open_tables_come_and_go_as_people_do(tmp_path: Path) -> None:
    async with server_at(tmp_path) as server, looking(server.stranger()) as eve:
        assert (await eve.until("lobby", lambda all: True))["open"] == []
        ann = await server.guest("Ann")
        created = await ann.create_table("forehead", seats=2)
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        told = await eve.until("lobby", lambda all: all["open"])
        assert [chair.get("name") for chair in told["open"][0]["chairs"]] == ["Ann", None]
        assert "invite" not in told["open"][0]
        await client.close()
        await eve.until("lobby", lambda all: not all["open"])
        assert "yours" not in eve.lists, "a stranger has no tables"


async def test_games_between_people_are_there_to_be_watched_until_they_are_over(tmp_path: Path) -> None:
    async with server_at(tmp_path) as server, looking(server.stranger()) as eve:
        ann, _ = await server.table(game="forehead")
        await server.table("Cyd", "dice", seats=1)
        told = await eve.until("lobby", lambda all: all["playing"])
        assert [table["game"] for table in told["playing"]] == ["forehead"]
        await ann.do("resign")
        await eve.until("lobby", lambda all: not all["playing"])


async def test_ones_own_tables_say_whose_turn_it_is_and_nothing_of_the_others(tmp_path: Path) -> None:
    async with server_at(tmp_path) as server:
        ann, bob = await server.table(game="auction", pace={"decision": 3_600_000})
        async with looking(ann.guest) as mine, looking(bob.guest) as theirs:
            for looker in (mine, theirs):
                told = await looker.until("yours", lambda all: all["tables"][0]["your_turn"])
                assert told["tables"][0]["scores"] == [0, 0]
                assert told["tables"][0]["deadline"] > told["tables"][0]["founded"]
            await ann.act(ann.offers[0])
            await ann.until(lambda c: "done" in c.offers)
            await ann.act("done")
            told = await mine.until("yours", lambda all: not all["tables"][0].get("your_turn"))
            assert "deadline" not in told["tables"][0]
            await bob.do("say", text="well?")  # something that both are told of: whatever came before has come
            theirs.heard.clear()
            await bob.do("leave")
            await theirs.until("yours", lambda all: not all["tables"])
            told_bob = [msgspec.json.decode(text) for text in theirs.heard]
            assert [one for one in told_bob if one["type"] == "yours" and one["tables"]] == [], "Ann's answer is sealed"


@pytest.mark.parametrize("said", ["hello", '{"type":"pong"}', '{"type":"do","id":"1","command":{"do":"begin"}}'])
async def test_whoever_says_anything_but_echoes_is_shown_out(tmp_path: Path, said: str) -> None:
    async with server_at(tmp_path) as server, looking(server.stranger()) as eve:
        await eve.until("lobby", lambda all: True)
        await eve.socket.send(said)
        await eve.socket.wait_closed()
        assert eve.socket.close_code == 4000
    assert len(server.runtime.lobby) == 0


async def test_a_page_of_another_server_hears_nothing(tmp_path: Path) -> None:
    async with server_at(tmp_path) as server:
        with pytest.raises(websockets.InvalidStatus):
            async with looking(server.stranger(), Origin="https://elsewhere.example"):
                pass


async def test_two_who_want_a_quick_game_meet_and_a_third_waits(tmp_path: Path) -> None:
    async with server_at(tmp_path, quick=10**9) as server:
        guests = [await server.guest(name) for name in ("Ann", "Bob", "Cyd")]
        wish = {"game": "forehead"}
        found = [(await guest.http.post("/api/quick", json=wish)).json()["table"] for guest in guests[:2]]
        assert found[0] == found[1], "though nobody sits there yet"
        clients = [await guest.connect(found[0]) for guest in guests[:2]]
        for seat, client in enumerate(clients):
            await client.do("sit", seat=seat, name=client.guest.name)
        await clients[0].until(lambda c: c.stage == "playing")
        assert (await guests[2].http.post("/api/quick", json=wish)).json()["table"] != found[0]


async def test_who_waits_in_vain_for_a_quick_game_plays_a_bot(tmp_path: Path) -> None:
    async with server_at(tmp_path, quick=50) as server:
        ann = await server.guest("Ann")
        table = (await ann.http.post("/api/quick", json={"game": "forehead", "level": "easy"})).json()["table"]
        client = await ann.connect(table)
        await client.do("sit", seat=0, name="Ann")
        await client.until(lambda c: c.stage == "playing")
        assert client.shown["room"]["chairs"][1] == {"level": "easy"}
