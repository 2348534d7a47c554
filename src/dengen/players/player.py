# mypyc: compile
"""A player: made for a game and a seed, it answers questions from worlds that are dealt for its seat."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from dengen.core.base.chance import Chance
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """The base of every player. What it is handed is never the true state (see `dengen.players.match`).

    `games`: the ids of those that it plays; all, if there are none. `title`: what people call it, on a server that offers it.
    """

    games: ClassVar[tuple[str, ...]] = ()
    title: ClassVar[Text | None] = None

    game: Game[Any]
    rng: Chance

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game = game
        self.rng = Chance(seed)

    def choose(self, world: State, seat: int) -> int:
        """One of `world.legal(seat)`. The world is the player's own: it may play in it and draw others from it."""
        raise NotImplementedError(f"{type(self).__name__} doesn't say what it answers: write `choose`.")

    def ranked(self, world: State, seat: int) -> list[int]:
        """Answers that it would give, the best first: one, for a player that knows no second."""
        return [self.choose(world, seat)]
