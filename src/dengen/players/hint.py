"""What the hard level would do, what it expects of each answer, and why: for the page's hint button.

Everything is found in worlds drawn for the seat that asks: a hint can't tell what the seat can't know.
"""

from typing import Any

from msgspec import Struct

from dengen.core.chance import Chance
from dengen.core.errors import NotYourQuestion
from dengen.core.game import Game
from dengen.core.state import State
from dengen.core.words import Text, Words
from dengen.players.greedy import Greedy
from dengen.players.levels import hint_iterations, searching

WORLDS = 16  # over which reasons are averaged
STRONGEST = 3  # reasons that are told
FAINT = 0.05  # of the strongest: not worth telling


class Considered(Struct, frozen=True):
    """An answer, and the share of the win that the seat can expect of it; `visits`: how often it was tried."""

    act: int
    words: Words
    share: float
    visits: int


class Reason(Struct, frozen=True):
    """A term of the game's evaluation: how much better (or worse) it is after the answer than after the others."""

    term: str
    weight: float
    text: Text


class Hint(Struct, frozen=True):
    act: int
    considered: list[Considered]  # best first
    reasons: list[Reason]  # strongest first


def hint(game: Game[Any], state: State, seat: int, seed: int = 0, iterations: int | None = None) -> Hint:
    """What the hard level would answer here; raises NotYourQuestion for a seat that isn't asked."""
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
    return Hint(act, considered, explain(game, state, seat, act, seed))


def explain(game: Game[Any], state: State, seat: int, act: int, seed: int = 0) -> list[Reason]:
    """The few strongest reasons for an answer: what it does to the seat's terms, against the average of the other answers."""
    if not state.is_asked(seat):
        raise _not_asked(seat)
    acts = state.legal(seat)
    if len(acts) < 2:
        return []
    terms = mean_terms(game, state, seat, acts, Chance(seed))
    others = [terms[other] for other in acts if other != act]
    names = list(dict.fromkeys(name for known in terms.values() for name in known))
    gains = {
        name: terms[act].get(name, 0.0) - sum(other.get(name, 0.0) for other in others) / len(others) for name in names
    }
    strongest = sorted(gains.items(), key=lambda gain: -abs(gain[1]))[:STRONGEST]
    return [
        Reason(name, round(gain, 3), game.terms.get(name, Text(name, name)))
        for name, gain in strongest
        if abs(gain) > FAINT * abs(strongest[0][1])
    ]


def mean_terms(game: Game[Any], state: State, seat: int, acts: list[int], rng: Chance) -> dict[int, dict[str, float]]:
    """Each answer's terms at the end of the moment, averaged over worlds; all answers meet the same luck."""
    finisher = Greedy(game)
    sums: dict[int, dict[str, float]] = {act: {} for act in acts}
    for _ in range(WORLDS):
        drawn = state.resample(seat, rng)
        luck = rng.fork()
        for act in acts:
            world = drawn.clone()
            others = world.waiting & ~(1 << seat)
            world.play(seat, act)
            finisher.finish(world, seat, others, luck.clone())
            for name, weight in game.heuristics.reasons(world, seat):
                sums[act][name] = sums[act].get(name, 0.0) + weight / WORLDS
    return sums


def _not_asked(seat: int) -> NotYourQuestion:
    why = Text(f"Seat {seat} has no question to answer now.", f"席{seat}は今は答える番ではありません。")
    return NotYourQuestion(why, "", seat)
