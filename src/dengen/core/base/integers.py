# mypyc: compile
"""Whole numbers, whoever made them: Python's own or NumPy's, but never a bool."""

from operator import index
from typing import Final

from mypy_extensions import i64

NOT_WHOLE: Final[i64] = -1  # no seat, no action and no seed is negative


def whole(value: object) -> i64:
    """The number; NOT_WHOLE for whatever isn't a whole number, or (compiled) too large."""
    if isinstance(value, bool):
        return NOT_WHOLE
    try:
        return value if isinstance(value, int) else index(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):  # ValueError: more than 64 bits
        return NOT_WHOLE


def is_whole(value: object) -> bool:
    return whole(value) != NOT_WHOLE or value == NOT_WHOLE
