# mypyc: compile
"""The field: sixteen areas, two zones, the sandwich lines (LP-7, LP-8, LP-46, LP-R18). Geometry is tables, not arithmetic.

Areas are numbered row by row as seat 0 sees them: A1 is 0, D1 is 3, A4 is 12. Sets of areas are bits: 1 << area.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed

AREAS: Final[i64] = 16
NAMES: Final[list[str]] = [column + row for row in "1234" for column in "ABCD"]
WHOLE: Final = 0xFFFF
CENTRAL: Final = 1 << 5 | 1 << 6 | 1 << 9 | 1 << 10  # LP-8
OUTER: Final = WHOLE & ~CENTRAL
CORNERS: Final[list[int]] = [0, 3, 12, 15]

ORTHOGONAL: Final[list[tuple[int, int]]] = [(0, -1), (-1, 0), (1, 0), (0, 1)]  # LP-74
DIAGONAL: Final[list[tuple[int, int]]] = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
LINES_THROUGH: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (1, 1), (1, -1)]


def area_at(column: int, row: int) -> int:
    """The area's number, or -1 outside the field."""
    return 4 * row + column if 0 <= column < 4 and 0 <= row < 4 else -1


def neighbours(area: int, directions: list[tuple[int, int]]) -> list[int]:
    found = [area_at(area % 4 + right, area // 4 + down) for right, down in directions]
    return [neighbour for neighbour in found if neighbour >= 0]


def bits(areas: list[int]) -> int:
    mask = 0
    for area in areas:
        mask |= 1 << area
    return mask


def areas_in(mask: i64) -> list[int]:
    return [int(area) for area in range(AREAS) if (mask >> area) & 1]


def sandwich_lines() -> list[tuple[int, int, int]]:
    """Every (end, middle, end), by middle: three in a row without a gap (LP-R39), and the corner form (LP-R18)."""
    lines: list[tuple[int, int, int]] = []
    for middle in range(16):
        column, row = middle % 4, middle // 4
        for right, down in LINES_THROUGH:
            a, b = area_at(column - right, row - down), area_at(column + right, row + down)
            if a >= 0 and b >= 0:
                lines.append((a, middle, b))
        if middle in CORNERS:
            a, b = neighbours(middle, ORTHOGONAL)
            lines.append((a, middle, b))
    return lines


def middles(lines: list[tuple[int, int, int]]) -> list[int]:
    """Per pair of areas, 16 * one + other: what lies between them on a sandwich line."""
    between = [0] * 256
    for a, middle, b in lines:
        between[16 * a + b] |= 1 << middle
        between[16 * b + a] |= 1 << middle
    return between


def other_zone(area: int) -> int:
    return OUTER if CENTRAL >> area & 1 else CENTRAL


LINES: Final[list[tuple[int, int, int]]] = sandwich_lines()
LINE_ENDS: Final[vec[i64]] = packed([1 << a | 1 << b for a, _, b in LINES])
LINE_MIDDLES: Final[vec[i64]] = packed([middle for _, middle, _ in LINES])
BETWEEN: Final[vec[i64]] = packed(middles(LINES))
ENDS: Final[vec[i64]] = packed(  # per area, those with which it makes the ends of a sandwich line
    [bits([end for end in range(16) if middles(LINES)[16 * area + end]]) for area in range(16)]
)

# How an area may be related to others, as effects say it: per area, the related ones.
ADJACENT: Final[list[int]] = [bits(neighbours(area, ORTHOGONAL)) for area in range(16)]
AROUND: Final[list[int]] = [bits(neighbours(area, ORTHOGONAL + DIAGONAL)) for area in range(16)]
SAME: Final[list[int]] = [1 << area for area in range(16)]
ELSEWHERE: Final[list[int]] = [WHOLE & ~(1 << area) for area in range(16)]
OTHER_ZONE: Final[list[int]] = [other_zone(area) for area in range(16)]
