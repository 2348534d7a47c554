"""The server's time: milliseconds since 1970 on a monotonic base. It never goes back and never jumps."""

import time
from collections.abc import Callable

TOLERANCE = 50  # ms of difference to the store's time that stay uncorrected
SLEW = 20  # a correction may take 1/SLEW of the time since the last one, so that no player's clock notices it


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Clock:
    def __init__(self, elapsed: Callable[[], int] = monotonic_ms) -> None:
        self._elapsed = elapsed
        self._offset = time.time_ns() // 1_000_000 - elapsed()
        self._last = 0
        self._followed = elapsed()

    def now(self) -> int:
        self._last = max(self._last, self._offset + self._elapsed())
        return self._last

    def set(self, now: int) -> None:
        """Take over the store's time at once, before any game runs on this clock."""
        self._offset = now - self._elapsed()
        self._followed = self._elapsed()

    def follow(self, now: int) -> None:
        """Approach the store's time, which all nodes share, slowly: a wall clock that jumps takes no player's time.

        Where this clock is ahead, it stands still for a while.
        """
        elapsed = self._elapsed()
        off = now - elapsed - self._offset
        bound = max(1, (elapsed - self._followed) // SLEW)
        self._followed = elapsed
        if abs(off) > TOLERANCE:
            self._offset += max(-bound, min(bound, off))
