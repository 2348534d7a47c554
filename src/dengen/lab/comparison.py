"""Comparison of two card sets: real differences and those that may be chance.

Both play the same deals, so games are compared in pairs. If the sets are alike, the games of a pair can be swapped,
which the test does at random (`randomisation.py`). All figures of the report form one family.
"""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from dengen.core.base.words import Text
from dengen.lab.figures import USE, Figure, ObservedGames, figures
from dengen.lab.randomisation import DRAWS, REAL, Z_POWER, Contrast, adjusted
from dengen.lab.statistics import ENOUGH, Counted, Estimate, correlation, difference

SOMETHING = 1e-9  # smaller differences count as none

DifferenceVerdict = Literal["real", "chance", "too_few"]


class FigureDifference(Struct, frozen=True):
    """One figure of both sets. `p` is adjusted for all figures of the report. `findable`: a difference of this size is found
    in 4 of 5 such comparisons (None: too few deals differ at all)."""

    table: str
    id: str
    name: Text
    is_share: bool
    here: Estimate
    there: Estimate
    difference: Estimate
    p: float
    findable: float | None
    verdict: DifferenceVerdict

    @property
    def is_real(self) -> bool:
        return self.verdict == "real"


class Pair(NamedTuple):
    """A figure of both sets, over the same deals."""

    here: Figure
    there: Figure

    @property
    def is_tested(self) -> bool:
        """Whether both sets together have enough uses; independent of the swaps, so the test stays valid."""
        return weight(self.here.counted) + weight(self.there.counted) >= 2 * ENOUGH

    @property
    def is_enough(self) -> bool:
        return min(weight(self.here.counted), weight(self.there.counted)) >= ENOUGH

    @property
    def gaps(self) -> list[float]:
        """The contribution of each deal to the difference, relative to both sets together."""
        counted = [*self.here.counted, *self.there.counted]
        common = sum(total for total, _ in counted) / weight(counted)
        return [
            (ours - common * our_count) - (theirs - common * their_count)
            for (ours, our_count), (theirs, their_count) in zip(self.here.counted, self.there.counted, strict=True)
        ]

    @property
    def contrast(self) -> Contrast:
        """Per deal, the observed contribution and the swapped one."""
        return [(gap, -gap) for gap in self.gaps]

    def findable(self, needed: float, se: float) -> float | None:
        """The difference that is found in 4 of 5 such comparisons, if `needed` standard deviations make it real; a large
        one also increases the scatter. None: too few deals differ for any to be found."""
        deals = sum(1 for gap in self.gaps if abs(gap) > SOMETHING)
        wanted = needed + Z_POWER
        if not self.is_enough or deals <= wanted**2:
            return None
        return wanted * se * math.sqrt(deals / (deals - wanted**2))


def compare(
    here: ObservedGames, there: ObservedGames, effects: Sequence[Figure] = (), effects_there: Sequence[Figure] = ()
) -> list[FigureDifference]:
    """Differences, `here` minus `there`, of all figures and of the values of cards on trial."""
    return differences([*effects, *figures(here)], [*effects_there, *figures(there)])


def differences(here: Sequence[Figure], there: Sequence[Figure], draws: int = DRAWS) -> list[FigureDifference]:
    """Differences, `here` minus `there`, of all shared figures over the same number of games."""
    ours, theirs = by_place(here), by_place(there)
    places = dict.fromkeys([*ours, *theirs])
    pairs = [
        Pair(one, other)
        for place in places
        if (one := ours.get(place) or unused(theirs[place])) and (other := theirs.get(place) or unused(ours[place]))
    ]
    family = [pair for pair in pairs if pair.is_tested]
    found = adjusted([pair.contrast for pair in family], draws)
    ps = {(pair.here.table, pair.here.id): p for pair, p in zip(family, found.ps, strict=True)}
    return [told(pair, ps.get((pair.here.table, pair.here.id), 1.0), found.needed) for pair in pairs]


def by_place(found: Sequence[Figure]) -> dict[tuple[str, str], Figure]:
    return {(figure.table, figure.id): figure for figure in found}


def unused(figure: Figure) -> Figure | None:
    """The counterpart of a figure in a set without any use of the item, or None."""
    if not figure.table.endswith(USE):
        return None
    return figure._replace(counted=[(0.0, count) for _, count in figure.counted])


def told(pair: Pair, p: float, needed: float) -> FigureDifference:
    here, there = pair
    one, other = here.estimate, there.estimate
    between = difference(one, other, correlation(here.counted, there.counted))
    findable = pair.findable(needed, between.se)
    return FigureDifference(
        table=here.table,
        id=here.id,
        name=here.name,
        is_share=here.is_share,
        here=one,
        there=other,
        difference=between,
        p=round(p, 5),
        findable=None if findable is None else round(findable, 5),
        verdict=verdict(pair, p),
    )


def verdict(pair: Pair, p: float) -> DifferenceVerdict:
    if not pair.is_enough:
        return "too_few"
    return "real" if p < REAL else "chance"


def weight(counted: Counted) -> float:
    return sum(count for _, count in counted)
