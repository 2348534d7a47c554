"""A round robin of players, in every seat, on the same deals.

Two players meet in a cycle of games on one deal. With two seats, each plays both. With more, each sits alone among copies of the
other, once in every seat. So neither seats nor deals favour a player.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

from msgspec import Struct

from dengen.core.game import Game
from dengen.lab.jobs import HERE, Workers, ignore_progress, play_all
from dengen.lab.journal import Journal, described
from dengen.lab.ratings import Lineup, Rating, rate
from dengen.lab.simulation import Played, Result, play_one, seed_of
from dengen.lab.statistics import wilson


class Seating(NamedTuple):
    """One game: `alone` sits in `seat`, `others` in all other seats, on the deal with this number."""

    alone: str
    others: str
    seat: int
    deal: int

    def players(self, seats: int) -> tuple[str, ...]:
        return tuple(self.alone if seat == self.seat else self.others for seat in range(seats))


@dataclass(frozen=True)
class Arena:
    """A round robin with `games` per pair of players, rounded up to whole cycles."""

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

    @cached_property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.players, 2))

    @property
    def cycle(self) -> int:
        """The number of games of a pair on one deal."""
        return 2 if self.seats == 2 else 2 * self.seats

    @property
    def deals(self) -> int:
        return -(-self.games // self.cycle)

    @property
    def total(self) -> int:
        return self.deals * self.cycle * len(self.pairs)

    def seating(self, number: int) -> Seating:
        """The seating of a game; pairs alternate, so that a longer run extends a shorter one."""
        round_, pair = divmod(number, len(self.pairs))
        deal, place = divmod(round_, self.cycle)
        first, second = self.pairs[pair]
        turn, seat = divmod(place, self.seats)
        return Seating(first, second, seat, deal) if turn == 0 else Seating(second, first, seat, deal)

    def play(self, number: int) -> Result:
        seating = self.seating(number)
        players = seating.players(self.seats)
        return play_one(self.game, self.seats, self.settled, players, seed_of(self.seed, seating.deal))

    def about(self) -> dict[str, Any]:
        """The facts that the results depend on."""
        return {
            "work": "arena",
            **described(self.game, self.players),
            "seats": self.seats,
            "options": self.settled,
            "players": self.players,
            "seed": self.seed,
        }


class Match(Struct, frozen=True):
    """The result of one player against another; with more than two seats, alone among copies of it."""

    player: str
    against: str
    games: int
    share: float  # of the win
    share_low: float  # bounds of the 95 % interval
    share_high: float
    fair: float  # the share of equals
    times_fair: float
    decided: int  # deals on which one of the two did better over all seats
    won: int  # of these, by `player`
    won_rate: float
    won_low: float
    won_high: float


class Standings(Played, frozen=True):
    """The result of `dengen arena`; docs/cli.md explains each key."""

    decisions: int
    ratings: list[Rating]
    matches: list[Match]


def contest(
    arena: Arena,
    workers: Workers = HERE,
    journal: Journal[Result] | None = None,
    progress: Callable[[int], None] = ignore_progress,
) -> Standings:
    """Play all games and summarise them."""
    results = play_all(arena, arena.total, workers, journal, progress)
    return summarise(arena, results)


def summarise(arena: Arena, results: Sequence[Result]) -> Standings:
    tables: dict[
        tuple[str, str], dict[tuple[int, int], float]
    ] = {}  # (alone, others) -> (deal, seat) -> share of `alone`
    for number, result in enumerate(results):
        alone, others, seat, deal = arena.seating(number)
        tables.setdefault((alone, others), {})[deal, seat] = result.shares[seat]
        if arena.seats == 2:  # each player is alone among one other
            tables.setdefault((others, alone), {})[deal, 1 - seat] = result.shares[1 - seat]
    matches = [match(arena, one, other, tables) for one in arena.players for other in arena.players if one != other]
    return Standings(
        game=arena.game.id,
        cards=arena.game.cards.hash,
        seats=arena.seats,
        options=arena.settled,
        players=list(arena.players),
        seed=arena.seed,
        games=len(results),
        decisions=sum(result.decisions for result in results),
        ratings=rate(arena.players, lineups(arena, tables)),
        matches=matches,
    )


def match(
    arena: Arena, player: str, against: str, tables: dict[tuple[str, str], dict[tuple[int, int], float]]
) -> Match:
    mine, theirs = tables[player, against], tables[against, player]
    wins, games = sum(mine.values()), len(mine)
    low, high = wilson(wins, games)
    ours, others = by_deal(mine), by_deal(theirs)
    margins = [ours[deal] - others[deal] for deal in ours]
    decided = sum(1 for margin in margins if abs(margin) > 1e-9)
    won = sum(1 for margin in margins if margin > 1e-9)
    won_low, won_high = wilson(won, decided) if decided else (0.0, 1.0)
    return Match(
        player=player,
        against=against,
        games=games,
        share=round(wins / games, 4),
        share_low=round(low, 4),
        share_high=round(high, 4),
        fair=round(1 / arena.seats, 4),
        times_fair=round(wins / games * arena.seats, 3),
        decided=decided,
        won=won,
        won_rate=round(won / decided, 4) if decided else 0.5,
        won_low=round(won_low, 4),
        won_high=round(won_high, 4),
    )


def by_deal(shares: dict[tuple[int, int], float]) -> dict[int, float]:
    """Sums over all seats, by deal."""
    sums: dict[int, float] = {}
    for (deal, _), share in shares.items():
        sums[deal] = sums.get(deal, 0.0) + share
    return sums


def lineups(arena: Arena, tables: dict[tuple[str, str], dict[tuple[int, int], float]]) -> list[Lineup]:
    found = []
    for (alone, others), shares in tables.items():
        if arena.seats == 2 and (alone, others) not in arena.pairs:
            continue  # the same games from the other side
        won = sum(shares.values())
        sat = {alone: 1, others: arena.seats - 1}
        found.append(Lineup(sat, {alone: won, others: len(shares) - won}, len(shares)))
    return found
