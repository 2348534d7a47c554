"""Clocks of a single seat: they change the fairness of a game, so players see them before they sit down."""

from collections.abc import Mapping
from typing import Any

from dengen.core.game import Game
from dengen.table.chairs import Chair
from dengen.table.errors import ChosenSeed, NotAgreed, NotInvited, TableError
from dengen.table.header import PersonId
from dengen.table.room import Room


def reason_not_to_join(room: Room, person: PersonId, invite: str) -> TableError | None:
    """The error that keeps this person, with this invitation, from a free seat; None if they may sit."""
    header = room.header
    is_host = person == header.host
    if (header.seed is not None or header.opening is not None) and (room.people or not is_host):
        return ChosenSeed(
            "The deal of this table was chosen, so nobody else can join.",
            "配りが指定された卓なので、ほかの人は参加できません。",
        )
    if is_host or header.join == "anyone":
        return None
    if header.join == "nobody" or not header.invite or invite != header.invite:
        return NotInvited("This table is by invitation.", "この卓は招待制です。")
    return None


def handicap(game: Game[Any], brought: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The custom clocks that a seat brings."""
    if not brought:
        return {}
    clocks = [option for option in game.options if option.per_seat and option.concerns == "clock"]
    return {
        option.name: brought[option.name]
        for option in clocks
        if option.name in brought and brought[option.name] != option.usual(seats)
    }


def must_be_agreed(room: Room, by: PersonId, chair: Chair, brought: Mapping[str, Any]) -> None:
    """Raise NotAgreed if a player would face a clock that wasn't there when they sat down."""
    seats = room.header.seats
    wanted = handicap(room.game, brought, seats)
    if not wanted or wanted == handicap(room.game, chair.options, seats):
        return
    if room.header.rated or room.header.quick is not None:
        raise NotAgreed(
            "In rated games and quick games all players have the same clock.",
            "レーティング戦とクイック対戦では、全員が同じ時間設定です。",
        )
    if any(other != by for other in room.people):
        raise NotAgreed(
            "Choose a custom clock before others sit down, so that they can see it first.",
            "すでにほかの人が席に着いています。席ごとの時間設定は、ほかの人が座る前に決めてください。",
        )
