"""Stairs with height features: a game to train on."""

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
