"""Ratings of a game's levels: each plays alone among the one below it, every deal from every seat."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from dengen.core.bots.level_ratings import LevelRatings
from dengen.core.bots.levels import NORMAL, Level
from dengen.core.game import Game
from dengen.lab.jobs import HERE, Workers, ignore_progress
from dengen.lab.learning.equal_cpu_match import EqualCpuMatch, Side, Verdict, play_match
from dengen.lab.ratings import Lineup, rate

LONG = 1000  # iterations: only slower levels are divided
MIDDLE = 1500  # the rating of normal
FRESH_DEALS = 700_001


def steps(game: Game[Any], seats: int, part: int) -> dict[str, EqualCpuMatch]:
    """Matches of each level with the one below; slow levels get 1/`part` of their iterations."""
    return {
        above: EqualCpuMatch(
            game, seats, side(above, game.levels[above], part), side(below, game.levels[below], part), FRESH_DEALS
        )
        for below, above in pairwise(game.levels)
    }


def side(name: str, level: Level, part: int) -> Side:
    is_long = level.player == "search" and level.iterations > LONG
    return Side(f"search:{level.iterations // part}" if is_long else name)


def measured(
    duels: dict[str, EqualCpuMatch],
    games: int,
    workers: Workers = HERE,
    progress: Callable[[int], None] = ignore_progress,
) -> dict[str, Verdict]:
    """Play the matches, resuming an earlier run."""
    return {name: play_match(duel, games, workers, progress=progress) for name, duel in duels.items()}


def rated(game: Game[Any], seats: int, verdicts: dict[str, Verdict], command: str) -> LevelRatings:
    levels = list(game.levels)
    lineups = [_lineup(below, above, verdicts[above]) for below, above in pairwise(levels)]
    found = {entry.player: entry.rating for entry in rate(levels, lineups)}
    return LevelRatings(
        command=command,
        seats=seats,
        ratings={name: round(MIDDLE + found[name] - found[NORMAL]) for name in levels},
        shares={name: _rounded(verdict) for name, verdict in verdicts.items()},
        games={name: verdict.games for name, verdict in verdicts.items()},
    )


def _lineup(below: str, above: str, verdict: Verdict) -> Lineup:
    won = verdict.share.value * verdict.games
    return Lineup({above: 1, below: verdict.seats - 1}, {above: won, below: verdict.games - won}, verdict.games)


def _rounded(verdict: Verdict) -> tuple[float, float, float]:
    return round(verdict.share.value, 3), round(verdict.share.low, 3), round(verdict.share.high, 3)
