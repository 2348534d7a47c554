"""What time brings: clocks that run out, a server that was down, tables that are closed."""

from typing import Literal

from dengen.table.commands.base import TableCommand
from dengen.table.commands.games import begin_if_paired
from dengen.table.deadlines import clock_ends, grace_ends, own_answer, wait_ends
from dengen.table.draft import Draft
from dengen.table.entries import BotSat, Closed, Restarted, StoodIn
from dengen.table.live_play import LivePlay


class Tick(TableCommand, frozen=True):
    """Time has passed: clocks that ran out, grace that ended, beats of a live fight that close."""

    begins = True
    for_holder = True
    passes_time = True

    def carry_out(self, draft: Draft) -> None:
        """Stand-ins first: whoever is replaced has no clock any more."""
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
        for seat in range(draft.room.header.seats):
            until = clock_ends(draft.room, seat)
            act = own_answer(draft.room, seat) if until is not None and draft.time > until else None
            if act is not None:
                draft.answer(seat, act, "clock")
        draft.finish()


def seat_bots(draft: Draft) -> None:
    """Nobody else came to a table of strangers."""
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
            since = draft.room.time if self.since is None else min(max(self.since, draft.room.time), draft.time)
            draft.write(Restarted(since))


class Close(TableCommand, frozen=True):
    reason: Literal["abandoned", "empty", "archived"]

    def carry_out(self, draft: Draft) -> None:
        if draft.room.stage != "closed":
            draft.write(Closed(self.reason))
