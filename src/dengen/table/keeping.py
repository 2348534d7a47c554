"""The record of a finished game as a store keeps it: packed, and nameless. Who sat there is told by the table's entries."""

import zlib
from collections.abc import Iterable

from msgspec.structs import replace

from dengen.table.entries import Began, Entry, Sitter
from dengen.table.record import Record, read, write


def pack(record: Record) -> bytes:
    """Whoever is erased from a table's entries is in nothing else (docs/privacy.md)."""
    nameless = [Sitter(level=sitter.level) for sitter in record.header.sitters]
    return zlib.compress(write(replace(record, header=replace(record.header, sitters=nameless))))


def kept_record(data: bytes, entries: Iterable[Entry], number: int) -> Record:
    """Of the nth game of the table that has these entries."""
    record = read(zlib.decompress(data))
    began = [entry.what for entry in entries if isinstance(entry.what, Began)]
    return replace(record, header=replace(record.header, sitters=began[number - 1].sitters))
