# mypyc: compile
"""Integers of Python or NumPy, but not bools."""

from operator import index
from typing import Final

from mypy_extensions import i64

NOT_WHOLE: Final[i64] = -1  # no seat, no action and no seed is negative


def whole(value: object) -> i64:
    """The value as an integer; NOT_WHOLE for other types, or (compiled) if too large."""
    if isinstance(value, bool):
        return NOT_WHOLE
    try:
        return value if isinstance(value, int) else index(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):  # ValueError: more than 64 bits
        return NOT_WHOLE


def is_whole(value: object) -> bool:
    return whole(value) != NOT_WHOLE or value == NOT_WHOLE
