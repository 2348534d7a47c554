# mypyc: compile
"""The field as it would be if all were settled now, and what a card would do there."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest, many
from dengen.games.walpurgis.rules import settling
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


def best_cell(table: Table, seat: i64, kind: i64, among: i64) -> tuple[i64, i64]:
    """The cell from where a card does most, and how much."""
    best: i64 = -1
    most: i64 = -99
    own: i64 = table.circle_cells(seat)
    enemy: i64 = table.circle_cells(1 - seat)
    while among != 0:
        cell: i64 = lowest(among)
        worth = worth_at(table, seat, kind, cell, own, enemy)
        if worth > most:
            best = cell
            most = worth
        among &= among - 1
    return (best, most)


def worth_at(table: Table, seat: i64, kind: i64, cell: i64, own: i64, enemy: i64) -> i64:
    """Empty cells that would get danmaku, enemy circles that would be destroyed, the card's own cell."""
    at = table.matrix_at(seat, kind, cell)
    shots: i64 = table.tables.danmaku[at] | table.tables.rapid[at]
    gained: i64 = min(many(shots & ~(own | enemy)), table.many_in(DECK, seat))
    here: i64 = 1 << cell
    return gained + 2 * many(table.tables.destroy[at] & enemy) + (0 if own & here else 1)
