"""Positions as data: exact dumps by a table of fields, and sparse positions (docs/positions.md)."""

from typing import Any

import msgspec


def plain(value: Any) -> Any:
    """Structs, tuples and sets as dicts and lists; lists are copied."""
    return msgspec.to_builtins(value)
