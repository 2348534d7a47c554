"""The player `random`: uniformly random legal actions."""

from dengen.core.rules.state import State
from dengen.players.player import Player


class Uniform(Player):
    def choose(self, world: State, seat: int) -> int:
        return self.rng.pick(world.legal(seat))
