# mypyc: compile
"""The Main phase (rulebook 7.2): place a card, cast a ready circle, each once; what an interception shares with it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import activation, chain, clauses, codes, steps
from dengen.games.walpurgis.rules.actions import (
    CARD,
    DONE_BIT,
    FACE_DOWN_BIT,
    FACE_UP,
    FACE_UP_BIT,
    is_card,
    is_cell,
    with_cards,
)
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.codes import HAND, OPEN, READY
from dengen.games.walpurgis.rules.picks import FieldQuestion
from dengen.games.walpurgis.rules.question import Question
from dengen.games.walpurgis.rules.state import Table


class Casting(FieldQuestion):
    """Asks for a ready circle to cast, by its cell, or for a hand card to place; or for neither."""

    intercepting: bool
    not_there: i64  # the clause that says which circles can be cast
    not_held: i64  # the clause that says which cards can be placed

    def __init__(
        self, number: int, name: str, clause: i64, *, intercepting: bool, not_there: i64, not_held: i64
    ) -> None:
        super().__init__(number, name, clause, cells=True, cards=True, others=DONE_BIT)
        self.intercepting, self.not_there, self.not_held = intercepting, not_there, not_held

    # ---- what differs ----

    def why_not_card(self, ground: Ground, kind: i64, /) -> i64:
        """The clause that forbids a hand card of this kind."""
        raise NotImplementedError(self.name)

    def why_not_ready(self, ground: Ground, card: i64, /) -> i64:
        """The clause that forbids casting this ready circle."""
        return activation.why_not_cast(ground, card, self.intercepting)

    def play(self, table: Table, seat: i64, kind: i64, /) -> None:
        """A hand card of this kind was chosen."""
        raise NotImplementedError(self.name)

    def decline(self, table: Table, seat: i64, /) -> None:
        raise NotImplementedError(self.name)

    # ---- what is alike ----

    def candidates_at(self, table: Table, seat: i64, a: i64, cell: i64) -> vec[i64]:
        return activation.castable_at(Ground(table, seat), self.intercepting, cell)

    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        if is_cell(act):
            return self.why_not_at(table, seat, act)
        kind = table.kind_named(seat, act)
        if table.in_hand(seat, kind) == codes.NOBODY:
            return self.not_held
        return self.why_not_card(Ground(table, seat), kind)

    def why_not_at(self, table: Table, seat: i64, cell: i64) -> i64:
        """The clause that forbids the seat's ready circle in this cell; without one, another circle that it has there."""
        found: i64 = self.not_there
        of_ready = False
        for card in table.cards_at(cell):
            if table.owner[card] == seat and table.is_circle(card):
                if table.place[card] == READY:
                    found = self.why_not_ready(Ground(table, seat), card)
                    of_ready = True
                elif not of_ready:
                    found = activation.why_never_cast(table, card)
        return found

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if is_cell(act):
            self.choose_at(table, seat, a, act)
        elif is_card(act):
            self.play(table, seat, table.kind_named(seat, act))
        else:
            self.decline(table, seat)

    def take_back(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> None:
        table.set_question(seat, self.number, 0, 0, 0)


class Main(Casting):
    """Place once and cast once, in either order (WP-59)."""

    def come_up(self, table: Table, a: i64, b: i64, c: i64) -> None:
        """It is asked as long as there is a card that might do something (WP-R42)."""
        table.phase = codes.MAIN_PHASE
        if table.many_in(HAND, table.turn) > 0 or table.has_ready(table.turn):
            self.ask_always(table, table.turn)
        else:
            end_main(table)

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        ground = Ground(table, seat)
        cells: i64 = activation.castable_cells(ground, False) if can_turn_up(table) else 0
        cards: i64 = table.hand_numbers(seat) if can_place_down(table) else 0
        if ground.free() == 0:
            cards = placeable_numbers(ground, cards)
        return with_cards(cells, DONE_BIT, cards)

    def why_not_card(self, ground: Ground, kind: i64) -> i64:
        return why_not_face(ground, kind, False)

    def why_not_ready(self, ground: Ground, card: i64) -> i64:
        table = ground.table
        if not can_turn_up(table):
            return clauses.FIRST_TURN if has_one_action(table) or is_down_only(table) else clauses.PLACE_ONCE_CAST_ONCE
        return activation.why_not_cast(ground, card, False)

    def play(self, table: Table, seat: i64, kind: i64) -> None:
        FACE.ask(table, seat, kind)

    def choose(self, table: Table, seat: i64, a: i64, card: i64) -> None:
        """A ready circle is turned up (WP-67)."""
        table.push(steps.MAIN)
        spend_cast(table)
        chain.cast(table, card, False)

    def decline(self, table: Table, seat: i64) -> None:
        end_main(table)


MAIN: Final[Main] = Main(
    steps.MAIN,
    "main",
    clauses.PLACE_ONCE_CAST_ONCE,
    intercepting=False,
    not_there=clauses.CAST_A_READY_CIRCLE,
    not_held=clauses.PLACE_A_HAND_CARD,
)


def end_main(table: Table) -> None:
    table.note_seat("passed", table.turn)
    if not table.acted:
        table.draw(table.turn, 2)  # WP-61, WP-68


# ---- placing a hand card ----


def placeable_numbers(ground: Ground, numbers: i64) -> i64:
    """The card actions among these for which there is a cell, with one face or the other, as bits."""
    found: i64 = 0
    while numbers != 0:
        kind = ground.table.kind_named(ground.seat, CARD + lowest(numbers))
        if can_place_with(ground, kind, False) or can_place_with(ground, kind, True):
            found |= numbers & -numbers
        numbers &= numbers - 1
    return found


def can_place_with(ground: Ground, kind: i64, face_up: bool) -> bool:
    is_left = can_place_up(ground.table) if face_up else can_place_down(ground.table)
    return is_left and activation.cells_for(ground, kind, face_up, False) != 0


def why_not_face(ground: Ground, kind: i64, face_up: bool) -> i64:
    """The clause that forbids placing a hand card of this kind with this face."""
    table = ground.table
    if not face_up and can_place_down(table):
        return clauses.PLACE_A_HAND_CARD
    if table.places > 0:
        return activation.why_nowhere(ground, kind, False) if can_place_up(table) else clauses.FIRST_TURN
    if face_up and table.extra_downs > 0:
        return clauses.GRANTED_FACE_DOWN
    return clauses.FIRST_TURN if has_one_action(table) else clauses.PLACE_ONCE_CAST_ONCE


class Face(Question):
    """Face-down or face-up (WP-63)."""

    def legal(self, table: Table, seat: i64, kind: i64, b: i64, c: i64) -> Answers:
        ground = Ground(table, seat)
        down: i64 = FACE_DOWN_BIT if can_place_with(ground, kind, False) else 0
        return (0, down | FACE_UP_BIT if can_place_with(ground, kind, True) else down)

    def why_not(self, table: Table, seat: i64, kind: i64, b: i64, c: i64, act: i64) -> i64:
        return why_not_face(Ground(table, seat), kind, act == FACE_UP)

    def answer(self, table: Table, seat: i64, kind: i64, b: i64, c: i64, act: i64) -> None:
        PLACE_CELL.ask(table, seat, kind, 1 if act == FACE_UP else 0)

    def take_back(self, table: Table, seat: i64, kind: i64, b: i64, c: i64) -> None:
        MAIN.take_back(table, seat, 0, 0, 0)


FACE: Final[Face] = Face(
    steps.FACE, "face", clauses.PLACE_A_HAND_CARD, others=FACE_DOWN_BIT + FACE_UP_BIT, places_kind=True
)


class PlaceCell(Question):
    """The cell of a hand card; face-up it is cast there (WP-63, WP-65, WP-66)."""

    def legal(self, table: Table, seat: i64, kind: i64, face_up: i64, intercepting: i64) -> Answers:
        return (activation.cells_for(Ground(table, seat), kind, face_up != 0, intercepting != 0), 0)

    def why_not(self, table: Table, seat: i64, kind: i64, face_up: i64, intercepting: i64, cell: i64) -> i64:
        return activation.why_not_there(Ground(table, seat), kind, face_up != 0, intercepting != 0, cell)

    def answer(self, table: Table, seat: i64, kind: i64, face_up: i64, intercepting: i64, cell: i64) -> None:
        card = table.in_hand(seat, kind, codes.CAST if intercepting != 0 else 0)
        if intercepting == 0:
            table.push(steps.MAIN)
            spend_placement(table, face_up != 0)
        if face_up != 0:
            cast_from_hand(table, card, cell)
        else:
            place_face_down(table, card, cell)

    def face(self, face_up: i64) -> i64:
        return face_up

    def take_back(self, table: Table, seat: i64, kind: i64, face_up: i64, intercepting: i64) -> None:
        table.set_question(seat, steps.INTERCEPT if intercepting != 0 else steps.MAIN, 0, 0, 0)


PLACE_CELL: Final[PlaceCell] = PlaceCell(
    steps.PLACE_CELL, "place_cell", clauses.PLACE_A_HAND_CARD, cells=True, places_kind=True
)


def cast_from_hand(table: Table, card: i64, cell: i64) -> None:
    was: i64 = table.known[card]
    table.enter(card, cell, OPEN)
    table.known[card] = was  # it is the cast that shows the card
    chain.cast(table, card, True)


def place_face_down(table: Table, card: i64, cell: i64) -> None:
    table.slip_from_hand(card)
    table.enter(card, cell, READY)  # WP-R10
    table.note("placed", card, codes.BOTH, cell)


# ---- actions left ----


def spend_placement(table: Table, face_up: bool) -> None:
    table.acted = True
    if not face_up and table.extra_downs > 0:
        table.extra_downs -= 1  # WP-R54
        return
    table.places -= 1
    if has_one_action(table):
        table.casts = 0  # WP-62


def spend_cast(table: Table) -> None:
    table.acted = True
    table.casts -= 1
    if has_one_action(table):
        table.places = 0


def can_place_down(table: Table) -> bool:
    return table.places > 0 or table.extra_downs > 0


def can_place_up(table: Table) -> bool:
    return table.places > 0 and not is_down_only(table)


def can_turn_up(table: Table) -> bool:
    return table.casts > 0 and not is_down_only(table)


def is_down_only(table: Table) -> bool:
    """The tournament rule for the first player's first turn (WP-62)."""
    return table.settings.first_turn_down_only and is_first_turn(table)


def has_one_action(table: Table) -> bool:
    """The other tournament rule for it: a placement or a cast (WP-62)."""
    return table.settings.first_turn_one_action and is_first_turn(table)


def is_first_turn(table: Table) -> bool:
    return table.turns == 0
