"""Ratings from results by the Bradley-Terry model (Luce's for more than two seats): wins are proportional to strengths."""

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct

from dengen.lab.statistics import Z_95

ROUNDS = 10_000
CLOSE = 1e-10
ELO = 400 / math.log(10)
PRIOR = 0.5  # wins added per player and line-up, to keep ratings finite


class Lineup(Struct, frozen=True):
    """Games of the same players, with their numbers of seats and their shares of the win."""

    sat: Mapping[str, int]
    won: Mapping[str, float]
    games: int


class Rating(Struct, frozen=True):
    """A rating on Elo's scale with mean 0: 100 points more win 64 % of games between two."""

    player: str
    rating: float
    low: float  # bounds of the 95 % interval
    high: float


def rate(players: Sequence[str], lineups: Sequence[Lineup]) -> list[Rating]:
    """Ratings of the players, strongest first."""
    smoothed = [with_prior(lineup) for lineup in lineups]
    strength = strengths(players, smoothed)
    spread = deviations(players, smoothed, strength)
    mean = sum(math.log(strength[player]) for player in players) / len(players)
    rated = []
    for player in players:
        rating = ELO * (math.log(strength[player]) - mean)
        half = ELO * Z_95 * spread[player]
        rated.append(Rating(player, round(rating, 1), round(rating - half, 1), round(rating + half, 1)))
    return sorted(rated, key=lambda entry: -entry.rating)


def with_prior(lineup: Lineup) -> Lineup:
    won = {player: lineup.won[player] + PRIOR for player in lineup.sat}
    return Lineup(lineup.sat, won, lineup.games + len(lineup.sat))


def strengths(players: Sequence[str], lineups: Sequence[Lineup]) -> dict[str, float]:
    """Maximum-likelihood strengths by Hunter's MM algorithm."""
    strength = dict.fromkeys(players, 1.0)
    won = {player: sum(lineup.won.get(player, 0.0) for lineup in lineups) for player in players}
    for _ in range(ROUNDS):
        before = dict(strength)
        weight = dict.fromkeys(players, 0.0)
        for lineup in lineups:
            total = sum(count * strength[player] for player, count in lineup.sat.items())
            for player, count in lineup.sat.items():
                weight[player] += lineup.games * count / total
        strength = {player: won[player] / weight[player] for player in players}
        scale = math.exp(sum(map(math.log, strength.values())) / len(players))
        strength = {player: value / scale for player, value in strength.items()}
        if max(abs(math.log(strength[player] / before[player])) for player in players) < CLOSE:
            break
    return strength


def deviations(players: Sequence[str], lineups: Sequence[Lineup], strength: Mapping[str, float]) -> dict[str, float]:
    """Standard errors of the log strengths relative to their mean, from the information matrix."""
    n = len(players)
    place = {player: at for at, player in enumerate(players)}
    information = [[1.0 / n] * n for _ in range(n)]  # fixes the mean
    for lineup in lineups:
        total = sum(count * strength[player] for player, count in lineup.sat.items())
        share = {player: count * strength[player] / total for player, count in lineup.sat.items()}
        for one in share:
            for other in share:
                found = share[one] * ((1.0 if one == other else 0.0) - share[other])
                information[place[one]][place[other]] += lineup.games * found
    covariance = inverse(information)
    offset = 1.0 / n  # the part added to fix the mean
    return {player: math.sqrt(max(0.0, covariance[at][at] - offset)) for player, at in place.items()}


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse by Gauss-Jordan elimination."""
    n = len(matrix)
    rows = [[*row, *(1.0 if at == column else 0.0 for column in range(n))] for at, row in enumerate(matrix)]
    for at in range(n):
        pivot = max(range(at, n), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for row in range(n):
            if row != at:
                factor = rows[row][at]
                rows[row] = [value - factor * other for value, other in zip(rows[row], rows[at], strict=True)]
    return [row[n:] for row in rows]
