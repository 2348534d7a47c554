"""The clocks of the real-time table: its constants, and each seat's window of simultaneity."""

from collections.abc import Sequence
from statistics import median_low
from typing import Any

from msgspec import Struct

PINGS = 5  # as many of the last ones count
LONGEST_PING = 60_000
FEINT = 300  # ms before a seat that put a card back may lift one again


class Clock(Struct, frozen=True):
    """As the options set them: milliseconds, but for the slope."""

    window_base: int
    window_slope: int  # percent
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

    def window(self, pings: Sequence[int]) -> int:
        """How long after the other's input a seat with these round trips can't have reacted to it."""
        trip = min(max(median_low(pings), 0), LONGEST_PING) if pings else 0
        return min(self.window_max, self.window_base + trip * self.window_slope // 100)
