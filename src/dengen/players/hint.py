"""Hints: a strong bot's move, the expected share of each action, and reasons.

All of it comes from worlds resampled for the seat, so a hint reveals nothing that the seat can't know.
"""

from typing import Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.errors import NotYourQuestion
from dengen.core.base.words import Text, Words
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.levels import hint_iterations, searching
from dengen.players.reasons import Reason, mean, parts_after, strongest

SAME = 0.02  # of the win: smaller differences count as equal
HARDLY = 8  # actions with this many times fewer visits than the average are ignored


class ScoredAction(Struct, frozen=True):
    """An action with its expected share of the win and the search's visits."""

    act: int
    words: Words
    share: float
    visits: int


class Hint(Struct, frozen=True):
    act: int
    considered: list[ScoredAction]  # best first
    reasons: list[Reason]  # strongest first; empty if `even`
    even: bool = False  # all actions have about the same expected share


def hint(game: Game[Any], state: State, seat: int, seed: int = 0, iterations: int | None = None) -> Hint:
    """A hint for the seat; raises NotYourQuestion if it isn't asked."""
    if not state.is_asked(seat):
        raise _not_asked(seat)
    rng = Chance(seed)
    world = state.resample(seat, rng)
    searcher = searching(game, rng.fork().word, iterations or hint_iterations(game))
    act = searcher.choose(world, seat)
    considered = [
        ScoredAction(tried, game.describe(world, seat, tried), round(share, 4), visits)
        for tried, visits, share in searcher.considered
    ]
    even = len(considered) > 1 and is_even(considered)
    return Hint(act, considered, [] if even else explain(game, state, seat, act, seed), even)


def explain(game: Game[Any], state: State, seat: int, act: int, seed: int = 0) -> list[Reason]:
    """The strongest reasons for an action: its effect on the seat's terms, compared with the mean of the other actions."""
    if not state.is_asked(seat):
        raise _not_asked(seat)
    acts = state.legal(seat)
    if len(acts) < 2:
        return []
    parts = parts_after(game, state, seat, acts, seed)
    return strongest(game, seat, parts[act], mean([parts[other] for other in acts if other != act]))


def is_even(considered: list[ScoredAction]) -> bool:
    """Whether all actions have about the same expected share; rarely visited ones count as worse."""
    best = max(one.share for one in considered)
    enough = sum(one.visits for one in considered) / (HARDLY * len(considered))
    return all(one.visits >= enough and one.share >= best - SAME for one in considered)


def _not_asked(seat: int) -> NotYourQuestion:
    why = Text(f"Seat {seat} has no question to answer now.", f"席{seat}は今は答える番ではありません。")
    return NotYourQuestion(why, "", seat)
