"""The bots that people can choose: `dengen.players` says who plays at which level of a game."""

from typing import Any

from dengen.core.game import Game
from dengen.players import check, player
from dengen.players.player import Player


def check_level(level: str, game: Game[Any]) -> None:
    """Raises UnknownPlayer for what is neither a level of the game nor a player's name."""
    check(level, game)


def player_of(level: str, game: Game[Any], seed: int) -> Player:
    return player(level, game, seed)


def tries_of(level: str, game: Game[Any]) -> int | None:
    """How often a level that searches tries answers out; None for one that doesn't."""
    return check(level, game).iterations or None
