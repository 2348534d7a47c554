"""Simulation of games between bots. The same seed gives the same games on any number of processes."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from dengen.core.base.chance import GOLDEN, M63, Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.lab.jobs import HERE, Workers, ignore_progress, play_all, play_until
from dengen.lab.journal import Journal, described
from dengen.lab.statistics import Distribution, wilson
from dengen.players import match
from dengen.players.playout import playout
from dengen.players.time_limits import without_time_limit


@dataclass(frozen=True)
class Plan:
    """The plan of a simulation: game, set-up, players by name, seed, number of games."""

    game: Game[Any]
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    seed: int
    games: int

    @cached_property
    def settled(self) -> dict[str, Any]:
        """All options, validated once for all games."""
        return self.game.settle(self.seats, self.options)[1]

    def play(self, number: int) -> "Result":
        return play_one(self.game, self.seats, self.settled, self.players, seed_of(self.seed, number))

    def about(self) -> dict[str, Any]:
        """The facts that the results depend on."""
        return {
            "work": "sim",
            **described(self.game, self.players),
            "seats": self.seats,
            "options": self.settled,
            "players": self.players,
            "seed": self.seed,
        }


class Result(NamedTuple):
    """The result of one game."""

    reason: str
    scores: list[int]
    ranks: list[int]
    shares: list[float]
    decisions: int
    turns: int | None  # if the game counts them


class SeatSummary(Struct, frozen=True):
    seat: int
    player: str
    wins: float  # a shared win counts in parts
    win_rate: float
    win_rate_low: float  # bounds of the 95 % interval
    win_rate_high: float
    mean_rank: float
    score: Distribution


class Played(Struct, frozen=True):
    """The set-up and the number of played games."""

    game: str
    cards: str
    seats: int
    options: dict[str, Any]
    players: list[str]
    seed: int
    games: int


class Summary(Played, frozen=True):
    """The result of `dengen sim`; docs/cli.md explains each key."""

    endings: dict[str, int]
    decisions: Distribution
    turns: Distribution | None
    by_seat: list[SeatSummary]


def simulate(
    plan: Plan,
    workers: Workers = HERE,
    journal: Journal[Result] | None = None,
    progress: Callable[[int], None] = ignore_progress,
) -> list[Result]:
    """Play all games of the plan; `progress` gets the number of games just finished."""
    return play_all(plan, plan.games, workers, journal, progress)


def simulate_until(
    plan: Plan,
    narrow: float,
    workers: Workers = HERE,
    journal: Journal[Result] | None = None,
    progress: Callable[[int], None] = ignore_progress,
    expect: Callable[[int], None] = ignore_progress,
) -> list[Result]:
    """Play until the widest interval of the seats' win rates is ± `narrow`, at most the games of the plan."""

    def widest(results: list[Result]) -> float:
        seats = [summarise_seat(plan, results, seat) for seat in range(plan.seats)]
        return max((seat.win_rate_high - seat.win_rate_low) / 2 for seat in seats)

    return play_until(plan, widest, narrow, plan.games, workers, journal, progress, expect)


def summarise(plan: Plan, results: Sequence[Result]) -> Summary:
    turns = [result.turns for result in results if result.turns is not None]
    endings = Counter(result.reason for result in results)
    return Summary(
        game=plan.game.id,
        cards=plan.game.cards.hash,
        seats=plan.seats,
        options=plan.settled,
        players=list(plan.players),
        seed=plan.seed,
        games=len(results),
        endings=dict(sorted(endings.items(), key=lambda entry: (-entry[1], entry[0]))),
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


def seed_of(seed: int, number: int) -> int:
    """The seed of game `number`, independent of earlier games: the `number`th fork of the seed."""
    draws = 2 * number  # draws of the earlier forks
    return int(Chance((seed + draws * GOLDEN) & M63).fork().word)


def play_one(
    game: Game[Any],
    seats: int,
    settled: dict[str, Any],
    players: tuple[str, ...],
    seed: int,
    on_action: match.OnAction | None = None,
) -> Result:
    """Play one game; `on_action` is called with each seat and action."""
    chance = Chance(seed)
    state = game.start(seats, settled, int(chance.fork().word))
    luck = chance.fork()
    if players.count("random") == seats:
        decisions = (
            playout(state, luck) if on_action is None else told_playout(state, luck, on_action)
        )  # random players need no world
    else:
        seated = [without_time_limit(name, game, int(chance.fork().word)) for name in players]
        decisions = match.play(state, seated, luck, on_action or match.ignore)
    outcome = state.outcome()
    assert outcome is not None, "a game without a question is over"
    standings = outcome.seats
    return Result(
        outcome.reason,
        [standing.score for standing in standings],
        [standing.rank for standing in standings],
        [standing.share for standing in standings],
        decisions,
        game.turns(state),
    )


def told_playout(state: State, luck: Chance, on_action: match.OnAction) -> int:
    """The same game as `playout`, with `on_action`."""
    decisions = 0
    while actors := state.actors():
        act = int(state.pick_answer(actors[0], luck))
        state.apply(actors[0], act)
        on_action(actors[0], act)
        decisions += 1
    return decisions
