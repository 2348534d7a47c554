"""Other libraries with card games, measured in the same run where they are installed: random play, driven from Python."""

import importlib
import importlib.metadata
import random
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from dengen.lab.benchmark import WINDOWS

OPEN_SPIEL_GAMES = ("hearts", "leduc_poker")
RLCARD_GAMES = ("uno", "doudizhu")


class Peer(Struct, frozen=True):
    """What `dengen bench --peers` prints of another library's game."""

    library: str
    version: str
    game: str
    decisions_per_s: float


def measure_peers(seconds: float) -> list[Peer]:
    """Every peer that can be imported here; nothing is installed."""
    found: list[Peer] = []
    if (pyspiel := importable("pyspiel")) is not None:
        found += [
            Peer("open_spiel", version_of("open_spiel"), name, rate(open_spiel_game(pyspiel, name), seconds))
            for name in OPEN_SPIEL_GAMES
        ]
    if (rlcard := importable("rlcard")) is not None:
        found += [
            Peer("rlcard", version_of("rlcard"), name, rate(rlcard_game(rlcard, name), seconds))
            for name in RLCARD_GAMES
        ]
    return found


def open_spiel_game(pyspiel: Any, name: str) -> Callable[[], int]:
    game = pyspiel.load_game(name)
    luck = random.Random(5)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                acts, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(acts, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard_game(rlcard: Any, name: str) -> Callable[[], int]:
    env = rlcard.make(name, config={"seed": 5})
    agents = importlib.import_module("rlcard.agents")
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions in a second: the best of a few windows."""
    rates: list[float] = []
    for _ in range(WINDOWS):
        spent, done = 0.0, 0
        while spent < seconds / WINDOWS:
            start = time.perf_counter()
            done += play()
            spent += time.perf_counter() - start
        rates.append(done / spent)
    return round(max(rates))


def importable(module: str) -> Any | None:
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def version_of(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""
