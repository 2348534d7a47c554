"""Which player is meant by a level that people choose."""

from typing import Any

from dengen.core.errors import BadOption
from dengen.core.game import Game
from dengen.players import PLAYERS, player
from dengen.players.player import Player

LEVELS = {"easy": "random", "normal": "greedy", "hard": "search"}


def known_levels() -> list[str]:
    return list(LEVELS)


def check_level(level: str) -> None:
    """A level, or the name of a player."""
    if level not in LEVELS and level not in PLAYERS:
        raise BadOption(f"There is no bot {level!r}. The levels are: {', '.join(LEVELS)}.")


def player_of(level: str, game: Game[Any], seed: int) -> Player:
    name = LEVELS.get(level, level)
    return player(name if name in PLAYERS else "greedy", game, seed)
