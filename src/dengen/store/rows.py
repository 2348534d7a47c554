"""Between rows and what they mean; the same for both stores."""

from collections.abc import Sequence
from typing import Any

import msgspec

from dengen.store.interface import ListedTable, TableSummary
from dengen.table.entries import Entry
from dengen.table.header import TableHeader

_entry = msgspec.json.Decoder(Entry)
_header = msgspec.json.Decoder(TableHeader)
_summary = msgspec.json.Decoder(TableSummary)


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def entry(body: str) -> Entry:
    return _entry.decode(body)


def header(body: str) -> TableHeader:
    return _header.decode(body)


def listed(row: Sequence[Any]) -> ListedTable:
    """From (header, summary, touched)."""
    return ListedTable(_header.decode(row[0]), _summary.decode(row[1]), row[2])


def watchable(found: Sequence[Sequence[Any]]) -> list[ListedTable]:
    return [table for table in map(listed, found) if table.header.watch == "anyone"]


def is_open(header: TableHeader, summary: TableSummary) -> bool:
    """May anyone sit down?"""
    return header.join == "anyone" and summary.stage == "gathering" and header.seed is None and header.opening is None


def is_timed(header: TableHeader) -> bool:
    """Does something happen at this table by time alone?"""
    pace = header.pace
    return not (pace.decision is None and pace.bank is None and pace.grace is None)
