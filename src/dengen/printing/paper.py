"""The layout of pieces on a sheet, in mm from the upper left corner, with backs for flipping on the long edge."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

MARGIN = 6.0  # at least: few printers reach further, and it holds the crop marks
MARK = 4.0  # length of crop marks
CLEAR = 0.8  # between a mark and the cut


class Paper(NamedTuple):
    width: float
    height: float

    @property
    def turned(self) -> "Paper":
        return Paper(self.height, self.width)

    @property
    def half(self) -> "Paper":
        """The paper folded once."""
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
    """As many cells of one size as fit, centred on the sheet. Cards touch, so that one cut separates two."""

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
        """The box of the back: the same row, mirrored."""
        row, column = divmod(nth, self.columns)
        return self.front(row * self.columns + self.columns - 1 - column)

    def marks(self) -> Iterator[Stroke]:
        across = [self.left + nth * self.width for nth in range(self.columns + 1)]
        down = [self.top + nth * self.height for nth in range(self.rows + 1)]
        return crop_marks(across, down)


def crop_marks(across: Sequence[float], down: Sequence[float]) -> Iterator[Stroke]:
    """Crop marks at both ends of every cut."""
    reach = MARK + CLEAR
    for x in across:
        yield Stroke(x, down[0] - reach, 0, MARK)
        yield Stroke(x, down[-1] + CLEAR, 0, MARK)
    for y in down:
        yield Stroke(across[0] - reach, y, MARK, 0)
        yield Stroke(across[-1] + CLEAR, y, MARK, 0)


def parts(length: float, room: float, step: float) -> list[tuple[float, float]]:
    """A length split into parts that fit into `room` and end at steps: starts and lengths."""
    longest = max(1, int(room // step)) * step if step else room
    ends = [*(nth * longest for nth in range(int(length // longest) + 1)), length]
    return [(begin, end - begin) for begin, end in pairwise(ends) if end - begin > 0.01]
