"""What every store does. All methods may raise StoreUnavailable; nothing is half stored.

Guests, headers, entries and card sets are for good. A *hold* says which node runs a table's clocks, bots and live fight; it
is good for as long as its node is heard from.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from msgspec import Struct

from dengen.core.base.words import Lang
from dengen.store.sets import SetStore
from dengen.table.entries import Entry
from dengen.table.header import PersonId, TableHeader
from dengen.table.messages import Stage
from dengen.table.results.glicko import Rating
from dengen.table.results.results import GameResult

LATEST = 2**53  # ms: later than any time
SILENCE = 6_000  # ms: a node that wasn't heard from for so long holds nothing any more


class Guest(Struct, frozen=True):
    """Somebody who came once, and has sessions."""

    person: PersonId
    name: str
    time: int


class DeviceSession(Struct, frozen=True):
    """A guest's device. `secret`: the hash of the token in its cookie, which is all that is stored of it. `id`: how people
    call it, and no key to anything. `seen`: when it was last there, to the day."""

    secret: str
    id: str
    person: PersonId
    device: str
    began: int
    seen: int


class DeviceCode(Struct, frozen=True):
    """What lets one more device in as this guest, once. `secret`: the hash of its code."""

    secret: str
    person: PersonId
    until: int


class PushAddress(Struct, frozen=True):
    """Where a browser of a guest can be told something while its page is closed: the address that its push service gave it,
    and the keys for what only that browser may read (as RFC 8291 has them). `session`: the device."""

    session: str
    person: PersonId
    endpoint: str
    p256dh: str
    auth: str
    lang: Lang
    time: int


class ListedChair(Struct, frozen=True, omit_defaults=True):
    person: PersonId = ""
    name: str = ""
    level: str = ""
    away: bool = False


class TableSummary(Struct, frozen=True):
    """What a list of tables shows of one."""

    stage: Stage
    chairs: list[ListedChair]
    games: int = 0

    @property
    def people(self) -> list[PersonId]:
        return [chair.person for chair in self.chairs if chair.person]


class TableStanding(Struct, frozen=True, omit_defaults=True):
    """How a game stands: the scores, the seats that are asked, and by when they have to answer.

    Only the scores are for everybody: that a seat is asked may be a secret, and each is told of its own alone.
    """

    scores: list[int] = []
    asked: list[int] = []
    deadlines: list[int | None] = []  # of those who are asked
    reminded: list[int] = []  # of those who are asked, the seats whose time runs out


class ListedTable(Struct, frozen=True):
    """A table in a list; `touched`: when something last happened at it."""

    header: TableHeader
    summary: TableSummary
    touched: int
    standing: TableStanding = TableStanding()


class RatingOf(Struct, frozen=True):
    """Somebody's rating in a game, after so many rated games, the last of them at `time`."""

    person: PersonId
    game: str
    rating: Rating
    games: int
    time: int


class Tally(Struct, frozen=True):
    """Somebody's games of one kind: how many, won alone, won with others; the same for rated ones alone."""

    game: str
    games: int
    won: int
    shared: int
    rated: int
    rated_won: int


class HeadToHead(Struct, frozen=True):
    """Somebody's games with another person: how many, and in how many each of the two was ahead."""

    person: PersonId
    name: str
    games: int
    ahead: int
    behind: int


class Lease(Struct, frozen=True):
    """Who runs a table now. `since`: this node has just taken it over from one that was last heard from then."""

    node: str
    since: int | None = None


class NodeEvent(Struct, frozen=True):
    """From another node (`ENTRIES`: up to `number` of a table; `ENDED`: sessions of the ids in `body`; `MESSAGE`: for this node
    alone; `HANDED`: the table is held by the node in `body` now; `LEFT`: it runs nothing any more, `body` says who shall take
    which tables), or `MISSED`: some were lost. `CHANGED`: an operator has changed this table, these people (`body`), or who is
    banned."""

    kind: str
    node: str
    table: str = ""
    number: int = 0
    body: Any = None


# Nodes of earlier versions know them by these names, too
ENTRIES = "entries"
ENDED = "ended"
MESSAGE = "letter"
LEFT = "left"
CHANGED = "changed"
HANDED = "handed"
MISSED = "missed"

Listener = Callable[[NodeEvent], None]


class Store(Protocol):
    nodes: bool  # may several nodes share it?

    @property
    def sets(self) -> SetStore:
        """The card sets that people keep."""

    async def probe(self) -> None:
        """Raises BadStore where it couldn't be opened; changes nothing, whether a server uses it or not."""

    async def open(self, node: str, listener: Listener) -> None: ...
    async def visit(self) -> None:
        """Open it beside servers that may run, to oversee it: without a node of its own. Raises BadStore."""

    async def close(self) -> None: ...

    # ---- people ----
    async def add_guest(self, guest: Guest, session: DeviceSession) -> None: ...
    async def guest(self, secret: str) -> tuple[Guest, DeviceSession] | None:
        """By the hash of a token."""

    async def rename(self, person: PersonId, name: str) -> None: ...
    async def add_session(self, session: DeviceSession) -> None: ...
    async def see(self, secret: str, time: int) -> None:
        """This session is there."""

    async def sessions(self, person: PersonId) -> list[DeviceSession]:
        """The last seen first."""

    async def end_sessions(self, person: PersonId, ids: Sequence[str]) -> None:
        """Those of them that are this person's; other nodes hear of it."""

    async def forget_sessions(self, before: int) -> None:
        """Those that weren't seen since then, and passes that are out of date by then."""

    async def add_device_code(self, given: DeviceCode) -> None:
        """Instead of any other that the person has."""

    async def use_device_code(self, secret: str, now: int) -> Guest | None:
        """Whom it lets in; it is used up then. None: there is no such pass any more."""

    async def withdraw_device_code(self, person: PersonId) -> None: ...
    async def add_push_address(self, address: PushAddress, limit: int) -> None:
        """Instead of any other of this session or with this endpoint; of each person the last `limit` are kept."""

    async def push_addresses(self, person: PersonId) -> list[PushAddress]: ...
    async def drop_push_address(self, endpoint: str) -> None: ...
    async def guest_by_id(self, person: PersonId) -> Guest | None: ...
    async def erase(self, person: PersonId) -> None:
        """Forget a guest: name, secret, ratings, places in lists; at tables and in results a nameless stranger takes the
        person's place, without what was said (docs/privacy.md)."""

    # ---- games that are over ----
    async def results_of(self, person: PersonId, before: int = LATEST, limit: int = 50) -> list[GameResult]:
        """Games that the person began, ended before this time, the last first."""

    async def result(self, table: str, game: int) -> GameResult | None:
        """Of a table's nth game."""

    async def results_after(self, table: str, game: int, limit: int = 100) -> list[GameResult]:
        """Of all games, in the order of tables and numbers, those after this one."""

    async def tallies_of(self, person: PersonId) -> list[Tally]: ...
    async def head_to_heads_of(self, person: PersonId, limit: int = 20) -> list[HeadToHead]:
        """With whom the person has played, most often first."""

    async def ratings_of(self, person: PersonId) -> list[RatingOf]: ...
    async def best(self, game: str, limit: int = 20) -> list[RatingOf]:
        """The highest ratings of a game that are sure enough."""

    async def keep_analysis(self, table: str, game: int, body: str) -> None:
        """Of a table's nth game; a later one takes its place."""

    async def analysis(self, table: str, game: int) -> str | None: ...
    async def renderings_due(self, limit: int = 20) -> list[tuple[str, int]]:
        """Games that are over and not kept yet, of tables that no other living node holds: table and number."""

    async def keep_rendering(self, table: str, game: int, body: bytes | None) -> None:
        """A finished game, packed, so that it can be shown for ever; None: it can't be made."""

    async def rendering(self, table: str, game: int) -> bytes | None: ...

    # ---- card sets, once each, by their hash ----
    async def add_cards(self, hash: str, game: str, content: dict[str, Any]) -> None: ...
    async def cards(self, hash: str) -> dict[str, Any] | None: ...

    # ---- tables ----
    async def create_table(self, header: TableHeader, summary: TableSummary, limit: int) -> None:
        """Raises TooManyTables where the host has `limit` tables that aren't closed."""

    async def header(self, table: str) -> TableHeader | None: ...
    async def listed(self, table: str) -> ListedTable | None:
        """As a list would show it."""

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: TableSummary | None = None,
        standing: TableStanding | None = None,
        result: GameResult | None = None,
        over: int = 0,
    ) -> None:
        """In one transaction, durable when it returns: with the `result` of the game that ends with these entries, and
        what it does to ratings. `over`: the number of that game, whether it came to a result or not. Raises Taken where one
        of the numbers is taken."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...
    async def open_tables(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        """Those that anyone may join before their start, where somebody waits; the newest first, few of each host."""

    async def tables_in_play(self, game: str = "", limit: int = 50) -> list[ListedTable]:
        """Those that anyone may watch, where people play each other and are there; the last touched first."""

    async def tables_of(self, person: PersonId, limit: int = 50) -> list[ListedTable]:
        """Tables at which the person sits or that they host, the last touched first."""

    async def games_of(self, person: PersonId, limit: int = 50) -> list[ListedTable]:
        """`tables_of` without practice."""

    def pairing(self, game: str) -> AbstractAsyncContextManager[None]:
        """While strangers are paired for this game: nobody else does it meanwhile, on whichever node."""

    async def quick_tables(self, game: str, since: int) -> list[ListedTable]:
        """Those of strangers that were laid since then and still gather, whether somebody sits there already or not."""

    async def remarked_at(self, person: PersonId) -> list[str]:
        """The tables where the person has said something without sitting there."""

    async def idle(self, before: int, stages: Sequence[Stage], limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        """Tables in one of these stages at which nothing has happened since; those of `but` left out."""

    # ---- nodes ----
    async def beat(self, state: str = "") -> int:
        """This node lives, and says this of itself. The store's time in ms, which all nodes go by."""

    async def take_lease(self, table: str) -> Lease:
        """Take the table, unless a living node holds it."""

    async def lease_holder(self, table: str) -> str:
        """The node that holds it; "" where nobody does."""

    async def leave(self, heirs: Mapping[str, Sequence[str]] = {}) -> None:
        """This node runs nothing any more, until it beats again: others hear of it, and which tables each shall take."""

    async def orphans(self, limit: int = 100, but: Sequence[str] = ()) -> list[str]:
        """Tables whose clocks should run, but no living node holds them; those of `but` left out."""

    async def hand_over(self, table: str, node: str) -> bool:
        """Let another node hold a table of this one, and tell all nodes. False: it wasn't this one's any more."""

    async def held(self, limit: int = 10_000) -> list[str]:
        """Tables that this node holds and whose clocks should run."""

    async def living(self) -> list[str]:
        """The nodes that were heard from lately."""

    async def send(self, node: str, body: Any) -> None:
        """A message to another node's listener."""
