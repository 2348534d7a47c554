"""Who wins by a resignation, in a game whose own rules know none (docs/protocol.md, "Giving up").

The game ends where one opponent is left, or only bots are; else a bot plays on. Whoever has given up comes last; those
who are left share the win, whatever their scores: nobody knows how it would have ended.
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
    """Does the game end if this seat gives up now?"""
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
