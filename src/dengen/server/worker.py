"""What runs in the processes that think for bots."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from dengen.build import is_compiled
from dengen.core.state import State
from dengen.players import Hint, hint
from dengen.players.judging import Judged, judged
from dengen.server.levels import player_of, tries_of

__all__ = ["advise", "choose", "is_compiled", "judge", "measured", "prepare"]

Result = TypeVar("Result")
Thinking = Callable[[str, State, int, int], Result]


def prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    threading.Thread(target=die_with_server, daemon=True).start()


def die_with_server() -> None:
    """A server that was killed can't end its processes."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def measured(work: Thinking[Result], level: str, world: State, seat: int, seed: int) -> tuple[Result, float]:
    """What comes of it, and the seconds of CPU that it took."""
    began = time.process_time()
    result = work(level, world, seat, seed)
    return result, time.process_time() - began


def choose(level: str, world: State, seat: int, seed: int) -> int:
    """A bot's answer."""
    return player_of(level, world.game, seed).choose(world, seat)


def advise(level: str, world: State, seat: int, seed: int) -> Hint:
    """What a bot would answer, what it expects of each answer, and why."""
    return hint(world.game, world, seat, seed, tries_of(level, world.game))


def judge(seconds: float, level: str, world: State, seat: int, seed: int) -> Judged:
    """What a bot that searches thinks of all answers, in so many seconds."""
    return judged(world.game, world, seat, seed, tries_of(level, world.game) or 1, seconds)
