# mypyc: compile
"""Placing danmaku (rulebook 8.3.1, 8.3.3): cells are named one at a time, each gets the top card of the deck."""

from mypy_extensions import i64

from dengen.core.base.packed import lowest, many
from dengen.games.walpurgis.rules import codes, steps
from dengen.games.walpurgis.rules.codes import DAN_DOWN, DAN_UP, DECK, HAND
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
    source: i64 = HAND if is_from_hand(table, why) else DECK
    if table.aim != 0 and table.shots > 0 and table.many_in(source, seat) > 0:
        table.ask(seat, steps.SHOOT, why)


def may_take_all(table: Table, why: i64) -> bool:
    return not is_from_hand(table, why) and table.shots >= many(table.aim)


def shoot_at(table: Table, why: i64, cell: i64) -> None:
    table.aim &= ~(1 << cell)
    table.shots -= 1
    table.push(steps.SHOOT, why)
    seat = shooter(table, why)
    if not is_from_hand(table, why):
        place(table, table.last_card(DECK, seat), cell, why)
    elif table.many_in(HAND, seat) > 1:
        table.ask_always(seat, steps.SHOOT_CARD, cell)
    else:
        place_from_hand(table, table.first_card(HAND, seat), cell)


def shoot_at_all(table: Table, why: i64) -> None:
    seat = shooter(table, why)
    cells: i64 = table.aim
    while cells != 0 and table.many_in(DECK, seat) > 0:
        place(table, table.last_card(DECK, seat), lowest(cells), why)
        cells &= cells - 1
    table.aim = 0


def place_from_hand(table: Table, card: i64, cell: i64) -> None:
    if not table.effect().face_up:
        table.slip_from_hand(card)
    place(table, card, cell, steps.EFFECT)


def place(table: Table, card: i64, cell: i64, why: i64) -> None:
    """Danmaku onto a cell, whatever lies there (WP-26); during a cast the cell becomes hot (WP-R20)."""
    was: i64 = table.known[card]
    face_up = why == steps.EFFECT and table.effect().face_up
    table.enter(card, cell, DAN_UP if face_up else DAN_DOWN)
    if why != steps.EFFECT or table.effect().when == codes.WHEN_B:
        table.hot |= 1 << cell
    table.note("shot", card, was, cell)
