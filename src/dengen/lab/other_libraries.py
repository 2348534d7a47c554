"""Benchmarks of other installed libraries' card games in the same run and by the same loop: whole random games
with set-up, from Python; and OpenSpiel's search in C++."""

import importlib
import importlib.metadata
import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

from msgspec import Struct

from dengen.lab.benchmark import THOUGHT, best_rate

OPEN_SPIEL_GAMES = ("hearts", "leduc_poker")
SEARCHED = "hearts"  # similar to our games: hidden hands, four seats, length
RLCARD_GAMES = ("uno", "doudizhu")


class Peer(Struct, frozen=True):
    """The result of `dengen bench --peers` for another library's game."""

    library: str
    version: str
    game: str
    decisions_per_s: float
    search_decisions_per_s: float | None = None  # inside its tree search, with simulations to the end


def measure_peers(seconds: float) -> list[Peer]:
    """Measure every peer that can be imported."""
    found: list[Peer] = []
    if (pyspiel := importable("pyspiel")) is not None:
        found += [
            Peer(
                "open_spiel",
                version_of("open_spiel"),
                name,
                round(best_rate(open_spiel_game(pyspiel, name), seconds)),
                round(best_rate(open_spiel_search(pyspiel, name), seconds)) if name == SEARCHED else None,
            )
            for name in OPEN_SPIEL_GAMES
        ]
    if (rlcard := importable("rlcard")) is not None:
        found += [
            Peer("rlcard", version_of("rlcard"), name, round(best_rate(rlcard_game(rlcard, name), seconds)))
            for name in RLCARD_GAMES
        ]
    return found


def drawn(state: Any, luck: random.Random) -> int:
    acts, weights = zip(*state.chance_outcomes(), strict=True)
    act: int = luck.choices(acts, weights)[0]
    return act


def open_spiel_game(pyspiel: Any, name: str) -> Callable[[], int]:
    game = pyspiel.load_game(name)
    luck = random.Random(5)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, luck))
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def open_spiel_search(pyspiel: Any, name: str) -> Callable[[], int]:
    """OpenSpiel's information-set search in C++, on positions of random games with a choice."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(7, evaluator, 0.7, THOUGHT, -1, policy, False, False)
    positions = cycle(with_a_choice(game.new_initial_state(), random.Random(3)))

    def think() -> int:
        state, left = next(positions)
        bot.step(state)
        return left * THOUGHT

    return think


def with_a_choice(state: Any, luck: random.Random) -> list[tuple[Any, int]]:
    """The positions of a random game with a choice, and the decisions left from each."""
    found: list[tuple[Any, int]] = []
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, luck))
            continue
        acts = state.legal_actions()
        if len(acts) > 1:
            found.append((state.clone(), decisions))
        state.apply_action(luck.choice(acts))
        decisions += 1
    return [(position, decisions - before) for position, before in found]


def rlcard_game(rlcard: Any, name: str) -> Callable[[], int]:
    env = rlcard.make(name, config={"seed": 5})
    agents = importlib.import_module("rlcard.agents")
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


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
