# mypyc: compile
"""Abilities: ether bonuses, coupons, keys (FA-37 to FA-50). What reverses and flips is in `reversal.py`."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.flip_angel.rules import actions, clauses, field, steps
from dengen.games.flip_angel.rules.board import CELLS
from dengen.games.flip_angel.rules.question import A, Question
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


class Key(Question):
    """How many chips go onto a key; they are the player's own (FA-40 to FA-42, FA-R38, FA-R39)."""

    def legal(self, table: Table, seat: i64, cell: i64) -> i64:
        limit = self.chip_limit(table, seat, cell)
        if table.own_keys:
            return actions.key_ways(limit, table.light[seat], table.dark[seat]) << actions.KEY
        return actions.key_ways(limit, limit, 0) << actions.KEY

    def why_not(self, table: Table, seat: i64, cell: i64, act: i64) -> i64:
        chips = actions.KEY_LIGHT[act - actions.KEY] + actions.KEY_DARK[act - actions.KEY]
        return clauses.KEY_LIMIT if chips > self.chip_limit(table, seat, cell) else clauses.KEY_CHIPS

    def answer(self, table: Table, seat: i64, cell: i64, act: i64) -> None:
        light: i64 = actions.KEY_LIGHT[act - actions.KEY]
        dark: i64 = actions.KEY_DARK[act - actions.KEY]
        if light + dark == 0:
            return
        if table.own_keys:
            table.gain(seat, -light, -dark)
        table.anchor(seat, cell, light + dark)
        if table.log is not None:
            card = table.tables.names[table.at(seat, cell)]
            table.tell("key", {"seat": int(seat), "card": card, "cell": CELLS[cell], "chips": int(light + dark)})

    def chip_limit(self, table: Table, seat: i64, cell: i64) -> i64:
        return field.key_limit(table, seat, cell)


KEY: Final[Key] = Key(steps.KEY, "key", clauses.KEY_OPTIONAL, actions.KEY_BITS, cell=A)
