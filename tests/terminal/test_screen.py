"""Lines on a terminal and through a pipe."""

import io

from dengen.terminal.screen import Pipe, Screen, table

LONG = "Your hand: " + ", ".join(["Yokai Tamer +3"] * 8)


def screen_on(terminal: bool, width: int) -> tuple[Screen, io.StringIO]:
    screen, file = Screen(), io.StringIO()
    screen.console = Pipe(file=file, force_terminal=terminal, width=width, highlight=False, color_system=None)
    return screen, file


def test_a_terminal_breaks_long_lines_between_words() -> None:
    screen, file = screen_on(True, 40)
    screen.say(LONG)
    lines = file.getvalue().splitlines()
    assert all(len(line) <= 40 for line in lines)
    assert " ".join(line.strip() for line in lines) == LONG


def test_a_pipe_gets_long_lines_whole() -> None:
    screen, file = screen_on(False, 40)
    screen.say(LONG)
    assert file.getvalue() == f"{LONG}\n"


def test_a_drawing_that_fits_is_left_as_it_is() -> None:
    drawing = "   A     B  \n1  .     [x]\n  two  spaces"
    screen, file = screen_on(True, 40)
    screen.say(drawing)
    assert file.getvalue() == f"{drawing}\n"


def test_square_brackets_and_colons_are_no_markup() -> None:
    screen, file = screen_on(False, 40)
    screen.say("[bold] :smile: [3] {seat0}")
    assert file.getvalue() == "[bold] :smile: [3] {seat0}\n"


def test_japanese_columns_line_up() -> None:
    screen, file = screen_on(False, 60)
    rows = table("名前", "得点", numbers=1)
    rows.add_row("ハル", "12")
    rows.add_row("You", "3")
    screen.show(rows)
    lines = file.getvalue().splitlines()
    assert [line.rstrip() for line in lines] == ["名前  得点", "ハル    12", "You      3"]
