# mypyc: compile
"""Handicapped players for beginners: `Sensible` doesn't search, `Overlooking` misses some actions."""

from typing import Any

from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.player import Player


class Sensible(Player):
    """A player by the game's cheap policy, which rollouts use."""

    def choose(self, world: State, seat: int) -> int:
        return self.game.heuristics.pick(world, seat, self.rng)


class Overlooking(Player):
    """A player that misses actions at random, and takes the best of the rest by another player's ranking."""

    thinker: Player
    overlooks: float  # the probability of missing an action

    def __init__(self, game: Game[Any], seed: int, thinker: Player, overlooks: float) -> None:
        super().__init__(game, seed)
        self.thinker = thinker
        self.overlooks = overlooks

    def choose(self, world: State, seat: int) -> int:
        acts = world.legal(seat)
        if len(acts) == 1:
            return acts[0]
        ranked = self.thinker.ranked(world, seat)
        for act in ranked:
            if self.rng.unit() >= self.overlooks:
                return act
        return ranked[0]
