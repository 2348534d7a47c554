"""How cards, cells, seats and marks are written in positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.board import CELL_NAMES, cells_of

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

ZONES = ("deck", "hand", "pile", "discard", "aside", "shot")
SEAT_LETTERS = "AB"


def kind_of(game: Walpurgis, id_: str, at: str) -> int:
    """The kind of a card; without a name any card will do."""
    if not id_:
        return next(kind for kind, card in enumerate(game.set.card) if not card.is_shot)
    if id_ not in game.tables.kind_of:
        raise BadPosition(
            Text(f"there is no card {id_!r} in the set", f"セットに {id_!r} というカードはありません。"), at
        )
    return game.tables.kind_of[id_]


def cell_number(name: str, at: str) -> int:
    return positions.index_of(name, CELL_NAMES, at)


def field_state(name: str, at: str) -> int:
    return codes.DAN_DOWN + positions.index_of(name, codes.FIELD_STATES, at)


def seat_number(seat: int, at: str) -> int:
    if seat not in (0, 1):
        raise positions.no_seat(seat, at)
    return seat


def letters(known: int) -> str:
    return "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if (known >> seat) & 1)


def bits(known: str, at: str) -> int:
    if not set(known) <= set(SEAT_LETTERS):
        raise BadPosition(
            Text(
                f"who knows a card is written A, B or AB, not {known!r}",
                f"カードを知っている人は A、B、AB のどれかで書きます({known!r} は使えません)。",
            ),
            at,
        )
    return sum(1 << seat for seat, letter in enumerate(SEAT_LETTERS) if letter in known)


def marks_of(marks: int) -> list[str]:
    return [name for number, name in enumerate(codes.MARKS) if (marks >> number) & 1]


def cell_names(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_of(mask)]


def mask_of(cells: list[str], at: str) -> int:
    return sum(1 << cell_number(cell, at) for cell in cells)
