"""What operators do with tables and guests, on the store itself: whether a server runs or not."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from dengen.core.base.errors import DengenError
from dengen.server.people.blocklist import folded
from dengen.server.people.guests import random_name
from dengen.server.sandbox.games import Games
from dengen.server.tables.open_table import standing_of, summary_of
from dengen.store import EntryConflict, OverseenStore, StoreError
from dengen.store.interface import TableStanding
from dengen.store.oversight import OverseenGuest, OverseenTable
from dengen.table import Table
from dengen.table.commands import Close, Command, Leave, Rename
from dengen.table.entries import Closed, Entry
from dengen.table.errors import TableError
from dengen.table.header import PersonId
from dengen.table.limits import TABLE_LIMITS
from dengen.table.names import clean
from dengen.table.results.results import GameResult

TRIES = 20
MANY = 100_000


class NotStored(DengenError):
    code = "not_found"

    def __init__(self, what: str) -> None:
        super().__init__(f"There is no table and no guest {what!r}.")
        self.ja = f"{what!r} という卓もゲストもありません。"


class ExportedTable(Struct):
    """All that is stored of a table."""

    table: OverseenTable
    entries: list[Entry]
    results: list[GameResult]


class ExportedGuest(Struct):
    """All that is stored of a guest, but the hashes of the devices' tokens."""

    guest: OverseenGuest
    tables: list[str]
    results: list[GameResult]
    ratings: list[Any]
    sets: list[Any]


class Overseer:
    def __init__(self, store: OverseenStore, games: Games, now: int) -> None:
        self._store = store
        self._games = games
        self._now = now

    async def table(self, id: str) -> OverseenTable:
        """Raises NotStored."""
        for found in await self._store.oversight.tables(table=id):
            return found
        raise NotStored(id)

    async def guest(self, id: PersonId) -> OverseenGuest:
        """Raises NotStored."""
        for found in await self._store.oversight.guests(person=id):
            return found
        raise NotStored(id)

    async def is_table(self, id: str) -> bool:
        """Else it is a guest; raises Missing where it is neither."""
        if await self._store.header(id) is not None:
            return True
        await self.guest(id)
        return False

    # ---- tables ----

    async def close(self, id: str) -> bool:
        """Nobody plays there any more. False: so it was already."""
        overseen = await self.table(id)
        if overseen.listed.summary.stage == "closed":
            return False
        try:
            await self._do(id, Close("archived"))
        except StoreError:
            raise
        except (DengenError, msgspec.MsgspecError):
            await self._close_unread(overseen)
        await self._store.oversight.tell(id)
        return True

    async def _close_unread(self, overseen: OverseenTable) -> None:
        """A table that can't be read: the game that was played there counts for nobody."""
        listed = overseen.listed
        games = listed.summary.games - (listed.summary.stage == "playing")
        closed = Entry(overseen.entries + 1, max(self._now, listed.touched), Closed("archived"))
        summary = replace(listed.summary, stage="closed", games=games)
        await self._store.append(listed.header.table, [closed], summary, TableStanding())

    async def _do(self, id: str, command: Command, by: PersonId = "") -> None:
        """As the server would do it; raises what the table says against it."""
        for _ in range(TRIES):
            header = await self._store.header(id)
            if header is None:
                raise NotStored(id)
            game = await self._games.of(header, self._store)
            entries = await self._store.entries(id)
            table = await asyncio.to_thread(Table.rebuild, game, header, entries, stream=random_name(8))
            change = table.propose(command, max(self._now, table.time), by=by)
            if not change.entries:
                return
            summary = summary_of(change.listed) if change.listed else None
            try:
                await self._store.append(id, change.entries, summary, standing_of(change), change.result, change.over)
                return
            except EntryConflict:
                continue  # somebody there was faster
        raise EntryConflict(f"Table {id} changes all the time: try again.")

    # ---- guests ----

    async def rename(self, person: PersonId, name: str) -> None:
        """In lists, and wherever they sit."""
        await self.guest(person)
        name = clean(name, TABLE_LIMITS.name)
        await self._store.rename(person, name)
        for listed in await self._store.tables_of(person, MANY):
            if listed.summary.stage != "closed" and person in listed.summary.people:
                await self._try(listed.header.table, Rename(name), person)
        await self._store.oversight.tell(people=[person])

    async def erase(self, person: PersonId) -> None:
        """As if they had asked for it themselves (docs/privacy.md)."""
        await self.guest(person)
        seated = [listed for listed in await self._store.tables_of(person, MANY) if person in listed.summary.people]
        for listed in seated:
            if listed.summary.stage != "closed":
                await self._try(listed.header.table, Leave(), person)
        await self._store.end_sessions(person, [one.id for one in await self._store.sessions(person)])
        await self._store.erase(person)
        await self._store.oversight.tell(people=[person])
        for listed in seated:
            await self._store.oversight.tell(listed.header.table)

    async def _try(self, table: str, command: Command, person: PersonId) -> None:
        """A table that can't be read by today's rules keeps nobody from going."""
        try:
            await self._do(table, command, person)
            await self._store.oversight.tell(table)
        except (TableError, DengenError, msgspec.ValidationError):
            return

    async def guests_called(self, words: Sequence[str]) -> list[OverseenGuest]:
        """Whose names have one of these in them."""
        wanted = [folded(word) for word in words]
        everybody = await self._store.oversight.guests(limit=MANY)
        return [one for one in everybody if any(word in folded(one.guest.name) for word in wanted)]

    # ---- by age ----

    async def purge(self, tables_before: int, guests_before: int, is_trial: bool) -> tuple[list[str], list[PersonId]]:
        """Delete closed tables untouched and guests unseen since then; 0: none of them. Which they are."""
        oversight = self._store.oversight
        tables = await oversight.old_tables(tables_before, MANY) if tables_before else []
        guests = await oversight.old_guests(guests_before, MANY) if guests_before else []
        if not is_trial:
            for table in tables:
                await oversight.delete(table)
            for person in guests:
                await self.erase(person)
        return tables, guests

    # ---- files ----

    async def exported(self, id: str) -> bytes:
        """All of it, as JSON."""
        data = await (self._table_data(id) if await self.is_table(id) else self._guest_data(id))
        return msgspec.json.format(msgspec.json.encode(data))

    async def _table_data(self, id: str) -> ExportedTable:
        overseen = await self.table(id)
        numbers = range(1, overseen.listed.summary.games + 1)
        results = [await self._store.result(id, number) for number in numbers]
        return ExportedTable(overseen, await self._store.entries(id), [one for one in results if one is not None])

    async def _guest_data(self, id: PersonId) -> ExportedGuest:
        return ExportedGuest(
            guest=await self.guest(id),
            tables=[listed.header.table for listed in await self._store.tables_of(id, MANY)],
            results=await self._store.results_of(id, limit=MANY),
            ratings=list(await self._store.ratings_of(id)),
            sets=list(await self._store.sets.of(id)),
        )
