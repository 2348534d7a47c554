# mypyc: compile
"""Abilities: ether bonuses, coupons, keys, reversal icons (FA-37 to FA-50). What flips is in `reversal.py`."""

from mypy_extensions import i64

from dengen.core.packed import lowest
from dengen.games.flip_angel.rules import actions, field, steps
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.rules.state import Table


def pay_coupons(table: Table, seat: i64, placed: i64) -> None:
    """FA-48; not for the card itself (FA-49)."""
    colour: i64 = table.at(seat, placed) & 1
    cells: i64 = table.taken[seat] & ~(1 << placed)
    while cells != 0:
        face = table.at(seat, lowest(cells))
        cells &= cells - 1
        if table.tables.coupon[face]:
            light: i64 = table.tables.coupon_light[2 * face + colour]
            dark: i64 = table.tables.coupon_dark[2 * face + colour]
            if light + dark > 0:
                table.gain(seat, light, dark)
                tell_ether(table, "coupon", seat, face, light, dark)


def gain_bonus(table: Table, seat: i64, face: i64) -> None:
    """FA-39, FA-45, FA-46."""
    light: i64 = table.tables.light[face]
    dark: i64 = table.tables.dark[face]
    if light + dark > 0:
        table.gain(seat, light, dark)
        tell_ether(table, "ether_bonus", seat, face, light, dark)


def tell_ether(table: Table, kind: str, seat: i64, face: i64, light: i64, dark: i64) -> None:
    if table.log is not None:
        card = table.tables.names[face]
        table.tell(kind, {"seat": int(seat), "card": card, "light": int(light), "dark": int(dark)})


def lock(table: Table, seat: i64, cell: i64, choice: i64) -> None:
    """FA-40, FA-42; the chips are the player's own (FA-R38, FA-R39)."""
    light: i64 = actions.KEY_LIGHT[choice]
    dark: i64 = actions.KEY_DARK[choice]
    if light + dark == 0:
        return
    if table.own_keys:
        table.gain(seat, -light, -dark)
    table.anchor(seat, cell, light + dark)
    if table.log is not None:
        card = table.tables.names[table.at(seat, cell)]
        table.tell("key", {"seat": int(seat), "card": card, "cell": CELLS[cell], "chips": int(light + dark)})


def use_icon(table: Table, seat: i64, cell: i64, face: i64) -> None:
    """FA-44, FA-R34: compulsory when the card is placed."""
    if field.icon_works(table, seat, cell, face):
        fire(table, seat, cell, face)


def offer_retrigger(table: Table, seat: i64, cell: i64) -> None:
    """FA-47, FA-R36."""
    if field.icon_works(table, seat, cell, table.at(seat, cell)):
        table.ask(seat, steps.RETRIGGER, cell)


def fire(table: Table, seat: i64, cell: i64, face: i64) -> None:
    table.fired[seat] |= 1 << cell
    table.ask(seat, steps.REVERSAL, table.tables.reversal[face], cell)
