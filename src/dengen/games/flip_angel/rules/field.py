# mypyc: compile
"""A player's field: what may go where, for how much, what may flip, how much a key takes."""

from typing import Final

from mypy_extensions import i64

from dengen.games.flip_angel.rules.board import ANYWHERE, CLOSING, CORE, CORE_CELLS, OUTER_CELLS, POSITION, SIZE
from dengen.games.flip_angel.rules.state import Table
from dengen.games.flip_angel.rules.tables import ETHER_BIT, FLIP_BIT, FLOW_BIT, HALF, WHITE

AT_ANY_TIME: Final[i64] = FLIP_BIT | FLOW_BIT | ETHER_BIT  # effects that can always be carried out (FA-R35)


# ---- placement ----


def open_cells(table: Table, seat: i64) -> list[int]:
    """Where a card can be put now: by the number of cards, not by the round (FA-R27)."""
    taken: i64 = table.taken[seat]
    if taken & ANYWHERE != ANYWHERE:
        return [cell for cell in CORE_CELLS if (taken >> cell) & 1 == 0]  # FA-32
    if taken == ANYWHERE:
        return OUTER_CELLS  # FA-34
    closing = CLOSING[taken >> CORE]  # FA-36
    return [] if closing < 0 else [closing]


def open_positions(table: Table, seat: i64) -> i64:
    """The position names of the open cells, as bits (FA-R28)."""
    core: i64 = table.taken[seat] & ANYWHERE
    if core != ANYWHERE:
        return ~core & ANYWHERE
    if table.taken[seat] == ANYWHERE:
        return ANYWHERE
    closing: i64 = CLOSING[table.taken[seat] >> CORE]
    return 0 if closing < 0 else 1 << POSITION[closing]


# ---- summoning ----


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
    return (table.count[seat] + 1) // 2 if cap == HALF else cap


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
    bits: i64 = 0
    for cell in range(SIZE):
        face: i64 = table.at(seat, cell)
        if face >= 0 and table.tables.constant_flip[face]:
            bits |= 1 << cell
    return bits
