"""Who sits at a table: players by name, the levels that people meet, and hints."""

from dengen.players.hint import Hint, explain, hint
from dengen.players.levels import titles
from dengen.players.names import NAMES, PLAYERS, UnknownPlayer, check, player

__all__ = [
    "NAMES",
    "PLAYERS",
    "Hint",
    "UnknownPlayer",
    "check",
    "explain",
    "hint",
    "player",
    "titles",
]
