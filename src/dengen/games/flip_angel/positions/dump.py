"""A table as readable data, with nothing left out, and laid again from such data."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from dengen.core.base.packed import packed
from dengen.core.positions.faults import read, require
from dengen.core.positions.fields import Field, Fields, SeatField, Seats, own
from dengen.core.positions.kinds import BIT, SEAT, Kind, Laying, Natural, maybe, number, several, top_first
from dengen.games.flip_angel.cards.file import STANDIN_NAME
from dengen.games.flip_angel.positions.checks import check
from dengen.games.flip_angel.positions.notation import CARD, FACE, card_name, read_face
from dengen.games.flip_angel.rules import knowledge
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.rules.state import SEEN, Table
from dengen.games.flip_angel.rules.tables import EMPTY


class Placed(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card on a field; `reference` is the stand-in and needs no side."""

    card: str
    side: Literal["white", "black"] | None = None
    chips: Annotated[int, Meta(ge=0, le=3)] = 0
    flipped: bool = False
    fired: bool = False


# ---- fields of cards ----


def cards(table: Table, seat: int) -> dict[str, Any]:
    return {name: placed(table, seat, cell) for cell, name in enumerate(CELLS) if table.at(seat, cell) != EMPTY}


def placed(table: Table, seat: int, cell: int) -> dict[str, Any]:
    face = int(table.at(seat, cell))
    marks = {
        "chips": int(table.chips_on(seat, cell)),
        "flipped": bool(table.flipped[seat] >> cell & 1),
        "fired": bool(table.fired[seat] >> cell & 1),
    }
    if face == table.tables.standin:
        return {"card": STANDIN_NAME, **marks}
    return {"card": card_name(table.tables, face >> 1), "side": "black" if face & 1 else "white", **marks}


def read_cards(on: Laying, data: Any, at: str) -> list[tuple[int, int, Placed]]:
    """Each with its cell and its face."""
    found: list[tuple[int, int, Placed]] = []
    for cell, entry in read(data, dict[str, Any], at).items():
        here = f"{at}.{cell}"
        require(
            cell in CELLS,
            here,
            f"there is no cell {cell!r}; the cells are {', '.join(CELLS)}",
            f"{cell!r} というマスはありません。あるのは {'、'.join(CELLS)} です。",
        )
        card = read(entry, Placed, here)
        face = read_placed(on, card, here)
        standins = [face for _, face, _ in found].count(on.table.tables.standin)
        require(
            face != on.table.tables.standin or not standins,
            here,
            "a player has one stand-in only",
            "代替え天使は1人1枚だけです。",
        )
        found.append((CELLS.index(cell), face, card))
    return found


def read_placed(on: Laying, card: Placed, at: str) -> int:
    """Its face."""
    face: int = on.table.tables.standin
    if card.card == STANDIN_NAME:
        require(card.side is None, f"{at}.side", "the stand-in has no side", "代替え天使に表裏はありません。")
    else:
        require(bool(card.side), at, "a side is missing, white or black", "side（white か black）が書かれていません。")
        face = read_face(on, f"{card.card}/{str(card.side)[0]}", at)
    has_key = on.table.tables.key[face] != 0
    require(
        has_key or not card.chips, at, "chips lie only on a face with a key", "チップを置けるのは鍵のある面だけです。"
    )
    return face


def lay_cards(table: Table, seat: int, said: list[tuple[int, int, Placed]]) -> None:
    for cell, face, card in said:
        table.lay(seat, cell, face)
        if card.chips > 0:
            table.anchor(seat, cell, card.chips)
        table.flipped[seat] |= int(card.flipped) << cell
        table.fired[seat] |= int(card.fired) << cell
        table.standin_used[seat] |= int(face == table.tables.standin)


# ---- what everybody knows of the deck ----


def known(table: Table) -> list[int]:
    size = len(table.deck)
    return [index for index in range(1, size) if knowledge.is_known(table, size - 1 - index)]


def remember(on: Laying, data: Any, at: str) -> None:
    deck = on.table.deck
    for index in read(data, list[Natural], at):
        require(index < len(deck), at, f"the deck has no place {index}", f"デッキに{index}番の位置はありません。")
        if index > 0:
            deck[len(deck) - 1 - index] |= SEEN


def faces_of_deck(table: Table) -> list[int]:
    return [int(table.deck_face(index)) for index in range(len(table.deck))]


def packed_zone(name: str, kind: Kind[list[int]], get: Callable[[Table], Any] | None = None) -> Field:
    return Field(name, kind, get=get, put=lambda table, numbers: setattr(table, name, packed(numbers)))


ZONES = Fields(
    Field("start_seat", SEAT),
    Field("turn", number()),
    Field("paid_reversal_used", BIT, "paid"),
    Seats(
        "players",
        SeatField("light", number()),
        SeatField("dark", number()),
        SeatField("standin_used", BIT, order=1),
        SeatField("field", Kind(lambda _, cards: cards, read_cards), get=cards, put=lay_cards),
    ),
    packed_zone("row", several(maybe(FACE), 3)),
    packed_zone("deck", top_first(FACE), faces_of_deck),
    own("known", known, remember),
    packed_zone("discard", several(CARD)),
    SeatField("references", number(1, 4), "reference"),
    check=check,
)
