# mypyc: compile
"""Weaker players for those who learn a game: `sensible` never thinks, `careless` thinks but sometimes doesn't look."""

from typing import Any

from dengen.core.game import Game
from dengen.core.state import State
from dengen.players.player import Player


class Sensible(Player):
    """The game's own cheap answer, the one that rollouts take."""

    def choose(self, world: State, seat: int) -> int:
        return self.game.heuristics.pick(world, seat, self.rng)


class Careless(Player):
    """Another player, who answers by chance once in a while."""

    thinker: Player
    slips: float  # how often, from 0 to 1

    def __init__(self, game: Game[Any], seed: int, thinker: Player, slips: float) -> None:
        super().__init__(game, seed)
        self.thinker = thinker
        self.slips = slips

    def choose(self, world: State, seat: int) -> int:
        if self.rng.unit() < self.slips:
            return self.rng.pick(world.legal(seat))
        return self.thinker.choose(world, seat)
