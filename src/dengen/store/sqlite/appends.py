"""Entries that are written to SQLite: those of many tables at once, in a few statements.

Each statement is a hand-over of the interpreter between the thread that writes and the event loop; what they cost together
is more than what SQLite does.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct

from dengen.store.errors import EntryConflict

Row = tuple[Any, Any, Any]
T = TypeVar("T")

AT_ONCE = 64  # rows in one statement; a connection keeps those of every number prepared
PREPARED = 3 * AT_ONCE


class Append(Struct, frozen=True):
    """`rows`: the entries, each with its table and number. `more`: what is written with them, if anything is."""

    table: str
    rows: list[Row]
    touched: int
    standing: str | None
    more: Callable[[sqlite3.Connection], None] | None = None

    def __call__(self, connection: sqlite3.Connection) -> None:
        append_all(connection, [self])


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """All of them; raises Taken if one has no place, and then something may have been written."""
    for rows in parts([row for one in appends for row in one.rows]):
        try:
            connection.execute(inserting(len(rows)), [value for row in rows for value in row])
        except sqlite3.IntegrityError:
            table, number, _ = rows[0]
            raise EntryConflict(f"Entry {number} of table {table} is taken.") from None
    for some in parts(appends):
        values = [value for one in some for value in (one.table, one.touched, one.standing)]
        if connection.execute(touching(len(some)), values).rowcount != len(some):
            raise EntryConflict(f"There is no table {some[0].table} any more.")
    for one in appends:
        if one.more is not None:
            one.more(connection)


def parts(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    for first in range(0, len(rows), AT_ONCE):
        yield rows[first : first + AT_ONCE]


@cache
def inserting(many: int) -> str:
    return f"INSERT INTO entry VALUES {values(many)}"


@cache
def touching(many: int) -> str:
    return f"""
        UPDATE founding SET touched = new.column2, standing = coalesce(new.column3, founding.standing)
        FROM (VALUES {values(many)}) AS new WHERE founding.id = new.column1"""


def values(many: int) -> str:
    return ", ".join(["(?, ?, ?)"] * many)
