"""The lab's overhead and the gain from more processes, compared with a plain loop over the same games."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.lab.jobs import HERE, play_all
from dengen.lab.journal import Journal
from dengen.lab.processes import Processes
from dengen.lab.simulation import Plan, Result, seed_of
from dengen.players.playout import playout

WINDOWS = 5  # windows, of which the best counts: other processes can only slow it down
PROCESS_WINDOWS = 2  # windows with processes, which take longer


class Throughput(Struct, frozen=True):
    """The result of `dengen bench --lab`; docs/cli.md explains each key."""

    game: str
    seats: int
    games_per_s: float
    overhead: float
    workers: int
    scaling: float


def throughput(game: Game[Any], seats: int, options: dict[str, Any], seconds: float, workers: int) -> Throughput:
    """Measure random play with a journal, and greedy play on several processes, about `seconds` each."""
    random = Plan(game, seats, options, ("random",) * seats, 1, 1)
    games = enough(random, seconds / WINDOWS)
    plain, noted = alternately(partial(plain_loop, random, games), partial(with_journal, random, games))
    greedy = replace(random, players=("greedy",) * seats)
    return Throughput(
        game=game.id,
        seats=seats,
        games_per_s=round(games / noted, 1),
        overhead=round(noted / plain - 1, 4),
        workers=workers,
        scaling=round(scaling(greedy, enough(greedy, seconds * workers), workers), 2),
    )


def enough(plan: Plan, seconds: float) -> int:
    """The number of games that take about `seconds`."""
    games = 1
    while (took := spent(partial(play_some, plan, games))) < seconds / 4:
        games *= 2
    return max(1, round(games * seconds / took))


def play_some(plan: Plan, games: int) -> None:
    for number in range(games):
        plan.play(number)


def alternately(one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """The seconds of each, the best of some windows; they alternate, so that other load affects both."""
    windows = [(spent(one), spent(other)) for _ in range(WINDOWS)]
    return min(window[0] for window in windows), min(window[1] for window in windows)


def spent(work: Callable[[], object]) -> float:
    """CPU seconds of this process."""
    start = time.process_time()
    work()
    return time.process_time() - start


def plain_loop(plan: Plan, games: int) -> None:
    """Play the same games without the lab."""
    for number in range(games):
        chance = Chance(seed_of(plan.seed, number))
        state = plan.game.new(plan.seats, int(chance.fork().word), **plan.options)
        playout(state, chance.fork())
        state.outcome()


def with_journal(plan: Plan, games: int) -> None:
    with TemporaryDirectory() as folder:
        play_all(plan, games, HERE, Journal({"work": "throughput"}, Result, Path(folder)))


def scaling(plan: Plan, games: int, workers: int) -> float:
    """The speed-up of `workers` processes over one, on the same games."""
    windows = [(processes_time(plan, games, 1), processes_time(plan, games, workers)) for _ in range(PROCESS_WINDOWS)]
    return min(window[0] for window in windows) / min(window[1] for window in windows)


def processes_time(plan: Plan, games: int, workers: int) -> float:
    """Seconds for these games, without the start of the processes."""
    processes = Processes(plan, workers)
    processes.gather()
    start = time.monotonic()
    for _ in processes.play(range(games)):
        pass
    return time.monotonic() - start
