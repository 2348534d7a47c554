# mypyc: compile
"""A thought that goes on: what was tried below an answer still counts, where the answer showed its seat nothing new."""

from typing import Any, Final

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.game import Game
from dengen.core.state import State
from dengen.players.tree import Node, mixed

WORTHWHILE: Final = 200  # visits of a branch: to look whether a smaller one is sound takes as long as to grow it again
WORLDS: Final = 8  # in which the answer is given once more, to see what it shows


class Thought:
    """What a seat thought about a question, and what it answered."""

    world: State
    seat: int
    act: int
    below: Node | None  # of the answer

    def __init__(self, root: Node, world: State, seat: int, act: int) -> None:
        self.world = world.clone()  # whoever asked may play on in his own
        self.seat = seat
        self.act = act
        self.below = root.children.get(int(mixed(1, seat, act)))

    def branch(self, game: Game[Any], world: State, seat: int, rng: Chance) -> Node | None:
        """Where to go on, now that the seat is asked in this world; None: from nothing.

        The branch grew in worlds that the seat thought possible, and is sound if all of them are possible still: if
        nobody but the seat has acted, by no luck, and it sees what the answer would have shown it in any of them.
        """
        if self.below is None or seat != self.seat or self.below.tried(seat) < WORTHWHILE:
            return None
        only: i64 = 1 << seat
        if self.world.waiting != only or world.waiting != only:
            return None
        seen = game.view(world, seat)
        for _ in range(WORLDS):
            then = self.world.resample(seat, rng)
            luck = then.chance.word
            then.play(seat, self.act)
            if then.waiting != only or then.chance.word != luck or game.view(then, seat) != seen:
                return None
        return self.below
