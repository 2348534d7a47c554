"""One answer of several searches that thought about the same question apart from each other."""

from collections.abc import Sequence
from typing import NamedTuple


class Tried(NamedTuple):
    """An answer, how often it was tried, and the share of the win that was found to be in it."""

    act: int
    visits: int
    share: float


def agreed(parts: Sequence[Sequence[Tried]]) -> int:
    """The answer that was tried most often by all together; between equals the one with more of the win in it."""
    visits: dict[int, int] = {}
    won: dict[int, float] = {}
    for part in parts:
        for tried in part:
            visits[tried.act] = visits.get(tried.act, 0) + tried.visits
            won[tried.act] = won.get(tried.act, 0.0) + tried.visits * tried.share
    return min(visits, key=lambda act: (-visits[act], -won[act], act))
