# mypyc: compile
"""Weaker players for those who learn a game: `sensible` never thinks, `overlooking` thinks but doesn't see everything."""

from typing import Any

from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.player import Player


class Sensible(Player):
    """The game's own cheap answer, the one that rollouts take."""

    def choose(self, world: State, seat: int) -> int:
        return self.game.heuristics.pick(world, seat, self.rng)


class Overlooking(Player):
    """Another player, who doesn't see each of its answers, and gives the best of those that it sees."""

    thinker: Player
    overlooks: float  # how likely, from 0 to 1, each answer is not to be seen

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
