"""Nobody learns what he may not know: not from bytes, not from silence, not from headers, logs or the store."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from dengen.server.people.guests import COOKIE
from dengen.server.protocol.errors import UnreadableTable
from tests.server.kit import Client, Refusal, play_to_end, quick, running

pytestmark = pytest.mark.anyio


async def settled(*clients: Client) -> None:
    """Whatever is under way has arrived: each has had an answer after it."""
    for client in clients:
        if client.shown["you"]["seat"] is not None:
            await client.ask("preview", actions=[])


async def test_a_sealed_answer_is_not_even_a_sign_of_life_to_others(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        eve = await (await server.guest("Eve")).connect(ann.table)
        await settled(ann, bob)
        before = [len(client.bodies) for client in (bob, eve)]
        await ann.answer()
        await settled(bob)
        await asyncio.sleep(0.1)
        assert [len(client.bodies) for client in (bob, eve)] == before
        assert [m["type"] for m in bob.others if m["type"] != "ping"] == []


async def test_a_sealed_answer_moves_nothing_in_any_list(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        eve = await server.guest("Eve")
        later = await server.table("Ann Bob")  # an answer at the older table would bring that one to the front
        other = await bob.guest.create_table()
        await (await bob.guest.connect(other["table"])).do("sit", seat=0, name="Bob")

        async def seen() -> list[str]:
            paths = (f"/api/tables/{ann.table}", "/api/tables?stage=playing", "/api/tables", "/api/guest/tables")
            return [(await who.http.get(path)).text for who in (bob.guest, eve) for path in paths]

        await settled(ann, bob, *later)
        before = await seen()
        await asyncio.sleep(0.01)
        await ann.answer()
        assert await seen() == before


async def test_an_entry_that_does_not_follow_is_named_to_nobody(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        await settled(ann, bob)
        sealed = ann.offers[0]
        await ann.answer()
        entries = await server.node.store.entries(ann.table)
        table, cookie = ann.table, bob.guest.cookie
        last = entries[-1]
        await server.node.store.append(table, [replace(last, number=last.number + 1)])
        with pytest.raises(UnreadableTable):
            await server.runtime.tables.all()[0].catch_up()
    assert last.what.action == sealed  # type: ignore[union-attr]
    async with running(store) as server:
        stranger = server.stranger()
        stranger.http.cookies.set(COOKIE, cookie)
        answer = await stranger.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unreadable")
        assert sealed not in answer.text
        assert str(last.number + 1) not in answer.text
        client = await stranger.call(table)
        await client.send({"type": "hello"})
        assert await client.closed() == 4005
        assert f'"table":"{table}","entry":{last.number + 1}' in server.log.getvalue()


async def test_nothing_that_tells_all_is_given_out_before_the_end(store: str) -> None:
    async with running(store) as server:
        clients = await server.table()
        http = clients[0].guest.http
        for path in ("records/1", "replays/1", "replays/1?viewer=open"):
            answer = await http.get(f"/api/tables/{clients[0].table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        entries = await server.node.store.entries(clients[0].table)
        seed = next(str(entry.what.seed) for entry in entries if type(entry.what).__name__ == "Began")  # type: ignore[union-attr]
        assert not any(seed in body for client in clients for body in client.bodies)
        await play_to_end(clients)
        assert (await http.get(f"/api/tables/{clients[0].table}/replays/1?viewer=open")).status_code == 200


async def test_the_store_has_no_token_and_the_log_has_no_secret(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'tables.db'}", limits=quick(bad_messages=3)) as server:
        ann, _ = await server.table("Ann Bob")
        token, invite = ann.guest.cookie, (await ann.guest.http.get(f"/api/tables/{ann.table}")).json()["invite"]
        for _ in range(3):
            await ann.send('{"nonsense": "' + token + '"}')
        await ann.closed()
        assert (await ann.guest.http.get(f"/api/tables/{token}")).status_code == 404
    log = server.log.getvalue()
    assert log.count("\n") >= 3
    assert len(token) >= 43
    for secret in (token, invite):
        assert secret not in log
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert token not in dump


async def test_the_cookie_is_out_of_reach_and_the_page_may_do_nothing_else(store: str) -> None:
    async with running(store) as server:
        stranger = server.stranger()
        answer = await stranger.http.put("/api/guest", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        safe = await stranger.http.put(
            "/api/guest", json={"name": "Bob"}, headers={"Cookie": "", "X-Forwarded-Proto": "https"}
        )
        assert "secure" in safe.headers["set-cookie"].lower()
        for path in ("/api/games", "/nowhere.js", "/api/guest"):
            headers = (await stranger.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"


async def test_an_invitation_is_shown_only_to_those_who_sit_there(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.table()
        eve = await server.guest("Eve")
        assert (await bob.guest.http.get(f"/api/tables/{ann.table}")).json()["invite"]
        assert "invite" not in (await eve.http.get(f"/api/tables/{ann.table}")).json()
        assert not any("invite" in body for body in ann.bodies)


async def test_a_table_by_invitation_takes_nobody_else(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        created = await ann.create_table(join="invited", seats=2)
        eve = await (await server.guest("Eve")).connect(created["table"])
        for invite in ("", "wrong", created["table"]):
            with pytest.raises(Refusal) as no:
                await eve.do("sit", seat=0, name="Eve", invite=invite)
            assert no.value.code == "not_invited"
        await eve.do("sit", seat=0, name="Eve", invite=created["invite"])
