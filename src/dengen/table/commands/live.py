"""Inputs of a live fight: of people, of bots, and what the server has measured. All are logged before anybody hears."""

from collections.abc import Mapping
from typing import Any

from dengen.core.base.errors import BadAction
from dengen.table.commands.base import TableCommand
from dengen.table.draft import Draft
from dengen.table.entries import Fed
from dengen.table.errors import WrongMoment
from dengen.table.game.live_play import LivePlay

FROM_SERVER = ("ping", "leave")  # kinds of input that a client may not send


class Feed(TableCommand, frozen=True):
    """An input of a live fight: lift, drop, move, call, ready, claim …"""

    input: dict[str, Any]

    def carry_out(self, draft: Draft) -> None:
        must_be_live(draft)
        seat = draft.seat()
        if draft.room.chairs[seat].stand_in:
            raise WrongMoment("A bot is playing for you.", "今はボットが代打ちしています。")
        if self.input.get("kind") in FROM_SERVER:
            raise BadAction("Only the server can send this input.")
        feed(draft, seat, self.input)


class BotFeed(TableCommand, frozen=True):
    """An input of a bot in a live fight."""

    seat: int
    input: dict[str, Any]

    for_holder = True

    def carry_out(self, draft: Draft) -> None:
        must_be_live(draft)
        if not draft.room.chairs[self.seat].thinker:
            raise WrongMoment("The player moves for this seat.", "この席の手は本人が選びます。")
        feed(draft, self.seat, self.input)


class Measure(TableCommand, frozen=True):
    """A round trip of this seat's person, measured by the server, for a live fight."""

    seat: int
    round_trip: int

    def carry_out(self, draft: Draft) -> None:
        must_be_live(draft)
        feed(draft, self.seat, {"kind": "ping", "round_trip": max(0, self.round_trip)})


def feed(draft: Draft, seat: int, data: Mapping[str, Any]) -> None:
    draft.write(Fed(seat, dict(data)))
    draft.finish()


def must_be_live(draft: Draft) -> None:
    if not isinstance(draft.playing(), LivePlay):
        raise WrongMoment("This game isn't played in real time.", "リアルタイムの対戦ではありません。")
