"""How cards, cells, seats and marks are written, in dumps and in sparse positions alike: `3c ready bri_sparks known:1`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dengen.core.positions.faults import fault, index_of, require
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.board import CELL_NAMES, OFF_FIELD
from dengen.games.walpurgis.rules.state import Table

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis

CARD_ZONES = ("deck", "hand", "pile", "discard", "aside", "shot")
ZONES = ("field", *CARD_ZONES)
TOP_FIRST = ("deck", "pile")
KNOWN, NUMBER, UNCHECKED = "known:", "#", "unchecked"
MARKS = codes.MARKS[:-1]  # that a casting circle was checked is said where it wasn't
UNNUMBERED = -1


class Piece(NamedTuple):
    """A card of a seat, and where it lies."""

    kind: int
    place: int
    cell: int = OFF_FIELD
    known: int = 0  # who knows it beyond those who see it, as bits
    marks: int = 0
    card: int = UNNUMBERED


def read_piece(game: Walpurgis, entry: str, zone: str, at: str) -> Piece:
    words = entry.split()
    place, cell = codes.DECK, OFF_FIELD
    if zone == "field":
        require(
            len(words) >= 2,
            at,
            f"a card on the field is written like '3c ready bri_sparks', not {entry!r}",
            f"場のカードは '3c ready bri_sparks' のように書きます（{entry!r} は使えません）。",
        )
        cell, place = cell_number(words[0], at), codes.DAN_DOWN + index_of(words[1], codes.FIELD_STATES, at)
        del words[:2]
    else:
        place = codes.PLACES.index(zone)
    named = bool(words) and (words[0] in game.tables.kind_of or not is_remark(words[0]))
    kind = kind_of(game, words.pop(0) if named else "", at)
    known, marks, number = 0, codes.CHECKED if place == codes.CASTING else 0, UNNUMBERED
    for word in words:
        if word.startswith(KNOWN):
            known |= knowing(word.removeprefix(KNOWN), at)
        elif word.startswith(NUMBER) and word[1:].isdecimal() and len(word) < 8:
            number = int(word[1:])
        elif word == UNCHECKED and place == codes.CASTING:
            marks &= ~codes.CHECKED
        elif word in MARKS:
            marks |= 1 << MARKS.index(word)
        else:
            raise fault(
                at,
                f"after the card comes known:0, known:1, known:01, unchecked (if it is casting) or a mark, not {word!r}",
                f"カードの後に書けるのは known:0、known:1、known:01、unchecked（発動中の場合）、印です"
                f"（{word!r} は使えません）。",
            )
    return Piece(kind, place, cell, known, marks, number)


def is_remark(word: str) -> bool:
    return word.startswith((KNOWN, NUMBER)) or word == UNCHECKED or word in MARKS


def write_piece(table: Table, card: int) -> str:
    place, seat = int(table.place[card]), int(table.owner[card])
    words = [CELL_NAMES[table.cell[card]], codes.PLACES[place]] if place >= codes.DAN_DOWN else []
    words += [table.tables.ids[table.kind[card]], f"{NUMBER}{card}"]
    known = table.known[card] & ~seen_by(place, seat)
    if known:
        words.append(KNOWN + "".join(str(each) for each in (0, 1) if known >> each & 1))
    if place == codes.CASTING and not table.marks[card] & codes.CHECKED:
        words.append(UNCHECKED)
    return " ".join([*words, *(mark for bit, mark in enumerate(MARKS) if table.marks[card] >> bit & 1)])


def seen_by(place: int, seat: int) -> int:
    """Who sees a card where it lies, as bits."""
    if place in (codes.DISCARD, codes.ASIDE, codes.SHOT, codes.DAN_UP) or place >= codes.OPEN:
        return int(codes.BOTH)
    return 1 << seat if place in (codes.HAND, codes.READY) else 0


def put(table: Table, card: int, piece: Piece) -> None:
    """Lay a card that was added to the table."""
    if piece.cell != OFF_FIELD:
        table.enter(card, piece.cell, piece.place)
    else:
        table.lay(card, piece.place)
    table.know(card, piece.known | seen_by(piece.place, int(table.owner[card])))
    if piece.marks:
        table.mark(card, piece.marks)


def kind_of(game: Walpurgis, id_: str, at: str) -> int:
    """The kind of a card; without a name any card will do."""
    if not id_:
        return next(kind for kind, card in enumerate(game.set.card) if not card.is_shot)
    kinds = game.tables.kind_of
    require(id_ in kinds, at, f"there is no card {id_!r} in the set", f"セットに {id_!r} というカードはありません。")
    return kinds[id_]


def cell_number(name: str, at: str) -> int:
    return index_of(name, CELL_NAMES, at)


def knowing(known: str, at: str) -> int:
    """Who knows a card, as bits."""
    require(
        known in ("0", "1", "01"),
        at,
        f"who knows a card is written known:0, known:1 or known:01, not {known!r}",
        f"カードを知っている人は known:0、known:1、known:01 のどれかで書きます（{known!r} は使えません）。",
    )
    return sum(1 << int(seat) for seat in known)
