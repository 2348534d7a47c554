"""One seat against the others, on equal CPU: every deal is played once for each seat of the one."""

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

TRIALS = 8  # deals by which the budgets are made equal
ROUGH = 0.01  # of a budget: nearer than this, CPU isn't told apart


class Side(msgspec.Struct, frozen=True):
    """Who plays: a player by its name; or a search with weights and settings of its own, and so many iterations."""

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
    """Seconds of CPU for decisions that were decisions: an answer that is the only one takes no thought."""

    seconds: float = 0.0
    decisions: int = 0

    def add(self, other: "Spent") -> None:
        self.seconds += other.seconds
        self.decisions += other.decisions

    @property
    def each(self) -> float:
        return self.seconds / max(1, self.decisions)


class Deal(msgspec.Struct):
    """What came of a deal that was played from each seat: the mean share of the one."""

    share: float
    one: Spent
    others: Spent


class Verdict(msgspec.Struct, frozen=True):
    """`share`: of the win, with its interval over deals; `fair`: what one of equals has. Seconds of CPU for a decision."""

    games: int
    seats: int
    fair: float
    share: Estimate
    iterations: int
    one_seconds: float
    others_seconds: float


@dataclass(frozen=True)
class Duel:
    """Deals by number, from the seed `first` on, on which nobody keeps a thought for the next question."""

    game: Game[Any]
    seats: int
    one: Side
    others: Side
    first: int

    def about(self) -> dict[str, Any]:
        sides = [msgspec.to_builtins(side) for side in (self.one, self.others)]
        return {"duel": 1, **described(self.game), "seats": self.seats, "sides": sides, "first": self.first}

    def play(self, number: int) -> Deal:
        deal = self.first + number
        found = Deal(0.0, Spent(), Spent())
        for strong in range(self.seats):
            luck = Chance(deal * 64 + strong)
            sides = [self.one if seat == strong else self.others for seat in range(self.seats)]
            seated = [Timed(side.seated(self.game, int(luck.fork().word))) for side in sides]
            state = self.game.new(self.seats, deal)
            while actors := state.actors():
                seat = actors[0]
                state.apply(seat, seated[seat].choose(state.resample(seat, luck), seat))
            found.share += state.shares()[strong] / self.seats
            for seat, by in enumerate(seated):
                (found.one if seat == strong else found.others).add(by.spent)
        return found


class Timed(Player):
    """Another player that thinks about every question anew, as a server's bots do, and how long it thought."""

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


def levelled(duel: Duel) -> Duel:
    """The same with as many iterations for the one as take the others' CPU; only where the one has iterations to change."""
    if not duel.one.iterations:
        return duel
    trial = replace(duel, first=duel.first + 1_000_000)
    spent = Deal(0.0, Spent(), Spent())
    for number in range(TRIALS):
        deal = trial.play(number)
        spent.one.add(deal.one)
        spent.others.add(deal.others)
    factor = spent.others.each / spent.one.each
    if abs(factor - 1) < ROUGH:
        return duel
    iterations = max(1, round(duel.one.iterations * factor))
    return replace(duel, one=msgspec.structs.replace(duel.one, iterations=iterations))


def fight(
    duel: Duel,
    games: int,
    workers: Workers = HERE,
    fresh: bool = False,
    progress: Callable[[int], None] = ignore_progress,
) -> Verdict:
    """As many deals as make so many games; those that an earlier run has finished are not played again."""
    deals = max(1, games // duel.seats)
    journal = Journal(duel.about(), Deal)
    if fresh:
        journal.forget()
    played: list[Deal] = play_all(duel, deals, workers, journal, progress)
    return verdict(duel, played)


def verdict(duel: Duel, played: Sequence[Deal]) -> Verdict:
    one, others = Spent(), Spent()
    for deal in played:
        one.add(deal.one)
        others.add(deal.others)
    share = mean([deal.share for deal in played])
    share = Estimate.of(share.value, max(0.0, share.low), min(1.0, share.high), share.se)
    games = len(played) * duel.seats
    return Verdict(games, duel.seats, 1 / duel.seats, share, duel.one.iterations, one.each, others.each)
