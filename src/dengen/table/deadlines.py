# mypyc: compile
"""Deadlines of a table: clocks that run out, absences that have lasted too long."""

from dengen.table.game.live_play import LivePlay
from dengen.table.header import MINUTE
from dengen.table.room import Room


def own_answer(room: Room, seat: int) -> int | None:
    """The answer that the rules give when a seat's time is up; None if a bot has to answer."""
    return room.game.out_of_time(room.play.state, seat) if room.play is not None else None


def grace_ends(room: Room, seat: int) -> int | None:
    """The last moment before a bot stands in for an absent person."""
    chair, grace = room.chairs[seat], room.header.pace.grace
    if room.play is None or room.stage != "playing" or grace is None or chair.away is None or chair.stand_in:
        return None
    return max(chair.away, room.play.time) + grace


def clock_ends(room: Room, seat: int) -> int | None:
    """The last moment at which the person may answer the open question."""
    play = room.play
    if play is None or room.stage != "playing" or not play.clocks.run or isinstance(play, LivePlay):
        return None
    if not room.chairs[seat].answers_in_person:
        return None
    return play.clocks.deadline(seat) if play.state.is_asked(seat) else None


SLOW = 30 * MINUTE  # with less time per answer, the person is at the table anyway
LONGEST_NOTICE = 12 * 60 * MINUTE


def reminds_at(room: Room, seat: int) -> int | None:
    """The time of the reminder that the clock will answer: once, with a quarter of the time left."""
    end = clock_ends(room, seat)
    if end is None or room.play is None or room.reminded.get(seat) == room.play.questions[seat]:
        return None
    span = end - room.play.clocks.since[seat]
    return end - min(span // 4, LONGEST_NOTICE) if span >= SLOW else None


def is_reminded(room: Room, seat: int) -> bool:
    """True if the person was reminded of the question that is open now."""
    if room.play is None or clock_ends(room, seat) is None:
        return False
    return room.reminded.get(seat) == room.play.questions[seat]


def wait_ends(room: Room) -> int | None:
    """The end of the wait for another person, at a table of strangers."""
    quick = room.header.quick
    return room.header.time + quick if quick is not None and room.stage == "gathering" and room.people else None


def due(room: Room, now: int) -> int | None:
    """The time of the next useful tick. A clock that ran out by `now` has had its tick, if it waits for a bot."""
    live = room.play.due() if isinstance(room.play, LivePlay) and room.stage == "playing" else None
    absent = [seat for seat, chair in enumerate(room.chairs) if chair.away is not None]
    ends = [end for seat in absent if (end := grace_ends(room, seat)) is not None]
    for seat in range(room.header.seats) if room.play is not None and room.play.clocks.run else ():
        end = clock_ends(room, seat)
        if end is not None and (end >= now or own_answer(room, seat) is not None):
            ends.append(end)
        reminder = reminds_at(room, seat)
        if reminder is not None and end is not None and now <= end:
            ends.append(reminder - 1)
    wait = wait_ends(room)
    if wait is not None:
        ends.append(wait)
    times = [end + 1 for end in ends] + ([live] if live is not None else [])
    return min(times, default=None)
