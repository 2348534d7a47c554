"""Output of a table: a proposed change to persist, then messages to send and work to do."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Self

from dengen.core.rules.state import State
from dengen.table.deadlines import is_reminded
from dengen.table.entries import ABSENCE, RESEATING, SHOWN_IN_LISTS, TURNING, Began, Ended, Entry, EntryKind
from dengen.table.game.play import Play
from dengen.table.header import BotLevel, PersonId
from dengen.table.messages import RoomView, ViewerId
from dengen.table.parts import room_part
from dengen.table.results.results import GameResult
from dengen.table.room import Room

JobKind = Literal["answer", "hint", "ahead"]


def kinds(entries: Sequence[Entry]) -> set[type[EntryKind]]:
    return {type(entry.what) for entry in entries}


class AwayNotice(NamedTuple):
    """A call for an absent person. `turn`: it is their turn; `late`: the clock will soon answer."""

    kind: Literal["turn", "late"]
    person: PersonId
    seat: int
    question: int


class Change(NamedTuple):
    """A proposal. Nothing has happened yet: persist `entries` (in one transaction), then `commit` it.

    `entries` may be empty: then there is nothing to persist. `repeated`: the client's id was seen before, or what
    it wants is so already (a second vote for the same, of which only the id is written down): acknowledge it again.
    """

    table: str
    base: int  # the number of the entry that it follows
    time: int
    entries: tuple[Entry, ...]
    repeated: bool = False
    after: Room | None = None

    @property
    def listed(self) -> RoomView | None:
        """The table's new row for lists of tables; None if it is unchanged."""
        if self.after is None or kinds(self.entries).isdisjoint(SHOWN_IN_LISTS):
            return None
        return room_part(self.after)

    @property
    def result(self) -> GameResult | None:
        """The result of the game that this change ends."""
        if self.after is None or self.after.play is None:
            return None
        return self.after.result() if self.over else None

    @property
    def over(self) -> int:
        """The number of the game that is over with it, played to its end or left; 0: none is, or it was practice."""
        if self.after is None or self.after.play is None or self.after.header.is_practice:
            return 0
        ended = Ended in kinds(self.entries)
        left = self.after.stage == "closed" and not self.after.play.over()
        return self.after.games if ended or left else 0

    @property
    def play(self) -> Play | None:
        """The game as it stands after it; None, where none is being played."""
        return self.after.play if self.after is not None and self.after.stage == "playing" else None

    @property
    def reminded(self) -> list[int]:
        """The seats whose clock will soon answer, and that were told so."""
        room = self.after
        return [seat for seat in sorted(room.reminded) if is_reminded(room, seat)] if room is not None else []


class ViewerMessage(NamedTuple):
    """A message for one viewer: JSON, see `dengen.table.messages.Message`; numbered without gaps in its stream."""

    viewer: ViewerId
    number: int
    body: bytes


@dataclass(frozen=True)
class Job:
    """A position for a bot to search, re-sampled for its seat. A worker needs nothing else.

    Send the choice back as `BotAnswer(seat, question, act)`, not before `ready`; a hint goes to its asker only.
    The result of pondering isn't sent.
    """

    table: str
    kind: JobKind
    seat: int
    question: int
    level: BotLevel
    world: State = field(repr=False, compare=False)
    seed: int = field(repr=False)  # for the player's own chance; nothing to do with the game's
    ready: int = 0


class Effects(NamedTuple):
    """After a commit: whom to tell, what to think about, when to send the next `Tick` (None: not before a change).

    `began`: a game has begun, so people who came to join and didn't may have to go. `reseated`: a person has sat down or
    got up, and has another view now. `missing`: a person counts as absent; connected clients should `Arrive` again.
    `calls`: notices to absent people.
    `turned`: the game has begun, gone back or ended, so what bots thought about it is of no use any more.
    """

    messages: tuple[ViewerMessage, ...] = ()
    jobs: tuple[Job, ...] = ()
    due: int | None = None
    began: bool = False
    reseated: bool = False
    missing: bool = False
    away_notices: tuple[AwayNotice, ...] = ()
    turned: bool = False

    @classmethod
    def of(
        cls,
        entries: Sequence[Entry],
        messages: tuple[ViewerMessage, ...],
        jobs: tuple[Job, ...],
        due: int | None,
        away_notices: tuple[AwayNotice, ...],
    ) -> Self:
        happened = kinds(entries)
        return cls(
            messages,
            jobs,
            due,
            began=Began in happened,
            reseated=not happened.isdisjoint(RESEATING),
            missing=not happened.isdisjoint(ABSENCE),
            away_notices=away_notices,
            turned=not happened.isdisjoint(TURNING),
        )
