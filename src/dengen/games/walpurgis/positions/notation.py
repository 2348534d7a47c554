"""How cards, cells, seats and marks are written in positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dengen.core.positions.faults import index_of, require
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.board import CELL_NAMES

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

CARD_ZONES = ("deck", "hand", "pile", "discard", "aside", "shot")
SEAT_LETTERS = "AB"


def kind_of(game: Walpurgis, id_: str, at: str) -> int:
    """The kind of a card; without a name any card will do."""
    if not id_:
        return next(kind for kind, card in enumerate(game.set.card) if not card.is_shot)
    kinds = game.tables.kind_of
    require(id_ in kinds, at, f"there is no card {id_!r} in the set", f"セットに {id_!r} というカードはありません。")
    return kinds[id_]


def cell_number(name: str, at: str) -> int:
    return index_of(name, CELL_NAMES, at)


def field_state(name: str, at: str) -> int:
    return codes.DAN_DOWN + index_of(name, codes.FIELD_STATES, at)


def letters(known: int) -> str:
    return "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if (known >> seat) & 1)


def knowing(known: str, at: str) -> int:
    """Who knows a card, as bits."""
    require(
        set(known) <= set(SEAT_LETTERS),
        at,
        f"who knows a card is written A, B or AB, not {known!r}",
        f"カードを知っている人は A、B、AB のどれかで書きます（{known!r} は使えません）。",
    )
    return sum(1 << seat for seat, letter in enumerate(SEAT_LETTERS) if letter in known)
