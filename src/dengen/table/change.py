"""What comes out of a table: a proposed change to persist; after that, messages to send and work to do."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from dengen.core.state import State
from dengen.table.entries import Entry
from dengen.table.founding import Level

if TYPE_CHECKING:
    from dengen.table.room import Room

Viewer = str  # a seated person's id; WATCHING: all who only watch
WATCHING = ""


@dataclass(frozen=True)
class Change:
    """A proposal. Nothing has happened yet: persist `entries` (in one transaction), then `commit` it.

    `entries` may be empty: then there is nothing to persist. `repeated`: the client's id was seen before, or what
    it wants is so already (a second vote for the same): acknowledge it again.
    """

    table: str
    base: int  # the number of the entry that it follows
    time: int
    entries: tuple[Entry, ...]
    repeated: bool = False
    after: "Room | None" = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class Sent:
    """A message for one viewer: JSON, see `dengen.table.messages.Message`; numbered without gaps in its stream."""

    viewer: Viewer
    number: int
    body: bytes


@dataclass(frozen=True)
class Job:
    """Something to be thought about, in a world dealt for its seat: a worker needs nothing else.

    Send the choice back as `BotAnswer(seat, question, name)`, not before `ready`; a hint goes to its asker only.
    """

    table: str
    kind: Literal["answer", "hint"]
    seat: int
    question: int
    level: Level
    world: State = field(repr=False, compare=False)
    seed: int = field(repr=False)  # for the player's own chance; nothing to do with the game's
    ready: int = 0


@dataclass(frozen=True)
class Effects:
    """After a commit: whom to tell, what to think about, when to send the next `Tick` (None: not before a change)."""

    messages: tuple[Sent, ...] = ()
    jobs: tuple[Job, ...] = ()
    due: int | None = None
