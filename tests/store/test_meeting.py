"""What both stores keep for those who are called, who pair up, and who only watch."""

import asyncio
from typing import Any

import pytest

from dengen.store import Guest, PushAddress, Store
from dengen.store.interface import ListedChair
from dengen.table.entries import Entry, Remarked
from tests.store.kit import header, opened, session, summary

pytestmark = pytest.mark.anyio


def address_of(session: str, person: str = "p1", time: int = 5, **changes: Any) -> PushAddress:
    settings = {"endpoint": f"https://push.example/{session}", "p256dh": "key", "auth": "secret", "lang": "ja"}
    return PushAddress(session=session, person=person, time=time, **(settings | changes))


async def endpoints(store: Store, person: str = "p1") -> list[str]:
    return [one.endpoint.rpartition("/")[2] for one in await store.push_addresses(person)]


async def test_a_push_address_belongs_to_a_device_and_ends_with_it(address: str) -> None:
    async with opened(address) as store:
        for name in ("one", "two", "three"):
            await (
                store.add_guest(Guest("p1", "Ann", 5), session(name))
                if name == "one"
                else store.add_session(session(name))
            )
            await store.add_push_address(address_of(f"id-{name}"), 9)
        assert (await store.push_addresses("p1"))[0].lang == "ja"
        await store.end_sessions("p1", ["id-one"])
        assert sorted(await endpoints(store)) == ["id-three", "id-two"]
        await store.drop_push_address("https://push.example/id-two")
        assert await endpoints(store) == ["id-three"]
        await store.forget_sessions(6)
        assert await endpoints(store) == [], "its session is gone"


async def test_a_device_has_one_push_address_and_a_person_no_more_than_so_many(address: str) -> None:
    async with opened(address) as store:
        await store.add_push_address(address_of("a", time=1, endpoint="https://push.example/old"), 2)
        await store.add_push_address(address_of("a", time=2, endpoint="https://push.example/new"), 2)
        assert await endpoints(store) == ["new"]
        await store.add_push_address(address_of("b", "p2", 3, endpoint="https://push.example/new"), 2)
        assert (await endpoints(store), await endpoints(store, "p2")) == ([], ["new"]), (
            "the browser is somebody else now"
        )
        for time in (4, 5, 6):
            await store.add_push_address(address_of(f"c{time}", time=time), 2)
        assert await endpoints(store) == ["c6", "c5"]


async def test_who_is_erased_is_called_nowhere_and_has_said_nothing(address: str) -> None:
    async with opened(address) as store:
        await store.create_table(header(), summary(), 9)
        await store.append("t1", [Entry(1, 10, Remarked("eve", "Eve", "my secret"), "eve")])
        await store.append("t1", [Entry(2, 11, Remarked("eve", "Eve", "once more"), "eve")])
        await store.add_push_address(address_of("a", "eve"), 9)
        assert await store.remarked_at("eve") == ["t1"]
        await store.erase("eve")
        assert (await store.remarked_at("eve"), await store.push_addresses("eve")) == ([], [])
        assert [entry.what for entry in await store.entries("t1")] == [Remarked("eve", "", "")] * 2


async def test_tables_of_strangers_are_found_before_anybody_sits_there(address: str) -> None:
    nobody = [ListedChair(), ListedChair()]
    laid: dict[str, dict[str, Any]] = {
        "quick": {"quick": 30}, "old": {"quick": 30, "time": 400}, "usual": {}, "other": {"quick": 30, "game": "dice"},
    }  # fmt: skip
    async with opened(address) as store:
        for name, changes in laid.items():
            await store.create_table(header(name, **changes), summary("gathering", nobody), 9)
        assert [one.header.table for one in await store.quick_tables("auction", 900)] == ["quick"]


async def test_strangers_are_paired_one_after_the_other(address: str) -> None:
    happened: list[str] = []

    async def pair(store: Store, name: str) -> None:
        async with store.pairing("auction"):
            happened.append(f"{name} begins")
            await asyncio.sleep(0)
            await store.create_table(header(name), summary(), 99)
            happened.append(f"{name} ends")

    async with opened(address) as store:
        await asyncio.gather(*(pair(store, f"t{n}") for n in range(12)))
    assert happened == [line for n in range(12) for line in (f"t{n} begins", f"t{n} ends")]
