"""The server's time: milliseconds since 1970 that never go back, whatever happens to the machine's clock."""

import time

TOLERANCE = 50  # ms that a node's clock may be off before it is set


class Clock:
    def __init__(self) -> None:
        self._offset = time.time_ns() // 1_000_000 - self._elapsed()
        self._last = 0

    def now(self) -> int:
        self._last = max(self._last, self._offset + self._elapsed())
        return self._last

    def set(self, now: int) -> None:
        """By the store's time, which all nodes share. Where this clock is ahead, it stands still for a while."""
        offset = now - self._elapsed()
        if abs(offset - self._offset) > TOLERANCE:
            self._offset = offset

    @staticmethod
    def _elapsed() -> int:
        return time.monotonic_ns() // 1_000_000
