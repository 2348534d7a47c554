"""Messages to a viewer. Each message has the parts that changed; a fresh one has everything.

These types say what is on the wire (schemas are made from them). No part depends on what its viewer can't know.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from dengen.core.base.words import Offer, Words
from dengen.table.entries import Ballot
from dengen.table.header import Access, BotLevel, BotPace, Pace, PersonId, Remarks

Stage = Literal["gathering", "playing", "over", "closed"]
ViewerId = str  # a seated person's id; WATCHING: all spectators
WATCHING: ViewerId = ""


class ChairView(Struct, kw_only=True, omit_defaults=True):
    """The occupant of a seat. `person` and `level` both "": empty; both given: a bot stands in for the person,
    after a resignation if `gave_up`. `handicap`: the seat's custom clock."""

    person: PersonId = ""
    name: str = ""
    level: BotLevel = ""
    present: bool = False
    gave_up: bool = False
    wins: int = 0
    handicap: dict[str, Any] = {}


class RoomView(Struct, kw_only=True):
    """The table around the game: the same for every viewer."""

    table: str
    game: str
    cards: str
    options: dict[str, Any]  # of the whole table; what a seat brought is for the game's view to show
    stage: Stage
    host: PersonId
    chairs: list[ChairView]
    pace: Pace
    bot_pace: BotPace  # how fast the bots are at present
    help: bool
    rated: bool
    games: int  # games begun so far
    first_to: int
    draws: int
    winner: int | None  # the seat that has won the match
    watch: Access
    remarks: Remarks  # when spectators see each other's chat
    waits_until: int | None  # a table of strangers, before its start: when bots take the seats that are free
    ballots: dict[Ballot, list[PersonId]]  # the people who agreed to a proposal


class You(Struct, kw_only=True):
    """The viewer's private part."""

    person: PersonId
    seat: int | None
    can_take_back: bool = False  # by rule, without asking anybody
    can_resign: bool = False
    muted: list[PersonId] = []
    undoes: list[Words] = []  # what the taking back that is asked for would undo


class Asked(Struct, kw_only=True):
    """The viewer's question. `pause`: the wait in ms before a client answers a forced question automatically."""

    number: int
    words: Words
    offers: list[Offer]
    pause: int


class ClockView(Struct, kw_only=True):
    """A seat's clock, as far as the viewer may know it: since when it runs, and when it answers; None: it stands."""

    bank: int | None
    since: int | None = None
    deadline: int | None = None


class ChatLine(Struct, kw_only=True, omit_defaults=True):
    """A line of chat. `name`: of a spectator."""

    person: PersonId
    text: str
    time: int
    name: str = ""


class Message(Struct, kw_only=True, omit_defaults=True):
    """`fresh`: forget what you had, this is all. A part that is missing is as it was; `question` null: not asked."""

    number: int
    stream: str = ""  # only in a fresh one: send it back with your last number to resume
    fresh: bool = False
    room: RoomView | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: Any = UNSET  # the game's own View; null before the first game
    question: Asked | UnsetType | None = UNSET
    clocks: list[ClockView] | UnsetType = UNSET
    story: list[Words] | UnsetType = UNSET  # what happened; in a fresh message the last things that happened
    chat: list[ChatLine] | UnsetType = UNSET
