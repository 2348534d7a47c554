"""Players: bots by name, levels of games, hints, and the base class of custom players."""

from dengen.players.conformance import check_player
from dengen.players.hint import Hint, explain, hint
from dengen.players.levels import titles
from dengen.players.names import NAMES, PLAYERS, UnknownPlayer, check, player
from dengen.players.player import Player
from dengen.players.plugins import BadPlayer, Plugin, plugged

__all__ = [
    "NAMES",
    "PLAYERS",
    "BadPlayer",
    "Hint",
    "Player",
    "Plugin",
    "UnknownPlayer",
    "check",
    "check_player",
    "explain",
    "hint",
    "player",
    "plugged",
    "titles",
]
