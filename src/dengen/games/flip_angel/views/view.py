"""What a viewer may see, as plain data; `seeing.py` builds it up."""

from typing import Literal

from msgspec import Struct

from dengen.core.views.view import View

Side = Literal["white", "black"]


class Shown(Struct, kw_only=True):
    """A card with the side that is up. Its key follows it through the game, as who it is was never a secret."""

    key: str
    card: str
    side: Side


class KnownCard(Struct, kw_only=True):
    """A card below the deck's top that everybody remembers; index 0 would be the top."""

    index: int
    card: str
    side: Side


class DeckView(Struct, kw_only=True):
    size: int
    top: Shown | None
    known: list[KnownCard]
    unseen: list[str]  # the other cards of the deck, by id: nobody knows their order and sides


class PlacedView(Struct, kw_only=True):
    """A card on a field; the stand-in is `reference` and has no side."""

    key: str
    card: str
    side: Side | None
    chips: int
    flipped: bool
    fired: bool


class SeatView(Struct, kw_only=True):
    light: int
    dark: int
    reference: int
    standin_used: bool
    field: dict[str, PlacedView]
    parts: dict[str, int]
    total: int


class Subject(Struct, kw_only=True):
    """What the open question is about: a river slot and its card (or the stand-in), or a cell."""

    slot: str | None = None
    card: str | None = None
    cell: str | None = None
    key_limit: int | None = None


class FlipAngelView(View, kw_only=True):
    round: int
    turn: int
    mover: int | None
    start_seat: int
    paid_reversal_used: bool
    subject: Subject | None
    row: list[Shown | None]
    deck: DeckView
    discard: list[str]
    players: list[SeatView]
    band: int | None  # of a solo game, as it stands (FA-82)
