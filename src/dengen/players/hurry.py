"""How long a player may think: at a table so many seconds by the clock; for whoever wants the same game again, as long as it takes."""

from typing import Any

from dengen.core.game import Game
from dengen.core.levels import Level
from dengen.core.words import Text
from dengen.players.names import player as named
from dengen.players.player import Player
from dengen.players.search import Search
from dengen.players.weak import Careless

LONGEST_THOUGHT = 2.0  # seconds: nobody likes to wait longer for a bot
BETWEEN_LOOKS = 0.1  # that pass between two of a search's looks at the clock, at most
AS_LONG_AS_IT_TAKES = float("inf")
LONG = 500  # iterations: what is tried out more often may take too long where it isn't compiled
HURRIED = Text("at most 2 s a move: uncompiled", "1手2秒まで・未コンパイル")


def hurried(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by its name, as people meet it at a table."""
    return within(LONGEST_THOUGHT - BETWEEN_LOOKS, named(name, game, seed))


def unhurried(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by its name that looks at no clock: the same seed plays the same way, however slow the machine is."""
    return within(AS_LONG_AS_IT_TAKES, named(name, game, seed))


def within(seconds: float, player: Player) -> Player:
    """The player, which from now on comes to an answer after so many seconds, if it searches."""
    thinker = player.thinker if isinstance(player, Careless) else player
    if isinstance(thinker, Search):
        thinker.settings.seconds = seconds
    return player


def note(level: Level, is_compiled: bool) -> Text | None:
    """What is to be said of a level, beside its title, where it would think longer if it were let."""
    return HURRIED if level.iterations > LONG and not is_compiled else None
