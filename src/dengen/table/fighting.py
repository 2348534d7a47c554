"""Inputs of a live fight: of people, of bots, and what the server has measured. All are logged before anybody hears."""

from collections.abc import Mapping
from typing import Any

from dengen.core.errors import BadAction, IllegalAction
from dengen.core.words import Refusal
from dengen.table import commands as do
from dengen.table import entries as log
from dengen.table.draft import Draft
from dengen.table.errors import Refused, WrongMoment
from dengen.table.live import FROM_SERVER, LivePlay


def feed(draft: Draft, command: do.Feed) -> None:
    fight(draft)
    seat = draft.seat()
    if draft.room.chairs[seat].stand_in:
        raise WrongMoment("A bot answers for you now.", "今はボットが代わりに答えています。")
    if command.input.get("kind") in FROM_SERVER:
        raise BadAction("Only the server measures.")
    put_in(draft, seat, command.input)


def bot_feed(draft: Draft, command: do.BotFeed) -> None:
    fight(draft)
    if not draft.room.chairs[command.seat].thinker:
        raise WrongMoment("The person answers here.", "この席は本人が答えます。")
    put_in(draft, command.seat, command.input)


def measure(draft: Draft, command: do.Measure) -> None:
    fight(draft)
    put_in(draft, command.seat, {"kind": "ping", "round_trip": max(0, command.round_trip)})


def put_in(draft: Draft, seat: int, data: Mapping[str, Any]) -> None:
    try:
        draft.write(log.Fed(seat, dict(data)))
    except IllegalAction as error:
        raise Refused(Refusal(error.code, error.clause, error.text.en, error.text.ja)) from None
    draft.finish()


def fight(draft: Draft) -> LivePlay:
    play = draft.playing()
    if not isinstance(play, LivePlay):
        raise WrongMoment("This game isn't played in real time.", "リアルタイムの対戦ではありません。")
    return play
