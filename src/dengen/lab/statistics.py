"""Statistics of the lab."""

import math
from collections.abc import Sequence

from msgspec import Struct

Z_95 = 1.959963984540054
ENOUGH = 30  # seat-games: the minimum for a verdict


class Distribution(Struct, frozen=True):
    """The distribution of a sample. `sd` is the sample's standard deviation; quartiles are values of the sample."""

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


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a win rate: Wilson's score interval, slightly too wide with shared wins."""
    rate, z2 = wins / games, Z_95 * Z_95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """Student's t for 95 %, two-sided: exact up to 2 degrees of freedom, then Hill's expansion, accurate to 0.004."""
    if freedom < 3:
        return (math.inf, 12.706204736, 4.302652730)[freedom]
    z = Z_95
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


class Estimate(Struct, frozen=True):
    """A figure with its 95 % interval and its standard error. Bounds are infinite if unknown."""

    value: float
    low: float
    high: float
    se: float

    @classmethod
    def of(cls, value: float, low: float, high: float, se: float) -> "Estimate":
        return cls(round(value, 5), round(low, 5), round(high, 5), round(se, 6))

    @property
    def half(self) -> float:
        """Half the width of the interval, for ±."""
        return (self.high - self.low) / 2


Counted = Sequence[tuple[float, float]]  # per game, the summed value and its weight


def mean(values: Sequence[float], share: bool = False) -> Estimate:
    return ratio([(value, 1.0) for value in values], share)


def ratio(counted: Counted, share: bool = False) -> Estimate:
    """The ratio of the sums of values and weights. Each pair is one game: the seats of a game are correlated,
    so games, not seats, count as independent."""
    weight = sum(count for _, count in counted)
    value = sum(total for total, _ in counted) / weight
    spread = sum((total - value * count) ** 2 for total, count in counted)
    games = sum(1 for _, count in counted if count)
    se = math.sqrt(spread * games / max(1, games - 1)) / weight
    if share:
        return Estimate.of(value, *share_bounds(value, se, games, weight), se)
    half = student(games - 1) * se if games > 1 else math.inf
    return Estimate.of(value, value - half, value + half, se)


def share_bounds(value: float, se: float, games: int, weight: float) -> tuple[float, float]:
    """Wilson's interval for the effective number of independent games with this standard error (Korn and Graubard), or the
    actual number if all games are equal. So it is never a point at 0 or 1."""
    alike = se < 1e-9 or not 0 < value < 1
    worth = float(games)
    if not alike:
        worth = value * (1 - value) / se**2
        if games < ENOUGH:
            worth = min(worth, weight)
        worth *= (Z_95 / student(games - 1)) ** 2
    return wilson(value * worth, worth)


def difference(one: Estimate, other: Estimate, correlation: float) -> Estimate:
    """The difference `one` minus `other`, with Newcombe's interval from theirs."""
    below, above = one.value - one.low, one.high - one.value
    others_below, others_above = other.value - other.low, other.high - other.value
    value = one.value - other.value
    low = value - _together(below, others_above, correlation)
    high = value + _together(above, others_below, correlation)
    return Estimate.of(value, low, high, _together(one.se, other.se, correlation))


def _together(one: float, other: float, correlation: float) -> float:
    if math.isinf(one) or math.isinf(other):
        return math.inf
    return math.sqrt(max(0.0, one * one + other * other - 2 * correlation * one * other))


def correlation(one: Counted, other: Counted) -> float:
    """The correlation of two ratios over the same deals; 0 if one of them never varies."""
    ours, theirs = _residuals(one), _residuals(other)
    scale = math.sqrt(sum(value**2 for value in ours) * sum(value**2 for value in theirs))
    product = sum(here * there for here, there in zip(ours, theirs, strict=True))
    return product / scale if scale > 1e-12 else 0.0


def _residuals(counted: Counted) -> list[float]:
    value = sum(total for total, _ in counted) / sum(count for _, count in counted)
    return [total - value * count for total, count in counted]


class Bin(Struct, frozen=True):
    """A bin of a histogram, from `low` to `high` inclusive."""

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
