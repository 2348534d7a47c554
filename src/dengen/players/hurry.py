"""How long a player may think: so many seconds by the clock, or, for whoever wants the same game again, as long as it takes."""

from typing import Any

from dengen.core.game import Game
from dengen.players.names import player as named
from dengen.players.player import Player
from dengen.players.search import Search
from dengen.players.weak import Careless

AS_LONG_AS_IT_TAKES = float("inf")


def within(seconds: float, player: Player) -> Player:
    """The player, which from now on comes to an answer after so many seconds at the latest, if it searches."""
    thinker = player.thinker if isinstance(player, Careless) else player
    if isinstance(thinker, Search):
        thinker.settings.seconds = seconds
    return player


def unhurried(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by its name that looks at no clock: the same seed plays the same way, however slow the machine is."""
    return within(AS_LONG_AS_IT_TAKES, named(name, game, seed))
