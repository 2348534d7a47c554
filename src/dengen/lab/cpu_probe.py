"""CPU times of one build: `python cpu_probe.py GAME SEATS SECONDS` prints microseconds per figure as JSON.

`build_comparison.py` runs it as a file in a process whose path may point to any checkout, so it uses the public contract and
the player names that all versions have, and nothing else of this package.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import dengen
from dengen.core.base.chance import Chance
from dengen.players.levels import settings
from dengen.players.playout import playout
from dengen.players.search import Search

BATCH = 16  # games or positions between two readings of the clock
POSITIONS = 64
THOUGHT = 50  # iterations of one search


def figures(id: str, seats: int, seconds: float) -> dict[str, float]:
    game = dengen.game(id, cards="dengen")
    asked = positions(game, seats)
    luck, rng = random.Random(5), Chance(5)
    search = Search(game, 7, settings(game, THOUGHT))
    search.settings.seconds = float("inf")
    choices = [(state, seat) for state, seat in asked if len(state.legal(seat)) > 1]

    def deal(seed: int) -> list[Any]:
        return [game.new(seats, seed * BATCH + offset).clone() for offset in range(BATCH)]

    def drive(state: Any) -> int:
        done = 0
        while actors := state.actors():
            state.apply(actors[0], luck.choice(state.legal(actors[0])))
            done += 1
        return done

    def think(number: int) -> int:
        search.last = None
        search.think(*choices[number * 7 % len(choices)])
        return THOUGHT

    return {
        "decision": micros(lambda states: sum(int(playout(state, rng)) for state in states), seconds, deal),
        "driven": micros(lambda states: sum(map(drive, states)), seconds, deal),
        "new": micros(lambda number: each(lambda n: game.new(seats, number * BATCH + n), range(BATCH)), seconds),
        "clone": micros(lambda _: each(lambda one: one[0].clone(), asked), seconds),
        "resample": micros(lambda _: each(lambda one: one[0].resample(one[1], rng), asked), seconds),
        "search": micros(think, seconds),
    }


def positions(game: Any, seats: int) -> list[tuple[Any, int]]:
    """Positions of random games, from start to end, each with an asked seat."""
    luck = random.Random(3)
    found: list[tuple[Any, int]] = []
    for seed in range(8):
        state = game.new(seats, seed).clone()
        while actors := state.actors():
            found.append((state.clone(), actors[0]))
            state.apply(actors[0], luck.choice(state.legal(actors[0])))
    return [found[at * len(found) // POSITIONS] for at in range(POSITIONS)]


def each(work: Callable[[Any], Any], things: Sequence[Any]) -> int:
    """Apply `work` to all things without keeping results, which would measure the garbage collector."""
    for thing in things:
        work(thing)
    return len(things)


def micros(work: Callable[[Any], int], seconds: float, prepare: Callable[[int], Any] = int) -> float:
    """CPU time per unit of `work`, which returns its number of units; `prepare` isn't counted."""
    spent, done, number = 0.0, 0, 0
    while spent < seconds:
        ready = prepare(number)
        start = time.process_time()
        done += work(ready)
        spent += time.process_time() - start
        number += 1
    return spent / done * 1e6


if __name__ == "__main__":
    print(json.dumps(figures(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
