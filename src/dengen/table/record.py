"""The record of one game: a file people can share. It tells everything, so nobody gets it before the game is over."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from dengen.core.game import Game
from dengen.core.outcome import Outcome
from dengen.table.entries import By, Entry, Sitter
from dengen.table.founding import Founding

FORMAT = "dengen-record-1"


class CardContent(Struct, frozen=True, forbid_unknown_fields=True):
    hash: str
    content: dict[str, Any]


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    rules: int
    cards: CardContent
    seats: int
    options: dict[str, Any]
    seed: int
    sitters: list[Sitter]
    time: int


class RecordEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer, an intervention, or the taking back of earlier entries, by their numbers."""

    number: int
    seat: int
    time: int  # ms since the game began
    by: By = "person"
    action: str = ""
    intervention: str = ""
    undone: list[int] = []


class End(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How it ended, and the hash of the last position. An abandoned game has no outcome."""

    outcome: Outcome | None
    hash: str


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal["dengen-record-1"]
    header: Header
    entries: list[RecordEntry]
    end: End


def record_of(game: Game[Any], founding: Founding, entries: Iterable[Entry], number: int = -1) -> Record:
    """The record of a table's game (1 is the first, -1 the last); raises NotOver while it is being played."""
    raise NotImplementedError


def read(data: bytes) -> Record:
    """Strict: raises BadRecord, which says what is wrong and where."""
    raise NotImplementedError


def open_record(path: Path) -> Record:
    raise NotImplementedError


def write(record: Record) -> bytes:
    """JSON, an entry to a line."""
    raise NotImplementedError
