"""Stored entries that are read again: what is wrong with one is told to the log alone."""

from collections.abc import Iterator
from contextlib import contextmanager

from dengen.server.ops.logs import Log
from dengen.server.protocol.errors import UnreadableTable
from dengen.table.errors import BadEntry


@contextmanager
def readable_entries(table: str, log: Log) -> Iterator[None]:
    """Raises UnreadableTable for BadEntry."""
    try:
        yield
    except BadEntry as error:
        log("bad_entry", table=table, entry=error.number)
        raise UnreadableTable from None
