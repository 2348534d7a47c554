"""How strong the bots are on the scale of people's ratings. They stay as they are: people's ratings hang on them.

From the matches in docs/measurements/players.md: who wins a share s of games of n has the odds (n - 1) s / (1 - s) against
each of the others, and 400 points are odds of 10. Over the five games normal is 390 above easy, hard 420 above normal.
"""

from dengen.core.levels import EASY, HARD, NORMAL
from dengen.table.glicko import Rating

SURE = 60.0  # how far the games lie apart
STRENGTHS = {"random": 500.0, EASY: 1100.0, NORMAL: 1500.0, HARD: 1900.0}


def anchor(level: str) -> Rating | None:
    """The rating of a level's bots; None: nobody has measured it."""
    value = STRENGTHS.get(level)
    return None if value is None else Rating(value, SURE)
