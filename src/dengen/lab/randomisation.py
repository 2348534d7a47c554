"""Which of many figures are more than chance? Exact tests by drawing lots, all figures of a report in one family.

What was seen falls into blocks: the same deal with two card sets, or the seats of one game. If nothing matters, each block
could as well have come out the other way round; so its alternatives are drawn by lot, many times, and what was seen is
compared with what the lots give. No distribution is assumed, so few and lopsided values are judged rightly, too.

Of all figures the largest counts (Westfall and Young's step-down maxT): a figure is adjusted for all others, and for how they
hang together. The promise: if nothing differs, 95 of 100 reports call nothing real.
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
REAL = 0.05  # what is less likely than this by chance, all figures of the report considered
POWER = 0.8  # how often a difference of the size that we call findable is found
Z_POWER = 0.8416212335729143  # the normal deviate of POWER

UNIT = 1 << 26  # one standard deviation of a figure, as a whole number
OFFSET = 1 << 29  # above the largest value of a block, so that lanes never borrow from each other
LANE = 8  # bytes

Contrast = Sequence[Sequence[float]]  # block by block, what one figure could have been; what was seen comes first


class Adjusted(NamedTuple):
    """`ps`: of each figure, adjusted for all. `needed`: so many standard deviations call any figure real."""

    ps: list[float]
    needed: float


def adjusted(contrasts: Sequence[Contrast], draws: int = DRAWS, seed: int = 0) -> Adjusted:
    """Every contrast has the same blocks, and every block the same number of alternatives."""
    scaled = [_scaled(contrast) for contrast in contrasts]
    seen = [abs(sum(block[0] for block in contrast)) for contrast in scaled]
    order = sorted(range(len(seen)), key=lambda at: seen[at])  # the largest last: maxima grow from the front
    thresholds = [seen[at] for at in order]
    above = [1] * len(order)  # what was seen is one of the possible ways itself
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
    """Around what lots would give on the average, in units of what they would scatter by."""
    middle = [sum(block) / len(block) for block in contrast]
    spread = sum(
        sum((value - mean) ** 2 for value in block) / len(block) for block, mean in zip(contrast, middle, strict=True)
    )
    unit = UNIT / math.sqrt(spread) if spread > 1e-18 else 0.0
    return [[round((value - mean) * unit) for value in block] for block, mean in zip(contrast, middle, strict=True)]


def _drawn(contrasts: Sequence[Sequence[Sequence[int]]], draws: int, rng: random.Random) -> Iterator[list[int]]:
    """The sums of all contrasts, with an alternative drawn for every block.

    All figures of an alternative lie side by side in one long number, so that one addition adds them all.
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
