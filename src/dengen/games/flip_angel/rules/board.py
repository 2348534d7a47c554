# mypyc: compile
"""The field: twelve cells in a cross, their position names, neighbours and reading order.

          north_w  north_e
west_n      nw       ne      east_n
west_s      sw       se      east_s
          south_w  south_e
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed

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
OUTSIDE: Final[i64] = 0b111111110000  # all outer cells

# FA-R28: which corner of its 2 by 2 window a cell is
POSITION: Final[vec[i64]] = packed([0, 1, 2, 3, 0, 1, 2, 3, 0, 2, 1, 3])

# From north to south, west to east: how several cards are handled one after another (FA-R30)
READING: Final[vec[i64]] = packed([4, 5, 8, 0, 1, 10, 9, 2, 3, 11, 6, 7])

# FA-R46: orthogonal neighbours; by cell, the neighbour to the east, to the south, to the west, to the north, or -1
EAST_OF: Final[vec[i64]] = packed([1, 10, 3, 11, 5, -1, 7, -1, 0, 2, -1, -1])
SOUTH_OF: Final[vec[i64]] = packed([2, 3, 6, 7, 0, 1, -1, -1, 9, -1, 11, -1])
WEST_OF: Final[vec[i64]] = packed([8, 0, 9, 2, -1, 4, -1, 6, -1, -1, 1, 3])
NORTH_OF: Final[vec[i64]] = packed([4, 5, 0, 1, -1, -1, 2, 3, -1, 8, -1, 10])


def partner(cell: i64) -> i64:
    """The other cell of an outer cell's line (FA-36)."""
    return cell ^ 1


def cells_at(positions: int) -> int:
    """The cells that are one of these corners of their window."""
    return sum(1 << cell for cell in range(int(SIZE)) if positions >> int(POSITION[cell]) & 1)


def open_outside(taken: int) -> int:
    """Where a card can be put once the core is full, by the outer cells in use from bit 0 on (FA-34, FA-36)."""
    if taken == 0:
        return int(OUTSIDE)
    cells = [cell for cell in range(int(CORE), int(SIZE)) if taken == 1 << (cell - int(CORE))]
    return sum(1 << int(partner(cell)) for cell in cells)


def positions_of(cells: int) -> int:
    """The corners that some of these cells are."""
    found = 0
    for cell in range(int(SIZE)):
        if cells >> cell & 1:
            found |= 1 << int(POSITION[cell])
    return found


# Ready tables of bits
CELLS_AT: Final[vec[i64]] = packed([cells_at(positions) for positions in range(16)])
OPEN_OUTSIDE: Final[vec[i64]] = packed([open_outside(taken) for taken in range(256)])
POSITIONS_OUTSIDE: Final[vec[i64]] = packed([positions_of(open_outside(taken)) for taken in range(256)])
