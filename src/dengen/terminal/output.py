"""Figures for programs."""

from typing import Any

import msgspec


def print_json(data: Any) -> None:
    """What is no finite number is null."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
