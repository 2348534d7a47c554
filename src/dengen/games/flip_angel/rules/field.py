# mypyc: compile
"""A player's field: what may go where, for how much, what may flip, how much a key takes."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.flip_angel.rules.board import ANYWHERE, CELLS_AT, CORE, OPEN_OUTSIDE, POSITION, POSITIONS_OUTSIDE
from dengen.games.flip_angel.rules.state import Table
from dengen.games.flip_angel.rules.tables import ETHER_BIT, FLIP_BIT, FLOW_BIT, HALF, WHITE

AT_ANY_TIME: Final[i64] = FLIP_BIT | FLOW_BIT | ETHER_BIT  # effects that can always be carried out (FA-R35)


# ---- placement ----


def open_cells(table: Table, seat: i64) -> i64:
    """Where a card can be put now, as bits: by the number of cards, not by the round (FA-R27)."""
    taken: i64 = table.taken[seat]
    core: i64 = taken & ANYWHERE
    return ~core & ANYWHERE if core != ANYWHERE else OPEN_OUTSIDE[taken >> CORE]  # FA-32; FA-34, FA-36


def open_positions(table: Table, seat: i64) -> i64:
    """The position names of the open cells, as bits (FA-R28)."""
    taken: i64 = table.taken[seat]
    core: i64 = taken & ANYWHERE
    return ~core & ANYWHERE if core != ANYWHERE else POSITIONS_OUTSIDE[taken >> CORE]


# ---- summoning ----


def can_summon(table: Table, seat: i64, face: i64, positions: i64) -> bool:
    """Is there a way to put this face on one of these positions, paid or free?"""
    if positions == 0:
        return False
    return can_pay(table, seat, face) or free_positions(table, seat, face) & positions != 0


def cells_for(table: Table, seat: i64, face: i64) -> i64:
    """Where this face can be put now, paid or free, as bits."""
    cells = open_cells(table, seat)
    return cells if can_pay(table, seat, face) else cells & CELLS_AT[free_positions(table, seat, face)]


def is_free(table: Table, seat: i64, face: i64, cell: i64) -> bool:
    """Does the special summon hold for this cell (FA-28 to FA-31, FA-R23)?"""
    return (free_positions(table, seat, face) >> POSITION[cell]) & 1 == 1


def free_positions(table: Table, seat: i64, face: i64) -> i64:
    """Where the special summon of a face holds now, as bits; checked on the visible faces (FA-R24)."""
    return table.tables.free[table.tables.condition(face, table.whites[seat], table.blacks[seat])]


def can_pay(table: Table, seat: i64, face: i64) -> bool:
    """FA-25, FA-26: light for a white face, dark for a black one."""
    return table.tables.cost[face] <= (table.light[seat] if face & 1 == WHITE else table.dark[seat])


# ---- keys, icons, flips ----


def key_limit(table: Table, seat: i64, cell: i64) -> i64:
    """FA-41."""
    cap: i64 = table.tables.key[table.at(seat, cell)]
    return (table.cards_on(seat) + 1) >> 1 if cap == HALF else cap


def icon_works(table: Table, seat: i64, cell: i64, face: i64) -> bool:
    """Not on a locked card (FA-63), once per turn (FA-R37), and only if something allowed is possible."""
    if table.is_locked(seat, cell) or (table.fired[seat] >> cell) & 1:
        return False
    return table.tables.reversal[face] & AT_ANY_TIME != 0 or movable(table, seat) != 0


def movable(table: Table, seat: i64) -> i64:
    """The cells whose card may flip: an angel (FA-R20), not yet flipped in this turn (FA-60)."""
    return unlocked(table, seat) & ~table.flipped[seat]


def unlocked(table: Table, seat: i64) -> i64:
    """The cells with an angel that no key holds (FA-63)."""
    return table.taken[seat] & ~table.anchored[seat]


def constant_flips(table: Table, seat: i64) -> i64:
    """The cells whose visible face joins every reversal of its owner (FA-50, FA-R31)."""
    found: i64 = 0
    cells: i64 = table.taken[seat]
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        if table.tables.constant_flip[table.at(seat, cell)]:
            found |= 1 << cell
    return found
