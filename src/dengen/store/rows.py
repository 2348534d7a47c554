"""Between rows and what they mean; the same for both stores."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from dengen.store.interface import ListedTable, TableStanding, TableSummary
from dengen.table.entries import Entry
from dengen.table.header import TableHeader

_entry = msgspec.json.Decoder(Entry)
_header = msgspec.json.Decoder(TableHeader)
_summary = msgspec.json.Decoder(TableSummary)
_standing = msgspec.json.Decoder(TableStanding)
LOOKED_AT = 300  # of the newest tables, before those are left out that a list doesn't show
OF_ONE_HOST = 3
LISTED = "body, summary, touched, standing"  # what `listed` reads


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def entry(body: str) -> Entry:
    return _entry.decode(body)


def header(body: str) -> TableHeader:
    return _header.decode(body)


def listed(row: Sequence[Any]) -> ListedTable:
    """From the columns LISTED."""
    return ListedTable(_header.decode(row[0]), _summary.decode(row[1]), row[2], _standing.decode(row[3]))


def joinable(found: Sequence[Sequence[Any]], limit: int) -> list[ListedTable]:
    return few_of_each(table for table in map(listed, found) if is_attended(table.summary))[:limit]


def watchable(found: Sequence[Sequence[Any]], limit: int) -> list[ListedTable]:
    tables = [table for table in map(listed, found) if table.header.watch == "anyone" and is_attended(table.summary)]
    return few_of_each(table for table in tables if len(table.summary.people) > 1)[:limit]


def is_attended(summary: TableSummary) -> bool:
    """Is anybody there who sits at it?"""
    return any(chair.person and not chair.away for chair in summary.chairs)


def few_of_each(tables: Iterable[ListedTable]) -> list[ListedTable]:
    """So that nobody's tables fill a list."""
    hosts: Counter[str] = Counter()
    kept = []
    for table in tables:
        hosts[table.header.host] += 1
        if hosts[table.header.host] <= OF_ONE_HOST:
            kept.append(table)
    return kept


def is_open(header: TableHeader, summary: TableSummary) -> bool:
    """May anyone sit down?"""
    return header.join == "anyone" and summary.stage == "gathering" and header.seed is None and header.opening is None


def is_timed(header: TableHeader) -> bool:
    """Does something happen at this table by time alone?"""
    pace = header.pace
    return not (pace.decision is None and pace.bank is None and pace.grace is None)
