"""What runs in the processes that think for bots."""

import multiprocessing
import os
import signal
import threading
from typing import Any

from dengen.core.game import Game
from dengen.core.state import State
from dengen.server.levels import player_of

GAMES: dict[tuple[type[Game[Any]], str], Game[Any]] = {}


def prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    threading.Thread(target=die_with_server, daemon=True).start()


def die_with_server() -> None:
    """A server that was killed can't end its processes."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def choose(
    kind: type[Game[Any]], hash: str, content: dict[str, Any] | None, level: str, world: State, seat: int, seed: int
) -> str:
    """The name of a bot's answer. `content`: of a card set that isn't the game's first edition."""
    game = GAMES.get((kind, hash))
    if game is None:
        game = GAMES[kind, hash] = kind() if content is None else kind(content)
    return game.name(player_of(level, game, seed).choose(world, seat))
