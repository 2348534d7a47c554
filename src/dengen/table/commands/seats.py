"""Seats and names: sitting down, adding bots, swapping, leaving."""

from collections.abc import Mapping
from typing import Any

from msgspec import field
from msgspec.structs import replace

from dengen.core.base.errors import BadOption
from dengen.core.game import Game
from dengen.table.chairs import Chair
from dengen.table.commands.base import TableCommand
from dengen.table.commands.games import begin_if_paired
from dengen.table.commands.resignation import end_by_resigning
from dengen.table.draft import Draft
from dengen.table.entries import BotSat, Emptied, Left, Paced, Renamed, Sat, Swapped
from dengen.table.errors import BadText, SeatNotFound, SeatTaken, WrongMoment
from dengen.table.header import BOT_PAUSES, BotLevel, BotPace
from dengen.table.help import must_need_no_help
from dengen.table.names import clean, unlike
from dengen.table.seating import must_be_agreed, reason_not_to_join


class Sit(TableCommand, frozen=True):
    """Take a seat, or change the options of your seat. `options`: the game's options of one seat, such as a deck."""

    seat: int
    name: str
    options: dict[str, Any] = field(default_factory=dict)
    invite: str = ""

    begins = True

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "over")
        room = draft.room
        chair = _chair(draft, self.seat)
        own = room.seat_of(draft.by)
        if chair.person != draft.by and not chair.is_empty:
            raise SeatTaken("That seat is already taken.", "その席は埋まっています。")
        name = _name(draft, self.name)
        if own is None and (refusal := reason_not_to_join(room, draft.by, self.invite)):
            raise refusal
        options = brought(draft.game, self.options, room.header.seats)
        must_be_agreed(room, draft.by, room.chairs[self.seat if own is None else own], options)
        if room.header.help is False:
            must_need_no_help(draft.game, options)
        if own is not None and own != self.seat:
            draft.write(Swapped(own, self.seat))
        draft.write(Sat(draft.by, name, self.seat, options))
        if room.stage == "gathering":
            begin_if_paired(draft)


class SeatBot(TableCommand, frozen=True):
    """The host puts a bot on a seat that is empty or has one, before the start."""

    seat: int
    level: BotLevel
    options: dict[str, Any] = field(default_factory=dict)

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "over")
        draft.must_be_host()
        chair = _chair(draft, self.seat)
        if chair.person:
            raise SeatTaken("That seat is already taken.", "その席は埋まっています。")
        level = clean(self.level, draft.limits.level)
        if not level:
            raise BadText("Choose the bot's level.", "ボットの強さを選んでください。")
        options = brought(draft.game, self.options, draft.room.header.seats)
        must_be_agreed(draft.room, draft.by, chair, options)
        draft.write(BotSat(self.seat, level, options))


class PaceBots(TableCommand, frozen=True):
    """The host sets the bots' pace: it says when an answer is shown, not how long it is thought about."""

    pace: BotPace

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "playing", "over")
        draft.must_be_host()
        if draft.room.bot_pause != BOT_PAUSES[self.pace]:
            draft.write(Paced(BOT_PAUSES[self.pace]))


class Clear(TableCommand, frozen=True):
    """The host empties a seat before the start."""

    seat: int

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "over")
        draft.must_be_host()
        chair = _chair(draft, self.seat)
        if chair.person == draft.by:
            raise WrongMoment("To free your own seat, leave the table.", "自分の席は「退席」で空けてください。")
        if chair.person:
            draft.write(Left(chair.person))
        else:
            draft.write(Emptied(self.seat))


class Swap(TableCommand, frozen=True):
    """Before the start: the host swaps any two seats, a person their own with a seat that has no person."""

    a: int
    b: int

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering")
        a, b = _chair(draft, self.a), _chair(draft, self.b)
        if not (a.person == draft.by and not b.person) and not (b.person == draft.by and not a.person):
            draft.must_be_host()
        draft.write(Swapped(self.a, self.b))


class Stand(TableCommand, frozen=True):
    """Get up without leaving: the table stays open, even without players."""

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering")
        draft.seat()
        draft.write(Left(draft.by))


class Rename(TableCommand, frozen=True):
    """Change your name, at any time. A record keeps the names from the start of its game."""

    name: str

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "playing", "over")
        seat = draft.seat()
        name = _name(draft, self.name)
        if name != draft.room.chairs[seat].name:
            draft.write(Renamed(draft.by, name))


class Leave(TableCommand, frozen=True):
    """Leave the table; during a game, this is a resignation."""

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering", "playing", "over")
        seat = draft.seat()
        if draft.room.stage == "playing" and not draft.room.chairs[seat].gave_up:
            end_by_resigning(draft, seat, "leave")
        draft.write(Left(draft.by))
        draft.close_if_empty()


def brought(game: Game[Any], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Check the options that a seat brings."""
    mine = {option.name: option for option in game.options if option.per_seat}
    for name in given:
        if name not in mine:
            names = ", ".join(mine)
            raise BadOption(
                f"A seat can't bring {name!r}. It can bring: {names or 'none'}.",
                f"席に {name!r} は持ち込めません。持ち込めるのは {names or 'なし'} です。",
            )
    return {name: replace(mine[name], per_seat=False).check(value, seats) for name, value in given.items()}


def _name(draft: Draft, given: str) -> str:
    """The commanding person's name at this table."""
    name = clean(given, draft.limits.name)
    if not name:
        raise BadText("A name needs at least one letter.", "名前を入れてください。")
    others = [chair.name for chair in draft.room.chairs if chair.person and chair.person != draft.by]
    return unlike(name, others, draft.limits.name)


def _chair(draft: Draft, seat: int) -> Chair:
    if not 0 <= seat < len(draft.room.chairs):
        raise SeatNotFound(f"There is no seat {seat} at this table.", f"この卓に{seat}番の席はありません。")
    return draft.room.chairs[seat]
