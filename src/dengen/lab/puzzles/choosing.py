"""Which of the moments that were found become puzzles: of all kinds, easy and hard, and in that order."""

from collections.abc import Sequence

from dengen.lab.puzzles.hunt import Found
from dengen.lab.puzzles.rating import stars


def chosen(found: Sequence[Found], count: int) -> list[Found]:
    """As many kinds of question and answer and as many degrees of difficulty as there are, in turn; then the easy ones first."""
    taken: list[Found] = []
    left = list(found)
    while left and len(taken) < count:
        best = min(left, key=lambda one: (_alike(one, taken), -_gap(one)))
        taken.append(best)
        left = [one for one in left if one is not best]
    return sorted(taken, key=lambda one: (stars(one.finders), -_gap(one)))


def _alike(one: Found, taken: Sequence[Found]) -> int:
    """How much there is of its kind and of its difficulty already."""
    solution = next(iter(one.shares))
    return sum(
        (one.kind == other.kind)
        + (stars(one.finders) == stars(other.finders))
        + 2 * (solution == next(iter(other.shares)))
        for other in taken
    )


def _gap(found: Found) -> float:
    best, second, *_ = found.shares.values()
    return best - second
