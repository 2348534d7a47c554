"""Results by resignation, in games whose rules have none (docs/protocol.md, "Giving up").

The game ends if one opponent or only bots are left; else a bot takes over. The player who resigned comes last. The others
share the win regardless of their scores, since the end is unknown.
"""

from collections.abc import Collection, Sequence
from typing import Any

from dengen.core.base.outcome import Outcome, Standing
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.table.chairs import Chair

RESIGNED = "resigned"
ENDING = Text("The game was resigned.", "投了で決着した。")


def endings_of(game: Game[Any]) -> dict[str, Text]:
    """Words for all the ways in which a game ends at a table."""
    return {RESIGNED: ENDING, **game.endings}


def ends_the_game(chairs: Sequence[Chair], seat: int) -> bool:
    """True if the game ends when this seat resigns now."""
    left = [chair for other, chair in enumerate(chairs) if other != seat and not chair.gave_up]
    return len(left) <= 1 or not any(chair.person for chair in left)


def outcome_of(scores: Sequence[int], given_up: Collection[int]) -> Outcome:
    left = len(scores) - len(given_up)
    return Outcome(
        RESIGNED,
        [
            Standing(score, {}, left + 1, 0.0) if seat in given_up else Standing(score, {}, 1, 1 / left)
            for seat, score in enumerate(scores)
        ],
    )
