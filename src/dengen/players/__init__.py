"""Who sits at a table: players by name, the levels that people meet, and hints."""

from dengen.players.hint import Hint, explain, hint
from dengen.players.levels import LEVELS, TITLES, Level, levels
from dengen.players.names import NAMES, PLAYERS, UnknownPlayer, check, player

__all__ = [
    "LEVELS",
    "NAMES",
    "PLAYERS",
    "TITLES",
    "Hint",
    "Level",
    "UnknownPlayer",
    "check",
    "explain",
    "hint",
    "levels",
    "player",
]
