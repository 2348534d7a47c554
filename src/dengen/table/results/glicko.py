"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022): rating, deviation, volatility.

Every game is a separate rating period. A game of several players counts as one of each against each other, by rank.
"""

import math
from collections.abc import Sequence

from msgspec import Struct

CENTRE = 1500.0
SCALE = 173.7178
TAU = 0.5  # how fast a volatility may change
CONVERGED = 1e-6
UNKNOWN_DEVIATION = 350.0
SURE = 110.0  # a deviation above it is provisional
PERIOD = 7 * 24 * 3600 * 1000  # ms without a game after which a rating is less sure by one volatility


class Rating(Struct, frozen=True):
    value: float = CENTRE
    deviation: float = UNKNOWN_DEVIATION
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        return self.deviation > SURE

    def after(self, span: int) -> "Rating":
        """The rating after `span` ms of inactivity."""
        phi = self.deviation / SCALE
        grown = math.sqrt(phi * phi + self.volatility * self.volatility * max(0, span) / PERIOD) * SCALE
        return Rating(self.value, min(UNKNOWN_DEVIATION, grown), self.volatility)


class Met(Struct, frozen=True):
    """An opponent, and what came of it: 1 a win, 0 a loss, 0.5 a draw."""

    opponent: Rating
    score: float


def rated(rating: Rating, games: Sequence[Met]) -> Rating:
    """The rating after one period with these games."""
    mu, phi, sigma = (rating.value - CENTRE) / SCALE, rating.deviation / SCALE, rating.volatility
    if not games:
        return Rating(rating.value, math.sqrt(phi * phi + sigma * sigma) * SCALE, sigma)
    weights = [_weight(met.opponent.deviation / SCALE) for met in games]
    hopes = [
        1 / (1 + math.exp(-g * (mu - (met.opponent.value - CENTRE) / SCALE)))
        for g, met in zip(weights, games, strict=True)
    ]
    variance = 1 / sum(g * g * hope * (1 - hope) for g, hope in zip(weights, hopes, strict=True))
    gain = sum(g * (met.score - hope) for g, hope, met in zip(weights, hopes, games, strict=True))
    sigma = _volatility(phi, sigma, variance, variance * gain)
    before = phi * phi + sigma * sigma
    phi = 1 / math.sqrt(1 / before + 1 / variance)
    return Rating(CENTRE + SCALE * (mu + phi * phi * gain), SCALE * phi, sigma)


def rated_by_rank(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings of all players after a game that ended with these ranks."""
    return [
        rated(own, [Met(other, _score(rank, ranks[at])) for at, other in enumerate(ratings) if at != seat])
        for seat, (own, rank) in enumerate(zip(ratings, ranks, strict=True))
    ]


def _score(rank: int, other: int) -> float:
    return 1.0 if rank < other else 0.0 if rank > other else 0.5


def _weight(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _volatility(phi: float, sigma: float, variance: float, improvement: float) -> float:
    """Step 5 of the paper: the root of f, by the Illinois algorithm."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = math.exp(x)
        total = phi * phi + variance + grown
        return grown * (improvement * improvement - total) / (2 * total * total) - (x - start) / (TAU * TAU)

    low = start
    if improvement * improvement > phi * phi + variance:
        high = math.log(improvement * improvement - phi * phi - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CONVERGED:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
