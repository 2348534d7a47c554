"""The layout of pieces: backs match their fronts, and all pieces stay on the sheet."""

import pytest

from dengen.printing.paper import CLEAR, MARGIN, MARK, PAPERS, Box, Grid, Paper, parts

SIZES = [(63.0, 88.0), (22.0, 22.0), (20.0, 20.0)]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("size", SIZES)
def test_backs_lie_behind_their_fronts_when_flipped_on_the_long_edge(paper: Paper, size: tuple[float, float]) -> None:
    grid = Grid(paper, *size)
    for nth in range(grid.room):
        front, back = grid.front(nth), grid.back(nth)
        assert back.x == pytest.approx(paper.width - front.x - front.width)
        assert back[1:] == front[1:]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("size", SIZES)
def test_pieces_stay_within_the_printable_area(paper: Paper, size: tuple[float, float]) -> None:
    grid = Grid(paper, *size)
    first, last = grid.front(0), grid.front(grid.room - 1)
    assert min(first.x, first.y) >= MARGIN
    assert last.x + last.width <= paper.width - MARGIN
    assert last.y + last.height <= paper.height - MARGIN
    assert all(mark.x >= MARGIN - MARK - CLEAR and mark.y >= MARGIN - MARK - CLEAR for mark in grid.marks())


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_nine_cards_fit_on_a_sheet(paper: Paper) -> None:
    grid = Grid(paper, 63, 88)
    assert (grid.columns, grid.rows) == (3, 3)


def test_every_cut_has_a_mark_at_both_ends() -> None:
    grid = Grid(PAPERS["a4"], 63, 88)
    marks = list(grid.marks())
    assert len(marks) == 2 * (4 + 4)
    for nth in range(grid.room):
        cell = grid.front(nth)
        assert sum(mark.dy > 0 and mark.x == pytest.approx(cell.x) for mark in marks) == 2
        assert sum(mark.dx > 0 and mark.y == pytest.approx(cell.y) for mark in marks) == 2


def test_no_mark_lies_on_a_card() -> None:
    grid = Grid(PAPERS["letter"], 63, 88)
    inside = Box(grid.left, grid.top, 3 * 63, 3 * 88)
    for mark in grid.marks():
        beside = mark.x + mark.dx < inside.x or mark.x > inside.x + inside.width
        above = mark.y + mark.dy < inside.y or mark.y > inside.y + inside.height
        assert beside or above


def test_a_large_board_is_split_between_its_cells() -> None:
    assert parts(460, 198, 92) == [(0, 184), (184, 184), (368, 92)]
    assert parts(100, 198, 0) == [(0, 100)]
    assert parts(460, 460, 92) == [(0, 460)]
