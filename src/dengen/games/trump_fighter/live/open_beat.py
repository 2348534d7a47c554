"""The beat that is open at the real-time table: what has come in, and until when more may join it."""

from dengen.games.trump_fighter.rules.actions import NOTHING, STRIKE, WAIT, has_call


class OpenBeat:
    """Each seat's input, and the time until which it may still join or call."""

    def __init__(self, seat: int, act: int, limit: int) -> None:
        self.acts = [int(NOTHING), int(NOTHING)]
        self.limits: list[int | None] = [None, None]
        self.put(seat, act, limit)

    def put(self, seat: int, act: int, limit: int) -> None:
        """An input of a seat; from now on the other has until `limit`."""
        self.acts[seat] = act
        self.limits[1 - seat] = limit

    def has(self, seat: int) -> bool:
        return self.acts[seat] != NOTHING

    def calls(self, seat: int) -> bool:
        return has_call(self.acts[seat])

    def someone_calls(self) -> bool:
        return self.calls(0) or self.calls(1)

    def as_strike(self, seat: int) -> int:
        return self.acts[seat] + int(STRIKE)

    def in_time(self, seat: int, t: int) -> bool:
        limit = self.limits[seat]
        return limit is not None and t <= limit

    @property
    def deadline(self) -> int:
        return max(limit for limit in self.limits if limit is not None)

    def settled(self) -> list[int]:
        """The pair of actions: who has put in nothing, waits."""
        return [int(WAIT) if act == NOTHING else act for act in self.acts]
