"""What is made of games that are over and of what people send; each function runs in a process of its own (`readers.py`).

They are given classes of games, not a `Games`: those of the server, whatever is registered in the process.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.game import Game
from dengen.core.outcome import Outcome
from dengen.core.view import OPEN, Viewer
from dengen.core.words import Words
from dengen.server.games import Games
from dengen.table.entries import Entry, Sitter
from dengen.table.errors import BadRecord
from dengen.table.header import TableHeader
from dengen.table.record import Record, RecordEntry, read, record_of, write
from dengen.table.replay import Departure, Replay, replay

Classes = tuple[type[Game[Any]], ...]


class Sent(Struct, frozen=True):
    """A record as somebody sent it."""

    data: bytes


class Played(Struct, frozen=True):
    """The nth game of a table."""

    game: Game[Any]
    header: TableHeader
    entries: Sequence[Entry]
    number: int


Source = Sent | Played


@lru_cache(1)
def games_of(classes: Classes) -> Games:
    return Games(lambda: {kind.id: kind for kind in classes})


def record_from(source: Source) -> Record:
    """Raises BadRecord, NotOver."""
    if isinstance(source, Sent):
        return read(source.data)
    return record_of(source.game, source.header, source.entries, source.number)


def written(source: Source) -> bytes:
    """The record as a file."""
    return write(record_from(source))


def replayed(classes: Classes, source: Source, viewer: str, first: int, count: int) -> bytes:
    """Some of its positions (ReplayInfo), as JSON."""
    return msgspec.json.encode(moments(games_of(classes), record_from(source), viewer, first, count))


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
    """An entry in the list of moves: in words where it is an answer; the scores after it."""

    number: int
    seat: int
    words: Words | None
    scores: list[int]


class ReplayInfo(Struct):
    """`length`: how many positions there are. `moves`: all of them, with the first positions only.

    `departure`: where and why it leads to another end by today's rules."""

    game: str
    rules: int
    cards: str
    seats: int
    options: dict[str, Any]
    sitters: list[Sitter]
    length: int
    outcome: Outcome | None
    departure: Departure | None
    moves: list[MoveInfo]
    moments: list[MomentInfo]


def moments(games: Games, record: Record, viewer: str, first: int, count: int) -> ReplayInfo:
    header = record.header
    has_cards = games.default(header.game).has_cards
    played = replay(record, games.bind(header.game, header.cards.content if has_cards else None))
    eyes: Viewer = {"open": OPEN, "watching": None}.get(viewer, int(viewer) if viewer.isdigit() else None)
    if eyes is not None and eyes != OPEN and eyes >= header.seats:
        raise BadRecord(f"There is no seat {eyes} in this game of {header.seats}.", f"{eyes}番の席はありません。")
    until = min(first + count, len(played.moments))
    return ReplayInfo(
        game=header.game, rules=header.rules, cards=header.cards.hash, seats=header.seats, options=header.options,
        sitters=header.sitters, length=len(played.moments), outcome=record.end.outcome, departure=played.departure,
        moves=[] if first else moves(played),
        moments=[moment(played, number, eyes) for number in range(first, until)],
    )  # fmt: skip


def moment(played: Replay, number: int, eyes: Viewer) -> MomentInfo:
    at = played.moments[number]
    return MomentInfo(at.number, at.entry, played.answer(number), played.told(number, eyes), played.view(number, eyes))


def moves(played: Replay) -> list[MoveInfo]:
    return [
        MoveInfo(at.number, at.entry.seat, played.answer(nth), at.state.scores())
        for nth, at in enumerate(played.moments)
        if at.entry is not None
    ]
