"""Root parallelism: the merged result of independent searches of one question."""

from collections.abc import Sequence
from typing import NamedTuple


class VoteCount(NamedTuple):
    """An action with its visits and its expected share of the win."""

    act: int
    visits: int
    share: float


def merged(parts: Sequence[Sequence[VoteCount]]) -> int:
    """The action with the most visits in total; ties go to the higher expected share."""
    visits: dict[int, int] = {}
    won: dict[int, float] = {}
    for part in parts:
        for tried in part:
            visits[tried.act] = visits.get(tried.act, 0) + tried.visits
            won[tried.act] = won.get(tried.act, 0.0) + tried.visits * tried.share
    return min(visits, key=lambda act: (-visits[act], -won[act], act))
