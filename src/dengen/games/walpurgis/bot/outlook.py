# mypyc: compile
"""The field as it would be if all were settled now, and what a card would do there."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest, many
from dengen.games.walpurgis.rules import settling
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.board import CELLS
from dengen.games.walpurgis.rules.codes import DECK
from dengen.games.walpurgis.rules.state import Table

MIDDLE: Final[i64] = 0b00000_01110_01110_01110_00000


def standing_in(table: Table, seat: i64, state: i64, cells: i64) -> i64:
    """Count a seat's cards in this state in these cells."""
    there: i64 = table.cells_with(state, seat) & cells
    shared: i64 = there & table.several
    count: i64 = many(there & ~shared)
    while shared != 0:
        card = table.first_in_cell(lowest(shared))
        while card >= 0:
            if table.place[card] == state and table.owner[card] == seat:
                count += 1
            card = table.next_in_cell(card)
        shared &= shared - 1
    return count


def settled_cells(table: Table, seat: i64) -> i64:
    """The cells that would hold a circle of the seat if all were settled now (WP-R24)."""
    mask: i64 = (table.circle_cells(seat) | table.danmaku_cells(seat)) & ~table.several
    left: i64 = table.several
    while left != 0:
        if lead_at(table, seat, lowest(left)) > 0:
            mask |= left & -left
        left &= left - 1
    return mask


def lead_at(table: Table, seat: i64, cell: i64) -> i64:
    """A seat's lead in strength in a cell."""
    gap: i64 = 0
    card = table.first_in_cell(cell)
    while card >= 0:
        strength: i64 = settling.strength(table, card)
        gap += strength if table.owner[card] == seat else -strength
        card = table.next_in_cell(card)
    return gap


# ---- what a card would do ----


def best_cell(ground: Ground, kind: i64, among: i64) -> tuple[i64, i64]:
    """The cell from where a card does most, and how much."""
    best: i64 = -1
    most: i64 = -99
    while among != 0:
        cell: i64 = lowest(among)
        worth = worth_at(ground, kind, cell)
        if worth > most:
            best = cell
            most = worth
        among &= among - 1
    return (best, most)


def worth_at(ground: Ground, kind: i64, cell: i64) -> i64:
    """Empty cells that would get danmaku, enemy circles that would be destroyed, the card's own cell."""
    tables = ground.table.tables
    at: i64 = (ground.first + kind) * CELLS + cell
    shots: i64 = (tables.danmaku[at] | tables.rapid[at]) & ~(ground.own | ground.enemy)
    worth: i64 = many(shots) if shots != 0 else 0
    worth = min(worth, ground.table.many_in(DECK, ground.seat))
    victims: i64 = tables.destroy[at] & ground.enemy
    if victims != 0:
        worth += 2 * many(victims)
    return worth if (ground.own >> cell) & 1 else worth + 1
