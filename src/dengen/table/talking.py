"""Chat: short lines, not too many, and nobody has to read anybody's."""

from dengen.table import commands as do
from dengen.table import entries as log
from dengen.table.draft import Draft
from dengen.table.errors import BadText, NotSeated, TooFast
from dengen.table.text import clean


def say(draft: Draft, command: do.Say) -> None:
    draft.must_be("gathering", "playing", "over")
    draft.seat()
    limits = draft.limits
    text = clean(command.text, limits.line)
    if not text:
        raise BadText("There is nothing to say in that.", "発言が空です。")
    recent = [line for line in draft.room.lines if line.person == draft.by and line.time > draft.time - limits.span]
    if len(recent) >= limits.lines:
        raise TooFast("Too many lines at once: wait a little.", "発言が多すぎます。少し待ってください。")
    draft.write(log.Said(draft.by, text))


def mute(draft: Draft, command: do.Mute) -> None:
    draft.seat()
    if command.whom not in draft.room.people or command.whom == draft.by:
        raise NotSeated("Nobody else of that name sits here.", "その人は席にいません。")
    if (command.whom in draft.room.muted.get(draft.by, ())) != command.on:
        draft.write(log.Muted(draft.by, command.whom, command.on))
