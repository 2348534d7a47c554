"""The clocks of the real-time table: its constants, and each seat's window of simultaneity."""

from collections import deque
from statistics import median_low
from typing import Any

from msgspec import Struct

PINGS = 5  # as many of the last ones count
FEINT = 300  # ms before a seat that put a card back may lift one again


class Clock(Struct, frozen=True):
    """Milliseconds, as the options set them."""

    window_base: int
    window_max: int
    move_gap: list[int]
    hold_max: int
    seno: int
    shout: int
    pick_count: int
    ready_count: int | None  # None: the other's Ready starts no count
    ready_idle: int
    stall_count: int
    stall_idle: int
    obliged_count: int
    declare_count: int

    @classmethod
    def of(cls, options: dict[str, Any]) -> "Clock":
        times = {name: options[name] for name in cls.__struct_fields__}
        if options["ready_clock"] == "relaxed":
            times["ready_count"] = None
        return cls(**times)


class Latency:
    """The round trips that the server has measured for one seat; a bot has none."""

    def __init__(self) -> None:
        self.pings: deque[int] = deque(maxlen=PINGS)

    def window(self, clock: Clock) -> int:
        """How long after the other's input this seat can't have reacted to it."""
        trip = median_low(self.pings) if self.pings else 0
        return min(clock.window_max, clock.window_base + trip)
