"""Fixed ratings of the bots, which anchor people's ratings.

The measured ratings of a game count (`ratings.json`, by `dengen train GAME rate`). A game without measurements gets the
means of the others, from the matches in docs/measurements/players.md: a player with a share s of the wins among n has odds
of (n - 1) s / (1 - s) against each opponent, and 400 points are odds of 10.
"""

from functools import cache

from dengen.core.bots.level_ratings import level_ratings
from dengen.core.bots.levels import EASY, HARD, NORMAL
from dengen.core.registry import registered
from dengen.table.results.glicko import Rating

SURE = 60.0  # how far the games lie apart
STRENGTHS = {"random": 500.0, EASY: 1100.0, NORMAL: 1500.0, HARD: 1900.0}


def bot_rating(game: str, level: str) -> Rating | None:
    """The rating of a level's bots in a game; None if it isn't measured."""
    value = measured(game).get(level, STRENGTHS.get(level))
    return None if value is None else Rating(float(value), SURE)


def read_ratings_of_levels() -> None:
    """Read every game's file now, so that no store reads one inside a transaction."""
    for game in registered():
        measured(game)


@cache
def measured(game: str) -> dict[str, int]:
    kind = registered().get(game)
    found = None if kind is None else level_ratings(kind.__module__.removesuffix(".game"))
    return {} if found is None else found.ratings
