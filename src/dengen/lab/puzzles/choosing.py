"""Selection of puzzles from the candidates: of all kinds, easy ones first."""

from collections.abc import Sequence

from dengen.lab.puzzles.puzzle_search import PuzzleCandidate
from dengen.lab.puzzles.rating import stars


def chosen(found: Sequence[PuzzleCandidate], count: int) -> list[PuzzleCandidate]:
    """Choose `count` candidates, alternating between kinds and difficulties, and sort them by difficulty."""
    taken: list[PuzzleCandidate] = []
    left = list(found)
    while left and len(taken) < count:
        best = min(left, key=lambda one: (_alike(one, taken), -_gap(one)))
        taken.append(best)
        left = [one for one in left if one is not best]
    return sorted(taken, key=lambda one: (stars(one.finders), -_gap(one)))


def _alike(one: PuzzleCandidate, taken: Sequence[PuzzleCandidate]) -> int:
    """The number of chosen puzzles of the same kind and difficulty."""
    solution = next(iter(one.shares))
    return sum(
        (one.kind == other.kind)
        + (stars(one.finders) == stars(other.finders))
        + 2 * (solution == next(iter(other.shares)))
        for other in taken
    )


def _gap(found: PuzzleCandidate) -> float:
    best, second, *_ = found.shares.values()
    return best - second
