"""OpenSpiel's information-set tree search plays dengen's games, through the OpenSpiel adapter.

    .venv/bin/pip install -e '.[openspiel]'
    .venv/bin/python examples/openspiel_search.py flip_angel

The search sits at seat 0, random players at the others. The game's evaluation rates the positions that it reaches.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import dengen.rl.openspiel  # registers python_dengen_flip_angel and the others


class Evaluator:
    """The evaluation of the game's bot as an OpenSpiel evaluator."""

    def evaluate(self, state: Any) -> list[float]:
        table = state.table
        shares: list[float] = table.shares() if table.over() else state.setup.game.heuristics.evaluate(table)
        return shares

    def prior(self, state: Any) -> list[tuple[int, float]]:
        acts = state.legal_actions()
        return [(act, 1 / len(acts)) for act in acts]


def play(id: str, seed: int, simulations: int) -> list[float]:
    """Play a game. Returns each seat's share of the win."""
    game = pyspiel.load_game(f"python_dengen_{id}", {"seed": seed})
    rng = np.random.RandomState(seed)
    bot = ISMCTSBot(game, Evaluator(), uct_c=0.5, max_simulations=simulations, random_state=rng)
    bot.set_resampler(
        lambda state, seat: state.resample_from_infostate(seat, rng.random_sample)
    )  # the default seed is the time of day
    state = game.new_initial_state()
    while not state.is_terminal():
        act = bot.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions())
        state.apply_action(int(act))
    returns: list[float] = state.returns()
    return returns


def mean_share(id: str, games: int, simulations: int) -> float:
    """The search's mean share of the win over games."""
    return sum(play(id, seed, simulations)[0] for seed in range(games)) / games


if __name__ == "__main__":
    id = sys.argv[1] if len(sys.argv) > 1 else "flip_angel"
    assert id in dengen.registered()
    print(f"{id}: OpenSpiel's search won {mean_share(id, 10, 50):.2f} of a game on average, over 10 games")
