# mypyc: compile
"""Jobs for bots: each has a world re-sampled for its seat and a separate random stream."""

from dengen.core.base.chance import M63, Chance
from dengen.table.change import Job, JobKind
from dengen.table.deadlines import clock_ends
from dengen.table.game.live_play import LivePlay
from dengen.table.header import BotLevel
from dengen.table.room import Room

OpenQuestion = tuple[int, int, int]  # game, seat, number: a question at this table
SPREAD = 0x1D8E4E27C47D124F


def wanted(room: Room, time: int) -> dict[OpenQuestion, BotLevel]:
    """The open questions that a bot has to answer: on its own seat, for an absent person, or because a clock ran out."""
    if room.play is None or room.stage != "playing" or isinstance(room.play, LivePlay):
        return {}
    open_questions: dict[OpenQuestion, BotLevel] = {}
    for seat in room.play.state.actors():
        end = clock_ends(room, seat)
        level = room.chairs[seat].thinker
        if end is not None and time > end:
            level = room.header.pace.stand_in
        if level:
            open_questions[room.games, seat, room.play.questions[seat]] = level
    return open_questions


def idle(room: Room) -> dict[int, BotLevel]:
    """The bots that aren't asked while a person is: by seat, their levels."""
    if room.play is None or room.stage != "playing" or isinstance(room.play, LivePlay):
        return {}
    asked = room.play.state.actors()
    if all(room.chairs[seat].thinker for seat in asked):
        return {}
    return {seat: chair.thinker for seat, chair in enumerate(room.chairs) if chair.thinker and seat not in asked}


def job(room: Room, seat: int, level: BotLevel, kind: JobKind = "answer") -> Job:
    assert room.play is not None
    question = room.play.questions[seat]
    moment = -room.number if kind == "ahead" else question  # a bot that ponders has no open question
    rng = Chance((room.play.began.thinking ^ ((moment * 64 + seat) * SPREAD)) & int(M63)).fork()
    return Job(
        table=room.header.table,
        kind=kind,
        seat=seat,
        question=question,
        level=level,
        world=room.play.state.resample(seat, rng),
        seed=int(rng.fork().word),
        ready=room.play.clocks.since[seat] + room.bot_pause,
    )
