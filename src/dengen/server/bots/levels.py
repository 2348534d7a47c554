"""The bots that people can choose: `dengen.players` says who plays at which level of a game; plug-ins are the operator's choice."""

from collections.abc import Collection
from functools import cache
from typing import Any

from dengen.core.base.words import Text
from dengen.core.bots.level_ratings import level_ratings
from dengen.core.game import Game
from dengen.players import PLAYERS, UnknownPlayer, check, plugged, titles
from dengen.players.player import Player
from dengen.players.time_limits import LONG, note, with_time_limit

SHARED = 50_000  # iterations


def check_level(level: str, game: Game[Any], plugins: Collection[str]) -> None:
    """Raises UnknownPlayer for what is neither a level of the game, nor a player's name, nor a plug-in of this server; a
    search with a budget of one's own is none of them."""
    known = (*PLAYERS, *game.levels, *plugins_of(game, plugins))
    if level not in known:
        raise UnknownPlayer(f"There is no bot {level!r}. The bots are: {', '.join(known)}.")


def plugins_of(game: Game[Any], plugins: Collection[str]) -> dict[str, Text]:
    """Those of the server's plug-ins that play this game, and what people call them. No other name is ever loaded."""
    found = [plugin for name in plugins if (plugin := plugged(name)) is not None]
    return {plugin.name: plugin.title for plugin in found if plugin.plays(game)}


def levels_of(game: Game[Any], plugins: Collection[str]) -> dict[str, Text]:
    """All that people can choose at a table of this game, and what they call it."""
    return titles(game) | plugins_of(game, plugins)


def player_of(level: str, game: Game[Any], seed: int) -> Player:
    return with_time_limit(level, game, seed)


def tries_of(level: str, game: Game[Any]) -> int | None:
    """How often a level that searches tries answers out; None for one that doesn't."""
    try:
        return check(level, game).iterations or None
    except UnknownPlayer:  # a plug-in
        return None


def is_shared(level: str, game: Game[Any]) -> bool:
    """Does it think so long that several processes are to share the work, if they have nothing else to do?"""
    return check(level, game).iterations >= SHARED


def thinks_ahead(level: str, game: Game[Any]) -> bool:
    """Is it worth to think before it is asked? Not for those who are quick anyway, nor for those who overlook things."""
    found = check(level, game)
    return found.iterations > LONG and not found.overlooks


def notes(game: Game[Any], is_compiled: bool) -> dict[str, Text]:
    """What is to be said of some levels, beside their titles."""
    return {name: said for name, level in game.levels.items() if (said := note(level, is_compiled)) is not None}


@cache
def ratings(package: str) -> dict[str, int]:
    """How strong the levels of a game are, as far as it was measured."""
    found = level_ratings(package)
    return {} if found is None else found.ratings
