"""What a strong bot would do, what it expects of each answer, and why: for the page's hint button.

Everything is found in worlds drawn for the seat that asks: a hint can't tell what the seat can't know.
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

SAME = 0.02  # of the win: answers that are closer together are worth the same
HARDLY = 8  # an answer that was tried so many times less than the average


class Considered(Struct, frozen=True):
    """An answer, and the share of the win that the seat can expect of it; `visits`: how often it was tried."""

    act: int
    words: Words
    share: float
    visits: int


class Hint(Struct, frozen=True):
    act: int
    considered: list[Considered]  # best first
    reasons: list[Reason]  # strongest first; none, where it is even
    even: bool = False  # all answers are worth about the same


def hint(game: Game[Any], state: State, seat: int, seed: int = 0, iterations: int | None = None) -> Hint:
    """What a strong bot would answer here; raises NotYourQuestion for a seat that isn't asked."""
    if not state.is_asked(seat):
        raise _not_asked(seat)
    rng = Chance(seed)
    world = state.resample(seat, rng)
    searcher = searching(game, rng.fork().word, iterations or hint_iterations(game))
    act = searcher.choose(world, seat)
    considered = [
        Considered(tried, game.describe(world, seat, tried), round(share, 4), visits)
        for tried, visits, share in searcher.considered
    ]
    even = len(considered) > 1 and is_even(considered)
    return Hint(act, considered, [] if even else explain(game, state, seat, act, seed), even)


def explain(game: Game[Any], state: State, seat: int, act: int, seed: int = 0) -> list[Reason]:
    """The few strongest reasons for an answer: what it does to the seat's terms, against the average of the other answers."""
    if not state.is_asked(seat):
        raise _not_asked(seat)
    acts = state.legal(seat)
    if len(acts) < 2:
        return []
    parts = parts_after(game, state, seat, acts, seed)
    return strongest(game, seat, parts[act], mean([parts[other] for other in acts if other != act]))


def is_even(considered: list[Considered]) -> bool:
    """Are all answers worth about the same? One that the search hardly tried was found to be worse."""
    best = max(one.share for one in considered)
    enough = sum(one.visits for one in considered) / (HARDLY * len(considered))
    return all(one.visits >= enough and one.share >= best - SAME for one in considered)


def _not_asked(seat: int) -> NotYourQuestion:
    why = Text(f"Seat {seat} has no question to answer now.", f"席{seat}は今は答える番ではありません。")
    return NotYourQuestion(why, "", seat)
