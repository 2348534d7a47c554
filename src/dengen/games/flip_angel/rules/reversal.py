# mypyc: compile
"""What turns cards over: day-night reversal, self-flip and the fourth-card event (FA-43, FA-44, FA-47, FA-51 to FA-69)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import BITS, lowest, members
from dengen.games.flip_angel.rules import abilities, actions, clauses, field, river, steps
from dengen.games.flip_angel.rules.board import CELLS, CORE, NO_CELL, READING, SIZE
from dengen.games.flip_angel.rules.question import A, B, Question
from dengen.games.flip_angel.rules.state import Table
from dengen.games.flip_angel.rules.tables import ALL_FIVE, EMPTY, FIELD_ALL_BIT, FIELD_BIT


def can_pay(table: Table, seat: i64) -> bool:
    """Once in a turn, 1 light and 1 dark (FA-18, FA-51)."""
    return table.paid == 0 and table.light[seat] > 0 and table.dark[seat] > 0


def pay(table: Table, seat: i64) -> None:
    """FA-51: 1 light and 1 dark."""
    table.paid = 1
    table.gain(seat, -1, -1)
    if table.log is not None:
        table.tell("pay", {"seat": int(seat), "light": 1, "dark": 1, "for": "reversal"})
    REVERSAL.ask(table, seat, ALL_FIVE, NO_CELL)


class Reversal(Question):
    """One of the five effects (FA-53), then the flips, whose set was fixed before (FA-R32)."""

    def candidates(self, allowed: i64) -> list[int]:
        among: i64 = (allowed & field.AT_ANY_TIME) << actions.RIVER_FLIP  # in the order of their bits
        if allowed & FIELD_ALL_BIT:
            among |= BITS[actions.FIELD_ALL]
        return members(among | actions.FIELD_BITS if allowed & FIELD_BIT else among)

    def legal(self, table: Table, seat: i64, allowed: i64) -> i64:
        found: i64 = (allowed & field.AT_ANY_TIME) << actions.RIVER_FLIP
        movable = field.movable(table, seat)
        if allowed & FIELD_ALL_BIT and not flips_too_few(allowed, movable):
            found |= BITS[actions.FIELD_ALL]
        return found | (movable << actions.FIELD) if allowed & FIELD_BIT else found

    def why_not(self, table: Table, seat: i64, allowed: i64, act: i64) -> i64:
        if act == actions.FIELD_ALL:
            return clauses.FLIP_ALL
        cell = act - actions.FIELD
        face = table.at(seat, cell)
        if face == EMPTY:
            return clauses.FLIP_ONE
        if face == table.tables.standin:
            return clauses.STANDIN_STAYS
        return clauses.LOCKED if table.is_locked(seat, cell) else clauses.FLIP_ONCE

    def answer(self, table: Table, seat: i64, allowed: i64, act: i64) -> None:
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


def flips_too_few(allowed: i64, movable: i64) -> bool:
    """To flip all is a choice of its own only if that is more than to flip one (FA-R35)."""
    return movable & (movable - 1) == 0 if allowed & FIELD_BIT else movable == 0


REVERSAL: Final[Reversal] = Reversal(steps.REVERSAL, "reversal", clauses.ONE_EFFECT, actions.EFFECT_BITS, cell=B)


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


# ---- icons ----


def use_icon(table: Table, seat: i64, cell: i64, face: i64) -> None:
    """FA-44, FA-R34: compulsory when the card is placed."""
    if field.icon_works(table, seat, cell, face):
        fire(table, seat, cell, face)


class Retrigger(Question):
    """A card with an icon has flipped: does it work again? (FA-47, FA-R36)"""

    def come_up(self, table: Table, seat: i64, cell: i64) -> None:
        if field.icon_works(table, seat, cell, table.at(seat, cell)):
            self.ask(table, seat, cell)

    def answer(self, table: Table, seat: i64, cell: i64, act: i64) -> None:
        if act == actions.RETRIGGER_YES:
            fire(table, seat, cell, table.at(seat, cell))


RETRIGGER: Final[Retrigger] = Retrigger(steps.RETRIGGER, "retrigger", clauses.RETRIGGER, actions.RETRIGGER_BITS, cell=A)


def fire(table: Table, seat: i64, cell: i64, face: i64) -> None:
    table.fired[seat] |= 1 << cell
    REVERSAL.ask(table, seat, table.tables.reversal[face], cell)
