"""A server's finished games as records that name nobody; each test on SQLite and on PostgreSQL."""

from pathlib import Path
from typing import Any

import pytest

import dengen
from dengen.store import Store, open_store
from dengen.store.research import nameless, studied
from dengen.table import replay
from dengen.table.commands import Say
from dengen.table.records.record import write
from dengen.table.room import Room
from dengen.terminal.research_records import write_records
from tests.store.kit import opened, summary
from tests.table.kit import House

pytestmark = pytest.mark.anyio


async def played(store: Store, table: str, **settings: Any) -> None:
    """A game of Flip Angel between Ann and Bob, who talk, to its end, in the store."""
    game = dengen.game("flip_angel", settings.pop("cards", None))
    house = House.playing(game, table=table, time=1_700_000_000_000, **settings)
    house(Say("secret words"), "ann")
    while asked := [person for person in ("ann", "bob") if house.question(person)]:
        house.act(asked[0], house.clients[asked[0]].offers[0])
    room = Room(house.game, house.header)
    for entry in house.log:
        room.take(entry)
    await store.create_table(house.header, summary(), 9)
    await store.append(table, house.log, result=room.result())


async def kept(store: Store, only: str = "") -> list[str]:
    return [one.result.table async for one in studied(store, only)]


async def test_only_games_that_anyone_could_watch_are_studied(address: str) -> None:
    async with opened(address) as store:
        await played(store, "open")
        await played(store, "private", watch="invited")
        await played(store, "secret", watch="nobody")
        assert await kept(store) == ["open"]
        assert await kept(store, "flip_angel") == ["open"]
        assert await kept(store, "lumiel") == []


async def test_games_with_cards_of_ones_own_are_not(address: str) -> None:
    own = {
        "base": "dengen",
        "set": {"game": "flip_angel", "id": "mine"},
        "card": [{"id": "michael", "white": {"cost": 1}}],
    }
    async with opened(address) as store:
        await played(store, "theirs", cards=own)
        await played(store, "older", cards="dengen")
        assert await kept(store) == ["older"]


async def test_a_record_tells_the_game_and_neither_names_nor_talk_nor_the_hour(address: str) -> None:
    async with opened(address) as store:
        await played(store, "open")
        (one,) = [one async for one in studied(store)]
        record = await nameless(store, one)
        assert record is not None
        text = write(record).decode()
        for secret in ("ann", "Ann", "bob", "Bob", "secret words", "170000", '"open"'):
            assert secret not in text
        assert replay(record).departure is None
        assert record.end.outcome is not None


async def test_files_are_written_once_by_kind_and_under_names_that_lead_nowhere(address: str, tmp_path: Path) -> None:
    async with opened(address) as store:
        await played(store, "one")
        await played(store, "two", entropy=99)
    assert await write_records(open_store(address), tmp_path) == (2, 0)
    first = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.json")}
    assert {path.parent.name for path in first} == {"flip_angel-2-dengen-2"}
    assert not any("one" in path.stem or "two" in path.stem for path in first)
    assert await write_records(open_store(address), tmp_path) == (2, 0)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.json")} == first
