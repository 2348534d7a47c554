"""Small pieces of work for the lab's tests: fast, and able to fail on purpose."""

import os
import time
from pathlib import Path
from typing import NamedTuple

from dengen.lab.processes import SENT_EVERY


class Squares(NamedTuple):
    """Number n gives n squared."""

    def play(self, number: int) -> int:
        return number * number


class Mortal(NamedTuple):
    """Squares whose process dies at game `fatal` as often as the file says; every game writes a line into `played`."""

    folder: Path
    fatal: int

    def play(self, number: int) -> int:
        lives = self.folder / "lives"
        left = int(lives.read_text())
        if number == self.fatal and left:
            rest = self.folder / f"lives-{os.getpid()}"
            rest.write_text(str(left - 1))
            rest.replace(lives)  # at once: another process may be reading it
            os._exit(1)
        with (self.folder / "played").open("a") as file:
            file.write(f"{number}\n")
        return number * number

    def games_played(self) -> list[int]:
        return [int(line) for line in (self.folder / "played").read_text().split()]


class Faulty(NamedTuple):
    """Work in which game 3 raises an error."""

    def play(self, number: int) -> int:
        if number == 3:
            raise ZeroDivisionError("three is no good")
        return number


class Whereabouts(NamedTuple):
    """Work in which every game takes a moment and returns its process id."""

    def play(self, number: int) -> int:
        until = time.monotonic() + 2 * SENT_EVERY
        while time.monotonic() < until:
            pass
        return os.getpid()
