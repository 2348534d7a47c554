# mypyc: compile
"""Placing danmaku (rulebook 8.3.1, 8.3.3): cells are named one at a time, each gets the top card of the deck."""

from mypy_extensions import i64

from dengen.games.walpurgis.rules import codes, steps
from dengen.games.walpurgis.rules.board import CELLS, size
from dengen.games.walpurgis.rules.codes import DAN_DOWN, DAN_UP
from dengen.games.walpurgis.rules.state import Table


def take_aim(table: Table, why: i64, cells: i64, count: i64) -> None:
    """Up to so many danmaku, one on each of these cells; `why` is RAPID, DANMAKU or EFFECT."""
    table.aim = cells
    table.shots = count
    table.push(steps.SHOOT, why)


def shooter(table: Table, why: i64) -> i64:
    if why == steps.EFFECT:
        return table.owner[table.effect_card]
    return table.owner[table.latest_card()]


def is_from_hand(table: Table, why: i64) -> bool:
    return why == steps.EFFECT and table.effect().from_hand


def shoot(table: Table, why: i64) -> None:
    """Ask for the next cell, as long as there are cells, shots and cards (WP-R3, WP-R19)."""
    seat = shooter(table, why)
    source = table.hand[seat] if is_from_hand(table, why) else table.deck[seat]
    if table.aim and table.shots > 0 and source:
        table.ask(seat, steps.SHOOT, why)


def may_take_all(table: Table, why: i64) -> bool:
    return not is_from_hand(table, why) and table.shots >= size(table.aim)


def shoot_at(table: Table, why: i64, cell: i64) -> None:
    table.aim &= ~(1 << cell)
    table.shots -= 1
    table.push(steps.SHOOT, why)
    seat = shooter(table, why)
    if not is_from_hand(table, why):
        place(table, table.deck[seat].pop(), cell, why)
    elif len(table.hand[seat]) > 1:
        table.ask_always(seat, steps.SHOOT_CARD, cell)
    else:
        place_from_hand(table, table.hand[seat][0], cell)


def shoot_at_all(table: Table, why: i64) -> None:
    seat = shooter(table, why)
    cell: i64 = 0
    while cell < CELLS and table.deck[seat]:
        if (table.aim >> cell) & 1:
            place(table, table.deck[seat].pop(), cell, why)
        cell += 1
    table.aim = 0


def place_from_hand(table: Table, card: i64, cell: i64) -> None:
    table.take_from_hand(card, table.effect().face_up)
    place(table, card, cell, steps.EFFECT)


def place(table: Table, card: i64, cell: i64, why: i64) -> None:
    """Danmaku onto a cell, whatever lies there (WP-26); during a cast the cell becomes hot (WP-R20)."""
    was: i64 = table.known[card]
    face_up = why == steps.EFFECT and table.effect().face_up
    table.enter(card, cell, DAN_UP if face_up else DAN_DOWN)
    if why != steps.EFFECT or table.effect().when == codes.WHEN_B:
        table.hot |= 1 << cell
    table.note("shot", card, was, cell)
