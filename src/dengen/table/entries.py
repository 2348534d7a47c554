"""The log of a table: what happened, in order, as it is stored. A table is its header and its entries, nothing else.

Players never see an entry or its number: a number would reveal that another player has sealed an answer.
"""

from typing import Any, Literal

from msgspec import Struct

from dengen.core.base.outcome import Outcome
from dengen.table.header import BotLevel, PersonId

By = Literal["person", "bot", "clock", "record"]  # the source of the answer; "record": the opening of a continued game
Ballot = Literal["take_back", "rematch", "abandon"]


class _Kind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    pass


class Sat(_Kind, frozen=True):
    person: PersonId
    name: str
    seat: int
    options: dict[str, Any] = {}  # what this seat brings, checked


class BotSat(_Kind, frozen=True):
    seat: int
    level: BotLevel
    options: dict[str, Any] = {}


class Left(_Kind, frozen=True):
    """A person has left the seat for good. During a game a bot plays on."""

    person: PersonId


class Renamed(_Kind, frozen=True):
    person: PersonId
    name: str


class Emptied(_Kind, frozen=True):
    """The host has emptied a seat."""

    seat: int


class Swapped(_Kind, frozen=True):
    a: int
    b: int


class Sitter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The occupant of a seat in one game: a person, or a bot of a level."""

    name: str = ""
    level: BotLevel = ""


class Began(_Kind, frozen=True):
    """A game begins. `order`: per seat, the chair it comes from. `thinking` seeds the bots' worlds, never the game.

    `position`: what was laid, where it doesn't begin anew; its seed is then the position's own.
    """

    rules: int  # version of the rules
    seed: int
    thinking: int
    options: dict[str, Any]  # complete, decks included
    order: list[int]
    sitters: list[Sitter]
    position: dict[str, Any] | None = None


class Answered(_Kind, frozen=True):
    """`joined`: it belongs to one gesture with the entry before it."""

    seat: int
    action: str
    by: By = "person"
    joined: bool = False


class Intervened(_Kind, frozen=True):
    seat: int
    what: str
    by: By = "person"


class TookBack(_Kind, frozen=True):
    """The entries of these numbers count no more, at the wish of this seat; `agreed`: by everybody's consent."""

    seat: int
    undone: list[int]
    agreed: bool = False


class Voted(_Kind, frozen=True):
    person: PersonId
    on: Ballot
    yes: bool


class Said(_Kind, frozen=True):
    person: PersonId
    text: str


class Remarked(_Kind, frozen=True):
    """A line of spectator chat. During a game, players can read it only after the end."""

    person: PersonId
    name: str
    text: str


class Repeated(_Kind, frozen=True):
    """A command without effect. It is stored for its client's id, so that a repeated send has no effect either."""


class Muted(_Kind, frozen=True):
    person: PersonId
    whom: PersonId
    on: bool


class Came(_Kind, frozen=True):
    """A person is there (again); a bot that stood in hands the seat back."""

    person: PersonId


class Went(_Kind, frozen=True):
    person: PersonId


class StoodIn(_Kind, frozen=True):
    """A bot answers for a person: until an absent person returns, or to the end of the game after a resignation."""

    seat: int
    level: BotLevel
    gave_up: bool = False


class Reminded(_Kind, frozen=True):
    """The person at this seat was told that the clock will soon answer this question."""

    seat: int
    question: int


class Resigned(_Kind, frozen=True):
    """A person has given up, and with that the game is over (see `resignation`)."""

    seat: int


class Restarted(_Kind, frozen=True):
    """The server was down since then: clocks stood still, everybody has to come back."""

    since: int


class StoodStill(_Kind, frozen=True):
    """The store failed since then: clocks and absences don't count that time."""

    since: int


class Paced(_Kind, frozen=True):
    """The host has set the bots' pace: the least time of an answer, in ms."""

    bot_pause: int


class Fed(_Kind, frozen=True):
    """An input of a live fight, as it was measured on arrival."""

    seat: int
    input: dict[str, Any]


class Ended(_Kind, frozen=True):
    """The game is over: how, and the hash of its last position."""

    outcome: Outcome
    hash: str


class Closed(_Kind, frozen=True):
    """The table is closed for good. `rules`: it was played by rules that aren't there any more."""

    reason: Literal["abandoned", "empty", "archived", "rules"]


EntryKind = (
    Sat | BotSat | Left | Emptied | Swapped | Began | Answered | Intervened | TookBack | Voted | Said | Muted | Came | Went
    | StoodIn | Resigned | Restarted | Paced | Fed | Ended | Closed | Renamed | Remarked | Reminded
    | StoodStill | Repeated
)  # fmt: skip

# What it means to those around the table
SHOWN_IN_LISTS = frozenset(
    (Sat, BotSat, Left, Renamed, Emptied, Swapped, Began, Came, Went, Restarted, Ended, Closed)
)  # lists of tables show something else now
RESEATING = frozenset((Sat, Left))  # a person has sat down or got up, and has another view now
ABSENCE = frozenset((Went, Restarted))  # a person counts as absent
TURNING = frozenset((Began, TookBack, Ended, Closed))  # the game doesn't go on from where it stood


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry, stored under (table, number). `by`: the person whose command it was, and `client` the id that they gave it."""

    number: int
    time: int
    what: EntryKind
    by: PersonId = ""
    client: str = ""
