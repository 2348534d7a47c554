"""Between rows and what they mean; the same for both stores."""

from collections.abc import Sequence
from typing import Any

import msgspec

from dengen.store.face import Listed, Summary
from dengen.table.entries import Entry
from dengen.table.founding import Founding

_entry = msgspec.json.Decoder(Entry)
_founding = msgspec.json.Decoder(Founding)
_summary = msgspec.json.Decoder(Summary)


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def entry(body: str) -> Entry:
    return _entry.decode(body)


def founding(body: str) -> Founding:
    return _founding.decode(body)


def listed(row: Sequence[Any]) -> Listed:
    """From (founding, summary, touched)."""
    return Listed(_founding.decode(row[0]), _summary.decode(row[1]), row[2])


def watchable(found: Sequence[Sequence[Any]]) -> list[Listed]:
    return [table for table in map(listed, found) if table.founding.watch == "anyone"]


def is_open(header: Founding, summary: Summary) -> bool:
    """May anyone sit down?"""
    return header.join == "anyone" and summary.stage == "gathering" and header.seed is None and header.opening is None


def is_timed(header: Founding) -> bool:
    """Does something happen at this table by time alone?"""
    pace = header.pace
    return not (pace.decision is None and pace.bank is None and pace.grace is None)
