"""What a bot that searches thinks of an answer that was given: for games that are over, looked at again.

Everything is found in worlds drawn for the seat that answered: it says nothing that the seat couldn't have known.
"""

from typing import Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.hint import Considered
from dengen.players.hurry import within
from dengen.players.levels import searching
from dengen.players.search import Search

WORLDS = 16  # over which the other seats' hopes are averaged


class Judged(Struct, frozen=True):
    """`considered`: all answers, best first. `shares`: what each seat could expect, in the eyes of the seat that was asked."""

    considered: list[Considered]
    shares: list[float]


def judged(game: Game[Any], world: State, seat: int, seed: int, iterations: int, seconds: float) -> Judged:
    """What can be said of a seat's question, in so many iterations and no more than so many seconds."""
    rng = Chance(seed)
    searcher = searching(game, rng.fork().word, iterations)
    within(seconds, searcher)
    searcher.choose(world.clone(), seat)
    considered = sorted(
        (
            Considered(act, game.describe(world, seat, act), round(share, 4), visits)
            for act, visits, share in steadied(searcher.considered)
        ),
        key=lambda one: -one.share,
    )
    return Judged(considered, hopes(searcher, world, seat, considered[0].share, rng))


TRUST = 6.0  # visits that weigh as much as the mean of all answers does


def steadied(tried: list[tuple[int, int, float]]) -> list[tuple[int, int, float]]:
    """Answers that were hardly tried are thought as good as the others: one bad try says little."""
    visits = sum(many for _, many, _ in tried)
    mean = sum(many * share for _, many, share in tried) / visits if visits else 0.0
    return [(act, many, (many * share + TRUST * mean) / (many + TRUST)) for act, many, share in tried]


def hopes(searcher: Search, world: State, seat: int, own: float, rng: Chance) -> list[float]:
    """The seat's own hope, and of the rest what the game's evaluation gives the others."""
    sums = [0.0] * world.seats
    for _ in range(WORLDS):
        for at, share in enumerate(searcher.heuristics.evaluate(world.resample(seat, rng))):
            sums[at] += share / WORLDS
    others = sum(sums) - sums[seat]
    left = max(0.0, sum(sums) - own)
    return [round(own if at == seat else left * share / others if others else 0.0, 4) for at, share in enumerate(sums)]
