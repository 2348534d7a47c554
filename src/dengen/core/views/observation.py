"""Observations: a view as flat numbers of fixed size, for learning programs, and the documented layout of these."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from dengen.core.rules.state import State
from dengen.core.views.observer import Observer
from dengen.core.views.view import View

if TYPE_CHECKING:
    from dengen.core.game import Game


class Reading(Struct, frozen=True):
    """A field of an observation: `size` numbers under one name.

    `read` takes the view and returns exactly `size` numbers. Games with a separate observer leave it out.
    """

    name: str
    size: int
    read: Callable[[Any], Sequence[float]] | None = None
    about: str = ""


def one_hot(index: int | None, size: int) -> list[float]:
    """One-hot encoding of an index; zeros if it is out of range or None."""
    return [1.0 if place == index else 0.0 for place in range(size)]


def chosen(name: str | None, names: Sequence[str]) -> list[float]:
    """One-hot encoding of a name; zeros if it is unknown or None."""
    return [1.0 if each == name else 0.0 for each in names]


def counted(cards: Iterable[str | None], kinds: Sequence[str], unit: float = 1) -> list[float]:
    """Counts per kind, divided by `unit`."""
    numbers = Counter(cards)
    return [numbers[kind] / unit for kind in kinds]


def per_seat(rows: Iterable[Sequence[float]], size: int, seats: int) -> list[float]:
    """Rows of `size` numbers in a row, and zeros for absent seats."""
    return padded([number for row in rows for number in row], seats * size)


def padded(numbers: Sequence[float], size: int) -> list[float]:
    """The numbers, padded with zeros for absent seats."""
    if len(numbers) > size:
        raise ValueError(f"{len(numbers)} numbers don't fit into {size}")
    return [*numbers, *[0.0] * (size - len(numbers))]


def head(seats: int) -> list[Reading]:
    """The fields of all games: viewer, asked seats, scores (divided by 10)."""
    return [
        Reading("viewer", seats, lambda view: one_hot(view.viewer, seats), "which seat looks"),
        Reading(
            "asked", seats, lambda view: [1.0 if seat in view.asked else 0.0 for seat in range(seats)], "who is asked"
        ),
        Reading("scores", seats, lambda view: padded([score / 10 for score in view.scores], seats), "points / 10"),
    ]


class ViewObserver(Observer):
    """The default observer, which makes the view and reads it."""

    def __init__(self, game: "Game[Any]") -> None:
        super().__init__(game.observation_size)
        self.game = game
        self.readings = list(game.readings())

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        view = self.game.view(state, None if viewer < 0 else int(viewer))
        for reading in self.readings:
            for number in numbers_of(reading, view):
                numbers[at] = number
                at += 1


def numbers_of(reading: Reading, view: View) -> Sequence[float]:
    if reading.read is None:
        raise ValueError(f"The reading {reading.name!r} has no `read`, and its game no `make_observer`.")
    read = reading.read(view)
    if len(read) != reading.size:
        raise ValueError(f"The reading {reading.name!r} gave {len(read)} numbers, not {reading.size}.")
    return read
