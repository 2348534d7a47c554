"""Stairs with somebody who looks at the heights: a game to learn that no game of ours is."""

from typing import ClassVar

from dengen.core.bots.heuristics import Heuristics
from dengen.core.rules.state import State
from tests.players.stairs import Stairs, StairsGame


class Heights(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("height",)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, Stairs)
        return [[float(height)] for height in state.height]


class Climbing(StairsGame):
    seat_counts = (2, 3)
    default_seats: ClassVar[int] = 2

    def prepare(self) -> None:
        self.heuristics = Heights()
