"""How long a player may think: at a table so many seconds by the clock; for whoever wants the same game again, as long as it takes."""

from typing import Any

from dengen.core.base.words import Text
from dengen.core.bots.levels import Level
from dengen.core.game import Game
from dengen.players.levels import searcher
from dengen.players.names import player as named
from dengen.players.player import Player

BETWEEN_LOOKS = 0.1  # seconds that pass between two of a search's looks at the clock, at most
AS_LONG_AS_IT_TAKES = float("inf")
LONG = 500  # iterations: what is tried out more often may take too long where it isn't compiled
HURRIED = Text("at most {seconds:.0f} s a move: uncompiled", "1手{seconds:.0f}秒まで・未コンパイル")


def hurried(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by its name, as people meet it at a table: what it thought before makes it answer sooner."""
    seated = named(name, game, seed)
    search = searcher(seated)
    if search is None:
        return seated
    search.settings.spares = True
    return within(search.settings.seconds - BETWEEN_LOOKS, seated)


def unhurried(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by its name that looks at no clock: the same seed plays the same way, however slow the machine is."""
    return within(AS_LONG_AS_IT_TAKES, named(name, game, seed))


def within(seconds: float, player: Player) -> Player:
    """The player, which from now on comes to an answer after so many seconds, if it searches."""
    search = searcher(player)
    if search is not None:
        search.settings.seconds = seconds
    return player


def note(level: Level, is_compiled: bool) -> Text | None:
    """What is to be said of a level, beside its title, where it would think longer if it were let."""
    if level.iterations <= LONG or is_compiled:
        return None
    return Text(*(said.format(seconds=level.seconds) for said in (HURRIED.en, HURRIED.ja)))
