"""What both stores are asked alike, in words of SQL that both know: a ? stands for each value."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any

Statement = tuple[str, tuple[Any, ...]]  # with its values
MARK = re.compile(r"\?")


class Queries(ABC):
    @abstractmethod
    async def _ask(self, query: str, *values: Any) -> list[Any]:
        """The rows, as tuples."""

    @abstractmethod
    async def _carry_out(self, statements: Sequence[Statement]) -> list[int]:
        """In one transaction; how many rows each has changed."""


@cache
def numbered(query: str) -> str:
    """With PostgreSQL's numbers for the marks of values."""
    parts = MARK.split(query)
    return parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], 1))
