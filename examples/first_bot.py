"""A template for your own player. It plays every game.

.venv/bin/dengen arena lumiel --players examples.first_bot:FirstBot?worlds=8,greedy,random
"""

from dengen import Game, State
from dengen.players import Player


class FirstBot(Player):
    """Tries every move in a few worlds, plays each to the end with heuristic moves, and chooses the one that wins most."""

    def __init__(self, game: Game[State], seed: int = 0, worlds: int = 4) -> None:
        super().__init__(game, seed)
        self.worlds = worlds

    def choose(self, world: State, seat: int) -> int:
        drawn = [world.resample(seat, self.rng) for _ in range(self.worlds)]
        return max(world.legal(seat), key=lambda act: sum(self.share(one.clone(), seat, act) for one in drawn))

    def share(self, world: State, seat: int, act: int) -> float:
        world.apply(seat, act)
        while actors := world.actors():
            world.apply(actors[0], self.game.heuristics.pick(world, actors[0], self.rng))
        return world.shares()[seat]
