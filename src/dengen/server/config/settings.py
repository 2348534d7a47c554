"""How a server is run, and how much of a thing is too much."""

from typing import Annotated

from msgspec import Meta, Struct

from dengen.core.base.words import Lang
from dengen.paths import data_folder

SECOND = 1000
HOUR = 3600 * SECOND
DAY = 24 * HOUR

PORT = 8000

Count = Annotated[int, Meta(ge=1, le=10**9)]
Rate = Annotated[float, Meta(ge=0, le=10**6)]  # per second
Size = Annotated[int, Meta(ge=1, le=2**40, extra={"unit": "size"})]  # bytes
Span = Annotated[int, Meta(ge=0, le=3650 * DAY, extra={"unit": "span"})]  # ms


class ServerLimits(Struct, frozen=True, kw_only=True):
    """Sizes in bytes, spans in ms, rates per second with what may come at once (`…_burst`)."""

    message: Size = 64 * 1024
    body: Size = 1024 * 1024
    outbox: Size = 1024 * 1024  # waiting to be sent to one connection
    messages: Rate = 20.0
    messages_burst: Count = 60
    flood: Count = 200  # refused messages, more than `messages` a second of them, that end a connection
    bad_messages: Count = 10
    requests: Rate = 50.0  # HTTP, per address
    requests_burst: Count = 400
    tables: Count = 20  # that aren't closed, per guest
    guests: Rate = 1 / 60  # new ones, per address
    guests_burst: Count = 60
    new_tables: Rate = 1 / 30  # per address
    new_tables_burst: Count = 60
    connections: Count = 100  # web sockets per address
    tcp: Count = 6_000  # connections of any kind, per process
    tcp_per_address: Count = 300
    request_head: Span = 10 * SECOND  # for the head of a request, and for the first one of a connection
    request: Span = 60 * SECOND  # for a request's body
    hello: Span = 10 * SECOND
    heartbeat: Span = 15 * SECOND
    live_heartbeat: Span = 1 * SECOND
    hint: Span = 20 * SECOND
    alone: Span = 5 * SECOND  # how long bots wait before they think, where nobody looks and no clock runs
    reading: Span = 2 * SECOND  # CPU for one thing that somebody sends: a record, a card set, a position
    reading_memory: Size = 512 * 1024 * 1024
    reading_budget: Span = 20 * SECOND  # CPU at once, per guest and per address
    reading_rate: Rate = 0.25  # what they get back of it
    reading_queue: Count = 8  # that wait or are read, per guest and per address
    film: Span = 15 * SECOND  # between two looks for games that have ended, to film them
    filming: Span = 60 * SECOND  # CPU for one of them
    printing: Span = 20 * SECOND  # CPU for the sheets of one game
    printing_memory: Size = 1024 * 1024 * 1024
    quick: Span = 30 * SECOND  # how long one waits for another person before a bot comes
    call: Span = 5 * SECOND  # who comes back before that isn't called
    push_addresses: Count = 8  # per guest
    push_queue: Count = 1000
    known: Span = 30 * SECOND  # how long a session is taken for good before the store is asked again
    lobby: Span = 1 * SECOND  # between two looks at all tables, for those who look at lists of them
    away: Span = 2 * SECOND  # who is back before that was never away
    forget: Span = 60 * SECOND  # an open table that nobody needs
    archive_gathering: Span = 2 * DAY
    archive_over: Span = 2 * DAY
    archive_playing: Span = 60 * DAY


class Compiling(Struct, frozen=True, forbid_unknown_fields=True):
    """A compiled build that is made while the server runs: `command` makes the package in the folder `copy`, and says in
    a line what went wrong, if something did. `megabytes`: so much is fetched for it."""

    command: list[str]
    copy: str
    megabytes: int = 0


class ServerSettings(Struct, frozen=True, kw_only=True):
    """`origins`: of pages elsewhere that may use this server, such as "https://cards.example".
    `plugins`: players of other packages that people may choose, by name.
    `reports`: the folder of the lab's reports, on a server for its own machine alone; else empty.
    `analysis`: may people have finished games analysed? It costs a minute of CPU each.
    `own_cards`: may tables be played with card sets that people bring? `positions`: may they begin in the middle of a game
    that people bring, but the lessons'?
    `sets`: may people keep card sets of their own here? `lab`: with so many processes bots play with them; 0: they don't.
    `push_keys`: the file of the keys by which push services know this server; else empty, and nobody is told anything while
    the page is closed. `push_hosts`: of push services beside the known ones; with a dot in front, all that end so.
    `words`: a file of words that aren't shown; else empty. `operators`: a file with the token of those who may see the
    server's state; else empty, and nobody may. `name`: how operators call this machine.
    `drain`: seconds between the request to stop and the stop, in which people are told and other nodes take the tables over.
    `pondering`: seconds of CPU for which each bot may think ahead while people think, for each of their answers."""

    store: str
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1
    bot_workers: int = 1
    readers: int = 1  # processes that read what people send
    origins: tuple[str, ...] = ()
    plugins: tuple[str, ...] = ()
    reports: str = ""
    analysis: bool = False
    own_cards: bool = False
    positions: bool = False
    sets: bool = False
    lab: int = 0
    push_keys: str = ""
    push_hosts: tuple[str, ...] = ()
    pondering: float = 0.0
    drain: float = 0.0
    words: str = ""
    operators: str = ""
    name: str = ""
    traces: str = ""  # the address of an OpenTelemetry collector
    scoreboard: str = ""  # a folder, where there are several workers
    limits: ServerLimits = ServerLimits()
    compiling: Compiling | None = None
    lang: Lang = "en"  # of what is said in the terminal
    log: str = ""  # a file; else what happens is written to standard error
    beat: int = 2 * SECOND  # how often a node says that it lives


def default_store() -> str:
    """An SQLite file in the user's data directory."""
    return f"sqlite:///{data_folder() / 'tables.db'}"
