"""What goes over a table's WebSocket, in both directions. docs/protocol.md explains it; schemas are made from these types.

From the server there is one more kind, `table`: a `dengen.table.messages.Message` with a `type`.
"""

from typing import Literal

from msgspec import Struct

from dengen.core.base.words import Refusal, Text, Words
from dengen.core.preview import Preview
from dengen.players.reasons import Reason
from dengen.server.protocol.lists import TableInfo
from dengen.table.commands import FromClient
from dengen.table.header import BotLevel, PersonId
from dengen.table.messages import Message

PROTOCOL = 1


class _Up(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    pass


class _Down(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    pass


# ---- from the client ----


class Hello(_Up, frozen=True, kw_only=True):
    """The first message: what the client has already (`stream` and the last `number` in it), and its invitation."""

    stream: str = ""
    number: int = 0
    invite: str = ""


class Do(_Up, frozen=True, kw_only=True):
    """A command for the table. The `id` is the client's own: sent twice, it happens once."""

    id: str
    command: FromClient


class AskPreview(_Up, frozen=True, kw_only=True, tag="preview"):
    """Where would these answers in a row lead?"""

    id: str
    actions: list[str]


class AskWhy(_Up, frozen=True, kw_only=True, tag="why"):
    """Why can't I do that?"""

    id: str
    action: str


class AskHint(_Up, frozen=True, kw_only=True, tag="hint"):
    """What would a bot of this level do, and why? Hard, and one that doesn't search, thinks a tenth as long as a master.

    `actions`: moves in a row that the client has begun and not sent; the hint continues them.

    Only where the table has help on.
    """

    id: str
    level: BotLevel = "hard"
    actions: list[str] = []


class Pong(_Up, frozen=True, kw_only=True):
    """The echo of a ping: to be sent at once."""

    ping: int


Up = Hello | Do | AskPreview | AskWhy | AskHint | Pong

# ---- from the server ----


class Welcome(_Down, frozen=True):
    """The first message. `may_sit`: with the hello's invitation, a free seat is yours to take. `time`: the server's, in ms,
    as in clocks; `heartbeat`: how often it pings, in ms."""

    protocol: int
    person: PersonId
    name: str
    may_sit: bool
    time: int
    heartbeat: int


class Done(_Down, frozen=True):
    """It has happened and is stored for good. `repeated`: it had before, or it was so already; nothing has changed."""

    id: str
    repeated: bool = False


class Refused(_Down, frozen=True, omit_defaults=True):
    """It hasn't happened. `id` "": the message couldn't be read. `done`: so many answers of the gesture were possible."""

    id: str
    code: str
    en: str
    ja: str
    clause: str = ""
    done: int = 0


class PreviewAnswer(_Down, frozen=True, tag="preview"):
    id: str
    preview: Preview


class WhyAnswer(_Down, frozen=True, tag="why"):
    """`refusal` null: nothing speaks against it."""

    id: str
    refusal: Refusal | None


class ScoredAnswer(Struct, frozen=True):
    """An answer that was considered: the share of the win to be expected of it (0 to 1), and how often it was tried."""

    action: str
    words: Words
    share: float
    tries: int


class HintStep(Struct, frozen=True):
    action: str
    words: Words


class HintAnswer(_Down, frozen=True, tag="hint"):
    """`question`: the number of the question it is an answer to. `considered`: best first; empty, if there is only one
    answer. `reasons`: the strongest first; a positive weight speaks for the answer, a negative one against it, in `unit`.
    `even`: all answers are worth about the same, and there are no reasons. `line`: the whole move, `action` first, as far
    as the seat chooses without learning anything."""

    id: str
    question: int
    action: str
    words: Words
    considered: list[ScoredAnswer]
    reasons: list[Reason]
    unit: Text
    even: bool
    line: list[HintStep]


class Ping(_Down, frozen=True):
    """Answer at once with a pong of the same number."""

    ping: int
    time: int


class Notice(_Down, frozen=True):
    """The server itself has something to say to everybody at the table. `code` "going_away": it is about to stop."""

    code: str
    en: str
    ja: str


class TableMessage(Message, kw_only=True, tag_field="type", tag="table"):
    """What changed for this viewer."""


Down = Welcome | TableMessage | Done | Refused | PreviewAnswer | WhyAnswer | HintAnswer | Ping | Notice

# ---- the lobby's socket: the client only echoes pings ----


class LobbyTables(_Down, frozen=True, tag="lobby"):
    """All tables that anyone may join, the newest first, and some that anyone may watch."""

    open: list[TableInfo]
    playing: list[TableInfo]


class YourTables(_Down, frozen=True, tag="yours"):
    """The tables where you sit or are host that aren't closed: first those where you are asked, then the newest."""

    tables: list[TableInfo]


LobbyDown = LobbyTables | YourTables | Ping

TABLE_HEAD = b'{"type":"table",'


def table_message(body: bytes) -> bytes:
    """A table's own message, ready for the wire."""
    return TABLE_HEAD + body[1:]


# ---- why the server closes a connection ----

CloseName = Literal[
    "going_away", "too_large", "bad_message", "no_hello", "forbidden", "no_table", "unreadable", "old_rules", "flood",
    "silent", "slow", "crowded", "unavailable",
]  # fmt: skip

CLOSE: dict[CloseName, int] = {
    "going_away": 1001,  # the server stops or restarts: come back
    "too_large": 1009,
    "bad_message": 4000,  # too many messages that can't be read
    "no_hello": 4001,
    "forbidden": 4003,  # no guest, or no right to watch
    "no_table": 4004,
    "unreadable": 4005,  # the table can't be read by today's rules
    "old_rules": 4006,  # the table was played by earlier rules, and is closed
    "flood": 4008,
    "silent": 4010,  # no echo for too long: come back
    "slow": 4011,  # too much is waiting to be sent: come back
    "crowded": 4013,  # too many connections from this address
    "unavailable": 4014,  # the store can't be reached: come back later
}
