"""Review of a move from a finished game by a searching bot.

All of it comes from worlds resampled for the seat that moved, so it uses nothing that the seat couldn't know.
"""

from typing import Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.hint import ScoredAction
from dengen.players.levels import searching
from dengen.players.search import Search
from dengen.players.time_limits import within

WORLDS = 16  # for the expected shares of the other seats


class MoveReview(Struct, frozen=True):
    """Review of one decision. `considered`: all actions, best first. `shares`: expected shares of all seats, as the asked seat sees it."""

    considered: list[ScoredAction]
    shares: list[float]


def review(game: Game[Any], world: State, seat: int, seed: int, iterations: int, seconds: float) -> MoveReview:
    """Review a seat's question with this number of iterations, in at most `seconds`."""
    rng = Chance(seed)
    searcher = searching(game, rng.fork().word, iterations)
    within(seconds, searcher)
    searcher.choose(world.clone(), seat)
    considered = sorted(
        (
            ScoredAction(act, game.describe(world, seat, act), round(share, 4), visits)
            for act, visits, share in shrunk(searcher.considered)
        ),
        key=lambda one: -one.share,
    )
    return MoveReview(considered, expected_shares(searcher, world, seat, considered[0].share, rng))


TRUST = 6.0  # visits: the weight of the overall mean


def shrunk(tried: list[tuple[int, int, float]]) -> list[tuple[int, int, float]]:
    """Expected shares shrunk towards the mean of all actions, the fewer visits the more."""
    visits = sum(many for _, many, _ in tried)
    mean = sum(many * share for _, many, share in tried) / visits if visits else 0.0
    return [(act, many, (many * share + TRUST * mean) / (many + TRUST)) for act, many, share in tried]


def expected_shares(searcher: Search, world: State, seat: int, own: float, rng: Chance) -> list[float]:
    """Expected shares: the seat's by the search, the rest divided among the others by the game's evaluation."""
    sums = [0.0] * world.seats
    for _ in range(WORLDS):
        for at, share in enumerate(searcher.heuristics.evaluate(world.resample(seat, rng))):
            sums[at] += share / WORLDS
    others = sum(sums) - sums[seat]
    left = max(0.0, sum(sums) - own)
    return [round(own if at == seat else left * share / others if others else 0.0, 4) for at, share in enumerate(sums)]
