"""A table: commands in, changes out. Pure: time and chance come in as arguments, what to store and send comes out."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dengen.core.game import Game
from dengen.core.preview import Preview
from dengen.core.words import Refusal
from dengen.table.change import Change, Effects, Job, Sent, Viewer
from dengen.table.commands import Command
from dengen.table.entries import Entry
from dengen.table.founding import RELAXED, Access, Founding, Level, Opening, Pace, PersonId
from dengen.table.limits import LIMITS, Limits


def found(
    game: Game[Any],
    *,
    table: str,
    host: PersonId,
    time: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[Level] | None = None,
    join: Access = "invited",
    watch: Access = "anyone",
    invite: str = "",
    pace: Pace = RELAXED,
    help: bool | None = None,
    first_to: int = 1,
    seed: int | None = None,
    opening: Opening | None = None,
) -> Founding:
    """The checked header of a new table; raises what the game says about seats and options."""
    raise NotImplementedError


class Table:
    """One table, as it stands after its last entry."""

    def __init__(self, game: Game[Any], founding: Founding, *, stream: str = "", limits: Limits = LIMITS) -> None:
        """A table on which nothing has happened. `stream`: names this copy of it; a client that comes back from
        another copy (a restart, another node) gets a fresh view."""
        self.game = game
        self.founding = founding

    @classmethod
    def rebuild(
        cls,
        game: Game[Any],
        founding: Founding,
        entries: Iterable[Entry],
        *,
        stream: str = "",
        limits: Limits = LIMITS,
    ) -> "Table":
        """The table that these entries lead to; raises BadEntry where one doesn't follow."""
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The number of the last entry; 0 at first."""
        raise NotImplementedError

    # ---- changing ----

    def propose(
        self, command: Command, time: int, *, by: PersonId = "", client: str = "", entropy: int | None = None
    ) -> Change:
        """What the command would do; raises TableError (or another DengenError), and nothing has happened.

        `by`: the person whose command it is. `client`: the id that the client gave it; a second one with the same
        id is only acknowledged. `entropy`: 126 random bits of the operating system, for whatever begins a game.
        """
        raise NotImplementedError

    def commit(self, change: Change) -> Effects:
        """Let it happen, once it is stored. Raises Conflict if other entries came in between."""
        raise NotImplementedError

    def follow(self, entries: Iterable[Entry]) -> Effects:
        """Entries that another node has stored; those that are known already are skipped."""
        raise NotImplementedError

    # ---- looking ----

    def viewer(self, person: PersonId) -> Viewer:
        """Under which name this person is sent messages: his own, or WATCHING."""
        raise NotImplementedError

    def attach(self, viewer: Viewer) -> Sent:
        """A fresh message with everything; from now on this viewer is told of changes."""
        raise NotImplementedError

    def resume(self, viewer: Viewer, stream: str, number: int) -> tuple[Sent, ...]:
        """What came after this number of this stream; if that isn't known any more, a fresh message."""
        raise NotImplementedError

    def forget(self, viewer: Viewer) -> None:
        """Nobody listens as this viewer any more: make no messages for it until it is attached again."""
        raise NotImplementedError

    def may_watch(self, person: PersonId, invite: str) -> bool:
        raise NotImplementedError

    def preview(self, person: PersonId, actions: Sequence[str]) -> Preview:
        """Where these answers in a row would lead, as far as the person's seat can know."""
        raise NotImplementedError

    def why(self, person: PersonId, action: str) -> Refusal | None:
        """Why the person's seat can't give this answer; None if it can."""
        raise NotImplementedError

    def hint(self, person: PersonId, level: Level) -> Job:
        """A job whose answer is for this person only; raises NoHelp where the table has none."""
        raise NotImplementedError

    # ---- what is wanted ----

    def due(self) -> int | None:
        """When the next `Tick` is wanted."""
        raise NotImplementedError

    def jobs(self, time: int) -> tuple[Job, ...]:
        """Every job that is open: for whoever takes the table over."""
        raise NotImplementedError
