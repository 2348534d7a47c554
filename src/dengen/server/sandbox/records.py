"""Work on records and positions from outside, run in sandboxed worker processes (`sandbox/pool.py`).

Each function gets the server's classes of games rather than a `Games`: the process may have other games registered.
"""

import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from dengen.core.base.errors import BadCardSet, UnknownGame
from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Words
from dengen.core.game import Game
from dengen.core.views.view import OPEN, Viewer
from dengen.server.sandbox.games import Games
from dengen.table.entries import Began, Closed, Ended, Entry, Sitter
from dengen.table.errors import BadEntry, BadRecord, OtherRules
from dengen.table.header import TableHeader
from dengen.table.records.record import Record, RecordEntry, read, record_of, write
from dengen.table.records.rendered_replay import RenderedReplay, show, with_rendering
from dengen.table.records.replay import Departure, Replay

Classes = tuple[type[Game[Any]], ...]


class UploadedRecord(Struct, frozen=True):
    """An uploaded record."""

    data: bytes


class StoredGame(Struct, frozen=True):
    """The nth game of a table. `cards`: its set, where none that ships with the game has its hash. `kept`: its record, as it
    was packed when the game was over."""

    header: TableHeader
    entries: Sequence[Entry]
    number: int
    cards: dict[str, Any] | None = None
    kept: bytes | None = None

    @property
    def rules(self) -> int:
        """By which it was played; 0: it hasn't begun."""
        began = [entry.what.rules for entry in self.entries if isinstance(entry.what, Began)]
        return began[self.number - 1] if self.number <= len(began) else 0

    @property
    def is_over(self) -> bool:
        turns = [entry.what for entry in self.entries if isinstance(entry.what, Began | Ended | Closed)]
        begun = sum(isinstance(what, Began) for what in turns)
        return self.number < begun or (self.number == begun and not isinstance(turns[-1], Began))


Source = UploadedRecord | StoredGame


@lru_cache(1)
def games_of(classes: Classes) -> Games:
    return Games(lambda: {kind.id: kind for kind in classes})


def record_from(classes: Classes, source: Source) -> Record:
    """Raises BadRecord, NotOver, and OtherRules where the rules are gone and nothing was kept."""
    if isinstance(source, UploadedRecord):
        return read(source.data)
    if source.kept is not None:
        return kept_record(source.kept, source.entries, source.number)
    try:
        game = games_of(classes).kept(source.header.game, source.header.cards, source.cards)
        return record_of(game, source.header, source.entries, source.number)
    except (BadEntry, BadCardSet, UnknownGame):
        raise OtherRules(
            "This game was played with other rules, and no replay of it was kept.",
            "この対戦は今とは違うルールで行われ、再生用の記録も残っていません。",
        ) from None


def pack(record: Record) -> bytes:
    """Pack a record for the store, without names: erasing a guest changes entries only (docs/privacy.md)."""
    nameless = [Sitter(level=sitter.level) for sitter in record.header.sitters]
    return zlib.compress(write(replace(record, header=replace(record.header, sitters=nameless))))


def kept_record(data: bytes, entries: Iterable[Entry], number: int) -> Record:
    """The packed record of the nth game of a table, with the names that its entries have now."""
    record = read(zlib.decompress(data))
    began = [entry.what for entry in entries if isinstance(entry.what, Began)]
    return replace(record, header=replace(record.header, sitters=began[number - 1].sitters))


def written(classes: Classes, source: Source) -> bytes:
    """The record as a file."""
    return write(record_from(classes, source))


def replayed(classes: Classes, source: Source, viewer: str, first: int, count: int) -> bytes:
    """Some of its positions (ReplayInfo), as JSON."""
    games, record = games_of(classes), record_from(classes, source)
    bind = games.bind_record if isinstance(source, UploadedRecord) else games.bind_kept
    return msgspec.json.encode(moments(record, show(record, bind), viewer, first, count))


def rendered(classes: Classes, played: StoredGame) -> bytes | None:
    """A game that has just ended, packed to be kept; None where today's rules don't lead to its end."""
    record = record_from(classes, played)
    whole = with_rendering(record, games_of(classes).bind_kept(record.header))
    return pack(whole) if whole is not None else None


def must_be_todays(rules: int, game: Game[Any]) -> None:
    """Whoever goes on from there, or judges it, needs the rules that it was played by."""
    if rules != game.version:
        raise OtherRules(
            f"This game was played with version {rules} of the rules; the current version is {game.version}. "
            "It can be replayed, but not continued or analysed.",
            f"この対戦のルールは第{rules}版、今のルールは第{game.version}版です。"
            "見ることはできますが、続きから遊んだり解析したりすることはできません。",
        )


class LaidTable(Struct, frozen=True):
    """`cards`: the hash of its card set. `view`: what everybody sees of it, with the scores, and the outcome once it is over."""

    game: str
    cards: str
    view: Any


def laid(classes: Classes, game: str, cards: str | dict[str, Any] | None, position: dict[str, Any]) -> bytes:
    """A sparse position as the game lays it (LaidTable), as JSON. Raises BadPosition, BadCardSet."""
    bound = games_of(classes).bind(game, cards)
    return msgspec.json.encode(LaidTable(game, bound.cards.hash, bound.view(bound.position(position), None)))


class MomentInfo(Struct):
    """A position: after this entry (null: the beginning), which is, in words; what happened, and what is seen."""

    number: int
    entry: RecordEntry | None
    words: Words | None
    story: list[Words]
    view: Any


class MoveInfo(Struct):
    """An entry in the list of moves, and the scores after it: a move in `words`, an `intervention` by its name
    ("resign"), or a take-back, which has neither."""

    number: int
    seat: int
    words: Words | None
    intervention: str
    scores: list[int]


class ReplayInfo(Struct):
    """`length`: how many positions there are. `moves`: all of them, with the first positions only.

    `departure`: where and why it leads to another end by today's rules. `filmed`: it was played by other rules and is shown
    as it was recorded: it can be seen, but not gone on with."""

    game: str
    rules: int
    cards: str
    seats: int
    options: dict[str, Any]
    sitters: list[Sitter]
    length: int
    outcome: Outcome | None
    departure: Departure | None
    filmed: bool
    moves: list[MoveInfo]
    moments: list[MomentInfo]


def moments(record: Record, shown: Replay | RenderedReplay, viewer: str, first: int, count: int) -> ReplayInfo:
    header = record.header
    eyes: Viewer = {"open": OPEN, "watching": None}.get(viewer, int(viewer) if viewer.isdigit() else None)
    if eyes is not None and eyes != OPEN and eyes >= header.seats:
        raise BadRecord(f"There is no seat {eyes} in this game of {header.seats}.", f"{eyes}番の席はありません。")
    until = min(first + count, len(shown))
    return ReplayInfo(
        game=header.game, rules=header.rules, cards=header.cards.hash, seats=header.seats, options=header.options,
        sitters=header.sitters, length=len(shown), outcome=record.end.outcome, departure=shown.departure,
        filmed=isinstance(shown, RenderedReplay),
        moves=[] if first else moves(shown),
        moments=[moment(shown, number, eyes) for number in range(first, until)],
    )  # fmt: skip


def moment(shown: Replay | RenderedReplay, number: int, eyes: Viewer) -> MomentInfo:
    entry = shown.entry(number)
    return MomentInfo(number, entry, shown.answer(number), shown.told(number, eyes), shown.view(number, eyes))


def moves(shown: Replay | RenderedReplay) -> list[MoveInfo]:
    entries = [(number, shown.entry(number)) for number in range(1, len(shown))]
    return [
        MoveInfo(number, entry.seat, shown.answer(number), entry.intervention, shown.scores(number))
        for number, entry in entries
        if entry is not None
    ]
