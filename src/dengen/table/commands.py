"""What a table can be told to do. `FromClient` can be decoded straight from the wire; the rest is the server's own."""

from typing import Any, Literal

from msgspec import Struct

from dengen.table.entries import Ballot
from dengen.table.founding import Level, PersonId


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    pass


# ---- from people ----


class Sit(_Command, frozen=True):
    """Take a seat, or change what one's own seat brings. `options`: the game's options of one seat, such as a deck."""

    seat: int
    name: str
    options: dict[str, Any] = {}
    invite: str = ""


class SeatBot(_Command, frozen=True):
    """The host puts a bot on a seat that is empty or has one, before the start."""

    seat: int
    level: Level
    options: dict[str, Any] = {}


class Clear(_Command, frozen=True):
    """The host empties a seat before the start."""

    seat: int


class Swap(_Command, frozen=True):
    """Before the start: the host swaps any two seats, a person his own with one where no person sits."""

    a: int
    b: int


class Leave(_Command, frozen=True):
    """Get up for good. During a game: resign where the rules know it, else a bot plays on."""


class Begin(_Command, frozen=True):
    """The host starts the game; the server adds the seeds (see `Table.propose`)."""


class Act(_Command, frozen=True):
    """Answer the seat's question of this number: one answer, or those of a gesture, whole or not at all."""

    question: int
    actions: list[str]


class Resign(_Command, frozen=True):
    """Give up: by the rules where they know it, else by leaving the seat to a bot."""


class TakeBack(_Command, frozen=True):
    """Take one's last answer back: by rule, else this asks everybody for consent."""


class Vote(_Command, frozen=True):
    """Consent to, or decline, what somebody proposed; proposing is the first consent."""

    on: Ballot
    yes: bool = True


class Say(_Command, frozen=True):
    text: str


class Mute(_Command, frozen=True):
    whom: PersonId
    on: bool = True


class Feed(_Command, frozen=True):
    """An input of a live fight: lift, drop, move, call, ready, claim …"""

    input: dict[str, Any]


FromClient = (
    Sit | SeatBot | Clear | Swap | Leave | Begin | Act | Resign | TakeBack | Vote | Say | Mute | Feed
)  # fmt: skip

# ---- from the server ----


class Arrive(_Command, frozen=True):
    """The first connection of this person is there."""


class Depart(_Command, frozen=True):
    """The last connection of this person is gone."""


class BotAnswer(_Command, frozen=True):
    """What a bot answered to a job."""

    seat: int
    question: int
    action: str


class BotFeed(_Command, frozen=True):
    """An input of a bot in a live fight."""

    seat: int
    input: dict[str, Any]


class Measure(_Command, frozen=True):
    """A round trip of this seat's person, measured by the server, for a live fight."""

    seat: int
    round_trip: int


class Tick(_Command, frozen=True):
    """Time has passed: clocks that ran out, grace that ended, beats of a live fight that close."""


class Restart(_Command, frozen=True):
    """The server is up again; `since`: the last moment at which it was known to run (None: the last entry's time)."""

    since: int | None = None


class Close(_Command, frozen=True):
    reason: Literal["abandoned", "empty", "archived"]


FromServer = Arrive | Depart | BotAnswer | BotFeed | Measure | Tick | Restart | Close
Command = FromClient | FromServer
