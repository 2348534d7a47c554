"""How long learning will take: seconds of one core, by a few games that show it."""

import time
from typing import Any

from dengen.core.game import Game
from dengen.lab.jobs import HERE
from dengen.lab.journal import Journal
from dengen.lab.learning.duel import TRIALS
from dengen.lab.learning.self_play import Lesson, SelfPlay, folder_of, learn_by_playing, lessons

SAMPLE = 2  # games: one with the usual number of seats, one with another
FIT_PER_REPLAY = 4.0  # how much longer fitting takes than replaying the games


def playing(plan: SelfPlay, games: int) -> float:
    """For those of so many games that weren't played yet. A few are played for it, and count; 0 where a few are all."""
    done = len(Journal(plan.about(), Lesson, folder_of(plan.game)).done)
    left = games - done
    if left <= SAMPLE:
        return 0.0
    start = time.perf_counter()
    learn_by_playing(plan, done + SAMPLE, HERE)
    return (time.perf_counter() - start) / SAMPLE * (left - SAMPLE)


def fitting(game: Game[Any], games: int) -> float:
    """To so many games, by those that lie there."""
    from dengen.lab.learning.samples import samples

    shown = lessons(game)[-SAMPLE:]
    start = time.perf_counter()
    samples(game, shown)
    return (time.perf_counter() - start) / len(shown) * games * FIT_PER_REPLAY


def matching(game: Game[Any], iterations: int, games: int) -> float:
    """With those by which the budgets are made equal."""
    start = time.perf_counter()
    SelfPlay(game, f"search:{iterations}", 0.0, 0).play(0)
    return (time.perf_counter() - start) * (games + TRIALS * game.default_seats)
