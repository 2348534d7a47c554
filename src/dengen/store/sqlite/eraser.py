"""Forgetting a guest of a store in SQLite."""

import sqlite3

from dengen.store import rows
from dengen.table.header import PersonId


def erase(connection: sqlite3.Connection, person: PersonId) -> None:
    results = "SELECT id, number, body FROM place JOIN result USING (id, number) WHERE person = ?"
    for id, number, body in connection.execute(results, (person,)).fetchall():
        changed = rows.text(rows.result(body).without(person))
        connection.execute("UPDATE result SET body = ? WHERE id = ? AND number = ?", (changed, id, number))
    # Where somebody once sat, others may sit now: the entries alone tell
    tables = "SELECT DISTINCT id FROM entry WHERE instr(body, ?) > 0"
    for (id,) in connection.execute(tables, (f'"{person}"',)).fetchall():
        bodies = connection.execute("SELECT body FROM entry WHERE id = ? ORDER BY number", (id,)).fetchall()
        for entry in rows.anonymous([rows.entry(body) for (body,) in bodies], person):
            query = "UPDATE entry SET body = ? WHERE id = ? AND number = ?"
            connection.execute(query, (rows.text(entry), id, entry.number))
        (summary,) = connection.execute("SELECT summary FROM founding WHERE id = ?", (id,)).fetchone()
        anonymous = rows.anonymous_summary(summary, person)
        connection.execute("UPDATE founding SET summary = ? WHERE id = ?", (anonymous, id))
    for table in rows.ERASED:
        connection.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
