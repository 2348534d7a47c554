# mypyc: compile
"""The field: twelve cells in a cross, their position names, neighbours and reading order.

          north_w  north_e
west_n      nw       ne      east_n
west_s      sw       se      east_s
          south_w  south_e
"""

from typing import Final

from mypy_extensions import i64

CELLS: Final[tuple[str, ...]] = (
    "nw", "ne", "sw", "se",
    "north_w", "north_e", "south_w", "south_e",
    "west_n", "west_s", "east_n", "east_s",
)  # fmt: skip
CORE: Final[i64] = 4  # the first four cells are the 2 by 2 block (FA-32)
SIZE: Final[i64] = 12
FULL: Final[i64] = 6  # cards of a finished field (FA-5)
NO_CELL: Final[i64] = -1

POSITIONS: Final[tuple[str, ...]] = ("NW", "NE", "SW", "SE")
ANYWHERE: Final[i64] = 0b1111  # all positions, as bits; likewise all core cells

# FA-R28: which corner of its 2 by 2 window a cell is
POSITION: Final[list[int]] = [0, 1, 2, 3, 0, 1, 2, 3, 0, 2, 1, 3]

# From north to south, west to east: how several cards are handled one after another (FA-R30)
READING: Final[list[int]] = [4, 5, 8, 0, 1, 10, 9, 2, 3, 11, 6, 7]

CORE_CELLS: Final[list[int]] = [0, 1, 2, 3]
OUTER_CELLS: Final[list[int]] = [4, 5, 6, 7, 8, 9, 10, 11]

# FA-R46: orthogonal neighbours; by cell, the neighbour to the east, to the south, to the west, to the north, or -1
EAST_OF: Final[list[int]] = [1, 10, 3, 11, 5, -1, 7, -1, 0, 2, -1, -1]
SOUTH_OF: Final[list[int]] = [2, 3, 6, 7, 0, 1, -1, -1, 9, -1, 11, -1]
WEST_OF: Final[list[int]] = [8, 0, 9, 2, -1, 4, -1, 6, -1, -1, 1, 3]
NORTH_OF: Final[list[int]] = [4, 5, 0, 1, -1, -1, 2, 3, -1, 8, -1, 10]


def partner(cell: i64) -> i64:
    """The other cell of an outer cell's line (FA-36)."""
    return cell ^ 1


def closing_cells() -> list[int]:
    """By the outer cells in use, as bits: the cell still empty in the line that one card has opened, or -1."""
    closing = [-1] * 256
    for cell in OUTER_CELLS:
        closing[1 << (cell - CORE)] = partner(cell)
    return closing


CLOSING: Final[list[int]] = closing_cells()
