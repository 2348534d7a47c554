"""The bots that people can choose: `dengen.players` says who plays at which level of a game."""

from typing import Any

from dengen.core.game import Game
from dengen.core.words import Text
from dengen.players import PLAYERS, UnknownPlayer, check
from dengen.players.hurry import hurried, note
from dengen.players.player import Player


def check_level(level: str, game: Game[Any]) -> None:
    """Raises UnknownPlayer for what is neither a level of the game nor a player's name; a budget of one's own is none."""
    known = (*PLAYERS, *game.levels)
    if level not in known:
        raise UnknownPlayer(f"There is no bot {level!r}. The bots are: {', '.join(known)}.")


def player_of(level: str, game: Game[Any], seed: int) -> Player:
    return hurried(level, game, seed)


def tries_of(level: str, game: Game[Any]) -> int | None:
    """How often a level that searches tries answers out; None for one that doesn't."""
    return check(level, game).iterations or None


def notes(game: Game[Any], is_compiled: bool) -> dict[str, Text]:
    """What is to be said of some levels, beside their titles."""
    return {name: said for name, level in game.levels.items() if (said := note(level, is_compiled)) is not None}
