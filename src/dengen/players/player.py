# mypyc: compile
"""The base class of players, which choose actions in worlds resampled for their seats."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from dengen.core.base.chance import Chance
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """The base class of players. A player never gets the true state (see `dengen.players.match`).

    `games`: ids of the games that it plays, empty for all. `title`: its title on servers that offer it.
    """

    games: ClassVar[tuple[str, ...]] = ()
    title: ClassVar[Text | None] = None

    game: Game[Any]
    rng: Chance

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game = game
        self.rng = Chance(seed)

    def choose(self, world: State, seat: int) -> int:
        """Choose one of `world.legal(seat)`. The world is a copy: the player may play in it and resample it."""
        raise NotImplementedError(f"{type(self).__name__} doesn't implement `choose`.")

    def ranked(self, world: State, seat: int) -> list[int]:
        """Actions by preference, best first; at least the one that `choose` returns."""
        return [self.choose(world, seat)]
