"""What time brings: people who come and go, clocks that run out, a server that was down."""

from dengen.table import commands as do
from dengen.table import entries as log
from dengen.table.draft import Draft
from dengen.table.live import LivePlay
from dengen.table.room import Room


def arrive(draft: Draft, command: do.Arrive) -> None:
    seat = draft.room.seat_of(draft.by)
    if seat is None or draft.room.stage == "closed":
        return
    chair = draft.room.chairs[seat]
    if chair.away is not None or (chair.stand_in and not chair.gave_up):
        draft.write(log.Came(draft.by))


def depart(draft: Draft, command: do.Depart) -> None:
    seat = draft.room.seat_of(draft.by)
    if seat is not None and draft.room.stage != "closed" and draft.room.chairs[seat].away is None:
        draft.write(log.Went(draft.by))


def restart(draft: Draft, command: do.Restart) -> None:
    if draft.room.stage != "closed":
        since = draft.room.time if command.since is None else min(max(command.since, draft.room.time), draft.time)
        draft.write(log.Restarted(since))


def close(draft: Draft, command: do.Close) -> None:
    if draft.room.stage != "closed":
        draft.write(log.Closed(command.reason))


def tick(draft: Draft, command: do.Tick) -> None:
    """Stand-ins first: whoever is replaced has no clock any more."""
    if draft.room.stage != "playing":
        return
    for seat in range(draft.room.founding.seats):
        until = grace_ends(draft.room, seat)
        if until is not None and draft.time > until:
            draft.write(log.StoodIn(seat, draft.room.founding.pace.stand_in))
    play = draft.playing()
    if isinstance(play, LivePlay):
        play.advance(draft.time)
    for seat in range(draft.room.founding.seats):
        until = clock_ends(draft.room, seat)
        act = own_answer(draft.room, seat) if until is not None and draft.time > until else None
        if act is not None:
            draft.write(log.Answered(seat, draft.game.name(act), "clock"))
    draft.finish()


def own_answer(room: Room, seat: int) -> int | None:
    """What the game's own rule answers for a seat whose time is up; None: a bot has to."""
    return room.game.out_of_time(room.play.state, seat) if room.play is not None else None


def grace_ends(room: Room, seat: int) -> int | None:
    """The last moment at which nobody stands in for an absent person."""
    chair, grace = room.chairs[seat], room.founding.pace.grace
    if room.play is None or room.stage != "playing" or grace is None or chair.away is None or chair.stand_in:
        return None
    return max(chair.away, room.play.time) + grace


def clock_ends(room: Room, seat: int) -> int | None:
    """The last moment at which the person may answer the open question."""
    if room.play is None or room.stage != "playing" or not room.chairs[seat].answers_in_person:
        return None
    if isinstance(room.play, LivePlay):
        return None
    return room.play.clocks.deadline(seat) if room.play.state.is_asked(seat) else None


def due(room: Room, now: int) -> int | None:
    """When a tick has something to do. A clock that ran out by `now` has had its tick, if it waits for a bot."""
    seats = range(room.founding.seats)
    live = room.play.due() if isinstance(room.play, LivePlay) and room.stage == "playing" else None
    ends = [end for seat in seats if (end := grace_ends(room, seat)) is not None]
    for seat in seats:
        end = clock_ends(room, seat)
        if end is not None and (end >= now or own_answer(room, seat) is not None):
            ends.append(end)
    times = [end + 1 for end in ends] + ([live] if live is not None else [])
    return min(times, default=None)
