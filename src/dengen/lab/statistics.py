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
