# mypyc: compile
"""Calls to the table for absent people: it is their turn, or their time runs out."""

from collections.abc import Sequence

from dengen.table.change import AwayNotice
from dengen.table.entries import Entry, Reminded, Restarted
from dengen.table.game.live_play import LivePlay
from dengen.table.header import MINUTE
from dengen.table.room import Room

JUST_NOW = MINUTE  # a person who leaves within this time may not have seen the question


def away_notices(before: Room, room: Room, entries: Sequence[Entry]) -> tuple[AwayNotice, ...]:
    """The calls after these entries. Against bots alone a turn makes no call: no other person waits."""
    absent = [seat for seat in range(room.header.seats) if is_awaited(room, seat)]
    if not absent or room.play is None:
        return ()
    late = {entry.what.seat for entry in entries if isinstance(entry.what, Reminded)}
    restarted = any(isinstance(entry.what, Restarted) for entry in entries)
    turn = {seat for seat in absent if len(room.people) > 1 and not restarted and is_news(before, room, seat)}
    return tuple(
        AwayNotice("late" if seat in late else "turn", room.chairs[seat].person, seat, room.play.questions[seat])
        for seat in absent
        if seat in late | turn
    )


def is_open(room: Room, call: AwayNotice) -> bool:
    """True while the person still has to be called."""
    return (
        is_awaited(room, call.seat)
        and room.play is not None
        and (room.chairs[call.seat].person, room.play.questions[call.seat]) == (call.person, call.question)
    )


def is_awaited(room: Room, seat: int) -> bool:
    """True if the seat is asked and its person is away."""
    chair, play = room.chairs[seat], room.play
    if chair.away is None or not chair.answers_in_person or play is None or room.stage != "playing":
        return False
    return not isinstance(play, LivePlay) and play.state.is_asked(seat)


def is_news(before: Room, room: Room, seat: int) -> bool:
    """True if the question was put while the person was away, or just before."""
    assert room.play is not None
    if before.play is None or before.games != room.games or before.play.questions[seat] != room.play.questions[seat]:
        return True
    has_gone = before.chairs[seat].away is None
    return has_gone and room.time - room.play.clocks.since[seat] <= JUST_NOW
