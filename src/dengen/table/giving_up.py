"""Giving up: by the rules where they know it, else by leaving the seat to a bot."""

from dengen.core.errors import BadIntervention
from dengen.table import commands as do
from dengen.table import entries as log
from dengen.table.draft import Draft
from dengen.table.errors import WrongMoment
from dengen.table.fighting import put_in
from dengen.table.live import LivePlay


def resign(draft: Draft, command: do.Resign) -> None:
    draft.playing()
    seat = draft.seat()
    if draft.room.chairs[seat].gave_up:
        raise WrongMoment("You have given up already.", "すでに投了しています。")
    if not resigned(draft, seat, "resign"):
        draft.write(log.StoodIn(seat, draft.room.founding.pace.stand_in, gave_up=True))


def resigned(draft: Draft, seat: int, live_input: str) -> bool:
    """Whether the rules knew what to do."""
    if isinstance(draft.room.play, LivePlay):
        put_in(draft, seat, {"kind": live_input})
        return True
    if "resign" not in draft.game.interventions:
        return False
    try:
        draft.write(log.Intervened(seat, "resign"))
    except BadIntervention:
        return False
    draft.finish()
    return True
