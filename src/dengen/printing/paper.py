"""Where pieces lie on a sheet, in millimetres from its upper left corner; their backs meet them when it is turned on its long edge."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

MARGIN = 6.0  # at least: few printers reach further, and crop marks stand in it
MARK = 4.0  # how long those are
CLEAR = 0.8  # between a mark and what is cut


class Paper(NamedTuple):
    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        return Paper(self.height, self.width)

    @property
    def half(self) -> "Paper":
        """Folded once."""
        return Paper(self.height / 2, self.width)


PAPERS = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Stroke(NamedTuple):
    x: float
    y: float
    dx: float
    dy: float


class Grid(NamedTuple):
    """Cells of one size, as many as there is room for, in the middle of the sheet. Cards touch: one cut parts two of them."""

    paper: Paper
    width: float
    height: float

    @property
    def columns(self) -> int:
        return int((self.paper.width - 2 * MARGIN) // self.width)

    @property
    def rows(self) -> int:
        return int((self.paper.height - 2 * MARGIN) // self.height)

    @property
    def room(self) -> int:
        return self.columns * self.rows

    @property
    def left(self) -> float:
        return (self.paper.width - self.columns * self.width) / 2

    @property
    def top(self) -> float:
        return (self.paper.height - self.rows * self.height) / 2

    def front(self, nth: int) -> Box:
        row, column = divmod(nth, self.columns)
        return Box(self.left + column * self.width, self.top + row * self.height, self.width, self.height)

    def back(self, nth: int) -> Box:
        """Where its back is printed: the same row, counted from the other side."""
        row, column = divmod(nth, self.columns)
        return self.front(row * self.columns + self.columns - 1 - column)

    def marks(self) -> Iterator[Stroke]:
        across = [self.left + nth * self.width for nth in range(self.columns + 1)]
        down = [self.top + nth * self.height for nth in range(self.rows + 1)]
        return crop_marks(across, down)


def crop_marks(across: Sequence[float], down: Sequence[float]) -> Iterator[Stroke]:
    """At both ends of every cut, from top to bottom and from left to right."""
    reach = MARK + CLEAR
    for x in across:
        yield Stroke(x, down[0] - reach, 0, MARK)
        yield Stroke(x, down[-1] + CLEAR, 0, MARK)
    for y in down:
        yield Stroke(across[0] - reach, y, MARK, 0)
        yield Stroke(across[-1] + CLEAR, y, MARK, 0)


def parts(length: float, room: float, step: float) -> list[tuple[float, float]]:
    """What is longer than a sheet, in parts that end where a step does: where each begins, and how long it is."""
    longest = max(1, int(room // step)) * step if step else room
    ends = [*(nth * longest for nth in range(int(length // longest) + 1)), length]
    return [(begin, end - begin) for begin, end in pairwise(ends) if end - begin > 0.01]
