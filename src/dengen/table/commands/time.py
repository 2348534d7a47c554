"""Commands of time: clocks that run out, restarts of the server, closing tables."""

from typing import Literal

from dengen.table.commands.base import TableCommand
from dengen.table.commands.games import begin_if_paired
from dengen.table.deadlines import clock_ends, grace_ends, own_answer, reminds_at, wait_ends
from dengen.table.draft import Draft
from dengen.table.entries import BotSat, Closed, Reminded, Restarted, StoodIn, StoodStill
from dengen.table.game.live_play import LivePlay
from dengen.table.room import Room


class Tick(TableCommand, frozen=True):
    """Time has passed: clocks that ran out, grace that ended, beats of a live fight that close."""

    begins = True
    for_holder = True
    passes_time = True

    def carry_out(self, draft: Draft) -> None:
        """Stand-ins first: a replaced person has no clock any more."""
        if draft.room.stage == "gathering":
            seat_bots(draft)
        if draft.room.stage != "playing":
            return
        for seat in range(draft.room.header.seats):
            until = grace_ends(draft.room, seat)
            if until is not None and draft.time > until:
                draft.write(StoodIn(seat, draft.room.header.pace.stand_in))
        play = draft.playing()
        if isinstance(play, LivePlay):
            play.advance(draft.time)
        remind(draft)
        for seat in range(draft.room.header.seats):
            until = clock_ends(draft.room, seat)
            act = own_answer(draft.room, seat) if until is not None and draft.time > until else None
            if act is not None:
                draft.answer(seat, act, "clock")
        draft.finish()


def remind(draft: Draft) -> None:
    """Remind the seats whose clock will soon answer."""
    for seat in range(draft.room.header.seats):
        at, until = reminds_at(draft.room, seat), clock_ends(draft.room, seat)
        if at is not None and until is not None and at <= draft.time <= until:
            draft.write(Reminded(seat, draft.playing().questions[seat]))


def seat_bots(draft: Draft) -> None:
    """Seat bots at a table of strangers after its waiting time."""
    until = wait_ends(draft.room)
    if until is None or draft.time <= until:
        return
    for seat, chair in enumerate(draft.room.chairs):
        if chair.is_empty:
            draft.write(BotSat(seat, draft.room.header.pace.stand_in))
    begin_if_paired(draft)


class Restart(TableCommand, frozen=True):
    """The server is up again; `since`: the last moment at which it was known to run (None: the last entry's time)."""

    since: int | None = None

    def carry_out(self, draft: Draft) -> None:
        if draft.room.stage != "closed":
            draft.write(Restarted(since_last_entry(draft, draft.room.time if self.since is None else self.since)))


class StandStill(TableCommand, frozen=True):
    """The store can be written again; `since`: the last moment at which it could."""

    since: int

    def carry_out(self, draft: Draft) -> None:
        since = since_last_entry(draft, self.since)
        if since < draft.time and time_counts(draft.room):
            draft.write(StoodStill(since))


def time_counts(room: Room) -> bool:
    """True if passing time can change this table: by a clock, an absence or a live fight."""
    if room.play is None or room.stage != "playing":
        return False
    return room.play.clocks.run or isinstance(room.play, LivePlay) or any(chair.away for chair in room.chairs)


def since_last_entry(draft: Draft, since: int) -> int:
    """No time is given back twice: what was stored since then shows that the table was in use."""
    return min(max(since, draft.room.time), draft.time)


class Close(TableCommand, frozen=True):
    reason: Literal["abandoned", "empty", "archived"]

    def carry_out(self, draft: Draft) -> None:
        if draft.room.stage != "closed":
            draft.write(Closed(self.reason))
