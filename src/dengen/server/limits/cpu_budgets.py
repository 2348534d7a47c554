"""How many seconds of CPU somebody has used, by name: a guest, an address. What was used is forgiven little by little."""

import math
import time
from collections import OrderedDict
from collections.abc import Iterable


class CpuBudgets:
    """Each has `most` seconds, and gets `rate` of them back in a second; who was charged longest ago is forgotten first."""

    def __init__(self, rate: float, most: float, names: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._names = names
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # so much, at that time

    def used(self, names: Iterable[str]) -> float:
        """What the one of them who used most has used."""
        now = time.monotonic()
        return max((self._left_of(name, now) for name in names), default=0.0)

    def has_left(self, names: Iterable[str]) -> bool:
        return self.used(names) < self._most

    def charge(self, names: Iterable[str], seconds: float) -> None:
        now = time.monotonic()
        for name in names:
            self._used[name] = (self._left_of(name, now) + seconds, now)
            self._used.move_to_end(name)
        while len(self._used) > self._names:
            self._used.popitem(last=False)

    def _left_of(self, name: str, now: float) -> float:
        used, at = self._used.get(name, (0.0, now))
        return self._forgiven(used, now - at)

    def _forgiven(self, used: float, span: float) -> float:
        return max(0.0, used - span * self._rate)


class DecayingUsage(CpuBudgets):
    """Nobody is ever refused, but who used more is behind: half of it is forgiven in every `half_life` seconds, so that
    those who always use a little stay behind those who use less, and nobody for long."""

    def __init__(self, half_life: float) -> None:
        super().__init__(0.0, math.inf)
        self._half_life = half_life

    def _forgiven(self, used: float, span: float) -> float:
        return used * math.pow(0.5, span / self._half_life)
