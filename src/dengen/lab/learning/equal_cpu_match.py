"""Matches at equal CPU: a challenger alone among copies of a baseline, every deal from every seat."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from dengen.core.base.chance import Chance
from dengen.core.bots.levels import SearchSettings
from dengen.core.bots.weights import Weights
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.lab.jobs import HERE, Workers, ignore_progress, play_all
from dengen.lab.journal import Journal, described
from dengen.lab.statistics import Estimate, mean
from dengen.players import player
from dengen.players.levels import remove_time_limit, searcher, searching
from dengen.players.player import Player

TRIALS = 8  # deals for equalising the budgets
ROUGH = 0.01  # relative tolerance of equal CPU


class Side(msgspec.Struct, frozen=True):
    """One side of a match: a player by name, or a search with given weights, settings and iterations."""

    name: str = ""
    iterations: int = 0
    weights: Weights | None = None
    settings: SearchSettings = {}

    def seated(self, game: Game[Any], seed: int) -> Player:
        seated = player(self.name, game, seed) if self.name else searching(game, seed, self.iterations, self.weights)
        search = searcher(remove_time_limit(seated))
        if search is not None:
            for name, value in self.settings.items():
                setattr(search.settings, name, value)
        return seated


class Spent(msgspec.Struct):
    """CPU seconds for decisions with more than one legal action."""

    seconds: float = 0.0
    decisions: int = 0

    def add(self, other: "Spent") -> None:
        self.seconds += other.seconds
        self.decisions += other.decisions

    @property
    def each(self) -> float:
        return self.seconds / max(1, self.decisions)


class Deal(msgspec.Struct):
    """The result of a deal from every seat: the challenger's mean share, and CPU of both sides."""

    share: float
    one: Spent
    others: Spent


class Verdict(msgspec.Struct, frozen=True):
    """The result of a match. `share`: the challenger's win share, with its interval over deals. Seconds are CPU per decision."""

    games: int
    seats: int
    fair: float
    share: Estimate
    iterations: int
    one_seconds: float
    others_seconds: float


@dataclass(frozen=True)
class EqualCpuMatch:
    """A match on the deals from seed `first` on. No player keeps its tree for the next question."""

    game: Game[Any]
    seats: int
    challenger: Side
    baseline: Side
    first: int

    def about(self) -> dict[str, Any]:
        sides = [msgspec.to_builtins(side) for side in (self.challenger, self.baseline)]
        return {"duel": 1, **described(self.game), "seats": self.seats, "sides": sides, "first": self.first}

    def play(self, number: int) -> Deal:
        deal = self.first + number
        found = Deal(0.0, Spent(), Spent())
        for strong in range(self.seats):
            luck = Chance(deal * 64 + strong)
            sides = [self.challenger if seat == strong else self.baseline for seat in range(self.seats)]
            seated = [TimedPlayer(side.seated(self.game, int(luck.fork().word))) for side in sides]
            state = self.game.new(self.seats, deal)
            while actors := state.actors():
                seat = actors[0]
                state.apply(seat, seated[seat].choose(state.resample(seat, luck), seat))
            found.share += state.shares()[strong] / self.seats
            for seat, by in enumerate(seated):
                (found.one if seat == strong else found.others).add(by.spent)
        return found


class TimedPlayer(Player):
    """A wrapper that measures the CPU of a player, which searches every question from scratch."""

    def __init__(self, thinker: Player) -> None:
        super().__init__(thinker.game)
        self.thinker = thinker
        self.spent = Spent()

    def choose(self, world: State, seat: int) -> int:
        search = searcher(self.thinker)
        if search is not None:
            search.last = None
        is_choice = len(world.legal(seat)) > 1
        start = time.thread_time()
        act = self.thinker.choose(world, seat)
        if is_choice:
            self.spent.add(Spent(time.thread_time() - start, 1))
        return act


def with_equal_cpu(plan: EqualCpuMatch) -> EqualCpuMatch:
    """The match with the challenger's iterations adjusted to the baseline's CPU, if it has a budget in iterations."""
    if not plan.challenger.iterations:
        return plan
    trial = replace(plan, first=plan.first + 1_000_000)
    spent = Deal(0.0, Spent(), Spent())
    for number in range(TRIALS):
        deal = trial.play(number)
        spent.one.add(deal.one)
        spent.others.add(deal.others)
    factor = spent.others.each / spent.one.each
    if abs(factor - 1) < ROUGH:
        return plan
    iterations = max(1, round(plan.challenger.iterations * factor))
    return replace(plan, challenger=msgspec.structs.replace(plan.challenger, iterations=iterations))


def play_match(
    plan: EqualCpuMatch,
    games: int,
    workers: Workers = HERE,
    fresh: bool = False,
    progress: Callable[[int], None] = ignore_progress,
) -> Verdict:
    """Play the match, resuming an earlier run."""
    deals = max(1, games // plan.seats)
    journal = Journal(plan.about(), Deal)
    if fresh:
        journal.forget()
    played: list[Deal] = play_all(plan, deals, workers, journal, progress)
    return verdict(plan, played)


def verdict(plan: EqualCpuMatch, played: Sequence[Deal]) -> Verdict:
    one, others = Spent(), Spent()
    for deal in played:
        one.add(deal.one)
        others.add(deal.others)
    share = mean([deal.share for deal in played])
    share = Estimate.of(share.value, max(0.0, share.low), min(1.0, share.high), share.se)
    games = len(played) * plan.seats
    return Verdict(games, plan.seats, 1 / plan.seats, share, plan.challenger.iterations, one.each, others.each)
