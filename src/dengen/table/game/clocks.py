# mypyc: compile
"""The clocks of one game: how long each seat has taken, and what the others may see of it."""

from mypy_extensions import mypyc_attr

from dengen.table.game.play_data import ClockFace
from dengen.table.header import Pace


@mypyc_attr(allow_interpreted_subclasses=True)
class Clocks:
    """Per seat: since when its question is open, and what is left in its bank.

    The public face of a clock changes only together with the spectators' view, and only for a seat that is publicly not
    asked, or asked anew. So a clock doesn't reveal that a player has sealed an answer.
    """

    def __init__(self, pace: Pace, seats: int, time: int) -> None:
        self.pace = pace
        self.since = [time] * seats
        self.bank = [pace.bank] * seats
        self.shown = [ClockFace(pace.bank, None)] * seats

    def copy(self) -> "Clocks":
        other = Clocks.__new__(Clocks)
        other.pace = self.pace
        other.since = self.since.copy()
        other.bank = self.bank.copy()
        other.shown = self.shown.copy()
        return other

    @property
    def run(self) -> bool:
        return self.pace.has_clock

    def deadline(self, seat: int) -> int | None:
        """The last moment at which the seat's answer counts."""
        return self.limit(self.since[seat], self.bank[seat])

    def limit(self, since: int, bank: int | None) -> int | None:
        if not self.run:
            return None
        return since + (self.pace.decision or 0) + (bank or 0)

    def asked(self, seat: int, time: int) -> None:
        self.since[seat] = time

    def answered(self, seat: int, time: int) -> None:
        bank = self.bank[seat]
        if bank is not None:
            beyond = max(0, time - self.since[seat] - (self.pace.decision or 0))
            self.bank[seat] = max(0, bank - beyond)

    def go_on(self, seat: int, since: int, bank: int | None) -> None:
        """An answer was taken back: the time that it took stays used."""
        self.since[seat] = since
        self.bank[seat] = bank

    def freeze(self, span: int) -> None:
        """So much time has passed that doesn't count."""
        self.since = [since + span for since in self.since]
        self.shown = [face._replace(since=None if face.since is None else face.since + span) for face in self.shown]

    def begin_again(self, seat: int, time: int) -> None:
        """The person is back: the open question starts now."""
        self.since[seat] = time
        if self.shown[seat].since is not None:
            self.shown[seat] = self.shown[seat]._replace(since=time)

    def show(self, asked: list[int], put: list[int]) -> None:
        """A public moment: `asked`, as everybody may know; `put`: the seats whose question was put by it."""
        for seat, bank in enumerate(self.bank):
            if seat not in asked:
                self.shown[seat] = ClockFace(bank, None)
            elif seat in put:
                self.shown[seat] = ClockFace(bank, self.since[seat])
