"""What a node says of itself: to operators, in its health, and beside its name in the store."""

import time

import msgspec
from msgspec import Struct

import dengen

SLOW_BOTS = 10.0  # seconds that somebody waits for a bot's turn to think
STALLED = 0.05  # of the time
SLOW_STORE = 1.0  # seconds for a beat
NAMED = 20  # tables that are set aside


class NodeReport(Struct, frozen=True, kw_only=True):
    """`troubles`: by name, what isn't as it should be. Waits in seconds; `stalled`: of the last minute,
    by the loop's own work."""

    name: str
    worker: int
    version: str = dengen.__version__
    began: int
    build: str
    status: str
    troubles: list[str]
    tables: int
    connections: int
    lobby: int
    set_aside: list[str]
    bots_waiting: int
    bot_wait: float
    readings: int
    stalled: float
    store_seconds: float
    memory: int

    @property
    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def state_from(text: str) -> NodeReport | None:
    """None: it is of another version that says other things."""
    try:
        return msgspec.json.decode(text, type=NodeReport)
    except msgspec.ValidationError:
        return None


def troubles(set_aside: int, bot_wait: float, stalled: float, store_seconds: float) -> list[str]:
    """By name; docs/deploy.md explains them."""
    found = {
        "tables_set_aside": set_aside > 0,
        "bots_slow": bot_wait > SLOW_BOTS,
        "loop_stalls": stalled > STALLED * 60,
        "store_slow": store_seconds > SLOW_STORE,
    }
    return [name for name, is_so in found.items() if is_so]


class LastMinute:
    """How much of something there was in the last minute."""

    def __init__(self) -> None:
        self._parts: list[tuple[float, float]] = []

    def add(self, amount: float) -> None:
        self._parts.append((time.monotonic(), amount))

    @property
    def total(self) -> float:
        since = time.monotonic() - 60
        self._parts = [part for part in self._parts if part[0] >= since]
        return sum(amount for _, amount in self._parts)
