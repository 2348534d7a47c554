"""What operators see and do: lists of everything, bans, tables that lists don't show, deleting. The same for both stores."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from dengen.store import rows
from dengen.store.interface import CHANGED, Guest, ListedTable, NodeEvent, Store
from dengen.store.queries import Statement
from dengen.table.header import PersonId
from dengen.table.messages import Stage

Rows = Callable[..., Awaitable[list[Any]]]
Run = Callable[[Sequence[Statement]], Awaitable[list[int]]]  # in one transaction; how many rows each has changed
Tell = Callable[[NodeEvent], Awaitable[None]]

OPERATOR = "operator"  # who tells nodes something without being one
OF_TABLE = ("entry", "sitter", "remark", "analysis", "place", "result", "founding")


class Ban(Struct, frozen=True):
    """`what`: a guest's id, or a network of addresses. `until`: in ms; 0: for good."""

    what: str
    reason: str
    time: int
    until: int = 0


class OverseenTable(Struct, frozen=True):
    """`entries`: how many there are. `hidden`: no list shows it."""

    listed: ListedTable
    node: str
    hidden: bool
    entries: int


class OverseenGuest(Struct, frozen=True):
    """`seen`: when one of the devices was last there; 0: there is none any more."""

    guest: Guest
    seen: int
    devices: int
    tables: int


class NodeState(Struct, frozen=True):
    """`state`: what the node says of itself, as JSON."""

    node: str
    seen: int
    state: str


class Oversight:
    def __init__(self, rows: Rows, run: Run, tell: Tell) -> None:
        self._rows = rows
        self._run = run
        self._tell = tell

    # ---- looking ----

    async def tables(
        self, stage: Stage | str = "", game: str = "", person: PersonId = "", table: str = "", limit: int = 50
    ) -> list[OverseenTable]:
        """The last touched first."""
        query = f"""
            SELECT {rows.LISTED}, node, hidden, (SELECT count(*) FROM entry WHERE entry.id = founding.id) FROM founding
            WHERE (? = '' OR stage = ?) AND (? = '' OR game = ?) AND (? = '' OR id = ?)
            AND (? = '' OR host = ? OR id IN (SELECT id FROM sitter WHERE person = ?))
            ORDER BY touched DESC LIMIT ?"""
        wanted = (stage, stage, game, game, table, table, person, person, person, limit)
        return [
            OverseenTable(rows.listed(row), row[4], bool(row[5]), row[6]) for row in await self._rows(query, *wanted)
        ]

    async def guests(self, name: str = "", person: PersonId = "", limit: int = 50) -> list[OverseenGuest]:
        """Who came last first. `name`: a part of it."""
        query = """
            SELECT guest.person, name, guest.time,
            (SELECT coalesce(max(seen), 0) FROM session WHERE session.person = guest.person),
            (SELECT count(*) FROM session WHERE session.person = guest.person),
            (SELECT count(*) FROM founding WHERE host = guest.person)
            FROM guest WHERE (? = '' OR lower(name) LIKE ?) AND (? = '' OR guest.person = ?)
            ORDER BY guest.time DESC LIMIT ?"""
        found = await self._rows(query, name, f"%{name.lower()}%", person, person, limit)
        return [OverseenGuest(Guest(*row[:3]), *row[3:6]) for row in found]

    async def nodes(self, since: int) -> list[NodeState]:
        """Those that were heard from since then and haven't said goodbye."""
        query = "SELECT id, seen, state FROM node WHERE seen >= ? AND state <> '' ORDER BY id"
        return [NodeState(*row) for row in await self._rows(query, since)]

    async def bans(self) -> list[Ban]:
        query = "SELECT what, reason, time, until FROM ban ORDER BY time"
        return [Ban(*row) for row in await self._rows(query)]

    async def old_tables(self, before: int, limit: int = 100) -> list[str]:
        """Closed ones at which nothing has happened since."""
        query = "SELECT id FROM founding WHERE stage = 'closed' AND touched < ? ORDER BY touched LIMIT ?"
        return [row[0] for row in await self._rows(query, before, limit)]

    async def old_guests(self, before: int, limit: int = 100) -> list[PersonId]:
        """Who hasn't been here since then, and sits nowhere where a game goes on."""
        query = """
            SELECT person FROM guest WHERE time < ?
            AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = guest.person AND seen >= ?)
            AND NOT EXISTS (
                SELECT 1 FROM sitter JOIN founding ON founding.id = sitter.id
                WHERE sitter.person = guest.person AND stage IN ('gathering', 'playing')
            ) ORDER BY time LIMIT ?"""
        return [row[0] for row in await self._rows(query, before, before, limit)]

    # ---- changing; all nodes hear of it ----

    async def ban(self, ban: Ban) -> None:
        """Instead of any other of the same."""
        add = ("INSERT INTO ban VALUES (?, ?, ?, ?)", (ban.what, ban.reason, ban.time, ban.until))
        await self._run([("DELETE FROM ban WHERE what = ?", (ban.what,)), add])
        await self.tell()

    async def unban(self, what: str) -> bool:
        (count,) = await self._run([("DELETE FROM ban WHERE what = ?", (what,))])
        await self.tell()
        return bool(count)

    async def hide(self, table: str, hidden: bool) -> bool:
        """Whether lists leave it out; False: there is no such table."""
        (count,) = await self._run([(f"UPDATE founding SET hidden = {str(hidden).lower()} WHERE id = ?", (table,))])
        await self.tell(table)
        return bool(count)

    async def delete(self, table: str) -> bool:
        """With its record and results; ratings stay. False: there is no such table."""
        counts = await self._run([(f"DELETE FROM {name} WHERE id = ?", (table,)) for name in OF_TABLE])
        await self.tell(table)
        return bool(counts[-1])

    async def tell(self, table: str = "", people: Sequence[PersonId] = ()) -> None:
        """Nodes look in the store again: what stands there of this table, who these people are, who is banned."""
        await self._tell(NodeEvent(CHANGED, OPERATOR, table, body=list(people)))


class OverseenStore(Store, Protocol):
    @property
    def oversight(self) -> Oversight:
        """What operators see and do."""
