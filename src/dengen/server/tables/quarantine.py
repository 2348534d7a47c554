"""Tables that can't be read, by a mistake or by other rules: known by their ids, so that all others go on without them."""

from dengen.server.ops.logs import Log
from dengen.server.ops.metrics import Metrics
from dengen.table.errors import BadEntry


class Quarantine:
    def __init__(self, log: Log, metrics: Metrics) -> None:
        self._log = log
        self._metrics = metrics
        self._ids: dict[str, None] = {}

    @property
    def ids(self) -> list[str]:
        """In the order in which they were found."""
        return list(self._ids)

    def add(self, table: str, error: Exception) -> None:
        """Tell the operator, once."""
        if table in self._ids:
            return
        self._ids[table] = None
        at = {"entry": error.number} if isinstance(error, BadEntry) else {}
        self._log.failure("set_aside", error, table=table, **at)
        self._metrics.count("tables_set_aside_total", table=table)

    def drop(self, table: str) -> None:
        """It could be read after all."""
        self._ids.pop(table, None)
