"""Matrices as little grids of text (rulebook 3, entries 4 and 5): read into offsets, drawn again."""

from collections.abc import Iterable

from msgspec import Struct

from dengen.core.base.words import Text
from dengen.games.walpurgis.cards.file import Card
from dengen.games.walpurgis.rules.board import Offset

LETTERS = ".@cdxD"
SIZES = (3, 5, 7, 9)


class Grid(Struct, frozen=True):
    """The cells of a card around itself, by role (WP-19, WP-20)."""

    condition: list[Offset]
    danmaku: list[Offset]
    destroy: list[Offset]
    sub_danmaku: list[Offset]
    sub_destroy: list[Offset]


class BadMatrix(ValueError):
    """A grid that can't be read."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.en)
        self.why = why


def grid_of(card: Card) -> Grid:
    """From the drawn matrices, or from the lists of offsets where there are none."""
    main = read(card.matrix) if card.matrix else {"c": card.condition, "d": card.danmaku, "x": card.destroy}
    sub = read(card.sub_matrix) if card.sub_matrix else {"d": card.sub_danmaku, "x": card.sub_destroy}
    return Grid(main["c"], main["d"], main["x"], sub["d"], sub["x"])


def read(grid: str) -> dict[str, list[Offset]]:
    """The offsets of each role: `c` condition, `d` danmaku, `x` destroy. Rows from far to near; `/` also ends a row."""
    rows = ["".join(row.split()) for row in grid.replace("/", "\n").strip().splitlines()]
    size = len(rows)
    if size not in SIZES or any(len(row) != size for row in rows):
        raise BadMatrix(
            Text(
                "A matrix is a square of 3, 5, 7 or 9 rows of as many letters.",
                "マトリクスは縦横が3、5、7、9文字のどれかの正方形です。",
            )
        )
    centre = size // 2
    roles: dict[str, list[Offset]] = {"c": [], "d": [], "x": []}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter not in LETTERS:
                raise BadMatrix(
                    Text(
                        f"A matrix is written with {' '.join(LETTERS)}, not {letter!r}.",
                        f"マトリクスに使える文字は {'、'.join(LETTERS)} です（{letter!r} は使えません）。",
                    )
                )
            if (letter in "@D") != (x == y == centre):
                raise BadMatrix(
                    Text(
                        "The card itself, @ or D, stands once, in the centre of its matrix.",
                        "カード自身を表す @ か D は、マトリクスの中央に1つだけ書きます。",
                    )
                )
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
