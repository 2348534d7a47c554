# mypyc: compile
"""What turns cards over: day-night reversal, self-flip and the fourth-card event (FA-43, FA-51 to FA-69)."""

from mypy_extensions import i64

from dengen.core.packed import lowest
from dengen.games.flip_angel.rules import abilities, actions, field, river, steps
from dengen.games.flip_angel.rules.board import CELLS, CORE, NO_CELL, READING, SIZE
from dengen.games.flip_angel.rules.state import Table
from dengen.games.flip_angel.rules.tables import ALL_FIVE


def pay(table: Table, seat: i64) -> None:
    """FA-51: 1 light and 1 dark."""
    table.paid = 1
    table.gain(seat, -1, -1)
    if table.log is not None:
        table.tell("pay", {"seat": int(seat), "light": 1, "dark": 1, "for": "reversal"})
    table.ask(seat, steps.REVERSAL, ALL_FIVE, NO_CELL)


def reverse(table: Table, seat: i64, act: i64) -> None:
    """One of the five effects (FA-53), then the flips, whose set was fixed before (FA-R32)."""
    movable = field.movable(table, seat)
    cells = field.constant_flips(table, seat) & movable
    if act == actions.RIVER_FLIP:
        river.flip_river(table)  # FA-54
    elif act == actions.RIVER_FLOW:
        river.flow(table)  # FA-55
    elif act == actions.ETHER:
        swap_ether(table, seat)  # FA-57
    elif act == actions.FIELD_ALL:
        cells = movable  # FA-59
    else:
        cells |= 1 << (act - actions.FIELD)  # FA-58
    if cells != 0:
        flip(table, seat, cells)


def swap_ether(table: Table, seat: i64) -> None:
    """FA-57; chips on keys stay as they are (FA-R41)."""
    light = table.light[seat]
    table.light[seat] = table.dark[seat]
    table.dark[seat] = light
    if table.log is not None:
        table.tell("ether_swap", {"seat": int(seat), "light": int(table.light[seat]), "dark": int(table.dark[seat])})


def flip_self(table: Table, seat: i64, cell: i64) -> None:
    """FA-43, FA-R34; no reversal, so no constant flip joins in (FA-R31)."""
    if not table.is_locked(seat, cell):  # FA-R40
        flip(table, seat, 1 << cell)


def fourth_card_event(table: Table, seat: i64) -> None:
    """FA-66 to FA-69: all angels without chips flip, marked or not (FA-R42, FA-R43)."""
    if table.cards_on(seat) != CORE:
        return
    if table.log is not None:
        table.tell("event4", {"seat": int(seat)})
    cells = field.unlocked(table, seat)
    if cells != 0:
        flip(table, seat, cells)


def flip(table: Table, seat: i64, cells: i64) -> None:
    """All turn over together; then bonuses, then keys, then re-triggers (FA-R30)."""
    table.flipped[seat] |= cells
    left: i64 = cells
    while left != 0:
        table.turn_over(seat, lowest(left))
        left &= left - 1
    tell_flip(table, seat, cells)
    tables = table.tables
    keys: i64 = 0
    retriggers: i64 = 0
    left = cells
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        face = table.at(seat, cell)
        abilities.gain_bonus(table, seat, face)
        if tables.key[face]:
            keys |= 1 << cell
        if tables.retrigger[face] and tables.reversal[face]:  # FA-R36
            retriggers |= 1 << cell
    push_each(table, steps.RETRIGGER, retriggers)
    push_each(table, steps.KEY, keys)


def push_each(table: Table, step: i64, cells: i64) -> None:
    """The step for each of the cells, in reading order: what comes first is laid last."""
    place: i64 = SIZE
    while cells != 0:
        place -= 1
        cell = READING[place]
        if (cells >> cell) & 1:
            table.push(step, cell)
            cells &= ~(1 << cell)


def tell_flip(table: Table, seat: i64, cells: i64) -> None:
    if table.log is not None:
        turned = [int(cell) for cell in READING if (cells >> cell) & 1]
        cards = [table.tables.names[table.at(seat, cell)] for cell in turned]
        table.tell("flip", {"seat": int(seat), "cells": [CELLS[cell] for cell in turned], "cards": cards})
