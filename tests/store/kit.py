"""Headers and entries to be stored, and stores that are opened for a while."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from dengen.store import DeviceSession, NodeEvent, Store, TableSummary, open_store
from dengen.store.interface import ListedChair
from dengen.table.entries import Entry, Said
from dengen.table.header import LIVE_PACE, TableHeader

CHAIRS = [ListedChair("ann", "Ann"), ListedChair()]


def header(table: str = "t1", **changes: Any) -> TableHeader:
    settings: dict[str, Any] = {
        "table": table, "game": "auction", "rules": 1, "cards": "00", "seats": 2, "options": {}, "bots": ["", ""],
        "host": "ann", "time": 1000, "join": "anyone",
    }  # fmt: skip
    return TableHeader(**(settings | changes))


def timed(table: str = "t1", **changes: Any) -> TableHeader:
    return header(table, pace=LIVE_PACE, **changes)


def summary(stage: Any = "gathering", chairs: list[ListedChair] | None = None) -> TableSummary:
    return TableSummary(stage, CHAIRS if chairs is None else chairs)


def session(secret: str, person: str = "p1") -> DeviceSession:
    return DeviceSession(secret, f"id-{secret}", person, "Firefox, Linux", 5, 5)


def said(number: int, text: str = "hello", time: int = 2000) -> Entry:
    return Entry(number, time, Said("ann", text), "ann", f"c{number}")


@asynccontextmanager
async def opened(address: str, node: str = "n1", heard: list[NodeEvent] | None = None) -> AsyncIterator[Store]:
    store = open_store(address)
    news: list[NodeEvent] = [] if heard is None else heard
    await store.open(node, news.append)
    await store.beat()
    try:
        yield store
    finally:
        await store.close()


async def set_version(address: str, version: int) -> None:
    """Let a closed store say that an earlier version made it."""
    if address.startswith("sqlite"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"))
        connection.execute(f"PRAGMA user_version = {version}")
        connection.close()
    else:
        database = await asyncpg.connect(address)
        await database.execute("UPDATE dengen SET version = $1", version)
        await database.close()
