"""High Card in real time: a round closes when all have chosen, or after its time; who has chosen nothing plays the lowest."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadAction
from dengen.core.rules.events import ALL, Event
from dengen.core.rules.state import State
from dengen.core.views.view import View, Viewer
from examples.high_card import HighCard, Table

ROUND = 1000
PAUSE = 300  # before a round in which nothing can be put in


class LiveHighCard(HighCard):
    interventions = ("resign",)

    def live(self, state: Table, time: int) -> "LiveRounds":
        return LiveRounds(self, state, time)

    def live_bot(self, fight: Any, seat: int, level: str, seed: int) -> "LowestCard":
        return LowestCard(fight, seat)

    def say(self, kind: str, args: dict[str, Any]) -> Any:
        return super().say(kind, args) if kind == "shown" else None


class LiveRounds:
    def __init__(self, game: HighCard, state: Table, time: int) -> None:
        self.game = game
        self.state = state
        self.since = self.now = time
        self.counted_in = False
        self.chosen: dict[int, int] = {}
        self.pings: list[int] = []
        self.closed: list[tuple[int, list[tuple[int, int | str, str]]]] = []
        self.happened: list[Event] = []

    def clone(self) -> "LiveRounds":
        other = LiveRounds.__new__(LiveRounds)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.state.listen()
        other.chosen = dict(self.chosen)
        other.pings, other.closed, other.happened = self.pings.copy(), self.closed.copy(), self.happened.copy()
        return other

    def feed(self, time: int, seat: int, data: Mapping[str, Any]) -> None:
        self.advance(time)
        if data["kind"] == "ping":
            self.pings.append(data["round_trip"])
            return
        if data["kind"] in ("resign", "leave"):
            for other in range(self.state.seats):
                self.chosen.setdefault(other, self.state.legal(other)[0])
            while not self.state.over():
                self._close()
            return
        act = self.game.number(str(data.get("action")))
        if not self.counted_in:
            raise BadAction("The round hasn't begun.")
        if act not in self.state.legal(seat):
            raise self.game.illegal(self.state, seat, act)
        self.chosen[seat] = act
        if len(self.chosen) == self.state.seats:
            self._close()

    def advance(self, time: int) -> None:
        while (due := self._due()) is not None and due < time:
            self.now = max(self.now, due)
            if self.counted_in:
                self._close()
            else:
                self.counted_in, self.since = True, self.now
                self.happened.append(Event("go", {}, news=ALL))
        self.now = max(self.now, time)

    def _due(self) -> int | None:
        if self.state.over():
            return None
        return self.since + (ROUND if self.counted_in else PAUSE)

    def due(self) -> int | None:
        due = self._due()
        return None if due is None else due + 1

    def restart(self, time: int) -> None:
        self.now = self.since = time
        self.counted_in = False
        self.chosen = {}

    def _close(self) -> None:
        beat: list[tuple[int, int | str, str]] = []
        for seat in self.state.actors():
            act = self.chosen.get(seat, self.state.legal(seat)[0])
            beat.append((seat, act, "person" if seat in self.chosen else "clock"))
        for seat, what, _ in beat:
            assert isinstance(what, int)
            self.state.apply(seat, what)
        self.closed.append((self.now, beat))
        self.happened += self.state.events()
        self.chosen = {}
        self.counted_in, self.since = False, self.now

    def beats(self) -> list[tuple[int, list[tuple[int, int | str, str]]]]:
        closed, self.closed = self.closed, []
        return closed

    def events(self) -> list[Event]:
        happened, self.happened = self.happened, []
        return happened

    def view(self, viewer: Viewer) -> View:
        return self.game.view(self.state, viewer)

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat) if self.counted_in else []

    def shown(self) -> State:
        return self.state

    def resample(self, seat: int, rng: Chance) -> State:
        return self.state.resample(seat, rng)


class CardInput(Struct):
    kind: str
    action: str


class LowestCard:
    """A bot that plays its lowest card, as soon as it can."""

    def __init__(self, live: LiveRounds, seat: int) -> None:
        self.live = live
        self.seat = seat
        self.at: int | None = None

    def hear(self, time: int) -> None:
        self.at = time if self.live.legal(self.seat) and self.seat not in self.live.chosen else None

    def due(self) -> int | None:
        return self.at

    def act(self, time: int) -> CardInput | None:
        self.at = None
        legal = self.live.legal(self.seat)
        return CardInput("act", self.live.game.name(legal[0])) if legal else None
