"""A live fight at a table: inputs with times are logged, the beats that they make are entries, time is told from outside."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self

from dengen.core.chance import Chance
from dengen.core.errors import BadAction
from dengen.core.events import Event
from dengen.core.state import State
from dengen.core.view import View, Viewer
from dengen.table.play import Asking, Made, Play

FROM_SERVER = ("ping", "leave")  # kinds of input that a client may not send


class LiveFight(Protocol):
    """What turns inputs with times into the answers of a game (`Game.live`). Times never go back.

    `feed` raises a DengenError, and changes nothing, if it refuses an input. It makes no difference how often `advance`
    is called. `beats`: what the game was told since this was last asked: when, and (seat, action or intervention,
    "person" or "clock"). `shown`: the game as everybody sees it now, with what can't be undone any more.
    """

    state: Any

    def clone(self) -> Self: ...
    def feed(self, time: int, seat: int, data: Mapping[str, Any]) -> None: ...
    def advance(self, time: int) -> None: ...
    def due(self) -> int | None: ...
    def restart(self, time: int) -> None: ...
    def beats(self) -> Sequence[tuple[int, Sequence[tuple[int, int | str, str]]]]: ...
    def events(self) -> list[Event]: ...
    def view(self, viewer: Viewer) -> View: ...
    def legal(self, seat: int) -> list[int]: ...
    def shown(self) -> State: ...
    def resample(self, seat: int, rng: Chance) -> State: ...


class Told(NamedTuple):
    """An answer (or an intervention, by its name) that a beat gave, and has yet to be written down."""

    time: int
    seat: int
    what: str
    intervention: bool
    by: str


class LivePlay(Play):
    """A game whose answers come from a live fight. Its entries say what the fight has already done."""

    live: LiveFight
    told: tuple[Told, ...]

    @classmethod
    def of(cls, play: Play, live: LiveFight, time: int) -> "LivePlay":
        other = cls.__new__(cls)
        other.__dict__.update(play.__dict__)
        other.live = live
        other.told = ()
        other._follow(Asking.of(play.state), time)
        return other

    # ---- inputs and time ----

    def feed(self, time: int, seat: int, data: Mapping[str, Any]) -> None:
        self._own_state()
        before = Asking.of(self.state)
        self.live.feed(time, seat, data)
        self._follow(before, time)

    def advance(self, time: int) -> None:
        due = self.live.due()
        if due is not None and due <= time:
            self._own_state()
            before = Asking.of(self.state)
            self.live.advance(time)
            self._follow(before, time)

    def restart(self, time: int) -> None:
        self._own_state()
        before = Asking.of(self.state)
        self.live.restart(time)
        self._follow(before, time)

    def _follow(self, before: Asking, time: int) -> None:
        self.state = self.live.state
        self.events += self.live.events()
        for when, beat in self.live.beats():
            for seat, what, by in beat:
                is_action = isinstance(what, int)
                name = self.game.name(what) if isinstance(what, int) else what
                self.told += (Told(when, seat, name, not is_action, by),)
        self._show_clocks(self._number(before, time), ())

    # ---- entries ----

    def answer(self, number: int, time: int, seat: int, act: int, joined: bool, people: Sequence[bool]) -> None:
        self._written(time, seat, self.game.name(act), False)
        self.made.append(Made(number, number, seat, act))

    def intervene(self, number: int, time: int, seat: int, what: str, people: Sequence[bool]) -> None:
        self._written(time, seat, what, True)
        self.made.append(Made(number, number, seat, -1, what))

    def _written(self, time: int, seat: int, what: str, intervention: bool) -> None:
        if not self.told:
            self.advance(time + 1)
        expected = self.told[0][:4] if self.told else None
        if expected != (time, seat, what, intervention):
            raise BadAction(f"The fight gives {expected}, not {(time, seat, what, intervention)}.")
        self.told = self.told[1:]

    # ---- looking ----

    @property
    def shown(self) -> State:
        return self.live.shown()

    def view(self, viewer: int | None) -> View:
        return self.live.view(viewer)

    def legal(self, seat: int) -> list[int]:
        return self.live.legal(seat)

    def due(self) -> int | None:
        return self.live.due()

    def can_take_back(self, seat: int) -> bool:
        return False

    def undone_by_consent(self, seat: int) -> list[int]:
        return []

    def _own_state(self) -> None:
        if not self.owned:
            self.live = self.live.clone()
            self.state = self.live.state
            self.owned = True
