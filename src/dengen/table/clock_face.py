"""What the others see of a clock."""

from typing import NamedTuple


class ClockFace(NamedTuple):
    """A clock as the others see it: what is left in the bank, and since when it runs (None: it stands)."""

    bank: int | None
    since: int | None
