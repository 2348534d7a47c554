# mypyc: compile
"""The field as it would be if all were settled now."""

from mypy_extensions import i64

from dengen.core.packed import lowest, many
from dengen.games.walpurgis.rules import settling
from dengen.games.walpurgis.rules.state import Table


def standing_in(table: Table, seat: i64, state: i64, cells: i64) -> i64:
    """How many cards of a seat are in this state in these cells."""
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
    """By how much a seat is stronger in a cell."""
    gap: i64 = 0
    card = table.first_in_cell(cell)
    while card >= 0:
        strength: i64 = settling.strength(table, card)
        gap += strength if table.owner[card] == seat else -strength
        card = table.next_in_cell(card)
    return gap
