# mypyc: compile
"""A table: commands in, changes out. Pure: time and chance come in as arguments, what to store and send comes out."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from dengen.core.base.words import Refusal
from dengen.core.game import Game
from dengen.core.live import LiveFight
from dengen.core.preview import Preview
from dengen.core.views.view import without_memory
from dengen.table import bot_jobs, deadlines, notes, parts
from dengen.table.away_notices import away_notices, is_open
from dengen.table.change import AwayNotice, Change, Effects, Job, ViewerMessage
from dengen.table.commands import Command
from dengen.table.draft import Draft
from dengen.table.entries import Entry, Repeated
from dengen.table.errors import BadEntry, BadText, Conflict, HelpDisabled, NotSeated, WrongMoment
from dengen.table.game.live_play import LivePlay
from dengen.table.game.play import Play
from dengen.table.header import BotLevel, PersonId, TableHeader
from dengen.table.limits import TABLE_LIMITS, TableLimits
from dengen.table.messages import WATCHING, RoomView, Stage, ViewerId
from dengen.table.room import Room
from dengen.table.seating import reason_not_to_join
from dengen.table.streams import Parts, Stream

encode = msgspec.json.encode


class Table:
    """One table, as it stands after its last entry; at first, nothing has happened.

    `stream` names this copy of it: a client that comes from another copy (a restart, another node) starts afresh.
    """

    def __init__(
        self, game: Game[Any], header: TableHeader, *, stream: str = "", limits: TableLimits | None = None
    ) -> None:
        if (game.id, game.cards.hash) != (header.game, header.cards):
            raise BadEntry(
                0,
                f"this table plays {header.game} with the cards {header.cards}, not {game.id} with {game.cards.hash}.",
                "ゲームかカードセットが違います。",
            )
        self.game = game
        self.header = header
        self.limits = limits or TABLE_LIMITS
        self._stream = stream
        self._streams: dict[ViewerId, Stream] = {}
        self._room = Room(game, header)
        self._now = header.time
        self._handed_out: set[bot_jobs.OpenQuestion] = set()
        self._told_around: tuple[parts.Surroundings, bytes] = (), b""  # what `room_part` was made of, and it, as JSON

    @classmethod
    def rebuild(
        cls,
        game: Game[Any],
        header: TableHeader,
        entries: Iterable[Entry],
        *,
        stream: str = "",
        limits: TableLimits | None = None,
    ) -> "Table":
        """The table that these entries lead to; raises BadEntry where one doesn't follow."""
        table = cls(game, header, stream=stream, limits=limits)
        for entry in entries:
            table._room.take(entry)
        table._room = table._room.copy()  # without all that has happened
        table._now = table._room.time
        return table

    @property
    def number(self) -> int:
        """The number of the last entry; 0 at first."""
        return self._room.number

    @property
    def time(self) -> int:
        """The time of the last entry."""
        return self._room.time

    @property
    def stage(self) -> Stage:
        return self._room.stage

    @property
    def people(self) -> list[PersonId]:
        """The people at the table, without bots."""
        return self._room.people

    @property
    def around(self) -> RoomView:
        """The table around the game, as everybody sees it."""
        return parts.room_part(self._room)

    # ---- changing ----

    def propose(
        self, command: Command, time: int, *, by: PersonId = "", client: str = "", entropy: int | None = None
    ) -> Change:
        """The change that the command would make; raises TableError (or another DengenError) and leaves the table as it is.

        `by`: the person whose command it is. `client`: the id that the client gave it; a second one with the same
        id is only acknowledged. `entropy`: 126 random bits of the operating system, for whatever begins a game.
        """
        if len(client) > self.limits.client:
            raise BadText(
                f"An id can have at most {self.limits.client} characters.", f"idは{self.limits.client}文字までです。"
            )
        if client and client in self._room.clients.get(by, ()):
            return Change(self.header.table, self.number, time, (), repeated=True)
        draft = Draft(self._room, self._now, time, by, client, entropy, self.limits)
        command.carry_out(draft)
        is_so = not draft.entries and not command.passes_time
        if is_so and client and draft.room.seat_of(by) is not None:
            draft.write(Repeated())
        after = draft.room if draft.entries or not is_so else None
        return Change(self.header.table, self.number, draft.time, tuple(draft.entries), repeated=is_so, after=after)

    def commit(self, change: Change) -> Effects:
        """Let it happen, once it is stored. Raises Conflict if other entries came in between."""
        if change.repeated and not change.entries:
            return Effects(due=self.due())
        if change.base != self.number:
            raise Conflict(f"Entry {self.number} came first.", "ほかの変更が先に入りました。")
        return self._become(change.after or self._room, change.time, change.entries)

    def follow(self, entries: Iterable[Entry]) -> Effects:
        """Entries that another node has stored; those that are known already are skipped."""
        room = self._room.copy()
        new = [entry for entry in entries if entry.number > room.number]
        for entry in new:
            room.take(entry)
        return self._become(room, room.time, new)

    def _become(self, room: Room, time: int, entries: Sequence[Entry]) -> Effects:
        before = self._room
        self._room = room
        self._now = max(self._now, time)
        return Effects.of(
            entries, self._tell(before), self._new_jobs(), self.due(), away_notices(before, self._room, entries)
        )

    # ---- telling ----

    def viewer(self, person: PersonId) -> ViewerId:
        """Under which name this person is sent messages: their own, or WATCHING."""
        return person if self.seat_of(person) is not None else WATCHING

    def seat_of(self, person: PersonId) -> int | None:
        return self._room.seat_of(person)

    def may_watch(self, person: PersonId, invite: str = "") -> bool:
        header = self.header
        if header.watch == "anyone" or person == header.host or self.seat_of(person) is not None:
            return True
        return header.watch == "invited" and bool(header.invite) and invite == header.invite

    def may_sit(self, person: PersonId, invite: str = "") -> bool:
        """True if this person could take a free seat."""
        return self.seat_of(person) is not None or reason_not_to_join(self._room, person, invite) is None

    def attach(self, viewer: ViewerId) -> ViewerMessage:
        """All that this viewer sees now; from now on it is told of changes."""
        if viewer != self.viewer(viewer):
            raise NotSeated("You aren't sitting at this table.", "この卓の席に着いていません。")
        stream = self._streams.get(viewer)
        if stream is None:
            stream = self._streams[viewer] = Stream(viewer, self._stream, self.limits.backlog)
        story, chat = (
            parts.whole_story(self._room, viewer),
            parts.chat_part(self._room, viewer, parts.heard(self._room, viewer)),
        )
        shown = self._shown(viewer, encode(parts.room_part(self._room)))
        return stream.fresh({**shown, "story": encode(story), "chat": encode(chat)})

    def resume(self, viewer: ViewerId, stream: str, number: int) -> tuple[ViewerMessage, ...]:
        """The messages after this number of this stream; a fresh message if they are no longer kept."""
        kept = self._streams.get(viewer)
        missed = kept.since(number) if kept is not None and stream == self._stream else None
        return (self.attach(viewer),) if missed is None else missed

    def forget(self, viewer: ViewerId) -> None:
        """Make no more messages for this viewer until it is attached again."""
        self._streams.pop(viewer, None)

    def _shown(self, viewer: ViewerId, around: bytes) -> Parts:
        room = self._room
        seen = parts.seen_by(room, viewer)
        return {
            "room": around,
            "you": encode(parts.you_part(room, viewer, seen)),
            "view": encode(parts.view_part(room, seen)),
            "question": encode(parts.question_part(room, viewer, seen)),
            "clocks": encode(parts.clocks_part(room, viewer)),
        }

    def _tell(self, before: Room) -> tuple[ViewerMessage, ...]:
        for viewer in [viewer for viewer in self._streams if viewer != self.viewer(viewer)]:
            del self._streams[viewer]
        around = self._around() if self._streams else b""
        messages = [self._update(stream, around, before) for stream in self._streams.values()]
        return tuple(message for message in messages if message is not None)

    def _around(self) -> bytes:
        """The part `room`, made anew only where it has changed."""
        now = parts.surroundings(self._room)
        if now != self._told_around[0]:
            self._told_around = now, encode(parts.room_part(self._room))
        return self._told_around[1]

    def _update(self, stream: Stream, around: bytes, before: Room) -> ViewerMessage | None:
        room, viewer = self._room, stream.viewer
        shown = self._shown(viewer, around)
        story = parts.story_part(room, viewer)
        taker = room.play.taken_back if room.play else -1
        if taker >= 0 and (taker == room.seat_of(viewer) or stream.is_new("view", shown["view"])):
            story.append(notes.took_back(taker))
        chat = parts.chat_part(room, viewer, parts.newly_heard(before, room, viewer))
        return stream.update({**shown, "story": encode(story), "chat": encode(chat)})

    # ---- asking the table ----

    def preview(self, person: PersonId, actions: Sequence[str]) -> Preview:
        """Preview these answers in a row, as far as the person's seat can know the result."""
        play, seat = self._asked(person)
        preview = self.game.preview(play.shown, seat, [self.game.number(name) for name in actions])
        if preview.view is None or parts.shows_memory(self._room):
            return preview
        return replace(preview, view=without_memory(preview.view))

    def why(self, person: PersonId, action: str) -> Refusal | None:
        """The refusal of this answer for the person's seat; None if it is legal."""
        play, seat = self._asked(person)
        return self.game.refusal(play.shown, seat, self.game.number(action))

    def hint(self, person: PersonId, level: BotLevel, actions: Sequence[str] = ()) -> Job:
        """A job whose answer is for this person only; raises HelpDisabled where the table has none.

        `actions`: moves that the person has begun and not sent; the job's world continues after them.
        """
        play, seat = self._asked(person)
        if not self._room.helps or isinstance(play, LivePlay):
            raise HelpDisabled("This table doesn't allow hints.", "この卓ではヒントは使えません。")
        if not play.state.is_asked(seat):
            raise WrongMoment("It isn't your turn.", "今はあなたの番ではありません。")
        job = bot_jobs.job(self._room, seat, level, "hint")
        for name in actions:
            self.game.apply(job.world, seat, name)
        if not job.world.is_asked(seat):
            raise WrongMoment("It isn't your turn.", "今はあなたの番ではありません。")
        return job

    def _asked(self, person: PersonId) -> tuple[Play, int]:
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated("You aren't sitting at this table.", "この卓の席に着いていません。")
        if self._room.play is None or self._room.stage != "playing":
            raise WrongMoment("No game is being played.", "ゲームは進行していません。")
        return self._room.play, seat

    # ---- what is wanted ----

    @property
    def live(self) -> LiveFight | None:
        """The live fight, read-only, for the driver of its bots."""
        play = self._room.play
        return play.live if isinstance(play, LivePlay) and self._room.stage == "playing" else None

    @property
    def is_live(self) -> bool:
        """True during a fight in real time."""
        return self.live is not None

    def bots(self) -> dict[int, BotLevel]:
        """The seats at which a bot answers at present."""
        return {seat: chair.thinker for seat, chair in enumerate(self._room.chairs) if chair.thinker}

    @property
    def moment(self) -> tuple[int, ...]:
        """Another one as soon as anybody is asked something else."""
        play = self._room.play
        return () if play is None else (self._room.games, *play.questions, *play.state.actors())

    def ahead(self) -> tuple[Job, ...]:
        """Jobs for bots that may ponder while a person is asked."""
        idle = bot_jobs.idle(self._room)
        return tuple(bot_jobs.job(self._room, seat, level, "ahead") for seat, level in idle.items())

    def due(self) -> int | None:
        """The time of the next `Tick`."""
        return deadlines.due(self._room, self._now)

    def is_pending(self, call: AwayNotice) -> bool:
        """True while this person still has to be called."""
        return is_open(self._room, call)

    def deadline(self, call: AwayNotice) -> int | None:
        """The person's deadline; None if they have no time limit."""
        return deadlines.clock_ends(self._room, call.seat)

    def jobs(self, time: int) -> tuple[Job, ...]:
        """All open jobs, for a node that takes the table over."""
        self._now = max(self._now, time)
        self._handed_out.clear()
        return self._new_jobs()

    def _new_jobs(self) -> tuple[Job, ...]:
        wanted = bot_jobs.wanted(self._room, self._now)
        new = [(question, level) for question, level in wanted.items() if question not in self._handed_out]
        self._handed_out = set(wanted)
        return tuple(bot_jobs.job(self._room, seat, level) for (_, seat, _), level in new)
