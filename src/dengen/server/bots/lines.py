"""Lines of thought: which bot thought where, so that it finds there what it left."""

import itertools
from collections import OrderedDict
from dataclasses import dataclass, field

TABLES = 10_000  # at which somebody thought; who did so longest ago begins anew


@dataclass
class Line:
    """What one bot thinks about one game at one table; `number` is never used for anything else."""

    number: int
    level: str
    places: list[int] = field(default_factory=list)  # whose processes have the last thought

    @property
    def place(self) -> int | None:
        """Where it goes on best."""
        return self.places[0] if self.places else None


class Lines:
    def __init__(self, tables: int = TABLES) -> None:
        self._tables = tables
        self._numbers = itertools.count(1)
        self._known: OrderedDict[str, dict[int, Line]] = OrderedDict()

    def of(self, table: str, seat: int, level: str) -> Line:
        """Of the bot on this seat; another bot there has thoughts of its own."""
        seats = self._known.setdefault(table, {})
        self._known.move_to_end(table)
        if len(self._known) > self._tables:
            self._known.popitem(last=False)
        line = seats.get(seat)
        if line is None or line.level != level:
            line = seats[seat] = Line(next(self._numbers), level)
        return line

    def drop(self, table: str) -> list[Line]:
        """Nobody goes on with what was thought at this table; whose lines these were."""
        return list(self._known.pop(table, {}).values())
