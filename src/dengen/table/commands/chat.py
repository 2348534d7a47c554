"""Chat: short lines, not too many, and nobody has to read anybody's."""

from dengen.table.commands.base import TableCommand
from dengen.table.draft import Draft
from dengen.table.entries import Muted, Said
from dengen.table.errors import BadText, NotSeated, TooFast
from dengen.table.header import PersonId
from dengen.table.text import clean


class Say(TableCommand, frozen=True):
    text: str

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "playing", "over")
        draft.seat()
        limits = draft.limits
        text = clean(self.text, limits.line)
        if not text:
            raise BadText("The message is empty.", "発言が空です。")
        recent = [line for line in draft.room.lines if line.person == draft.by and line.time > draft.time - limits.span]
        if len(recent) >= limits.lines:
            raise TooFast("Too many lines at once: wait a little.", "発言が多すぎます。少し待ってください。")
        draft.write(Said(draft.by, text))


class Mute(TableCommand, frozen=True):
    whom: PersonId
    on: bool = True

    def carry_out(self, draft: Draft) -> None:
        draft.seat()
        if self.whom not in draft.room.people or self.whom == draft.by:
            raise NotSeated("That person isn't sitting here.", "その人は席にいません。")
        if (self.whom in draft.room.muted.get(draft.by, ())) != self.on:
            draft.write(Muted(draft.by, self.whom, self.on))
