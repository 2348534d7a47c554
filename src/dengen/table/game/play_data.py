"""The answers of a game, and the gestures that may be taken back."""

from typing import NamedTuple

from dengen.core.rules.state import State


class CountedAnswer(NamedTuple):
    """An answer or an intervention that counts; `gesture`: the number of the first entry of its gesture.

    `took`: how long the answer took; `bank`: what the seat had in its bank before.
    """

    number: int
    gesture: int
    seat: int
    act: int
    intervention: str = ""
    took: int = 0
    bank: int | None = None


class ClockFace(NamedTuple):
    """A clock as the others see it: what is left in the bank, and since when it runs (None: it stands)."""

    bank: int | None
    since: int | None


class UndoableGestures(NamedTuple):
    """Gestures of a seat that it may take back, the last one last; `after`: the position that they led to, and a digest of
    the seat's view of it (`looks`), once it was asked for."""

    gestures: tuple[int, ...]
    after: State
    looks: list[bytes]


class FightAnswer(NamedTuple):
    """An answer of a beat: an action, or the name of an intervention."""

    time: int
    seat: int
    what: int | str
    by: str
