# mypyc: compile
"""The parts of a viewer's messages. No part depends on information hidden from its viewer."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from dengen.core.base.words import Offer, Words
from dengen.core.rules.events import Event
from dengen.core.views.view import View, without_memory
from dengen.table.deadlines import wait_ends
from dengen.table.game.live_play import LivePlay
from dengen.table.header import bot_pace
from dengen.table.messages import WATCHING, Asked, ChairView, ChatLine, ClockView, RoomView, ViewerId, You
from dengen.table.room import Room
from dengen.table.seating import handicap

STORY_KEPT = 40
UNDONE_SHOWN = 12


Surroundings = tuple[Any, ...]


def surroundings(room: Room) -> Surroundings:
    """All that can change of what `room_part` shows."""
    ballots = tuple(room.ballots.items())
    return room.stage, room.host, tuple(room.chairs), room.bot_pause, room.games, room.draws, ballots


def room_part(room: Room) -> RoomView:
    header = room.header
    return RoomView(
        table=header.table,
        game=header.game,
        cards=header.cards,
        options=header.options,
        stage=room.stage,
        host=room.host,
        chairs=[
            ChairView(
                person=chair.person,
                name=chair.name,
                level=chair.thinker,
                present=bool(chair.person) and chair.away is None,
                gave_up=chair.gave_up,
                wins=chair.wins,
                handicap=handicap(room.game, chair.options, room.header.seats),
            )
            for chair in room.chairs
        ],
        pace=replace(header.pace, bot_pause=room.bot_pause),
        bot_pace=bot_pace(room.bot_pause),
        help=room.helps,
        rated=header.rated,
        games=room.games,
        first_to=header.first_to,
        draws=room.draws,
        winner=room.winner,
        watch=header.watch,
        remarks=header.remarks,
        waits_until=wait_ends(room),
        ballots={on: list(voters) for on, voters in room.ballots.items()},
    )


def you_part(room: Room, viewer: ViewerId, seen: View | None) -> You:
    seat = room.seat_of(viewer)
    if seat is None:
        return You(person="", seat=None)
    playing = room.stage == "playing" and room.play is not None
    return You(
        person=viewer,
        seat=seat,
        can_take_back=playing and room.play is not None and room.play.can_take_back(seat, seen),
        can_resign=playing and not room.chairs[seat].gave_up,
        muted=sorted(room.muted.get(viewer, ())),
        undoes=undone(room, seat),
    )


def undone(room: Room, seat: int) -> list[Words]:
    """The events that the proposed take-back would undo, as this seat was told them."""
    if room.play is None or room.stage != "playing" or "take_back" not in room.ballots:
        return []
    return told(room, room.play.events_since(room.wanted_back), seat)[:UNDONE_SHOWN]


def view_part(room: Room, seen: View | None) -> View | None:
    """The view of the viewer's seat, without memory unless an option shows it."""
    return seen if seen is None or shows_memory(room) else without_memory(seen)


def seen_by(room: Room, viewer: ViewerId) -> View | None:
    """The game's view of the viewer's seat, with its memory."""
    return room.play.view(room.seat_of(viewer)) if room.play is not None else None


def shows_memory(room: Room) -> bool:
    assert room.play is not None
    return room.play.shows_memory


def question_part(room: Room, viewer: ViewerId, seen: View | None) -> Asked | None:
    seat = room.seat_of(viewer)
    if seat is None or room.play is None or room.stage != "playing" or not room.chairs[seat].answers_in_person:
        return None
    game, state, legal = room.game, room.play.shown, room.play.legal(seat)
    words = game.question(state, seat) if isinstance(room.play, LivePlay) or seen is None else seen.prompt
    if words is None or not legal:
        return None
    return Asked(
        number=room.play.questions[seat],
        words=words,
        offers=[Offer(game.name(act), game.describe(state, seat, act)) for act in legal],
        pause=room.bot_pause,
    )


def clocks_part(room: Room, viewer: ViewerId) -> list[ClockView]:
    """The viewer's own clock as it is, the others' public faces."""
    if room.play is None or room.stage != "playing" or not room.play.clocks.run or isinstance(room.play, LivePlay):
        return []  # a live fight shows its own counts
    clocks, mine = room.play.clocks, room.seat_of(viewer)
    faces: list[ClockView] = []
    for seat, shown in enumerate(clocks.shown):
        bank, since = shown
        if seat == mine:
            bank, since = clocks.bank[seat], clocks.since[seat] if room.play.state.is_asked(seat) else None
        runs = since is not None and room.chairs[seat].answers_in_person
        deadline = clocks.limit(since, bank) if since is not None and runs else None
        faces.append(ClockView(bank=bank, since=since if runs else None, deadline=deadline))
    return faces


def story_part(room: Room, viewer: ViewerId) -> list[Words]:
    """The events of the last change, as this viewer may know them."""
    if room.play is None:
        return []
    seat = room.seat_of(viewer)
    return told(room, room.play.events, seat) + room.play.noted


def told(room: Room, events: Sequence[Event], seat: int | None) -> list[Words]:
    return [words for event in events if (words := room.game.tell(event, seat)) is not None]


def whole_story(room: Room, viewer: ViewerId) -> list[Words]:
    """The last things that happened in this game, as this viewer may know them."""
    if room.play is None:
        return []
    seat = room.seat_of(viewer)
    last: list[Words] = []
    for one in reversed(room.play.story()):
        words = one if isinstance(one, Words) else room.game.tell(one, seat)
        if words is not None:
            last.append(words)
        if len(last) == STORY_KEPT:
            break
    return last[::-1]


def heard(room: Room, viewer: ViewerId) -> tuple[ChatLine, ...]:
    """The last lines of chat that this viewer may read. Players read spectator chat after the game."""
    is_told = viewer == WATCHING and room.header.remarks == "now"
    return room.lines_with_remarks() if is_told else room.lines


def newly_heard(before: Room, room: Room, viewer: ViewerId) -> tuple[ChatLine, ...]:
    if room.lines is before.lines and room.remarks is before.remarks:
        return ()
    known = heard(before, viewer)
    return tuple(line for line in heard(room, viewer) if line not in known)


def chat_part(room: Room, viewer: ViewerId, lines: tuple[ChatLine, ...]) -> list[ChatLine]:
    unheard = room.muted.get(viewer, ()) if viewer != WATCHING else ()
    return [line for line in lines if line.person not in unheard]
