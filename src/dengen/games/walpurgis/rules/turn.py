# mypyc: compile
"""The turn (rulebook 7): Prepare, Main, End."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.state import plan
from dengen.games.walpurgis.rules import chain, codes, scoring, steps
from dengen.games.walpurgis.rules.codes import CASTING, DECK, DORMANT, HAND, OPEN, READY
from dengen.games.walpurgis.rules.state import Table

TURN: Final = plan(
    *(steps.WAKE, steps.RECOVER, steps.DRAW),  # Prepare, WP-55
    steps.MAIN,
    *(steps.DUDS, steps.END_CASTING, steps.UPRIGHT_ALL, steps.HAND_LIMIT),  # End, WP-69
    *(steps.TURN_END, steps.ASIDE_AWAY, steps.NEXT_TURN),
)
HAND_LIMIT: Final[i64] = 6


def begin(table: Table) -> None:
    """WP-54"""
    table.phase = codes.PREPARE_PHASE
    table.places = 1  # WP-59
    table.casts = 1
    table.extra_downs = 0
    table.acted = False
    table.push_all(TURN)
    if table.log is not None:
        table.tell("turn", {"seat": int(table.turn), "number": int(table.turns) + 1})


# ---- Prepare ----


def wake(table: Table) -> None:  # WP-56
    if table.many_in(DORMANT, table.turn) > 0:
        table.ask(table.turn, steps.WAKE)


def wake_card(table: Table, card: i64) -> None:
    was: i64 = table.known[card]
    table.turn_to(card, READY)
    table.note("woke", card, was, table.cell[card])


def draw(table: Table) -> None:
    """The one draw that loses the game if it fails (WP-14, WP-58)."""
    if table.many_in(DECK, table.turn) > 0:
        table.draw(table.turn, 1)
    else:
        scoring.lose(table, codes.DECK_OUT, table.turn)


# ---- Main ----


def main(table: Table) -> None:
    """Place once and cast once, in either order; asked as long as there is a card that might (WP-59, WP-R42)."""
    table.phase = codes.MAIN_PHASE
    if table.many_in(HAND, table.turn) > 0 or table.has_ready(table.turn):
        table.ask_always(table.turn, steps.MAIN)
    else:
        end_main(table)


def end_main(table: Table) -> None:
    table.note_seat("passed", table.turn)
    if not table.acted:
        table.draw(table.turn, 2)  # WP-61, WP-68


def place(table: Table, seat: i64, kind: i64, face_up: bool, intercepting: bool, cell: i64) -> None:
    """From hand onto the field; face-up it is cast (WP-63, WP-65, WP-66)."""
    card = table.in_hand(seat, kind, codes.CAST if intercepting else 0)
    if not intercepting:
        table.push(steps.MAIN)
        spend_placement(table, face_up)
    was: i64 = table.known[card]
    if face_up:
        table.enter(card, cell, OPEN)
        table.known[card] = was  # it is the cast that shows the card
        chain.cast(table, card, True)
    else:
        table.slip_from_hand(card)
        table.enter(card, cell, READY)  # WP-R10
        table.note("placed", card, codes.BOTH, cell)


def cast_ready(table: Table, card: i64, intercepting: bool) -> None:
    """A ready circle is turned up (WP-67)."""
    if not intercepting:
        table.push(steps.MAIN)
        spend_cast(table)
    chain.cast(table, card, False)


# ---- actions left in the Main phase ----


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


# ---- End ----


def duds(table: Table) -> None:  # WP-70
    table.phase = codes.END_PHASE
    cells: i64 = table.danmaku_cells(0) | table.danmaku_cells(1)
    while cells != 0:
        cell: i64 = lowest(cells)
        for card in table.cards_at(cell):
            if table.is_danmaku(card):
                table.to_pile(card)
                table.note("dud", card, table.known[card], cell)
        cells &= cells - 1


def upright_all(table: Table) -> None:
    """Circles that became casting again while the others were set upright: without their A effect (WP-R31)."""
    cells: i64 = table.cells_with(CASTING, 0) | table.cells_with(CASTING, 1)
    while cells != 0:
        for card in table.cards_at(lowest(cells)):
            if table.place[card] == CASTING:
                chain.set_upright(table, card)
        cells &= cells - 1


def hand_limit(table: Table) -> None:
    """WP-72; discards are chosen one at a time (WP-R40)."""
    over: i64 = table.many_in(HAND, table.turn) - limit(table, table.turn)
    if over > 0:
        table.push(steps.HAND_LIMIT)
        table.ask_always(table.turn, steps.HAND_LIMIT)


def limit(table: Table, seat: i64) -> i64:
    """6, or the highest that an effect allows (WP-R40)."""
    highest: i64 = HAND_LIMIT
    cells: i64 = table.face_up_cells(seat)
    while cells != 0:
        card = table.first_in_cell(lowest(cells))
        while card >= 0:
            if table.owner[card] == seat:
                highest = max(highest, limit_of(table, card))
            card = table.next_in_cell(card)
        cells &= cells - 1
    return highest


def limit_of(table: Table, card: i64) -> i64:
    """The number of hand cards that a card on the field allows its owner, or 0."""
    place: i64 = table.place[card]
    if place == OPEN:
        return table.tables.limit_open[table.kind[card]]
    return table.tables.limit_casting[table.kind[card]] if place == CASTING else 0


def aside_away(table: Table) -> None:
    """Cards beside the field go to the discard piles, the turn player's first (WP-73, WP-R48)."""
    discard_aside(table, table.turn)
    discard_aside(table, 1 - table.turn)


def discard_aside(table: Table, seat: i64) -> None:
    while table.many_in(codes.ASIDE, seat) > 0:
        card = table.first_card(codes.ASIDE, seat)
        table.to_discard(card)
        table.note("discarded", card, codes.BOTH)


def next_turn(table: Table) -> None:
    table.turns += 1
    table.wipe(codes.OF_TURN)
    if table.turns >= table.settings.turn_limit:
        scoring.judge(table, codes.TURN_LIMIT)  # WP-R45
        return
    table.turn = 1 - table.turn
    table.push(steps.TURN)
