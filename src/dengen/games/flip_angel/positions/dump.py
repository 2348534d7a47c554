"""A table as readable data, with nothing left out, and laid again from such data."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.flip_angel.cards.file import STANDIN_NAME
from dengen.games.flip_angel.positions.checks import check_flow, check_shape
from dengen.games.flip_angel.positions.notation import Pack, card_name
from dengen.games.flip_angel.rules import FlipAngelState, knowledge
from dengen.games.flip_angel.rules.board import CELLS, SIZE
from dengen.games.flip_angel.rules.state import ROUNDS
from dengen.games.flip_angel.rules.tables import EMPTY

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel

Natural = Annotated[int, Meta(ge=0, le=10**9)]


class Placed(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card on a field; `reference` is the stand-in and needs no side."""

    card: str
    side: Literal["white", "black"] | None = None
    chips: Annotated[int, Meta(ge=0, le=3)] = 0
    flipped: bool = False
    fired: bool = False


class SeatData(Struct, forbid_unknown_fields=True, kw_only=True):
    light: Natural = 4
    dark: Natural = 4
    standin_used: bool | None = None
    field: dict[str, Placed] = {}


class TableData(Struct, forbid_unknown_fields=True, kw_only=True):
    start_seat: Natural = 0
    turn: Natural = 0
    paid_reversal_used: bool = False
    seats: list[SeatData] = []
    row: tuple[str | None, str | None, str | None] = (None, None, None)
    deck: list[str] = []  # from the top down
    known: list[Natural] = []  # places of the deck that everybody knows besides the top
    discard: list[str] = []
    references: list[Annotated[int, Meta(ge=1, le=4)]] | None = None


# ---- the table as data ----


def dump(game: "FlipAngel", state: FlipAngelState) -> dict[str, Any]:
    """The table as `TableData` reads it, with nothing left out."""
    names = state.tables.names
    size = len(state.deck)
    return {
        "start_seat": int(state.start_seat),
        "turn": int(state.turn),
        "paid_reversal_used": bool(state.paid),
        "seats": [dump_seat(state, seat) for seat in range(state.seats)],
        "row": [None if face == EMPTY else names[face] for face in state.row],
        "deck": [names[face] for face in reversed(state.deck)],
        "known": [index for index in range(1, size) if knowledge.is_known(state, size - 1 - index)],
        "discard": [card_name(names, card) for card in state.discard],
        "references": list(state.reference),
    }


def dump_seat(state: FlipAngelState, seat: int) -> dict[str, Any]:
    return {
        "light": state.light[seat],
        "dark": state.dark[seat],
        "standin_used": bool(state.standin_used[seat]),
        "field": {
            name: dump_card(state, seat, cell) for cell, name in enumerate(CELLS) if state.at(seat, cell) != EMPTY
        },
    }


def dump_card(state: FlipAngelState, seat: int, cell: int) -> dict[str, Any]:
    face = int(state.at(seat, cell))
    marks = {
        "chips": state.chips[seat * int(SIZE) + cell],
        "flipped": bool(state.flipped[seat] >> cell & 1),
        "fired": bool(state.fired[seat] >> cell & 1),
    }
    if face == state.tables.standin:
        return {"card": STANDIN_NAME, **marks}
    return {"card": card_name(state.tables.names, face >> 1), "side": "black" if face & 1 else "white", **marks}


# ---- data as a table ----


def load(game: "FlipAngel", state: FlipAngelState, data: dict[str, Any]) -> None:
    """The table from what `dump` gave, into a state whose questions and steps are there already."""
    lay_table(state, positions.read(data, TableData))
    check_flow(state)


def lay_table(state: FlipAngelState, data: TableData) -> None:
    """Every zone from data, card by card; refuses what can't be."""
    state.clear()
    if len(data.seats) > state.seats:
        raise BadPosition(
            Text(
                f"{len(data.seats)} are listed, but {state.seats} play",
                f"{state.seats}人のゲームですが、{len(data.seats)}人分書かれています。",
            ),
            "seats",
        )
    lay_turn(state, data)
    pack = Pack(state.tables)
    lay_river(state, pack, data)
    for seat, seat_data in enumerate(data.seats):
        lay_seat(state, pack, seat, seat_data)
    if data.references is not None:
        lay_references(state, data.references)


def lay_turn(state: FlipAngelState, data: TableData) -> None:
    if data.start_seat >= state.seats:
        raise positions.no_seat(data.start_seat, "start_seat")
    turns = int(ROUNDS) * state.seats
    if data.turn > turns:
        raise BadPosition(Text(f"the game has only {turns} turns", f"ゲームは{turns}手番までです。"), "turn")
    state.start_seat = data.start_seat
    state.turn = data.turn
    state.paid = int(data.paid_reversal_used)


def lay_references(state: FlipAngelState, numbers: list[int]) -> None:
    if len(set(numbers)) != state.seats or len(numbers) != state.seats:
        raise BadPosition(
            Text(
                "each seat has a reference number of its own",
                "リファレンスの番号は、席ごとに1つずつ、別々でなければなりません。",
            ),
            "references",
        )
    state.reference = list(numbers)


def lay_river(state: FlipAngelState, pack: Pack, data: TableData) -> None:
    state.row = [int(EMPTY) if name is None else pack.face(name, "row") for name in data.row]
    state.deck = [pack.face(name, "deck") for name in data.deck][::-1]
    state.discard = [pack.card(name, "discard") for name in data.discard]
    for index in data.known:
        if index >= len(state.deck):
            raise BadPosition(Text(f"the deck has no place {index}", f"デッキに{index}番の位置はありません。"), "known")
        card = state.deck[len(state.deck) - 1 - index] >> 1
        if index > 0 and card not in state.remembered:
            state.remembered.append(card)


def lay_seat(state: FlipAngelState, pack: Pack, seat: int, data: SeatData) -> None:
    state.light[seat] = data.light
    state.dark[seat] = data.dark
    standin = False
    for cell, placed in data.field.items():
        where = f"seats[{seat}].field.{cell}"
        if cell not in CELLS:
            raise BadPosition(
                Text(
                    f"there is no cell {cell!r}; the cells are {', '.join(CELLS)}",
                    f"{cell!r} というマスはありません。あるのは {'、'.join(CELLS)} です。",
                ),
                where,
            )
        if placed.card == STANDIN_NAME and standin:
            raise BadPosition(Text("a player has one stand-in only", "代替え天使は1人1枚だけです。"), where)
        standin = standin or placed.card == STANDIN_NAME
        lay_card(state, pack, seat, CELLS.index(cell), placed, where)
    if standin and data.standin_used is False:
        raise BadPosition(
            Text("the stand-in lies on the field", "代替え天使が場にあるので、使用済みのはずです。"),
            f"seats[{seat}].standin_used",
        )
    state.standin_used[seat] = int(standin if data.standin_used is None else data.standin_used)
    check_shape(state, seat)


def lay_card(state: FlipAngelState, pack: Pack, seat: int, cell: int, placed: Placed, where: str) -> None:
    face = state.tables.standin
    if placed.card != STANDIN_NAME:
        if placed.side is None:
            raise BadPosition(
                Text("a side is missing, white or black", "side(white か black)が書かれていません。"), where
            )
        face = pack.face(f"{placed.card}/{placed.side[0]}", where)
    if placed.chips > 0 and state.tables.key[face] == 0:
        raise BadPosition(Text("chips lie only on a face with a key", "チップを置けるのは鍵のある面だけです。"), where)
    state.lay(seat, cell, face)
    if placed.chips > 0:
        state.anchor(seat, cell, placed.chips)
    state.flipped[seat] |= int(placed.flipped) << cell
    state.fired[seat] |= int(placed.fired) << cell
