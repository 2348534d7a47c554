"""Giving up: by the rules where they know it; else it ends the game, or a bot plays on (see `resignation`)."""

from dengen.core.base.errors import BadIntervention
from dengen.table.commands.base import TableCommand
from dengen.table.commands.live import feed
from dengen.table.draft import Draft
from dengen.table.entries import Intervened, Resigned, StoodIn
from dengen.table.errors import WrongMoment
from dengen.table.game.live_play import LivePlay
from dengen.table.results.resignation import ends_the_game


class Resign(TableCommand, frozen=True):
    """Give up."""

    def carry_out(self, draft: Draft) -> None:
        draft.playing()
        seat = draft.seat()
        if draft.room.chairs[seat].gave_up:
            raise WrongMoment("You have already resigned.", "すでに投了しています。")
        if not end_by_resigning(draft, seat, "resign"):
            draft.write(StoodIn(seat, draft.room.header.pace.stand_in, gave_up=True))


def end_by_resigning(draft: Draft, seat: int, live_input: str) -> bool:
    """Whether that was dealt with, and no bot has to play on. `live_input`: what a live fight calls it."""
    if resign_by_the_rules(draft, seat, live_input):
        return True
    if not ends_the_game(draft.room.chairs, seat):
        return False
    draft.write(Resigned(seat))
    draft.finish()
    return True


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
