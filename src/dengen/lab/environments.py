"""Speed of the RL environments: steps per second with observations, through each library's interface."""

import importlib
import random
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from dengen.core.game import Game
from dengen.lab.benchmark import best_rate
from dengen.lab.other_libraries import drawn, importable

LANES = 256  # parallel games
# Card games that ship with the libraries, fastest first; PettingZoo's need `pip install 'pettingzoo[classic]'`
OPENSPIEL_GAMES = ("leduc_poker", "hearts")
PETTINGZOO_GAMES = ("leduc_holdem_v4", "gin_rummy_v4")


class Rates(Struct, frozen=True):
    """Steps per second; None if the library isn't installed."""

    game: str
    seats: int
    vector: float | None
    pettingzoo: float | None
    openspiel: float | None


def measure_environments(game: Game[Any], seats: int, seconds: float) -> Rates:
    def rate(needs: str, steps: Callable[[Game[Any], int], Callable[[], int]]) -> float | None:
        return None if importable(needs) is None else round(best_rate(steps(game, seats), seconds))

    return Rates(
        game=game.id,
        seats=seats,
        vector=rate("numpy", vector_steps),
        pettingzoo=rate("pettingzoo", pettingzoo_steps),
        openspiel=rate("pyspiel", openspiel_steps),
    )


def measure_peers(seconds: float) -> list[Rates]:
    """Measure games that ship with the installed libraries by the same loops."""
    found = []
    if (pyspiel := importable("pyspiel")) is not None:
        for name in OPENSPIEL_GAMES:
            peer = pyspiel.load_game(name)
            found.append(Rates(name, peer.num_players(), None, None, round(best_rate(spiel_steps(peer), seconds))))
    for name in PETTINGZOO_GAMES:
        if (module := importable(f"pettingzoo.classic.{name}")) is not None:
            table = module.env()
            rate = round(best_rate(agent_steps(table), seconds))
            found.append(Rates(name, len(table.possible_agents), None, rate, None))
    return found


def vector_steps(game: Game[Any], seats: int) -> Callable[[], int]:
    """The loop of `dengen.rl.vector`: random actions in all lanes."""
    batch = importlib.import_module("dengen.rl").vector(game, LANES, seats)

    def step() -> int:
        batch.step(batch.random_actions())
        return LANES

    return step


def pettingzoo_steps(game: Game[Any], seats: int) -> Callable[[], int]:
    return agent_steps(importlib.import_module("dengen.rl.pettingzoo").env(game.id, seats, game.cards.edition or None))


def agent_steps(table: Any) -> Callable[[], int]:
    """PettingZoo's loop: `agent_iter`, `last`, `step`, with its wrappers and random legal actions."""
    luck = random.Random(5)
    seeds = iter(range(2**31))

    def play() -> int:
        table.reset(seed=next(seeds))
        steps = 0
        for _ in table.agent_iter():
            seen, _reward, done, cut, _info = table.last()
            if done or cut:
                table.step(None)
            else:
                table.step(luck.choice(seen["action_mask"].nonzero()[0]))
                steps += 1
        return steps

    return play


def openspiel_steps(game: Game[Any], seats: int) -> Callable[[], int]:
    importlib.import_module("dengen.rl.openspiel")
    cards = {"cards": game.cards.edition} if game.cards.edition else {}
    settings = {"seats": seats, "seed": 1} | cards
    return spiel_steps(importlib.import_module("pyspiel").load_game(f"python_dengen_{game.id}", settings))


def spiel_steps(spiel: Any) -> Callable[[], int]:
    """OpenSpiel's loop: legal actions, the observation tensor of the player to move, the action."""
    observer = importlib.import_module("open_spiel.python.observation").make_observation(spiel)
    luck = random.Random(5)

    def look(state: Any, player: int) -> None:
        if observer is None:  # hearts has tensors only of information states
            state.information_state_tensor(player)
        else:
            observer.set_from(state, player)

    def play() -> int:
        state = spiel.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, luck))
                continue
            look(state, state.current_player())
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return play
