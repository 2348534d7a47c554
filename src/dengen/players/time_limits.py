"""Time limits of players: seconds of wall clock at a table, none where games must repeat."""

from typing import Any

from dengen.core.base.words import Text
from dengen.core.bots.levels import Level
from dengen.core.game import Game
from dengen.players.levels import searcher
from dengen.players.names import player as named
from dengen.players.player import Player

BETWEEN_LOOKS = 0.1  # most seconds between two checks of the clock by a search
AS_LONG_AS_IT_TAKES = float("inf")
LONG = 500  # iterations: longer searches may reach the time limit if interpreted
TIME_LIMITED = Text("at most {seconds:.0f} s a move: uncompiled", "1手{seconds:.0f}秒まで・未コンパイル")


def with_time_limit(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by name as at a table: with its time limit, and with kept trees that shorten the search."""
    seated = named(name, game, seed)
    search = searcher(seated)
    if search is None:
        return seated
    search.settings.spares = True
    return within(search.settings.seconds - BETWEEN_LOOKS, seated)


def without_time_limit(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by name without a time limit: a seed plays the same way on any machine."""
    return within(AS_LONG_AS_IT_TAKES, named(name, game, seed))


def within(seconds: float, player: Player) -> Player:
    """The player with a new time limit in seconds, if it searches."""
    search = searcher(player)
    if search is not None:
        search.settings.seconds = seconds
    return player


def note(level: Level, is_compiled: bool) -> Text | None:
    """A note for a level that may reach its time limit in an interpreted build."""
    if level.iterations <= LONG or is_compiled:
        return None
    return Text(*(said.format(seconds=level.seconds) for said in (TIME_LIMITED.en, TIME_LIMITED.ja)))
