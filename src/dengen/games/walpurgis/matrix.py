"""Matrices as little grids of text (rulebook 3, entries 4 and 5): read into offsets, drawn again."""

from collections.abc import Iterable

from dengen.games.walpurgis.board import Offset

LETTERS = ".@cdxD"
SIZES = (3, 5, 7, 9)


class BadMatrix(ValueError):
    """A grid that can't be read; the text says why."""


def read(grid: str) -> dict[str, list[Offset]]:
    """The offsets of each role: `c` condition, `d` danmaku, `x` destroy. Rows from far to near; `/` also ends a row."""
    rows = ["".join(row.split()) for row in grid.replace("/", "\n").strip().splitlines()]
    size = len(rows)
    if size not in SIZES or any(len(row) != size for row in rows):
        raise BadMatrix("A matrix is a square of 3, 5, 7 or 9 rows of as many letters.")
    centre = size // 2
    roles: dict[str, list[Offset]] = {"c": [], "d": [], "x": []}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter not in LETTERS:
                raise BadMatrix(f"A matrix is written with {' '.join(LETTERS)}, not {letter!r}.")
            if (letter in "@D") != (x == y == centre):
                raise BadMatrix("The card itself, @ or D, stands once, in the centre of its matrix.")
            role = letter.lower()
            if role in roles:
                roles[role].append((x - centre, centre - y))
    return roles


def draw(condition: Iterable[Offset], danmaku: Iterable[Offset], destroy: Iterable[Offset], size: int = 5) -> list[str]:
    """The grid again, far row first; where a cell has several roles, the condition is shown before danmaku and destroy."""
    centre = size // 2
    rows = [["."] * size for _ in range(size)]
    for letter, offsets in (("x", destroy), ("d", danmaku), ("c", condition)):
        for right, forward in offsets:
            if abs(right) <= centre and abs(forward) <= centre:
                rows[centre - forward][centre + right] = letter
    rows[centre][centre] = "D" if rows[centre][centre] == "d" else "@"
    return ["".join(row) for row in rows]
