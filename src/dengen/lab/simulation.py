"""Bots against each other, many times: the same seed gives the same games, whatever the number of processes."""

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from dengen.core.chance import Chance
from dengen.core.game import Game
from dengen.lab.statistics import Distribution, wilson
from dengen.players import match, player
from dengen.players.playout import playout

CHUNKS_PER_WORKER = 16
LONGEST_CHUNK = 200


class Plan(NamedTuple):
    """What is played: a game, how it is set up, and the player of each seat, by name."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int
    games: int


class Result(NamedTuple):
    """How one game went."""

    reason: str
    scores: list[int]
    ranks: list[int]
    shares: list[float]
    decisions: int
    turns: int | None  # where the game counts them


class SeatSummary(Struct, frozen=True):
    seat: int
    player: str
    wins: float  # a shared win counts in parts
    win_rate: float
    win_rate_low: float  # the bounds of the 95 % interval
    win_rate_high: float
    mean_rank: float
    score: Distribution


class Summary(Struct, frozen=True):
    """What `dengen sim` prints; docs/cli.md explains each key."""

    game: str
    cards: str
    seats: int
    options: dict[str, Any]
    players: list[str]
    seed: int
    games: int
    reasons: dict[str, int]
    decisions: Distribution
    turns: Distribution | None
    by_seat: list[SeatSummary]


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Result]:
    """All games of the plan, in order; `progress` hears how many more are done."""
    seeds = list(seeds_of(plan))
    results: list[Result] = []
    for some in run_chunks(plan, chunks(seeds, workers), workers):
        results += some
        progress(len(some))
    return results


def summarise(plan: Plan, results: Sequence[Result]) -> Summary:
    turns = [result.turns for result in results if result.turns is not None]
    reasons = Counter(result.reason for result in results)
    return Summary(
        game=plan.game.id,
        cards=plan.game.cards.hash,
        seats=plan.seats,
        options=plan.game.settle(plan.seats, plan.options)[1],
        players=list(plan.players),
        seed=plan.seed,
        games=len(results),
        reasons=dict(sorted(reasons.items(), key=lambda entry: (-entry[1], entry[0]))),
        decisions=Distribution.of([result.decisions for result in results]),
        turns=Distribution.of(turns) if turns else None,
        by_seat=[summarise_seat(plan, results, seat) for seat in range(plan.seats)],
    )


def summarise_seat(plan: Plan, results: Sequence[Result], seat: int) -> SeatSummary:
    wins = sum(result.shares[seat] for result in results)
    low, high = wilson(wins, len(results))
    return SeatSummary(
        seat=seat,
        player=plan.players[seat],
        wins=round(wins, 4),
        win_rate=round(wins / len(results), 4),
        win_rate_low=round(low, 4),
        win_rate_high=round(high, 4),
        mean_rank=round(sum(result.ranks[seat] for result in results) / len(results), 4),
        score=Distribution.of([result.scores[seat] for result in results]),
    )


def seeds_of(plan: Plan) -> Iterator[int]:
    """One seed for each game, so that a game doesn't depend on those before it."""
    chance = Chance(plan.seed)
    for _ in range(plan.games):
        yield int(chance.fork().word)


def play_one(plan: Plan, seed: int) -> Result:
    chance = Chance(seed)
    state = plan.game.new(plan.seats, int(chance.fork().word), **plan.options).clone()  # nobody listens to a clone
    luck = chance.fork()
    if set(plan.players) == {"random"}:
        decisions = playout(state, luck)  # chance needs no world to think in
    else:
        seated = [player(name, plan.game, int(chance.fork().word)) for name in plan.players]
        decisions = match.play(state, seated, luck)
    outcome = state.outcome()
    assert outcome is not None, "a game that asks nobody is over"
    return Result(
        reason=outcome.reason,
        scores=[seat.score for seat in outcome.seats],
        ranks=[seat.rank for seat in outcome.seats],
        shares=[seat.share for seat in outcome.seats],
        decisions=decisions,
        turns=getattr(state, "turns", None),
    )


# Processes


def chunks(seeds: list[int], workers: int) -> list[list[int]]:
    size = max(1, min(LONGEST_CHUNK, len(seeds) // (workers * CHUNKS_PER_WORKER)))
    return [seeds[start : start + size] for start in range(0, len(seeds), size)]


def run_chunks(plan: Plan, some: list[list[int]], workers: int) -> Iterator[list[Result]]:
    if workers == 1:
        for seeds in some:
            yield [play_one(plan, seed) for seed in seeds]
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, start_worker, (plan,)) as pool:
        yield from pool.imap(work, some)


class Worker:
    """What a process of the pool plays; it is told once, when it starts."""

    plan: Plan


def start_worker(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    Worker.plan = plan


def work(seeds: list[int]) -> list[Result]:
    return [play_one(Worker.plan, seed) for seed in seeds]
