# mypyc: compile
"""What a seat may know as numbers, written straight from the state: for those who learn, and want millions of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dengen.core.rules.state import State

WATCHER: Final[i64] = -1  # the viewer who has no seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the numbers of an observation, in the order of `Game.readings`."""

    size: i64  # how many there are

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        """Write what isn't zero. `at` is where the viewer's numbers begin; all of them are zero so far."""
        raise NotImplementedError(f"{type(self).__name__} doesn't say what `write` does.")

    def observe(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        """Overwrite `size` numbers, from `at` on, with what the viewer (a seat or WATCHER) may know."""
        end: i64 = at + self.size
        place: i64 = at
        while place < end:
            numbers[place] = 0.0
            place += 1
        self.write(state, viewer, numbers, at)


def blank(many: int) -> vec[float]:
    """Room for so many numbers. It can be looked at as an array without a copy: `numpy.frombuffer(room)`."""
    return vec[float]([0.0 for _ in range(many)])
