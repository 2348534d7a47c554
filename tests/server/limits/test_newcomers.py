"""Nobody fills the lobby from one address, with however many names."""

import pytest

from dengen.core.base.words import Text
from dengen.server.limits.addresses import household
from tests.server.kit import Guest, quick, running
from tests.wording import assert_in_japanese

pytestmark = pytest.mark.anyio


def from_address(guest: Guest, address: str) -> Guest:
    guest.http.headers["X-Forwarded-For"] = address
    return guest


async def test_an_address_brings_no_more_than_so_many_guests(store: str) -> None:
    async with running(store, limits=quick(guests=0.0, guests_burst=3)) as server:
        eves = [from_address(server.stranger(), "192.0.2.1") for _ in range(5)]
        answers = [await eve.http.put("/api/guest", json={"name": "Eve"}) for eve in eves]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        refused = answers[-1].json()
        assert refused["code"] == "too_fast"
        assert_in_japanese(Text(refused["en"], refused["ja"]))
        renamed = await eves[0].http.put("/api/guest", json={"name": "Eva"})
        assert renamed.status_code == 200, "who is a guest already may change the name"
        ann = from_address(server.stranger(), "192.0.2.2")
        assert (await ann.http.put("/api/guest", json={"name": "Ann"})).status_code == 200


async def test_an_address_lays_no_more_than_so_many_tables(store: str) -> None:
    async with running(store, limits=quick(new_tables=0.0, new_tables_burst=3)) as server:
        eves = [from_address(await server.guest("Eve"), "192.0.2.1") for _ in range(3)]
        asked = [(eve, path) for eve in eves for path in ("/api/tables", "/api/quick")]
        codes = [(await eve.http.post(path, json={"game": "lumiel"})).status_code for eve, path in asked]
        assert codes == [201, 200, 201, 200, 429, 200], "a quick game at a table that is laid already needs no new one"
        ann = from_address(await server.guest("Ann"), "192.0.2.2")
        assert (await ann.http.post("/api/tables", json={"game": "auction"})).status_code == 201


async def test_the_machine_itself_is_not_counted(store: str) -> None:
    async with running(store, limits=quick(guests=0.0, guests_burst=1, new_tables=0.0, new_tables_burst=1)) as server:
        for name in ("Ann", "Bob", "Cid"):
            await (await server.guest(name)).create_table()


def test_a_network_of_ipv6_is_one_address() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("somewhere") == "somewhere"
