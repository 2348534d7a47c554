"""A table as readable data: sparse positions for tests and puzzles, whole ones for dumps; both are laid by `lay`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.state import Step
from dengen.core.words import Text
from dengen.games.flip_angel.cards.file import STANDIN_NAME
from dengen.games.flip_angel.rules import FlipAngelState, knowledge, river, steps
from dengen.games.flip_angel.rules.actions import STANDIN
from dengen.games.flip_angel.rules.board import CELLS, CORE, NO_CELL, SIZE, partner
from dengen.games.flip_angel.rules.state import ROUNDS
from dengen.games.flip_angel.rules.tables import ALL_FIVE, EMPTY

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


class PositionData(TableData, forbid_unknown_fields=True, kw_only=True):
    """A sparse position: a table, and how the game is played on it."""

    players: int | None = None
    seed: int = 0
    options: dict[str, Any] = {}


class Layer:
    """Lays a table from data, card by card; refuses what can't be."""

    def __init__(self, state: FlipAngelState) -> None:
        self.state = state
        self.faces = {name: face for face, name in enumerate(state.tables.names)}
        self.laid: set[int] = set()

    def face(self, name: str, field: str) -> int:
        face = self.faces.get(name, EMPTY)
        if face in (EMPTY, self.state.tables.standin):
            example = self.state.tables.names[0]
            raise BadPosition(
                Text(
                    f"there is no card side {name!r}; it is written like {example!r}",
                    f"{name!r} というカードの面はありません。{example!r} のように書きます。",
                ),
                field,
            )
        self.claim(face >> 1, field)
        return face

    def card(self, name: str, field: str) -> int:
        face = self.faces.get(f"{name}/w", EMPTY)
        if face == EMPTY:
            raise BadPosition(Text(f"there is no card {name!r}", f"{name!r} というカードはありません。"), field)
        self.claim(face >> 1, field)
        return face >> 1

    def claim(self, card: int, field: str) -> None:
        if card in self.laid:
            name = self.state.tables.names[2 * card][:-2]
            raise BadPosition(
                Text(f"the card {name!r} lies in two places", f"カード {name!r} が2か所にあります。"), field
            )
        self.laid.add(card)

    def lay(self, data: TableData) -> None:
        state = self.state
        state.clear()
        if len(data.seats) > state.seats:
            raise BadPosition(
                Text(
                    f"{len(data.seats)} are listed, but {state.seats} play",
                    f"{state.seats}人のゲームですが、{len(data.seats)}人分書かれています。",
                ),
                "seats",
            )
        if data.start_seat >= state.seats:
            raise positions.no_seat(data.start_seat, "start_seat")
        if data.turn > int(ROUNDS) * state.seats:
            turns = int(ROUNDS) * state.seats
            raise BadPosition(Text(f"the game has only {turns} turns", f"ゲームは{turns}手番までです。"), "turn")
        state.start_seat = data.start_seat
        state.turn = data.turn
        state.paid = int(data.paid_reversal_used)
        self.lay_river(data)
        for seat, seat_data in enumerate(data.seats):
            self.lay_seat(seat, seat_data)
        if data.references is not None:
            if len(set(data.references)) != state.seats or len(data.references) != state.seats:
                raise BadPosition(
                    Text(
                        "each seat has a reference number of its own",
                        "リファレンスの番号は、席ごとに1つずつ、別々でなければなりません。",
                    ),
                    "references",
                )
            state.reference = list(data.references)

    def lay_river(self, data: TableData) -> None:
        state = self.state
        state.row = [int(EMPTY) if name is None else self.face(name, "row") for name in data.row]
        state.deck = [self.face(name, "deck") for name in data.deck][::-1]
        state.discard = [self.card(name, "discard") for name in data.discard]
        for index in data.known:
            if index >= len(state.deck):
                raise BadPosition(
                    Text(f"the deck has no place {index}", f"デッキに{index}番の位置はありません。"), "known"
                )
            card = state.deck[len(state.deck) - 1 - index] >> 1
            if index > 0 and card not in state.remembered:
                state.remembered.append(card)

    def lay_seat(self, seat: int, data: SeatData) -> None:
        state = self.state
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
            self.lay_card(seat, CELLS.index(cell), placed, where)
        if standin and data.standin_used is False:
            raise BadPosition(
                Text("the stand-in lies on the field", "代替え天使が場にあるので、使用済みのはずです。"),
                f"seats[{seat}].standin_used",
            )
        state.standin_used[seat] = int(standin if data.standin_used is None else data.standin_used)
        self.check_shape(seat)

    def lay_card(self, seat: int, cell: int, placed: Placed, where: str) -> None:
        state = self.state
        face = state.tables.standin
        if placed.card != STANDIN_NAME:
            if placed.side is None:
                raise BadPosition(
                    Text("a side is missing, white or black", "side(white か black)が書かれていません。"), where
                )
            face = self.face(f"{placed.card}/{placed.side[0]}", where)
        if placed.chips > 0 and state.tables.key[face] == 0:
            raise BadPosition(
                Text("chips lie only on a face with a key", "チップを置けるのは鍵のある面だけです。"), where
            )
        state.lay(seat, cell, face)
        if placed.chips > 0:
            state.anchor(seat, cell, placed.chips)
        state.flipped[seat] |= int(placed.flipped) << cell
        state.fired[seat] |= int(placed.fired) << cell

    def check_shape(self, seat: int) -> None:
        """An outer line opens only beside four cards, and there is only one (FA-34, FA-36)."""
        outer = [cell for cell in range(CORE, SIZE) if self.state.at(seat, cell) != EMPTY]
        if not outer:
            return
        if any(self.state.at(seat, cell) == EMPTY for cell in range(CORE)):
            raise BadPosition(
                Text(
                    "the four core cells come before an outer one",
                    "外側のマスに置けるのは、中央の4マスが埋まってからです。",
                ),
                f"seats[{seat}].field",
            )
        if any(cell not in (outer[0], partner(outer[0])) for cell in outer):
            raise BadPosition(
                Text("only one line beside the core can be in use", "外側に開ける列は1つだけです。"),
                f"seats[{seat}].field",
            )


def check_flow(state: FlipAngelState) -> None:
    """What a dump says is asked and still to be done must be about this table."""
    for step in state.agenda:
        check_step(state, step, steps.STEPS, "agenda")
    for seat in state.actors():
        if seat != state.mover():
            raise BadPosition(
                Text(
                    f"it is the turn of seat {state.mover()}, not {seat}",
                    f"席{seat}ではなく、席{state.mover()}の手番です。",
                ),
                "asked",
            )
        check_step(state, state.questions[seat], steps.QUESTIONS, "asked")


def check_step(state: FlipAngelState, laid: Step, possible: tuple[int, ...], field: str) -> None:
    step, a, b, _ = laid
    if step not in possible:
        raise BadPosition(Text(f"step {step} has no place here", f"手順{step}はここでは使えません。"), field)
    about_card = step in (steps.KEY, steps.SELF_FLIP, steps.ICON, steps.RETRIGGER)
    if about_card and not (0 <= a < SIZE and state.at(state.mover(), a) != EMPTY):
        raise BadPosition(Text(f"there is no card in cell {a}", f"マス{a}にカードがありません。"), field)
    if step == steps.ICON and not 0 <= b < state.tables.standin:
        raise BadPosition(Text(f"there is no face {b}", f"{b}番の面はありません。"), field)
    if step == steps.PLACE and not 0 <= a <= STANDIN:
        raise BadPosition(Text(f"there is no slot {a}", f"河に{a}番の場所はありません。"), field)
    if step == steps.PLACE and a != STANDIN and river.face_in(state, a) == EMPTY:
        raise BadPosition(Text(f"there is no card in slot {a}", f"河の{a}番にカードがありません。"), field)
    if step == steps.REVERSAL and not (0 < a <= ALL_FIVE and NO_CELL <= b < SIZE):
        raise BadPosition(Text(f"there is no reversal {a} of cell {b}", f"マス{b}に昼夜反転{a}はありません。"), field)


def whole(state: FlipAngelState) -> dict[str, Any]:
    """The table as `TableData` reads it, with nothing left out."""
    names = state.tables.names
    size = len(state.deck)
    return {
        "start_seat": int(state.start_seat),
        "turn": int(state.turn),
        "paid_reversal_used": bool(state.paid),
        "seats": [whole_seat(state, seat) for seat in range(state.seats)],
        "row": [None if face == EMPTY else names[face] for face in state.row],
        "deck": [names[face] for face in reversed(state.deck)],
        "known": [index for index in range(1, size) if knowledge.is_known(state, size - 1 - index)],
        "discard": [names[2 * card][:-2] for card in state.discard],
        "references": list(state.reference),
    }


def whole_seat(state: FlipAngelState, seat: int) -> dict[str, Any]:
    return {
        "light": state.light[seat],
        "dark": state.dark[seat],
        "standin_used": bool(state.standin_used[seat]),
        "field": {
            name: whole_card(state, seat, cell) for cell, name in enumerate(CELLS) if state.at(seat, cell) != EMPTY
        },
    }


def whole_card(state: FlipAngelState, seat: int, cell: int) -> dict[str, Any]:
    face = int(state.at(seat, cell))
    marks = {
        "chips": state.chips[seat * int(SIZE) + cell],
        "flipped": bool(state.flipped[seat] >> cell & 1),
        "fired": bool(state.fired[seat] >> cell & 1),
    }
    if face == state.tables.standin:
        return {"card": STANDIN_NAME, **marks}
    return {"card": state.tables.names[face][:-2], "side": "black" if face & 1 else "white", **marks}
