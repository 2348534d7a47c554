"""What runs in the processes that think for bots."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from dengen.core.game import Game
from dengen.core.state import State
from dengen.players import Hint, hint
from dengen.server.levels import player_of, tries_of

Result = TypeVar("Result")
Thinking = Callable[[Game[Any], str, State, int, int], Result]
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


def choose(game: Game[Any], level: str, world: State, seat: int, seed: int) -> int:
    """A bot's answer."""
    return player_of(level, game, seed).choose(world, seat)


def advise(game: Game[Any], level: str, world: State, seat: int, seed: int) -> Hint:
    """What a bot would answer, what it expects of each answer, and why."""
    return hint(game, world, seat, seed, tries_of(level, game))


def think(
    work: Thinking[Result], kind: type[Game[Any]], hash: str, content: dict[str, Any] | None, *about: Any
) -> Result:
    """Do it with this game. `content`: of a card set that isn't the game's first edition."""
    game = GAMES.get((kind, hash))
    if game is None:
        game = GAMES[kind, hash] = kind() if content is None else kind(content)
    return work(game, *about)
