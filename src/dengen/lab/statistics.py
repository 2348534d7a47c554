"""The few statistics that the lab prints."""

import math
from collections.abc import Sequence

from msgspec import Struct

Z_95 = 1.959963984540054


class Distribution(Struct, frozen=True):
    """Where the values of a sample lie. `sd` is the sample's standard deviation; quartiles are values of the sample."""

    mean: float
    sd: float
    min: int
    p25: int
    median: int
    p75: int
    max: int

    @classmethod
    def of(cls, values: Sequence[int]) -> "Distribution":
        ordered = sorted(values)
        count = len(ordered)
        mean = sum(ordered) / count
        spread = sum((value - mean) ** 2 for value in ordered) / (count - 1) if count > 1 else 0.0
        return cls(
            mean=round(mean, 4),
            sd=round(math.sqrt(spread), 4),
            min=ordered[0],
            p25=ordered[(count - 1) // 4],
            median=ordered[(count - 1) // 2],
            p75=ordered[(count - 1) * 3 // 4],
            max=ordered[-1],
        )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval; with shared wins it is a little too wide, never too narrow)."""
    rate, z2 = wins / games, Z_95 * Z_95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Estimate(Struct, frozen=True):
    """A figure with its 95 % interval and its standard error."""

    value: float
    low: float
    high: float
    se: float

    @classmethod
    def of(cls, value: float, se: float, low: float = -math.inf, high: float = math.inf) -> "Estimate":
        """With an interval that stays within bounds."""
        bounds = max(low, value - Z_95 * se), min(high, value + Z_95 * se)
        return cls(round(value, 5), round(bounds[0], 5), round(bounds[1], 5), round(se, 6))


def mean(values: Sequence[float], share: bool = False) -> Estimate:
    return ratio([(value, 1.0) for value in values], share)


def ratio(clusters: Sequence[tuple[float, float]], share: bool = False) -> Estimate:
    """The sum of the first by the sum of the second. Each pair stands for one game: what happened to the seats of a game hangs
    together, so games, not seats, are what is counted as independent."""
    weight = sum(count for _, count in clusters)
    value = sum(total for total, _ in clusters) / weight
    spread = sum((total - value * count) ** 2 for total, count in clusters)
    games = sum(1 for _, count in clusters if count)
    inflate = games / (games - 1) if games > 1 else 1.0
    se = math.sqrt(spread * inflate) / weight
    return Estimate.of(value, se, 0.0, 1.0) if share else Estimate.of(value, se)


def p_value(difference: float, se: float) -> float:
    """Two-sided, by the normal distribution."""
    if se == 0:
        return 1.0 if abs(difference) < 1e-9 else 0.0
    return math.erfc(abs(difference) / se / math.sqrt(2))


def holm(ps: Sequence[float]) -> list[float]:
    """Adjusted for so many comparisons at once: below 0.05, all that are called real are so with 95 % (Holm)."""
    order = sorted(range(len(ps)), key=lambda at: ps[at])
    adjusted = [0.0] * len(ps)
    highest = 0.0
    for rank, at in enumerate(order):
        highest = max(highest, min(1.0, ps[at] * (len(ps) - rank)))
        adjusted[at] = highest
    return adjusted


class Bin(Struct, frozen=True):
    """Values from `low` to `high`, both included."""

    low: int
    high: int
    count: int


def histogram(values: Sequence[int], bins: int = 24) -> list[Bin]:
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // bins))
    counts = [0] * ((most - least) // width + 1)
    for value in values:
        counts[(value - least) // width] += 1
    return [Bin(least + at * width, least + at * width + width - 1, count) for at, count in enumerate(counts)]
