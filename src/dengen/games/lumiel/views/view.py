"""What a seat may see (LP-10 to LP-14), as plain data; `seeing.py` builds it up."""

from msgspec import Struct

from dengen.core.views.view import View


class CardView(Struct, frozen=True):
    """A card whose face the viewer sees; `key` names its place."""

    key: str
    card: str
    points: int


class FieldCard(CardView, frozen=True, kw_only=True):
    owner: int
    active: bool


class Area(Struct, frozen=True):
    """One area of the field, its cards bottom first (LP-R25)."""

    area: str
    zone: str
    stack: list[FieldCard]


class Player(Struct, frozen=True):
    """What everybody sees of a seat (LP-12, LP-R26). `decided`: its redraw decision of this round is made."""

    seat: int
    score: int
    hand_count: int
    deck_count: int
    front: str | None
    points: list[CardView]
    decided: bool
    stood: bool


class Decision(Struct, frozen=True):
    """The viewer's own redraw decision, as far as it is made."""

    reveals: str | None
    returns: list[str]


class Pending(Struct, frozen=True):
    """What the turn player is deciding, as everybody sees it."""

    question: str
    used: str | None = None  # the card whose effect it is
    card: str | None = None  # the card that was chosen, or is to be set
    area: str | None = None  # where it lies
    to: str | None = None  # where it goes, once only its facing is open


class Memory(Struct, frozen=True):
    """What everybody can remember (LP-R33): per seat, cards used up and cards known to be in hand."""

    removed: list[str]
    used: list[list[str]]
    known: list[list[str]]


class LumielView(View):
    turn: int
    turn_player: int | None
    first_player: int | None
    field: list[Area]
    players: list[Player]
    play: list[CardView]
    pending: Pending | None
    removed_count: int
    hand: list[CardView]
    decision: Decision | None
    hands: list[list[CardView]]  # of all, once the game is over
