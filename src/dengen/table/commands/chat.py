"""Chat: short lines, limited in number; each person can mute others."""

from dengen.table.commands.base import TableCommand
from dengen.table.draft import Draft
from dengen.table.entries import Muted, Remarked, Said
from dengen.table.errors import BadText, NotSeated, RemarksDisabled, TooFast
from dengen.table.header import PersonId
from dengen.table.names import clean, unlike


class Say(TableCommand, frozen=True):
    """Send a line: players to everyone, spectators to the other spectators, under this `name`."""

    text: str
    name: str = ""

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "playing", "over")
        text = clean(self.text, draft.limits.line)
        if not text:
            raise BadText("The message is empty.", "発言が空です。")
        room, limits = draft.room, draft.limits
        recent = [line for line in (*room.lines, *room.remarks) if line.time > draft.time - limits.span]
        own = [line for line in recent if line.person == draft.by]
        if len(own) >= limits.lines:
            raise TooFast("Too many messages at once. Wait a moment.", "発言が多すぎます。少し待ってください。")
        if room.seat_of(draft.by) is not None:
            draft.write(Said(draft.by, text))
            return
        if room.header.remarks == "never":
            raise RemarksDisabled(
                "Only players can chat at this table.", "この卓でチャットできるのはプレイヤーだけです。"
            )
        if len([line for line in recent if line.name]) >= limits.gallery or room.remarked >= limits.remarks:
            raise TooFast("Spectator chat is limited. Wait a moment.", "観戦者の発言が多すぎます。少し待ってください。")
        draft.write(Remarked(draft.by, self._called(draft), text))

    def _called(self, draft: Draft) -> str:
        """The spectator's name, unlike any name at the table."""
        limit = draft.limits.name
        name = clean(self.name, limit)
        if not name:
            raise BadText("Spectators need a name to chat.", "観戦者の発言には名前が必要です。")
        return unlike(name, [chair.name for chair in draft.room.chairs if chair.name], limit)


class Mute(TableCommand, frozen=True):
    whom: PersonId
    on: bool = True

    def carry_out(self, draft: Draft) -> None:
        draft.seat()
        talkers = {line.person for line in draft.room.lines}
        if self.whom not in talkers.union(draft.room.people) or self.whom == draft.by:
            raise NotSeated("That person isn't sitting here.", "その人は席にいません。")
        if (self.whom in draft.room.muted.get(draft.by, ())) != self.on:
            draft.write(Muted(draft.by, self.whom, self.on))
