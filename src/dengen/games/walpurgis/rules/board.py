# mypyc: compile
"""The field of 5 x 5 cells (rulebook 4.1 and 6.3): names, neighbours, and sets of cells as bit masks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import members

SIDE: Final[i64] = 5
CELLS: Final[i64] = 25
CENTRE: Final[i64] = 12  # 3c
EVERYWHERE: Final[i64] = (1 << 25) - 1
OFF_FIELD: Final[i64] = -1
CELL_NAMES: Final = [f"{row}{column}" for row in "12345" for column in "abcde"]  # WP-53

Offset = tuple[int, int]  # (right, forward), as the owner of a card sees it

ORTHOGONAL: Final[list[Offset]] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
ADJACENT: Final[list[Offset]] = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
NEAR: Final[list[Offset]] = [(x, y) for y in range(-2, 3) for x in range(-2, 3) if (x, y) != (0, 0)]


def step_from(cell: i64, right: i64, forward: i64, turned: i64) -> i64:
    """The cell at this offset, or OFF_FIELD; for the player on the far side the field is turned (WP-R8)."""
    if turned:
        right = -right
        forward = -forward
    row = cell // SIDE + forward
    column = cell % SIDE + right
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return OFF_FIELD
    return row * SIDE + column


def mask_from(cell: i64, offsets: list[Offset], turned: i64) -> i64:
    """The cells at these offsets as a mask; what lies off the field does not exist (WP-R15)."""
    mask: i64 = 0
    for right, forward in offsets:
        place = step_from(cell, right, forward, turned)
        if place != OFF_FIELD:
            mask |= 1 << place
    return mask


def all_on_field(cell: i64, offsets: list[Offset], turned: i64) -> bool:
    return all(step_from(cell, right, forward, turned) != OFF_FIELD for right, forward in offsets)


def cells_of(mask: i64) -> list[int]:
    """The cells of a mask in canonical order."""
    return members(mask)


NEXT_TO: Final[vec[i64]] = vec[i64]([mask_from(cell, ADJACENT, 0) for cell in range(25)])
