"""Giving up: by the rules where they know it, else by leaving the seat to a bot."""

from dengen.core.errors import BadIntervention
from dengen.table.commands.base import TableCommand
from dengen.table.commands.live import feed
from dengen.table.draft import Draft
from dengen.table.entries import Intervened, StoodIn
from dengen.table.errors import WrongMoment
from dengen.table.live_play import LivePlay


class Resign(TableCommand, frozen=True):
    """Give up: by the rules where they know it, else by leaving the seat to a bot."""

    def carry_out(self, draft: Draft) -> None:
        draft.playing()
        seat = draft.seat()
        if draft.room.chairs[seat].gave_up:
            raise WrongMoment("You have already given up.", "すでに投了しています。")
        if not resign_by_the_rules(draft, seat, "resign"):
            draft.write(StoodIn(seat, draft.room.header.pace.stand_in, gave_up=True))


def resign_by_the_rules(draft: Draft, seat: int, live_input: str) -> bool:
    """Whether the rules knew what to do. `live_input`: what a live fight calls it."""
    if isinstance(draft.room.play, LivePlay):
        feed(draft, seat, {"kind": live_input})
        return True
    if "resign" not in draft.game.interventions:
        return False
    try:
        draft.write(Intervened(seat, "resign"))
    except BadIntervention:
        return False
    draft.finish()
    return True
