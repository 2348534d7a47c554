"""Who sits at a table: players by name."""

from typing import Any

from dengen.core.errors import DengenError
from dengen.core.game import Game
from dengen.players.greedy import Greedy
from dengen.players.player import Player
from dengen.players.search import Search
from dengen.players.uniform import Uniform

PLAYERS: dict[str, type[Player]] = {"random": Uniform, "greedy": Greedy, "search": Search}


class UnknownPlayer(DengenError):
    code = "unknown_player"


def player(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by its name, made for a game; the same seed plays the same way."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"There is no player {name!r}. The players are: {', '.join(PLAYERS)}.")
    return PLAYERS[name](game, seed)
