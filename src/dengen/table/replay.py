"""A record played again: every position of it, to the same end, or where and why not."""

from typing import Any

from msgspec import Struct

from dengen.core.events import Event
from dengen.core.game import Game
from dengen.core.state import State
from dengen.core.words import Text
from dengen.table.founding import Opening
from dengen.table.record import Record, RecordEntry


class Moment(Struct):
    """A position of the game: after this entry (None: the beginning), with what happened."""

    number: int
    entry: RecordEntry | None
    state: State
    events: list[Event]


class Departure(Struct, frozen=True):
    """Where and why a record doesn't lead to the end it tells of. `number` 0: its header; the number after the last
    entry: its end."""

    number: int
    code: str  # other_rules, other_cards, refused, other_outcome, other_hash, …
    text: Text


class Replay:
    """`moments` as far as the record can be followed; `departure` says why no further, or that the end is another."""

    record: Record
    game: Game[Any]
    moments: list[Moment]
    departure: Departure | None


def replay(record: Record, game: Game[Any] | None = None) -> Replay:
    """Play a record again with the rules of today. `game`: already bound to its cards, else it is looked up."""
    raise NotImplementedError


def opening(record: Record, number: int) -> Opening:
    """The game up to this entry, for a new table that goes on from there: `found(…, opening=…)`."""
    raise NotImplementedError
