"""Which of the moments that were found become puzzles: of all kinds, easy and hard, and in that order."""

from collections.abc import Sequence

from dengen.lab.puzzles.hunt import Found

ENOUGH = 0.5  # a level finds a solution if it does so this often
STARS = 4


def stars(found: Found) -> int:
    """1: the weakest level finds it, 2: the next one does, 3: a stronger one, 4: none does every second time."""
    for place, often in enumerate(found.finders.values()):
        if often >= ENOUGH:
            return min(place, STARS - 2) + 1
    return STARS


def chosen(found: Sequence[Found], count: int) -> list[Found]:
    """As many kinds of question and answer and as many degrees of difficulty as there are, in turn; then the easy ones first."""
    taken: list[Found] = []
    left = list(found)
    while left and len(taken) < count:
        best = min(left, key=lambda one: (_alike(one, taken), -_gap(one)))
        taken.append(best)
        left = [one for one in left if one is not best]
    return sorted(taken, key=lambda one: (stars(one), -_gap(one)))


def _alike(one: Found, taken: Sequence[Found]) -> int:
    """How much there is of its kind and of its difficulty already."""
    solution = next(iter(one.shares))
    return sum(
        (one.kind == other.kind) + (stars(one) == stars(other)) + 2 * (solution == next(iter(other.shares)))
        for other in taken
    )


def _gap(found: Found) -> float:
    best, second, *_ = found.shares.values()
    return best - second
