# mypyc: compile
"""A turn: a summon with its placement, or ether instead, and perhaps a paid reversal before or after (FA-15 to FA-36)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import LEGAL, plan
from dengen.games.flip_angel.rules import abilities, actions, field, legality, reversal, river, scoring, steps
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.rules.state import Table
from dengen.games.flip_angel.rules.tables import WHITE

TURN: Final = plan(steps.MAIN, steps.AFTER, steps.REFILL, steps.NEXT)
NEW_TURN: Final = plan(steps.TURN)


def begin(table: Table, seat: i64) -> None:
    table.flipped[seat] = 0  # FA-R2
    table.fired[seat] = 0
    table.paid = 0
    table.push_all(TURN)


def take(table: Table, seat: i64, act: i64) -> None:
    """One of the three things a turn is for (FA-16)."""
    if act == actions.REVERSE:
        table.push(steps.MAIN)  # FA-R18: the summon or the gain is still to come
        reversal.pay(table, seat)
    elif act < actions.REVERSE:
        table.ask(seat, steps.PLACE, act - actions.SUMMON)
    else:
        take_ether(table, seat, act - actions.GAIN)


def offer_reversal(table: Table, seat: i64) -> None:
    """FA-R18: after the summon or the gain; if none can be paid for, the turn ends by itself."""
    if legality.against_paid_reversal(table, seat) == LEGAL:
        table.ask(seat, steps.AFTER)


def end(table: Table, seat: i64) -> None:
    """The turn passes to the left; six rounds are the game (FA-21, FA-22, FA-74)."""
    table.turn += 1
    if table.log is not None:
        table.tell("turn_end", {"seat": int(seat)})
    if not table.finished():
        table.push_all(NEW_TURN)
    elif table.log is not None:
        table.tell("game_end", {"scores": scoring.scores(table)})


# ---- summoning and placement ----


def summon(table: Table, seat: i64, slot: i64, cell: i64) -> None:
    """A placement, step by step in the order of FA-R29."""
    face = river.face_in(table, slot)
    if table.log is not None:
        args = {"seat": int(seat), "slot": actions.SLOTS[slot], "card": table.tables.names[face]}
        table.tell("summon", args)
    if not field.is_free(table, seat, face, cell):
        pay_cost(table, seat, face)  # 1
    river.take(table, slot)  # 2
    table.lay(seat, cell, face)  # 3
    if table.log is not None:
        table.tell("place", {"seat": int(seat), "card": table.tables.names[face], "cell": CELLS[cell]})
    abilities.pay_coupons(table, seat, cell)  # 4
    abilities.gain_bonus(table, seat, face)  # 5
    if slot == actions.DECK:  # told only now: so much of a placement can be foreseen
        river.tell_top(table)
    table.push(steps.EVENT)  # 9
    if table.tables.reversal[face]:
        table.push(steps.ICON, cell, face)  # 8
    if table.tables.flip_self[face]:
        table.push(steps.SELF_FLIP, cell)  # 7
    if table.tables.key[face]:
        table.push(steps.KEY, cell)  # 6


def pay_cost(table: Table, seat: i64, face: i64) -> None:
    """FA-25, FA-26: light for a white face, dark for a black one."""
    cost: i64 = table.tables.cost[face]
    light: i64 = cost if face & 1 == WHITE else 0
    table.gain(seat, -light, light - cost)
    if table.log is not None:
        args = {"seat": int(seat), "light": int(light), "dark": int(cost - light), "for": table.tables.names[face]}
        table.tell("pay", args)


# ---- ether instead of an angel ----


def take_ether(table: Table, seat: i64, dark: i64) -> None:
    """FA-70, FA-71; the first time with the stand-in (FA-72, FA-73, FA-R19)."""
    table.gain(seat, 2 - dark, dark)
    if table.log is not None:
        table.tell("gain", {"seat": int(seat), "light": int(2 - dark), "dark": int(dark)})
    if table.standin_used[seat] == 0 and field.open_positions(table, seat) != 0:
        table.ask(seat, steps.PLACE, actions.STANDIN)


def place_standin(table: Table, seat: i64, cell: i64) -> None:
    """FA-72, FA-R20 to FA-R22."""
    table.standin_used[seat] = 1
    table.lay(seat, cell, table.tables.standin)
    if table.log is not None:
        table.tell("standin", {"seat": int(seat), "cell": CELLS[cell]})
    table.push(steps.EVENT)
