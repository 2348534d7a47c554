"""Reasons for refusals, in words: each question's wording has its own."""

from typing import TYPE_CHECKING

from dengen.core.base.words import Text
from dengen.games.flip_angel.rules import FlipAngelState
from dengen.games.flip_angel.words.questions import asked

if TYPE_CHECKING:
    from dengen.games.flip_angel.game import FlipAngel


def why(game: "FlipAngel", state: FlipAngelState, seat: int, act: int, clause: str) -> Text | None:
    """One sentence: what can't be done, and the reason in this position."""
    return asked(state, seat).reason(game, state, seat, act, clause)
