"""What a seat, or somebody who only watches, may see, as plain data; `seeing.py` builds it up."""

from msgspec import Struct

from dengen.core.views.view import View

UNLIMITED = -1  # the strength of a side with a circle that is never turned face-down


class Piece(Struct, frozen=True):
    """A card on the field; `card` is None where the viewer sees only its back."""

    key: str
    seat: int
    state: str
    card: str | None


class Cell(Struct, frozen=True):
    name: str
    pieces: list[Piece]  # in order of arrival
    strength: list[int]  # of each seat, if the cell were settled now (WP-R24)


class HandCard(Struct, frozen=True):
    key: str
    card: str | None


class Side(Struct, frozen=True):
    """What belongs to one seat."""

    seat: int
    circles: int
    face_up: int
    hand: list[HandCard]
    hand_limit: int
    exchanged: int  # cards of the mulligan
    deck: int
    pile: int
    discard: list[str]  # oldest first
    aside: list[str]
    shot: str | None  # the Normal Shot laid aside during the setup
    decklist: dict[str, int] | None  # where deck lists are open, or the viewer's own


class Link(Struct, frozen=True):
    seat: int
    card: str
    cell: str


class Chain(Struct, frozen=True):
    """The chain that is running: its step from 1 to 9, the cards cast, and the cells that an interception may overlap with."""

    step: int
    links: list[Link]
    hot: list[str]


class ActionsLeft(Struct, frozen=True):
    place: int
    cast: int
    place_down: int


class Pending(Struct, frozen=True):
    """The viewer's own half-made choice; nobody else sees it."""

    card: str | None
    face_up: bool | None
    picked: list[str]


class Remembered(Struct, frozen=True):
    key: str
    card: str


class Memory(Struct, frozen=True):
    """Face-down cards that the viewer has seen and could follow since, by the place where they lie."""

    cards: list[Remembered]


class WalpurgisView(View):
    first: int | None
    turn: int
    turn_number: int
    actions: ActionsLeft
    field: list[Cell]
    sides: list[Side]
    chain: Chain | None
    pending: Pending | None
