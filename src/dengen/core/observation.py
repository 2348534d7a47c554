"""Views as flat numbers of fixed size, for those who learn: a documented list of readings, from the view alone."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from dengen.core.view import View


class Reading(Struct, frozen=True):
    """So many numbers under one name. `read` takes the view (its memory included) and gives exactly `size` of them."""

    name: str
    size: int
    read: Callable[[Any], Sequence[float]]
    about: str = ""


def one_hot(index: int, size: int) -> list[float]:
    """A one at `index`; nothing but zeros for an index outside (nobody, none)."""
    return [1.0 if place == index else 0.0 for place in range(size)]


def padded(numbers: Sequence[float], size: int) -> list[float]:
    """The numbers, filled up with zeros: for seats that are not at this table."""
    if len(numbers) > size:
        raise ValueError(f"{len(numbers)} numbers don't fit into {size}")
    return [*numbers, *[0.0] * (size - len(numbers))]


def head(seats: int) -> list[Reading]:
    """What all games have: who looks, who is asked, the scores (divided by 10)."""
    return [
        Reading(
            "viewer", seats, lambda view: one_hot(-1 if view.viewer is None else view.viewer, seats), "which seat looks"
        ),
        Reading(
            "asked", seats, lambda view: [1.0 if seat in view.asked else 0.0 for seat in range(seats)], "who is asked"
        ),
        Reading("scores", seats, lambda view: padded([score / 10 for score in view.scores], seats), "points / 10"),
    ]


def encode(readings: Sequence[Reading], view: View) -> list[float]:
    numbers: list[float] = []
    for reading in readings:
        read = reading.read(view)
        if len(read) != reading.size:
            raise ValueError(f"the reading {reading.name!r} gave {len(read)} numbers, not {reading.size}")
        numbers += read
    return numbers
