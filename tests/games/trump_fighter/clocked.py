"""A real-time table for tests: inputs at their times, and what everybody was told. Times are milliseconds of the server."""

from typing import Any

import msgspec
import pytest

from dengen.core.base.errors import IllegalAction
from dengen.core.rules.events import Event
from dengen.games.trump_fighter.live.fight import Live
from dengen.games.trump_fighter.live.inputs import (
    Act,
    Claim,
    Done,
    Input,
    Ready,
)
from dengen.games.trump_fighter.live.moment import Told
from tests.games.trump_fighter.kit import GAME, SAMPLE, Ring

SPECIFIED = {"window_slope": 100}  # the window of the specification's worked examples
READY, CLAIM, UNCLAIM, DONE = Ready(), Claim(), Claim(on=False), Done()
CALL = Act("call")
PINGS = (30, 180)  # windows of 150 and 300


class Clocked:
    """A real-time table that stands in a Battle since t = 0, unless it is told otherwise."""

    def __init__(self, pings: tuple[int, int] = (0, 0), options: dict[str, Any] = SPECIFIED, **position: Any) -> None:
        self.table = Ring.lay(GAME, SAMPLE | {"deck": None, "options": options} | position)
        self.live = Live(GAME, self.table.state, 0)
        self.live.windows = [self.live.clock.window([ping]) for ping in pings]
        self.heard: list[Event] = self.live.events()
        self.closed: list[tuple[int, list[Told]]] = []

    def feed(self, t: int, seat: int, what: Input | str) -> "Clocked":
        if isinstance(what, str):
            what = Act(Ring(GAME, self.live.shown()).full_name(what, seat))
        self.live.feed(t, seat, what)
        return self.listen()

    def refusal(self, t: int, seat: int, what: Input | str) -> str:
        """The clause that refuses it; and nothing was changed."""
        self.live.advance(t)
        before = [msgspec.json.encode(self.live.view(viewer)) for viewer in (0, 1, None)]
        with pytest.raises(IllegalAction) as caught:
            self.feed(t, seat, what)
        assert not caught.value.text.ja.isascii()
        assert [msgspec.json.encode(self.live.view(viewer)) for viewer in (0, 1, None)] == before
        return caught.value.clause

    def until(self, t: int) -> "Clocked":
        """Up to the end of this millisecond."""
        self.live.advance(t + 1)
        return self.listen()

    def listen(self) -> "Clocked":
        self.heard += self.live.events()
        self.closed += self.live.beats()
        return self

    def beats(self) -> list[tuple[int, str, str]]:
        """When each beat was closed, and what it was."""
        pairs = [(t, told) for t, told in self.closed if len(told) == 2]
        return [(t, self.name(first), self.name(second)) for t, (first, second) in pairs]

    @staticmethod
    def name(told: Told) -> str:
        return GAME.name(told[1]) if isinstance(told[1], int) else told[1]

    def told(self, viewer: int | None, kind: str) -> list[dict[str, Any]]:
        """What this viewer was told under a kind of event."""
        words = [GAME.tell(event, viewer) for event in self.heard if event.kind == kind]
        return [entry.args for entry in words if entry]

    def times(self, viewer: int | None, kind: str) -> list[int]:
        return [args["at"] for args in self.told(viewer, kind)]

    def stages(self) -> list[tuple[str, int]]:
        return [(args["stage"], args["at"]) for args in self.told(None, "stage")]


def opened() -> Clocked:
    """A's Move arrives at 5000; the beat is open for B until 5300."""
    return Clocked(PINGS).feed(5000, 0, "move S9 3")
