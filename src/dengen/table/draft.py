# mypyc: compile
"""A change in the making: entries are carried out immediately, on a copy of the room."""

from typing import Any

from dengen.core.game import Game
from dengen.table.entries import Answered, By, Closed, Ended, Entry, EntryKind, Intervened
from dengen.table.errors import NotHost, NotSeated, WrongMoment
from dengen.table.game.live_play import LivePlay
from dengen.table.game.play import Play
from dengen.table.header import PersonId
from dengen.table.limits import TableLimits
from dengen.table.messages import Stage
from dengen.table.room import Room

MOMENTS: dict[Stage, tuple[str, str]] = {
    "gathering": ("before the start", "開始前"),
    "playing": ("during a game", "ゲーム中"),
    "over": ("after a game", "ゲーム終了後"),
    "closed": ("at a closed table", "閉じた卓"),
}


class Draft:
    """The commanding person (`by`, with the `client`'s id), the time, and the entries written so far."""

    def __init__(
        self, room: Room, now: int, time: int, by: PersonId, client: str, entropy: int | None, limits: TableLimits
    ) -> None:
        self.room = room.copy()
        self.time = max(time, now, room.time)  # a clock that goes back stands still
        self.by = by
        self.client = client
        self.entropy = entropy
        self.limits = limits
        self.entries: list[Entry] = []

    @property
    def game(self) -> Game[Any]:
        return self.room.game

    def write(self, what: EntryKind) -> None:
        """Number an entry and carry it out; raises what speaks against it."""
        self._write(what, self.time)
        self.write_beats()

    def answer(self, seat: int, act: int, by: By, joined: bool = False) -> None:
        """Write an answer down by its name, and carry it out; raises IllegalAction where the rules forbid it."""
        self._answer(seat, act, by, joined, self.time)
        self.write_beats()

    def write_beats(self) -> None:
        """Write the answers of a live fight, entry by entry (see `live_play`)."""
        play = self.room.play
        while isinstance(play, LivePlay) and play.unwritten:
            time, seat, what, given_by = play.unwritten[0]
            by: By = "clock" if given_by == "clock" else "bot" if self.room.chairs[seat].thinker else "person"
            if isinstance(what, int):
                self._answer(seat, what, by, False, time)
            else:
                self._write(Intervened(seat, what, by), time)

    def _write(self, what: EntryKind, time: int) -> None:
        entry = self._entry(what, time)
        self.room.carry_out(entry)
        self.entries.append(entry)

    def _answer(self, seat: int, act: int, by: By, joined: bool, time: int) -> None:
        answered = Answered(seat, self.game.name(act), by, joined)
        entry = self._entry(answered, time)
        self.room.carry_out_answer(entry, answered, act)
        self.entries.append(entry)

    def _entry(self, what: EntryKind, time: int) -> Entry:
        return Entry(self.room.number + 1, time, what, self.by, self.client)

    def finish(self) -> None:
        """Write what follows automatically: the end of a game, the closing of a table without people."""
        self.write_beats()
        play = self.room.play
        if self.room.stage == "playing" and play is not None and play.over():
            outcome = play.outcome()
            if outcome is None:
                raise RuntimeError(f"{self.game.id} is over without an outcome")
            self.write(Ended(outcome, play.hash()))

    def close_if_empty(self) -> None:
        if not self.room.people:
            self.write(Closed("empty"))

    # ---- checks of the person and the moment ----

    def seat(self) -> int:
        """The commanding person's seat."""
        seat = self.room.seat_of(self.by)
        if seat is None:
            raise NotSeated("You aren't sitting at this table.", "この卓の席に着いていません。")
        return seat

    def must_be_host(self) -> None:
        if self.by != self.room.host:
            raise NotHost("Only the host of the table can do this.", "これは卓のホストだけができます。")

    def must_be(self, *stages: Stage) -> None:
        if self.room.stage not in stages:
            when = [MOMENTS[stage] for stage in stages]
            en, ja = " or ".join(en for en, _ in when), "か".join(ja for _, ja in when)
            now = MOMENTS[self.room.stage]
            raise WrongMoment(f"This is possible {en}, not {now[0]}.", f"これは{ja}にできます（今は{now[1]}）。")

    def playing(self) -> Play:
        self.must_be("playing")
        assert self.room.play is not None
        return self.room.play
