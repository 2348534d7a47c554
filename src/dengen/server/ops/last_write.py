"""When the store last took what was written: since then, if it can't be written now, nobody's clock runs."""

from dengen.server.ops.clock import Clock


class LastWrite:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.time = clock.now()

    def renew(self) -> None:
        self.time = self._clock.now()
