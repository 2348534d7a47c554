"""Who somebody is, on which devices, and for how long."""

import httpx
import pytest

from dengen.server.people.devices import device_of
from dengen.server.people.guests import COOKIE, DAY, LASTS, PASS_LASTS, hashed
from tests.server.kit import Guest, Running, quick, running

pytestmark = pytest.mark.anyio


async def pass_of(guest: Guest) -> str:
    answer = await guest.http.post("/api/guest/pass")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def come_in(server: Running, code: str) -> tuple[Guest, httpx.Response]:
    phone = server.stranger()
    return phone, await phone.http.post(
        "/api/guest/sessions", json={"code": code}, headers={"User-Agent": "Firefox Android"}
    )


async def test_a_code_makes_another_device_the_same_guest_once(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        code = await pass_of(ann)
        phone, answer = await come_in(server, f" {code[:5].upper()}-{code[5:]}")
        assert answer.json() == {"person": ann.person, "name": "Ann"}
        assert (await phone.http.get("/api/guest")).json()["person"] == ann.person
        assert phone.cookie != ann.cookie
        _, again = await come_in(server, code)
        assert (again.status_code, again.json()["code"]) == (403, "bad_pass")


async def test_a_code_is_withdrawn_and_runs_out(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        code = await pass_of(ann)
        assert (await ann.http.delete("/api/guest/pass")).status_code == 204
        assert (await come_in(server, code))[1].status_code == 403
        _, until = await server.runtime.guests.add_device_code(ann.person, server.node.clock.now() - PASS_LASTS - 1)
        assert until < server.node.clock.now()
        late, _ = await server.runtime.guests.add_device_code(ann.person, server.node.clock.now() - PASS_LASTS - 1)
        assert (await come_in(server, late))[1].status_code == 403


async def test_sessions_are_listed_and_ended_at_once(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        table = (await ann.create_table())["table"]
        phone, _ = await come_in(server, await pass_of(ann))
        line = await phone.connect(table)
        listed = (await ann.http.get("/api/guest/sessions")).json()
        other = next(one for one in listed if not one["current"])
        assert (len(listed), other["device"]) == (2, "Firefox, Android")
        assert (await (await server.guest("Eve")).http.delete(f"/api/guest/sessions/{other['id']}")).status_code == 404
        assert (await ann.http.delete(f"/api/guest/sessions/{other['id']}")).status_code == 204
        assert await line.closed() == 4003
        assert (await phone.http.get("/api/guest")).json() is None
        assert (await ann.http.get("/api/guest")).json()["name"] == "Ann"


async def test_who_comes_in_as_somebody_else_leaves_no_session_behind(store: str) -> None:
    async with running(store) as server:
        ann, bob = await server.guest("Ann"), await server.guest("Bob")
        left = bob.cookie
        answer = await bob.http.post("/api/guest/sessions", json={"code": await pass_of(ann)})
        assert answer.json()["name"] == "Ann"
        assert await server.node.store.guest(hashed(left)) is None


async def test_a_session_lasts_as_long_as_it_is_used(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        guests, now = server.runtime.guests, server.node.clock.now()
        cookies = {COOKIE: ann.cookie}
        assert (await guests.see(cookies, now))[1] == ""
        assert (await guests.see(cookies, now + 2 * DAY))[1] == ann.cookie, "its cookie is to last longer"
        assert (await guests.see(cookies, now + 2 * DAY))[1] == ""
        await server.node.store.forget_sessions(now + DAY)
        assert len(await server.node.store.sessions(ann.person)) == 1
        await server.node.store.forget_sessions(now + 2 * DAY + LASTS)
        assert await server.node.store.sessions(ann.person) == []


async def test_a_session_whose_end_was_not_heard_of_is_good_only_for_a_while(store: str) -> None:
    async with running(store, limits=quick(known=0)) as server:
        ann = await server.guest()
        assert (await ann.http.get("/api/guest")).json()["name"] == "Ann"
        (session,) = await server.node.store.sessions(ann.person)
        await server.node.store.end_sessions(ann.person, [session.id])  # past everybody
        assert (await ann.http.get("/api/guest")).json() is None


async def test_whom_a_seat_is_offered_is_told_at_the_door(store: str) -> None:
    async with running(store) as server:
        ann, eve = await server.guest("Ann"), await server.guest("Eve")
        created = await ann.create_table(join="invited")
        table = created["table"]
        assert (await ann.connect(table)).welcome["may_sit"]
        assert not (await eve.connect(table)).welcome["may_sit"]
        assert (await eve.connect(table, {"invite": created["invite"]})).welcome["may_sit"]


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("curl/8.0", ""),
    ],
)  # fmt: skip
def test_what_a_device_is_called(agent: str, device: str) -> None:
    assert device_of(agent) == device
