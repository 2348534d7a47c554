"""Exact randomisation tests, with all figures of a report in one family.

The data consist of blocks: the same deal with two card sets, or the seats of one game. Under the null hypothesis each block
could as well have come out another way. So alternatives are drawn many times, and the observed values are
compared with the drawn ones. No distribution is assumed, so the test holds for few and skewed values, too.

The test uses Westfall and Young's step-down maxT: a figure is adjusted for all others, and for their
correlations. If nothing differs, 95 of 100 reports call no difference real.
"""

import math
import random
import sys
from array import array
from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import getitem
from typing import NamedTuple

DRAWS = 1999
REAL = 0.05  # the level of significance for the whole report
POWER = 0.8  # the power at a findable difference
Z_POWER = 0.8416212335729143  # the normal deviate of POWER

UNIT = 1 << 26  # one standard deviation of a figure, as a whole number
OFFSET = 1 << 29  # above the largest value of a block, so that lanes never borrow
LANE = 8  # bytes

Contrast = Sequence[Sequence[float]]  # per block, the possible values of a figure, the observed one first


class Adjusted(NamedTuple):
    """Adjusted p-values per figure. `needed`: the standard deviations that make any figure real."""

    ps: list[float]
    needed: float


def adjusted(contrasts: Sequence[Contrast], draws: int = DRAWS, seed: int = 0) -> Adjusted:
    """Test all contrasts, which have the same blocks and the same number of alternatives per block."""
    scaled = [_scaled(contrast) for contrast in contrasts]
    seen = [abs(sum(block[0] for block in contrast)) for contrast in scaled]
    order = sorted(range(len(seen)), key=lambda at: seen[at])  # the largest last: maxima accumulate from the front
    thresholds = [seen[at] for at in order]
    above = [1] * len(order)  # the observed values count as one draw
    largest: list[int] = []
    for lots in _drawn([scaled[at] for at in order], draws, random.Random(seed)):
        highest = list(accumulate(map(abs, lots), max))
        largest.append(highest[-1] if highest else 0)
        above = [count + (high >= bar) for count, high, bar in zip(above, highest, thresholds, strict=True)]
    ps = [0.0] * len(order)
    least = 0.0
    for at, count in reversed(list(zip(order, above, strict=True))):
        least = max(least, count / (draws + 1))
        ps[at] = least
    largest.sort()
    return Adjusted(ps, largest[math.ceil(draws * (1 - REAL)) - 1] / UNIT if largest else math.inf)


def _scaled(contrast: Contrast) -> list[list[int]]:
    """The contrast centred on its mean under randomisation, in units of its standard deviation."""
    middle = [sum(block) / len(block) for block in contrast]
    spread = sum(
        sum((value - mean) ** 2 for value in block) / len(block) for block, mean in zip(contrast, middle, strict=True)
    )
    unit = UNIT / math.sqrt(spread) if spread > 1e-18 else 0.0
    return [[round((value - mean) * unit) for value in block] for block, mean in zip(contrast, middle, strict=True)]


def _drawn(contrasts: Sequence[Sequence[Sequence[int]]], draws: int, rng: random.Random) -> Iterator[list[int]]:
    """Sums of all contrasts, with a random alternative per block.

    All figures of an alternative are packed into one long integer, so that one addition adds them all.
    """
    blocks = [
        packed
        for alternatives in zip(*contrasts, strict=True)
        if len(set(packed := [_packed(values) for values in zip(*alternatives, strict=True)])) > 1
    ]
    zero = len(blocks) * OFFSET
    which = range(len(blocks[0])) if blocks else range(1)
    for _ in range(draws):
        lots = sum(map(getitem, blocks, rng.choices(which, k=len(blocks))))
        lanes = memoryview(lots.to_bytes(len(contrasts) * LANE, sys.byteorder)).cast("Q")
        yield [lane - zero for lane in lanes]


def _packed(values: Sequence[int]) -> int:
    return int.from_bytes(array("Q", [value + OFFSET for value in values]).tobytes(), sys.byteorder)
