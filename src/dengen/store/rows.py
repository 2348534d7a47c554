"""Between rows and what they mean; the same for both stores."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from dengen.store.interface import HeadToHead, ListedTable, NodeEvent, RatingOf, TableStanding, TableSummary, Tally
from dengen.table.entries import Began, Entry, Remarked, Said, Sat, Sitter
from dengen.table.header import PersonId, TableHeader
from dengen.table.results.glicko import Rating
from dengen.table.results.results import GameResult

_entry = msgspec.json.Decoder(Entry)
_header = msgspec.json.Decoder(TableHeader)
_summary = msgspec.json.Decoder(TableSummary)
_news = msgspec.json.Decoder(NodeEvent)
_standing = msgspec.json.Decoder(TableStanding)
LOOKED_AT = 300  # of the newest tables, before those are left out that a list doesn't show
OF_ONE_HOST = 3
LISTED = "body, summary, touched, standing"  # what `listed` reads
_result = msgspec.json.Decoder(GameResult)

RATING = "person, game, value, deviation, volatility, games, time"
TALLY = """game, count(*), sum(CASE WHEN share = 1 THEN 1 ELSE 0 END), sum(CASE WHEN share > 0 AND share < 1 THEN 1 ELSE 0 END),
    sum(CASE WHEN rated THEN 1 ELSE 0 END), sum(CASE WHEN rated AND share = 1 THEN 1 ELSE 0 END)"""
ENCOUNTER = """other.person, guest.name, count(*), sum(CASE WHEN own.rank < other.rank THEN 1 ELSE 0 END),
    sum(CASE WHEN own.rank > other.rank THEN 1 ELSE 0 END)"""

# What has a column `person`, and goes with the person
ERASED = (
    "place", "rating", "sitter", "set_report", "set_version", "own_set", "session", "pass", "push", "remark", "guest",
)  # fmt: skip


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def entry(body: str) -> Entry:
    return _entry.decode(body)


def news(body: str) -> NodeEvent:
    return _news.decode(body)


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


def is_quick(table: ListedTable, since: int) -> bool:
    """Are strangers paired there, since then?"""
    return table.header.quick is not None and table.header.time >= since


def remarks(table: str, entries: Sequence[Entry]) -> list[tuple[PersonId, str]]:
    """Who has said something there without sitting there."""
    return sorted({(entry.what.person, table) for entry in entries if isinstance(entry.what, Remarked)})


def is_timed(header: TableHeader) -> bool:
    """Whether time alone changes something at this table."""
    return header.pace.has_clock or header.pace.grace is not None


def result(body: str) -> GameResult:
    return _result.decode(body)


def rating(row: Sequence[Any]) -> RatingOf:
    """From RATING."""
    person, game, value, deviation, volatility, games, time = row
    return RatingOf(person, game, Rating(value, deviation, volatility), games, time)


def rating_row(kept: RatingOf) -> tuple[Any, ...]:
    own = kept.rating
    return kept.person, kept.game, own.value, own.deviation, own.volatility, kept.games, kept.time


def tally(row: Sequence[Any]) -> Tally:
    """From TALLY."""
    return Tally(row[0], *map(int, row[1:]))


def encounter(row: Sequence[Any]) -> HeadToHead:
    """From ENCOUNTER."""
    return HeadToHead(row[0], row[1], *map(int, row[2:]))


def place_rows(ended: GameResult) -> list[tuple[Any, ...]]:
    """A row for each person: person, table, number, game, time, rank, share (none for who gave up), rated."""
    return [
        (
            one.person,
            ended.table,
            ended.number,
            ended.game,
            ended.time,
            rank,
            one.share * (not one.gave_up),
            ended.rated,
        )
        for one, rank in zip(ended.places, ended.rated_ranks, strict=True)
        if one.person
    ]


def anonymous(entries: Sequence[Entry], person: PersonId) -> list[Entry]:
    """Those that change where this person becomes a nameless stranger who has said nothing."""
    names = {entry.what.name for entry in entries if isinstance(entry.what, Sat) and entry.what.person == person}
    changed = [msgspec.structs.replace(entry, what=_anonymous(entry.what, person, names)) for entry in entries]
    return [after for before, after in zip(entries, changed, strict=True) if after != before]


def _anonymous(what: Any, person: PersonId, names: set[str]) -> Any:
    if isinstance(what, Sat) and what.person == person:
        return msgspec.structs.replace(what, name="")
    if isinstance(what, Said) and what.person == person:
        return msgspec.structs.replace(what, text="")
    if isinstance(what, Remarked) and what.person == person:
        return msgspec.structs.replace(what, name="", text="")
    if isinstance(what, Began):
        sitters = [Sitter("", one.level) if one.name in names else one for one in what.sitters]
        return msgspec.structs.replace(what, sitters=sitters)
    return what


def anonymous_summary(body: str, person: PersonId) -> str:
    known = _summary.decode(body)
    chairs = [msgspec.structs.replace(one, name="") if one.person == person else one for one in known.chairs]
    return text(msgspec.structs.replace(known, chairs=chairs))
