"""Seeded games, and a table, as lists of hashes: `python tests/packaging/seeded_games.py GAME` prints them as JSON.

Each position has one hash, of its dump, events, answers and scores; some also of the bot's evaluation and a
resample.
"""

import hashlib
import json
import os
import sys
from typing import Any

import dengen
from dengen.core.conformance import DEEP, QUICK, Trial, trials
from dengen.core.game import Game
from dengen.core.positions import plain
from dengen.core.rules import state as core_state
from dengen.core.rules.state import State
from examples.high_card import HighCard
from tests.core.small.auction import AuctionGame
from tests.core.small.dice import DiceGame
from tests.core.small.forehead import ForeheadGame
from tests.packaging.seeded_tables import SeededTable

EFFORT, SEEDS = (DEEP, 20) if os.environ.get("DENGEN_DEEP") else (QUICK, 1)
THINKING = 8  # positions between two that the bot evaluates
SMALL: dict[str, type[Game[Any]]] = {game.id: game for game in (HighCard, AuctionGame, DiceGame, ForeheadGame)}


def played(name: str) -> dict[str, Any]:
    """The core's file, and the hashes of all games by settings and seed."""
    game = SMALL[name]() if name in SMALL else dengen.game(name)
    games = {str(trial): hashes(trial) for trial in trials(game, EFFORT, SEEDS)}
    return {"core": core_state.__file__, "games": {**games, "at a table": SeededTable(game, seed=1).hashes}}


def hashes(trial: Trial) -> list[str]:
    every = Trial(trial.game, trial.seats, trial.options, trial.seed)
    return [hash_of(every, state) for state in every.positions(listen=True)]


def hash_of(trial: Trial, state: State) -> str:
    told = [
        trial.game.dump(state),
        [[event.kind, event.args, event.secret, event.news] for event in state.events()],
        [state.legal(seat) for seat in state.actors()],
        state.scores(),
        state.outcome(),
        thoughts(trial, state) if trial.steps % THINKING == 0 else None,
    ]
    return hashlib.sha256(json.dumps(plain(told), ensure_ascii=False).encode()).hexdigest()


def thoughts(trial: Trial, state: State) -> list[Any]:
    """The bot's evaluation, its move, and a resample for each asked seat."""
    heuristics, actors = trial.game.heuristics, state.actors()
    return [
        heuristics.evaluate(state),
        [heuristics.pick(state, seat, trial.rng(3)) for seat in actors],
        [trial.game.dump(state.resample(seat, trial.rng(4))) for seat in actors],
    ]


if __name__ == "__main__":
    print(json.dumps(played(sys.argv[1])))
