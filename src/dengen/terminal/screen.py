"""Output and input of lines, on a terminal or through a pipe, with or without colours."""

import contextlib
import unicodedata

from rich.console import Console
from rich.table import Table
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lets people edit the line they type)

PIPE_WIDTH = 120  # no window to fit into, and nothing should be cut off


class Pipe(Console):
    """A console that leaves a broken pipe to `main`; Rich would end the process with an error."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    made = Pipe(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not made.is_terminal:
        made.width = PIPE_WIDTH
    return made


class UserQuit(Exception):
    """The user quit: `q`, end of input, or Ctrl-C."""


class Screen:
    """Prints lines and asks for one."""

    def __init__(self) -> None:
        self.console = console()

    def say(self, line: str = "", style: str = "") -> None:
        """Print one or more lines; long ones are wrapped on a terminal and kept whole in a pipe."""
        self.console.print(Text(line, style), soft_wrap=not self.console.is_terminal)

    def show(self, table: Table) -> None:
        self.console.print(table)

    def ask(self, prompt: str) -> str:
        """The line that the user types; full-width letters count as plain ones."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say()
            raise UserQuit from None
        return unicodedata.normalize("NFKC", line).strip()


def table(*headings: str, numbers: int = 0) -> Table:
    """A table without boxes; its last `numbers` columns are right-aligned."""
    made = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for index, heading in enumerate(headings):
        right = index >= len(headings) - numbers
        made.add_column(heading, justify="right" if right else "left", no_wrap=right, overflow="fold")
    return made
