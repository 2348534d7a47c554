"""Forecasts of training time in seconds of one core, from a few sample games."""

import time
from typing import Any

from dengen.core.game import Game
from dengen.lab.jobs import HERE
from dengen.lab.journal import Journal
from dengen.lab.learning.equal_cpu_match import TRIALS
from dengen.lab.learning.self_play import SelfPlay, SelfPlayGame, folder_of, learn_by_playing, training_games

SAMPLE = 2  # games: one with the usual number of seats, one with another
FIT_PER_REPLAY = 4.0  # time of fitting relative to replaying the games


def playing(plan: SelfPlay, games: int) -> float:
    """Seconds for the training games still to play. A few are played as a sample, and count."""
    done = len(Journal(plan.about(), SelfPlayGame, folder_of(plan.game)).done)
    left = games - done
    if left <= SAMPLE:
        return 0.0
    start = time.perf_counter()
    learn_by_playing(plan, done + SAMPLE, HERE)
    return (time.perf_counter() - start) / SAMPLE * (left - SAMPLE)


def fitting(game: Game[Any], games: int) -> float:
    """Seconds for fitting to this number of games, estimated from existing ones."""
    from dengen.lab.learning.samples import samples

    shown = training_games(game)[-SAMPLE:]
    start = time.perf_counter()
    samples(game, shown)
    return (time.perf_counter() - start) / len(shown) * games * FIT_PER_REPLAY


def matching(game: Game[Any], iterations: int, games: int) -> float:
    """Seconds for a match, including the deals that equalise the budgets."""
    start = time.perf_counter()
    SelfPlay(game, f"search:{iterations}", 0.0, 0).play(0)
    return (time.perf_counter() - start) * (games + TRIALS * game.default_seats)
