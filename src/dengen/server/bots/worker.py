"""What runs in the processes that think for bots."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from typing import TypeVar

from dengen.build import is_compiled
from dengen.core.bots.levels import HARD
from dengen.core.rules.state import State
from dengen.players import Hint, hint
from dengen.players.move_review import MoveReview, review
from dengen.players.root_merge import VoteCount
from dengen.players.search import Search
from dengen.server.bots.levels import player_of, tries_of
from dengen.server.bots.search_cache import MOST, SearchCache

__all__ = ["advise", "choose", "forget", "is_compiled", "judge", "look_ahead", "measured", "prepare"]

Result = TypeVar("Result")

THOUGHTS = SearchCache()  # of this process
SLICE = 0.05  # seconds for which whoever is asked has to wait where a bot thinks ahead
AHEAD = 3  # times as many moments as are tried for an answer
MOST_AHEAD = MOST // 4  # so that the bots of a whole table find room


def prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    threading.Thread(target=die_with_server, daemon=True).start()


def die_with_server() -> None:
    """A server that was killed can't end its processes."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def measured(work: Callable[[], Result]) -> tuple[Result, float]:
    """What comes of it, and the seconds of CPU that it took."""
    began = time.process_time()
    result = work()
    return result, time.process_time() - began


def choose(line: int, parts: int, level: str, world: State, seat: int, seed: int) -> list[VoteCount]:
    """What a bot thinks of its answers, the best first, where it does one of so many parts of the work."""
    player = player_of(level, world.game, seed)
    if not isinstance(player, Search):
        return [VoteCount(player.choose(world, seat), 1, 0.0)]
    player.last = THOUGHTS.last(line)
    player.settings.iterations = -(-player.settings.iterations // parts)
    if parts == 1:
        player.choose(world, seat)
    else:
        player.consider(world, seat)
    THOUGHTS.keep(line, player.last)
    return [VoteCount(*entry) for entry in player.considered]


def look_ahead(line: int, level: str, world: State | None, seat: int, seed: int) -> bool:
    """Think for a moment about what a bot may be asked next; is there more to think about?

    `world`: as the bot sees it now; None: as it was when this was last called.
    """
    last = THOUGHTS.last(line)
    now = world if world is not None else None if last is None else last.world
    player = None if now is None else player_of(level, now.game, seed)
    if not isinstance(player, Search):  # the thought had to make room, or another process has it
        return False
    player.last = last
    if world is not None:
        player.turn_to(world, seat)
    goes_on = player.look_ahead(SLICE, min(AHEAD * player.settings.iterations, MOST_AHEAD))
    THOUGHTS.keep(line, player.last)
    return goes_on


def forget(line: int) -> None:
    THOUGHTS.drop(line)


def advise(level: str, world: State, seat: int, seed: int) -> Hint:
    """What a bot would answer, what it expects of each answer, and why. Whoever asks hard is told more than hard itself sees."""
    return hint(world.game, world, seat, seed, None if level == HARD else tries_of(level, world.game))


def judge(seconds: float, level: str, world: State, seat: int, seed: int) -> MoveReview:
    """What a bot that searches thinks of all answers, in so many seconds."""
    return review(world.game, world, seat, seed, tries_of(level, world.game) or 1, seconds)
