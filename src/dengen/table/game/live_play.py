# mypyc: compile
"""A live fight at a table.

How an input becomes an answer, and why the answer is written down too:

1. An input (`Feed`, `BotFeed`, `Measure`) is an entry, `Fed`, with the time of its arrival. `LivePlay.feed` gives it to
   the fight. Time alone (`Tick`) comes in by `advance`, and is no entry.
2. When a beat closes, the fight answers its game by itself. Those answers are kept in `unwritten` until they are
   entries: the draft of the same change writes them down (`Draft.write_beats`), `Answered` or `Intervened`, all of a beat
   with the time at which it closed. So records, replays and the match know nothing of inputs.
3. `LivePlay.answer` therefore carries nothing out: it compares an entry with the next one in `unwritten`. A table that is
   rebuilt gets the same inputs, closes the same beats, and so finds the same answers there, or says that an entry doesn't
   follow. A beat that closed by time alone comes with no input before its answers: the first of them moves the fight on.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from dengen.core.base.errors import BadAction
from dengen.core.live import LiveFight
from dengen.core.rules.state import State
from dengen.core.views.view import View
from dengen.table.game.play import Asking, Play
from dengen.table.game.play_data import CountedAnswer, FightAnswer


@mypyc_attr(allow_interpreted_subclasses=True)
class LivePlay(Play):
    """A game whose answers come from a live fight. Its entries say what the fight has already done."""

    live: LiveFight
    unwritten: tuple[FightAnswer, ...]

    @classmethod
    def of(cls, play: Play, live: LiveFight, time: int) -> "LivePlay":
        other = LivePlay.__new__(LivePlay)
        play.copy_into(other)
        other.owned = play.owned
        other.events = play.events
        other.noted = play.noted
        other.live = live
        other.unwritten = ()
        other._follow(Asking.of(play.state), time)
        return other

    def copy(self) -> "LivePlay":
        other = LivePlay.__new__(LivePlay)
        self.copy_into(other)
        other.live = self.live
        other.unwritten = self.unwritten
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
        for closed, beat in self.live.beats():
            self.unwritten += tuple(FightAnswer(closed, seat, what, by) for seat, what, by in beat)
        self._show_clocks(self._number(before, time), ())

    # ---- entries ----

    def answer(self, number: int, time: int, seat: int, act: int, joined: bool, people: Sequence[bool]) -> None:
        self._write(time, seat, act)
        self.counted.append(CountedAnswer(number, number, seat, act))

    def intervene(self, number: int, time: int, seat: int, what: str, people: Sequence[bool]) -> None:
        self._write(time, seat, what)
        self.counted.append(CountedAnswer(number, number, seat, -1, what))

    def _write(self, time: int, seat: int, what: int | str) -> None:
        if not self.unwritten:
            self.advance(time + 1)
        expected = self.unwritten[0][:3] if self.unwritten else None
        if expected != (time, seat, what):
            raise BadAction(f"The fight gives {expected}, not {(time, seat, what)}.")
        self.unwritten = self.unwritten[1:]

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

    def can_take_back(self, seat: int, seen: View | None = None) -> bool:
        return False

    def undone_by_consent(self, seat: int) -> list[int]:
        return []

    def _own_state(self) -> None:
        if not self.owned:
            self.live = self.live.clone()
            self.state = self.live.state
            self.owned = True
