"""What clients may do wrong: each ends in a clear code and an unharmed table."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
import websockets

from dengen.core.base.validation import MOST_LEVELS
from dengen.core.base.words import Text
from dengen.server.config.settings import ServerLimits
from dengen.server.people.guests import COOKIE
from tests.server.kit import Client, Refusal, Running, play_to_end, quick, running
from tests.wording import assert_in_japanese

pytestmark = pytest.mark.anyio


async def unharmed(server: Running, clients: list[Client], number: int) -> None:
    """Nothing was stored, and the game can be played to its end."""
    assert len(await server.node.store.entries(clients[0].table)) == number
    await play_to_end(clients)


BAD = {
    "no JSON": "{nonsense",
    "no object": "[1, 2, 3]",
    "an unknown type": {"type": "destroy"},
    "no type": {"id": "1"},
    "an unknown field": {"type": "do", "id": "1", "command": {"do": "begin"}, "time": 17},
    "an unknown field of a command": {"type": "do", "id": "1", "command": {"do": "begin", "seed": 17}},
    "an unknown command": {"type": "do", "id": "1", "command": {"do": "cheat"}},
    "a command of the server": {
        "type": "do",
        "id": "1",
        "command": {"do": "botanswer", "seat": 1, "question": 1, "action": "done"},
    },
    "a wrong type": {"type": "do", "id": "1", "command": {"do": "act", "question": "one", "actions": []}},
    "no id": {"type": "do", "command": {"do": "begin"}},
    "a second hello": {"type": "hello"},
    "too deep": '{"type": "do", "id": "1", "command": {"do": "feed", "input": {"a":'
    + "[" * 20_000
    + "]" * 20_000
    + "}}}",
    "a level too deep": '{"type": "do", "id": "1", "command": {"do": "feed", "input": '
    + "[" * (MOST_LEVELS - 1)
    + "]" * (MOST_LEVELS - 1)
    + "}}",
    "bytes": b'{"type": "pong", "ping": 1}',
}


async def test_messages_that_cannot_be_read_are_refused(store: str) -> None:
    async with running(store, limits=quick(bad_messages=100)) as server:
        ann, bob = await server.table()
        number = len(await server.node.store.entries(ann.table))
        for what, message in BAD.items():
            ann.others.clear()
            await ann.send(message)
            await ann.until(lambda c: any(m["type"] == "refused" for m in c.others) or c.close_code)
            assert ann.close_code is None, what
            refused = next(m for m in ann.others if m["type"] == "refused")
            assert refused["code"] == "bad_message", what
            assert refused["id"] == (message.get("id", "") if isinstance(message, dict) else refused["id"]), what
        await unharmed(server, [ann, bob], number)


async def test_too_many_bad_messages_end_the_connection(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        number = len(await server.node.store.entries(ann.table))
        for _ in range(10):
            await ann.send("{nonsense")
        assert await ann.closed() == 4000
        await ann.guest.connect(ann.table)
        await bob.until(lambda c: c.shown["room"]["chairs"][0].get("present"))
        entries = await server.node.store.entries(ann.table)
        assert all(type(entry.what).__name__ in ("Went", "Came") for entry in entries[number:])


async def test_a_message_of_a_megabyte_ends_the_connection(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        await ann.send({"type": "why", "id": "1", "action": "x" * 1_000_000})
        assert await ann.closed() == 1009
        again = await ann.guest.connect(ann.table)
        await play_to_end([again, bob])


async def test_a_flood_is_refused_before_it_is_applied_and_then_ended(store: str) -> None:
    async with running(store, limits=quick(messages=1.0, messages_burst=20, flood=50)) as server:
        ann, bob = await server.table()
        eve = await bob.guest.connect(ann.table)
        for number in range(200):
            await eve.send(
                {"type": "do", "id": f"f{number}", "command": {"do": "vote", "on": "abandon", "yes": bool(number % 2)}}
            )
        assert await eve.closed() == 4008
        refused = [m for m in eve.others if m["type"] == "refused"]
        assert {m["code"] for m in refused} == {"too_fast"}
        assert refused[0]["id"].startswith("f")
        entries = await server.node.store.entries(ann.table)
        assert sum(entry.client.startswith("f") for entry in entries) <= 20


async def test_a_thousand_messages_a_second_end_a_connection_however_many_of_them_are_heard(store: str) -> None:
    async with running(store, limits=ServerLimits()) as server:
        ann, bob = await server.table()
        eve = await bob.guest.connect(ann.table)
        with suppress(websockets.ConnectionClosed):
            for _ in range(200):
                for number in range(50):
                    await eve.send({"type": "pong", "ping": -number})
                await asyncio.sleep(0.05)
        await eve.close()
        assert eve.close_code == 4008
        assert ann.close_code is None


async def test_without_hello_the_connection_is_closed(store: str) -> None:
    async with running(store, limits=quick(hello=100)) as server:
        ann = await server.guest()
        created = await ann.create_table()
        late = await ann.call(created["table"])
        assert await late.closed() == 4001
        rude = await ann.call(created["table"])
        await rude.send({"type": "pong", "ping": 1})
        assert await rude.closed() == 4001


async def test_a_strangers_token_opens_nothing(store: str) -> None:
    async with running(store) as server:
        ann, _ = await server.table()
        for cookie in ("", "x" * 43, ann.guest.person, "x" * 5000):
            stranger = server.stranger()
            stranger.http.cookies.set(COOKIE, cookie)
            client = await stranger.call(ann.table)
            await client.send({"type": "hello", "stream": ann.stream, "number": 0})
            assert await client.closed() == 4003
            assert client.bodies == []
            assert (await stranger.http.get("/api/guest")).json() is None
            assert (await stranger.http.post("/api/tables", json={"game": "auction"})).status_code == 401


async def test_a_table_that_nobody_may_watch_is_closed_to_others(store: str) -> None:
    async with running(store) as server:
        ann, _ = await server.table("Ann Bob", watch="nobody")
        eve = await server.guest("Eve")
        client = await eve.connect(ann.table)
        assert await client.closed() == 4003
        assert (await eve.http.get(f"/api/tables/{ann.table}")).status_code == 404
        assert (await eve.http.get(f"/api/tables/{ann.table}/records/1")).status_code == 404


async def test_who_came_to_join_but_did_not_may_not_stay_to_watch(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        created = await ann.create_table(watch="nobody", seats=2, bots=["", "easy"])
        eve = await (await server.guest("Eve")).connect(created["table"])
        assert eve.stage == "gathering"
        client = await ann.connect(created["table"])
        await client.do("sit", seat=0, name="Ann")
        await client.do("begin")
        assert await eve.closed() == 4003
        assert all(body.find('"stage":"playing"') < 0 for body in eve.bodies)


async def test_watching_by_invitation_needs_the_invitation(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        created = await ann.create_table(watch="invited", join="invited")
        eve = await server.guest("Eve")
        assert await (await eve.connect(created["table"])).closed() == 4003
        client = await eve.connect(created["table"], {"invite": created["invite"]})
        assert client.stage == "gathering"


async def test_there_is_no_such_table(store: str) -> None:
    async with running(store) as server:
        client = await (await server.guest()).connect("nowhere")
        assert await client.closed() == 4004


async def test_pages_of_others_are_refused(store: str) -> None:
    async with running(store, origins=("https://friend.example",)) as server:
        ann = await server.guest()
        created = await ann.create_table()
        with pytest.raises(websockets.InvalidStatus) as no:
            await ann.call(created["table"], Origin="https://evil.example")
        assert no.value.response.status_code == 403
        for origin in (server.url, "https://friend.example"):
            client = await ann.connect(created["table"], Origin=origin)
            assert client.stage == "gathering"
        evil = {"Origin": "https://evil.example"}
        assert (await ann.http.put("/api/guest", json={"name": "Eve"}, headers=evil)).status_code == 403
        assert (await ann.http.get("/api/guest")).json()["name"] == "Ann"


async def test_an_address_has_no_more_than_so_many_connections(store: str) -> None:
    async with running(store, limits=quick(connections=3)) as server:
        ann = await server.guest()
        created = await ann.create_table()
        clients = [await ann.connect(created["table"]) for _ in range(3)]
        assert await (await ann.call(created["table"])).closed() == 4013
        await clients[0].close()
        async with asyncio.timeout(10):
            while len(server.runtime.connections) == 3:
                await asyncio.sleep(0.01)
        assert (await ann.connect(created["table"])).stage == "gathering"


async def test_requests_over_the_rate_are_refused(store: str) -> None:
    async with running(store, limits=quick(requests=1.0, requests_burst=10)) as server:
        stranger = server.stranger()
        codes = [(await stranger.http.get("/api/health")).status_code for _ in range(15)]
        assert codes[:10] == [200] * 10
        assert 429 in codes[10:]


async def test_who_does_not_echo_is_closed(store: str) -> None:
    async with running(store, limits=quick(heartbeat=300)) as server:
        ann = await server.guest()
        created = await ann.create_table()
        client = await ann.connect(created["table"])
        echoing = await ann.connect(created["table"])
        client.echoes = False
        assert await client.closed() == 4010
        assert echoing.close_code is None
        connection = next(iter(server.runtime.connections))
        assert connection.round_trip is not None


async def test_who_does_not_read_is_closed_and_the_others_go_on(store: str) -> None:
    async with running(store, limits=quick(outbox=200_000)) as server:
        ann, bob = await server.table()
        eve = await (await server.guest("Eve")).connect(ann.table)
        eve.socket.transport.pause_reading()
        slow = next(c for c in server.runtime.connections if c.person == eve.guest.person)
        for _ in range(400):
            slow.send(b'{"type":"x","y":"' + b"x" * 50_000 + b'"}')
            await asyncio.sleep(0)
        assert slow.closing == "slow"
        await play_to_end([ann, bob])
        async with asyncio.timeout(10):
            while slow in server.runtime.connections:
                await asyncio.sleep(0.05)


async def test_a_guest_founds_no_more_than_so_many_tables(store: str) -> None:
    async with running(store, limits=quick(tables=3)) as server:
        ann = await server.guest()
        for _ in range(3):
            await ann.create_table()
        answer = await ann.http.post("/api/tables", json={"game": "auction"})
        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_tables")


BAD_TABLES: dict[str, tuple[dict[str, Any], int, str]] = {
    "no game": ({}, 400, "bad_request"),
    "unknown game": ({"game": "chess"}, 404, "unknown_game"),
    "unknown field": ({"game": "auction", "cheat": True}, 400, "bad_request"),
    "too many seats": ({"game": "auction", "seats": 9}, 400, "bad_seat_count"),
    "unknown option": ({"game": "auction", "options": {"nope": 1}}, 400, "bad_option"),
    "an option of a wrong kind": ({"game": "lumiel", "options": {"redraw": 3}}, 400, "bad_option"),
    "more bots than seats": ({"game": "auction", "seats": 2, "bots": ["", "easy", "easy"]}, 400, "bad_seat_count"),
    "moves without a position": ({"game": "lumiel", "moves": [{"seat": 0, "action": "keep"}]}, 400, "bad_option"),
    "unknown level": ({"game": "auction", "bots": ["", "genius"]}, 400, "unknown_player"),
    "a set that doesn't exist": ({"game": "lumiel", "cards": "nope"}, 400, "bad_card_set"),
    "a set of another game": ({"game": "lumiel", "cards": {"set": {"game": "troll_master"}}}, 400, "bad_card_set"),
    "a set that makes no sense": ({"game": "lumiel", "cards": {"x": 1}}, 400, "bad_card_set"),
    "changes to an edition that isn't there": ({"game": "lumiel", "cards": {"base": "dengen-9"}}, 400, "bad_card_set"),
    "changes to a file of the server": ({"game": "lumiel", "cards": {"base": "cards.toml"}}, 400, "bad_card_set"),
    "changes to a card that isn't there": (
        {"game": "lumiel", "cards": {"base": "dengen", "card": [{"id": "preist", "points": 5}]}},
        400,
        "bad_card_set",
    ),
    "clocks that run backwards": ({"game": "auction", "pace": {"decision": -5}}, 400, "bad_request"),
}


async def test_a_table_that_cannot_be_is_refused_with_a_reason(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        for what, (body, status, code) in BAD_TABLES.items():
            answer = await ann.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), what
            assert answer.json()["en"], what
            assert_in_japanese(Text(answer.json()["en"], answer.json()["ja"]))


async def test_a_seat_that_is_taken_stays_taken(store: str) -> None:
    async with running(store) as server:
        ann, _ = await server.table()
        eve = await (await server.guest("Eve")).connect(ann.table)
        with pytest.raises(Refusal) as no:
            await eve.do("sit", seat=0, name="Ann")
        assert no.value.code in ("seat_taken", "wrong_moment")


async def test_a_character_that_a_database_may_not_like_does_no_harm(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        for path, status in (("/api/tables?game=%00", 200), ("/api/tables/%00", 404), ("/api/cards/%00", 404)):
            assert (await ann.guest.http.get(path)).status_code == status, path
        await ann.ask("do", "\0", command={"do": "say", "text": "a\0b"})
        await unharmed(server, [ann, bob], len(await server.node.store.entries(ann.table)))
