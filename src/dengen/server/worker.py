"""What runs in the processes that think for bots."""

import signal
from typing import Any

from dengen.core.game import Game
from dengen.core.state import State
from dengen.server.levels import player_of

GAMES: dict[tuple[type[Game[Any]], str], Game[Any]] = {}


def prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us


def choose(
    kind: type[Game[Any]], hash: str, content: dict[str, Any] | None, level: str, world: State, seat: int, seed: int
) -> str:
    """The name of a bot's answer. `content`: of a card set that isn't the game's first edition."""
    game = GAMES.get((kind, hash))
    if game is None:
        game = GAMES[kind, hash] = kind() if content is None else kind(content)
    return game.name(player_of(level, game, seed).choose(world, seat))
