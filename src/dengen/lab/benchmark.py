"""How fast the games run: random play, clone, resample, a view with all its words, and tree search."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from dengen.build import is_compiled
from dengen.core.chance import Chance
from dengen.core.game import Game
from dengen.core.state import State
from dengen.players.levels import settings as thinking
from dengen.players.playout import playout
from dengen.players.search import Search

WINDOWS = 20  # the best of so many short ones: other work on the machine can only slow us down
BATCH = 16  # games between two looks at the clock
THOUGHT = 100  # iterations of one search
POSITIONS = 64  # of random games, from their beginning to their end


class Figures(Struct, frozen=True):
    """What `dengen bench` prints of a game; docs/cli.md explains each key."""

    game: str
    seats: int
    options: dict[str, Any]  # those that differ from the default
    compiled: bool
    decisions_per_s: float
    driven_per_s: float
    decisions_per_game: float
    new_us: float
    clone_us: float
    resample_us: float
    view_us: float
    search_per_s: float


def settings(game: Game[Any]) -> list[dict[str, Any]]:
    """The options in which a game is measured: the default, and what it says besides."""
    return [{}, *map(dict, game.benchmarks)]


def measure(game: Game[Any], seats: int, options: dict[str, Any], seconds: float) -> Figures:
    """Each figure takes about `seconds`."""
    some = positions(game, seats, options)
    length, rate = play_rate(game, seats, options, seconds)
    seeds = list(range(BATCH))
    asked = [(state, state.actors()[0]) for state in some]
    rng = Chance(1)
    return Figures(
        game=game.id,
        seats=seats,
        options=options,
        compiled=is_compiled(type(some[0]).__module__),
        decisions_per_s=round(rate),
        driven_per_s=round(driven_rate(game, seats, options, seconds)),
        decisions_per_game=round(length, 1),
        new_us=micros(lambda: [game.new(seats, seed, **options) for seed in seeds], BATCH, seconds),
        clone_us=micros(lambda: [state.clone() for state in some], len(some), seconds),
        resample_us=micros(lambda: [state.resample(seat, rng) for state, seat in asked], len(some), seconds),
        view_us=micros(lambda: [look(game, state, seat) for state, seat in asked], len(some), seconds),
        search_per_s=round(search_rate(game, asked, seconds)),
    )


def look(game: Game[Any], state: State, seat: int) -> tuple[object, ...]:
    """All that a page is sent: the view, the question, every answer in words."""
    return game.view(state, seat), game.question(state, seat), game.described(state, seat)


def positions(game: Game[Any], seats: int, options: dict[str, Any]) -> list[State]:
    found: list[State] = []
    rng = Chance(3)
    seed = 0
    while len(found) < POSITIONS * 4:
        state: State = game.new(seats, seed, **options)
        while actors := state.actors():
            found.append(state.clone())
            state.play(actors[0], rng.pick(state.answers[actors[0]]))
        seed += 1
    return [found[index * len(found) // POSITIONS] for index in range(POSITIONS)]


def play_rate(game: Game[Any], seats: int, options: dict[str, Any], seconds: float) -> tuple[float, float]:
    """Decisions in a game, and decisions in a second: random play, set-up not counted."""
    rng = Chance(5)
    seed = games = decisions = 0
    rates: list[float] = []
    for _ in range(WINDOWS):
        spent, done = 0.0, 0
        while spent < seconds / WINDOWS:
            states = [game.new(seats, seed + offset, **options) for offset in range(BATCH)]
            seed += BATCH
            start = time.perf_counter()
            for state in states:
                done += playout(state, rng)
            spent += time.perf_counter() - start
            games += BATCH
        decisions += done
        rates.append(done / spent)
    return decisions / games, max(rates)


def driven_rate(game: Game[Any], seats: int, options: dict[str, Any], seconds: float) -> float:
    """The same, driven from Python through the checked interface, as other libraries are."""
    luck = random.Random(5)
    seed = 0
    rates: list[float] = []
    for _ in range(WINDOWS):
        spent, done = 0.0, 0
        while spent < seconds / WINDOWS:
            states = [game.new(seats, seed + offset, **options) for offset in range(BATCH)]
            seed += BATCH
            start = time.perf_counter()
            for state in states:
                while actors := state.actors():
                    seat = actors[0]
                    state.apply(seat, luck.choice(state.legal(seat)))
                    done += 1
            spent += time.perf_counter() - start
        rates.append(done / spent)
    return max(rates)


def search_rate(game: Game[Any], asked: Sequence[tuple[State, int]], seconds: float) -> float:
    """Iterations of the tree search in a second, thinking as it does in this game, at positions with a choice."""
    choices = [(state, seat) for state, seat in asked if len(state.legal(seat)) > 1]
    search = Search(game, 7, thinking(game, THOUGHT))
    best = float("inf")
    for window in range(WINDOWS):
        spent, done = 0.0, 0
        while spent < seconds / WINDOWS:
            state, seat = choices[(window * 7 + done) % len(choices)]
            start = time.perf_counter()
            search.think(state, seat)
            spent += time.perf_counter() - start
            done += 1
        best = min(best, spent / (done * THOUGHT))
    return 1 / best


def micros(work: Callable[[], Sequence[object]], count: int, seconds: float) -> float:
    """Microseconds for one of the `count` things that `work` does."""
    best = float("inf")
    for _ in range(WINDOWS):
        spent, done = 0.0, 0
        while spent < seconds / WINDOWS:
            start = time.perf_counter()
            work()
            spent += time.perf_counter() - start
            done += count
        best = min(best, spent / done)
    return round(best * 1e6, 2)
