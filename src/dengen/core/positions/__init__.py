"""Positions as data: exact dumps, and sparse positions (docs/positions.md)."""

from typing import Any

import msgspec


def plain(value: Any) -> Any:
    """The value as dicts and lists, copied."""
    return msgspec.to_builtins(value)
