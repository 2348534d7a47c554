# mypyc: compile
"""Observers: a seat's knowledge as numbers, written directly from the state for speed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.rules.state import State

WATCHER: Final[i64] = -1  # a spectator


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the numbers of an observation, in the order of `Game.readings`."""

    size: i64  # the number of numbers

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        """Write the numbers that aren't zero, from index `at` on; all are zero before."""
        raise NotImplementedError(f"{type(self).__name__} doesn't say what `write` does.")

    def observe(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        """Overwrite `size` numbers, from index `at` on, with the knowledge of a viewer (a seat or WATCHER)."""
        end: i64 = at + self.size
        place: i64 = at
        while place < end:
            numbers[place] = 0.0
            place += 1
        self.write(state, viewer, numbers, at)


def blank(many: int) -> vec[float]:
    """A buffer of zeros, which NumPy can use without a copy: `numpy.frombuffer(buffer)`."""
    return vec[float]([0.0 for _ in range(many)])
