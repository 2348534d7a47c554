"""The outcome of a game."""

from collections.abc import Sequence

from msgspec import Struct


class Standing(Struct, frozen=True):
    """The result of one seat: score with its parts, rank from 1, share of the win."""

    score: int
    parts: dict[str, int]
    rank: int
    share: float


class Outcome(Struct, frozen=True):
    reason: str
    seats: list[Standing]


def ranks(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Ranks from 1 by descending key; equal keys share a rank, and the next is skipped (1, 1, 3)."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def shares(rank: Sequence[int]) -> list[float]:
    """Shares of the win, divided equally among the seats of rank 1."""
    winners = sum(1 for place in rank if place == 1)
    return [1 / winners if place == 1 else 0.0 for place in rank]
