"""Tables and their card sets: the part that both stores do alike."""

from typing import Any

import msgspec

from dengen.store import rows
from dengen.store.interface import ListedTable
from dengen.store.queries import Queries
from dengen.table.entries import Entry
from dengen.table.header import PersonId, TableHeader


class StoredTables(Queries):
    async def header(self, table: str) -> TableHeader | None:
        found = await self._ask("SELECT body FROM founding WHERE id = ?", table)
        return rows.header(found[0][0]) if found else None

    async def listed(self, table: str) -> ListedTable | None:
        found = await self._ask(f"SELECT {rows.LISTED} FROM founding WHERE id = ?", table)
        return rows.listed(found[0]) if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = "SELECT body FROM entry WHERE id = ? AND number > ? ORDER BY number"
        return [rows.entry(body) for (body,) in await self._ask(query, table, after)]

    async def tables_of(self, person: PersonId, limit: int = 50) -> list[ListedTable]:
        query = f"""
            SELECT {rows.LISTED} FROM founding
            WHERE id IN (SELECT id FROM sitter WHERE person = ? UNION SELECT id FROM founding WHERE host = ?)
            ORDER BY touched DESC LIMIT ?"""
        return [rows.listed(row) for row in await self._ask(query, person, person, limit)]

    async def games_of(self, person: PersonId, limit: int = 50) -> list[ListedTable]:
        found = await self.tables_of(person, rows.LOOKED_AT)
        return [listed for listed in found if not listed.header.is_practice][:limit]

    async def quick_tables(self, game: str, since: int) -> list[ListedTable]:
        query = f"SELECT {rows.LISTED} FROM founding WHERE open AND game = ? AND touched >= ? ORDER BY touched"
        found = [rows.listed(row) for row in await self._ask(query, game, since)]
        return [table for table in found if rows.is_quick(table, since)]

    async def remarked_at(self, person: PersonId) -> list[str]:
        return [id for (id,) in await self._ask("SELECT id FROM remark WHERE person = ? ORDER BY id", person)]

    async def add_cards(self, hash: str, game: str, content: dict[str, Any]) -> None:
        query = "INSERT INTO card_set VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._carry_out([(query, (hash, game, rows.text(content)))])

    async def cards(self, hash: str) -> dict[str, Any] | None:
        found = await self._ask("SELECT content FROM card_set WHERE hash = ?", hash)
        return msgspec.json.decode(found[0][0], type=dict[str, Any]) if found else None
