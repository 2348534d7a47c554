"""Finished games rendered to replays, which need no rules: the views of all viewers, moment by moment.

A rendered replay is small because each view is stored as its difference from the one before.
"""

import base64
import binascii
import lzma
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadCardSet, UnknownGame
from dengen.core.base.outcome import Outcome
from dengen.core.base.validation import NestedTooDeeply, shallow
from dengen.core.base.words import Words
from dengen.core.game import Game
from dengen.core.views.view import OPEN, Viewer
from dengen.table.errors import BadRecord
from dengen.table.records.record import Record, RecordEntry, RecordHeader
from dengen.table.records.replay import Replay, bound_game, replay

LARGEST = 64 * 1024 * 1024  # unpacked
MEMORY = 128 * 1024 * 1024
PRESET = 3  # of xz: twice as large as the best, in a tenth of the time

Series = (list, tuple)
Whole = list[Any]  # one value, in the place of another
Changed = Whole | dict[str, Any]  # or what is other inside, by its key or its place


class ViewFrame(Struct, frozen=True, omit_defaults=True):
    """A viewer's events at a moment, and the changes of their view since the moment before; None: none."""

    story: list[Words] = []
    view: Changed | None = None


class Caption(Struct, frozen=True, omit_defaults=True):
    """The caption of a moment for all viewers: the answer that led there, in words, and the scores."""

    words: Words | None = None
    scores: list[int] = []


class RenderedGame(Struct, frozen=True):
    """`reels`: by eyes ("open", "watching" or a seat), a frame for each moment."""

    captions: list[Caption]
    reels: dict[str, list[ViewFrame]]


def eyes_of(viewer: Viewer) -> str:
    return {OPEN: "open", None: "watching"}.get(viewer, str(viewer))


def rendering_of(played: Replay) -> RenderedGame:
    moments = range(len(played))
    viewers: list[Viewer] = [OPEN, None, *range(played.record.header.seats)]
    return RenderedGame(
        captions=[Caption(played.answer(at), played.scores(at)) for at in moments],
        reels={eyes_of(viewer): reel(played, viewer) for viewer in viewers},
    )


def reel(played: Replay, viewer: Viewer) -> list[ViewFrame]:
    frames: list[ViewFrame] = []
    before: Any = None
    for at in range(len(played)):
        view = msgspec.to_builtins(played.view(at, viewer))
        frames.append(ViewFrame(played.told(at, viewer), difference(before, view)))
        before = view
    return frames


def difference(before: Any, after: Any) -> Changed | None:
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: difference(before[key], after[key]) for key in after if before[key] != after[key]}
    if isinstance(before, Series) and isinstance(after, Series) and len(before) == len(after):
        both = enumerate(zip(before, after, strict=True))
        return {str(place): difference(old, new) for place, (old, new) in both if old != new}
    return [after]


def changed(before: Any, changes: Changed | None) -> Any:
    """Apply a difference; raises LookupError, TypeError or ValueError where it doesn't fit."""
    if changes is None:
        return before
    if isinstance(changes, list):
        return changes[0]
    if isinstance(before, dict):
        return before | {key: changed(before[key], inner) for key, inner in changes.items()}
    after = list(before)
    for place, inner in changes.items():
        after[int(place)] = changed(after[int(place)], inner)
    return after


# ---- packed, as a record carries it ----


def packed(film: RenderedGame) -> str:
    return base64.b64encode(lzma.compress(msgspec.json.encode(film), preset=PRESET)).decode()


def unpacked(text: str) -> RenderedGame:
    """Raises BadRecord."""
    try:
        unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MEMORY)
        data = unpacker.decompress(base64.b64decode(text, validate=True), LARGEST)
        if not unpacker.eof:
            raise BadRecord(
                "The record's replay data is too large or cut off.",
                "対戦記録の再生データが大きすぎるか、途中で切れています。",
            )
        return msgspec.json.decode(shallow(data), type=RenderedGame)
    except (binascii.Error, lzma.LZMAError, msgspec.MsgspecError, UnicodeDecodeError, NestedTooDeeply):
        raise _unreadable() from None


def _unreadable() -> BadRecord:
    return BadRecord("The record's replay data can't be read.", "対戦記録の再生データを読めません。")


# ---- shown ----


class RenderedReplay:
    """A record shown from its rendered replay, with the interface of `Replay`."""

    departure = None  # nothing is played again

    def __init__(self, record: Record) -> None:
        self.record = record
        self._film = unpacked(record.film)
        self._seen: dict[Viewer, tuple[int, Any]] = {}  # the last moment that was looked at, and the view then
        if len(self._film.captions) != len(record.entries) + 1:
            raise _unreadable()

    def __len__(self) -> int:
        return len(self._film.captions)

    @property
    def outcome(self) -> Outcome | None:
        return self.record.end.outcome

    def entry(self, moment: int) -> RecordEntry | None:
        return self.record.entries[moment - 1] if moment else None

    def answer(self, moment: int) -> Words | None:
        return self._film.captions[moment].words

    def scores(self, moment: int) -> list[int]:
        return self._film.captions[moment].scores

    def told(self, moment: int, viewer: Viewer) -> list[Words]:
        return self._reel(viewer)[moment].story

    def view(self, moment: int, viewer: Viewer) -> Any:
        """The view as plain data: the current rules may have another type for it."""
        frames = self._reel(viewer)
        at, view = self._seen.get(viewer, (-1, None))
        if at > moment:
            at, view = -1, None
        try:
            for frame in frames[at + 1 : moment + 1]:
                view = changed(view, frame.view)
        except (LookupError, TypeError, ValueError):
            raise _unreadable() from None
        self._seen[viewer] = (moment, view)
        return view

    def _reel(self, viewer: Viewer) -> list[ViewFrame]:
        frames = self._film.reels.get(eyes_of(viewer), [])
        if len(frames) != len(self):
            raise _unreadable()
        return frames


def with_rendering(record: Record, game: Game[Any]) -> Record | None:
    """The record with its rendered replay; None if the current rules don't lead to its end."""
    played = replay(record, game)
    return msgspec.structs.replace(record, film=packed(rendering_of(played))) if played.departure is None else None


def show(record: Record, bind: Callable[[RecordHeader], Game[Any]] = bound_game) -> Replay | RenderedReplay:
    """Played again by the rules that it was played by, if they are still there; else from its film.

    A record without a rendered replay is played with the current rules, as far as possible. Then this raises UnknownGame and
    BadCardSet. It raises BadRecord if the rendered replay can't be read.
    """
    try:
        game = bind(record.header)
    except (UnknownGame, BadCardSet):
        if not record.film:
            raise
        return RenderedReplay(record)
    if record.film and game.version != record.header.rules:
        return RenderedReplay(record)
    played = replay(record, game)
    return RenderedReplay(record) if record.film and played.departure is not None else played
