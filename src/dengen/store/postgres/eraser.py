"""Forgetting a guest of a store in PostgreSQL."""

from typing import Any

from dengen.store import rows
from dengen.table.header import PersonId


async def erase(connection: Any, person: PersonId) -> None:
    results = "SELECT id, number, body FROM place JOIN result USING (id, number) WHERE person = $1"
    for id, number, body in await connection.fetch(results, person):
        changed = rows.text(rows.result(body).without(person))
        await connection.execute("UPDATE result SET body = $1 WHERE id = $2 AND number = $3", changed, id, number)
    # Where somebody once sat, others may sit now: the entries alone tell
    tables = "SELECT DISTINCT id FROM entry WHERE strpos(body, $1) > 0"
    for (id,) in await connection.fetch(tables, f'"{person}"'):
        await erase_at(connection, id, person)
    for table in rows.ERASED:
        await connection.execute(f"DELETE FROM {table} WHERE person = $1", person)


async def erase_at(connection: Any, table: str, person: PersonId) -> None:
    bodies = await connection.fetch("SELECT body FROM entry WHERE id = $1 ORDER BY number", table)
    for entry in rows.anonymous([rows.entry(row[0]) for row in bodies], person):
        query = "UPDATE entry SET body = $1 WHERE id = $2 AND number = $3"
        await connection.execute(query, rows.text(entry), table, entry.number)
    summary = await connection.fetchval("SELECT summary FROM founding WHERE id = $1", table)
    anonymous = rows.anonymous_summary(summary, person)
    await connection.execute("UPDATE founding SET summary = $1 WHERE id = $2", anonymous, table)
