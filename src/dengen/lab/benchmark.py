"""Speed of the games: random play, clone, resample, observations, views with all texts, and tree search."""

import random
import time
from collections.abc import Callable, Sequence
from itertools import count, cycle
from typing import Any

from librt.vecs import vec
from msgspec import Struct

from dengen.build import is_compiled
from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.views.observer import blank
from dengen.players.levels import searching
from dengen.players.playout import playout
from dengen.players.search import RANDOM, TO_THE_END, Search, Settings

WINDOWS = 20  # short windows, of which the best counts: other processes can only slow it down
BATCH = 16  # games between two readings of the clock
THOUGHT = 100  # iterations of one search
ROLLOUTS = 4  # per position, for the remaining length of its game
POSITIONS = 64  # of random games, from start to end


class Figures(Struct, frozen=True):
    """The result of `dengen bench` for a game; docs/cli.md explains each key."""

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
    search_decisions_per_s: float
    observation_us: float


def settings(game: Game[Any]) -> list[dict[str, Any]]:
    """The options to measure a game with: the default ones, and others that the game declares."""
    return [{}, *map(dict, game.benchmarks)]


def measure(game: Game[Any], seats: int, options: dict[str, Any], seconds: float) -> Figures:
    """Measure all figures, about `seconds` each."""
    some = positions(game, seats, options)
    seeds = list(range(BATCH))
    asked = [(state, state.actors()[0]) for state in some]
    rng = Chance(1)
    room = blank(game.observation_size)
    return Figures(
        game=game.id,
        seats=seats,
        options=options,
        compiled=is_compiled(type(some[0]).__module__),
        decisions_per_s=round(best_rate(trusted_play(game, seats, options), seconds)),
        driven_per_s=round(best_rate(driven_play(game, seats, options), seconds)),
        decisions_per_game=round(mean_length(game, seats, options), 1),
        new_us=micros(lambda: [game.new(seats, seed, **options) for seed in seeds], BATCH, seconds),
        clone_us=micros(lambda: [state.clone() for state in some], len(some), seconds),
        resample_us=micros(lambda: [state.resample(seat, rng) for state, seat in asked], len(some), seconds),
        view_us=micros(lambda: [look(game, state, seat) for state, seat in asked], len(some), seconds),
        search_per_s=round(search_rate(game, asked, seconds)),
        search_decisions_per_s=round(decisions_in_search(asked, by_chance(game), seconds)),
        observation_us=micros(lambda: observe_all(game, asked, room), len(some), seconds),
    )


def by_chance(game: Game[Any]) -> Search:
    return Search(game, 7, Settings(iterations=THOUGHT, depth=TO_THE_END, policy=RANDOM, seconds=float("inf")))


def look(game: Game[Any], state: State, seat: int) -> tuple[object, ...]:
    """Everything that the page gets: the view, the question, all actions in words."""
    return game.view(state, seat), game.question(state, seat), game.described(state, seat)


def observe_all(game: Game[Any], asked: Sequence[tuple[State, int]], room: vec[float]) -> Sequence[object]:
    for state, seat in asked:
        game.observer.observe(state, seat, room, 0)
    return asked


def positions(game: Game[Any], seats: int, options: dict[str, Any]) -> list[State]:
    found: list[State] = []
    rng = Chance(3)
    seed = 0
    while len(found) < POSITIONS * 4:
        state: State = game.new(seats, seed, **options)
        while actors := state.actors():
            found.append(state.clone())
            state.play(actors[0], state.pick_answer(actors[0], rng))
        seed += 1
    return [found[index * len(found) // POSITIONS] for index in range(POSITIONS)]


def best_rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions per second, including the set-up of games: the best of a few windows."""
    rates: list[float] = []
    for _ in range(WINDOWS):
        spent, done = 0.0, 0
        while spent < seconds / WINDOWS:
            start = time.perf_counter()
            done += play()
            spent += time.perf_counter() - start
        rates.append(done / spent)
    return max(rates)


def trusted_play(game: Game[Any], seats: int, options: dict[str, Any]) -> Callable[[], int]:
    """Random games by the trusted loop of players and lab."""
    rng = Chance(5)
    seeds = count()
    return lambda: playout(game.new(seats, next(seeds), **options), rng)


def driven_play(game: Game[Any], seats: int, options: dict[str, Any]) -> Callable[[], int]:
    """Random games from Python through the checked interface, as in the README."""
    luck = random.Random(5)
    seeds = count()

    def play() -> int:
        state = game.new(seats, next(seeds), **options)
        decisions = 0
        while actors := state.actors():
            seat = actors[0]
            state.apply(seat, luck.choice(state.legal(seat)))
            decisions += 1
        return decisions

    return play


def mean_length(game: Game[Any], seats: int, options: dict[str, Any]) -> float:
    play = trusted_play(game, seats, options)
    return sum(play() for _ in range(BATCH)) / BATCH


def decisions_in_search(asked: Sequence[tuple[State, int]], search: Search, seconds: float) -> float:
    """Decisions per second inside the tree search with random playouts to the end.

    An iteration makes as many decisions as remain in the game, measured by random games from the same positions.
    """
    rng = Chance(9)
    choices = [(state, seat) for state, seat in asked if len(state.legal(seat)) > 1]
    left = [sum(playout(state.clone(), rng) for _ in range(ROLLOUTS)) / ROLLOUTS for state, _ in choices]
    places = cycle(range(len(choices)))

    def think() -> int:
        place = next(places)
        search.last = None
        search.think(*choices[place])
        return round(left[place] * THOUGHT)

    return best_rate(think, seconds)


def search_rate(game: Game[Any], asked: Sequence[tuple[State, int]], seconds: float) -> float:
    """Iterations of the tree search per second with the game's settings, at positions with a choice."""
    choices = [(state, seat) for state, seat in asked if len(state.legal(seat)) > 1]
    search = searching(game, 7, THOUGHT)
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
    """Microseconds per thing, if `work` does `count` things."""
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
