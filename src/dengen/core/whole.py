# mypyc: compile
"""Whole numbers, whoever made them: Python's own or NumPy's, but never a bool."""

from operator import index
from typing import Final

NOT_WHOLE: Final = -1  # no seat, no action and no seed is negative


def whole(value: object) -> int:
    """The number as Python's own; NOT_WHOLE for whatever isn't a whole number."""
    if isinstance(value, bool):
        return NOT_WHOLE
    if isinstance(value, int):
        return value
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return NOT_WHOLE


def is_whole(value: object) -> bool:
    return whole(value) != NOT_WHOLE or value == NOT_WHOLE
