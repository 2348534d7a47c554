"""Who sits where: taking a seat, bots, swapping, leaving, and the beginning of a game."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from dengen.core.chance import M63
from dengen.core.errors import BadOption
from dengen.core.game import Game
from dengen.table import commands as do
from dengen.table import entries as log
from dengen.table.chairs import Chair
from dengen.table.draft import Draft
from dengen.table.errors import BadText, ChosenSeed, NoSuchSeat, NotInvited, SeatTaken, WrongMoment
from dengen.table.giving_up import resigned
from dengen.table.helping import must_need_no_help, without_help
from dengen.table.text import clean

SEED_BITS = 63


def sit(draft: Draft, command: do.Sit) -> None:
    draft.must_be("gathering", "over")
    room = draft.room
    chair = _chair(draft, command.seat)
    own = room.seat_of(draft.by)
    if chair.person != draft.by and not chair.is_empty:
        raise SeatTaken("Somebody sits there already.", "その席は埋まっています。")
    name = clean(command.name, draft.limits.name)
    if not name:
        raise BadText("A name has at least one letter.", "名前を入れてください。")
    if own is None:
        _may_join(draft, command.invite)
    options = brought(draft.game, command.options, room.founding.seats)
    if room.founding.help is False:
        must_need_no_help(draft.game, options)
    if own is not None and own != command.seat:
        draft.write(log.Swapped(own, command.seat))
    draft.write(log.Sat(draft.by, name, command.seat, options))


def _may_join(draft: Draft, invite: str) -> None:
    founding = draft.room.founding
    is_host = draft.by == founding.host
    if (founding.seed is not None or founding.opening is not None) and (draft.room.people or not is_host):
        raise ChosenSeed(
            "The cards of this table were chosen, so nobody else can join.",
            "配りが指定された卓なので、他の人は参加できません。",
        )
    if is_host or founding.join == "anyone":
        return
    if founding.join == "nobody" or not founding.invite or invite != founding.invite:
        raise NotInvited("This table is by invitation.", "この卓は招待制です。")


def seat_bot(draft: Draft, command: do.SeatBot) -> None:
    draft.must_be("gathering", "over")
    draft.must_be_host()
    if _chair(draft, command.seat).person:
        raise SeatTaken("Somebody sits there already.", "その席は埋まっています。")
    level = clean(command.level, draft.limits.name)
    if not level:
        raise BadText("Say how strong the bot is.", "ボットの強さを選んでください。")
    draft.write(log.BotSat(command.seat, level, brought(draft.game, command.options, draft.room.founding.seats)))


def clear(draft: Draft, command: do.Clear) -> None:
    draft.must_be("gathering", "over")
    draft.must_be_host()
    chair = _chair(draft, command.seat)
    if chair.person == draft.by:
        raise WrongMoment("Leave the table instead.", "自分の席は「退席」で空けてください。")
    if chair.person:
        draft.write(log.Left(chair.person))
    else:
        draft.write(log.Emptied(command.seat))


def swap(draft: Draft, command: do.Swap) -> None:
    draft.must_be("gathering")
    a, b = _chair(draft, command.a), _chair(draft, command.b)
    if not (a.person == draft.by and not b.person) and not (b.person == draft.by and not a.person):
        draft.must_be_host()
    draft.write(log.Swapped(command.a, command.b))


def leave(draft: Draft, command: do.Leave) -> None:
    draft.must_be("gathering", "playing", "over")
    seat = draft.seat()
    if draft.room.stage == "playing" and not draft.room.chairs[seat].gave_up:
        resigned(draft, seat, "leave")
    draft.write(log.Left(draft.by))
    draft.close_if_empty()


def begin(draft: Draft, command: do.Begin) -> None:
    draft.must_be("gathering")
    draft.must_be_host()
    begin_game(draft, list(range(draft.room.founding.seats)))


def begin_game(draft: Draft, order: list[int]) -> None:
    """A game with these chairs at its seats."""
    room = draft.room
    founding = room.founding
    chairs = [room.chairs[chair] for chair in order]
    if any(chair.is_empty for chair in chairs):
        raise WrongMoment("There are still empty seats.", "まだ空席があります。")
    if not room.people:
        raise WrongMoment("Somebody has to sit here.", "席に着いている人がいません。")
    if founding.seed is not None and len(room.people) > 1:
        raise ChosenSeed("Cards can't be chosen where others play.", "他の人がいる卓では配りを指定できません。")
    if draft.entropy is None:
        raise ValueError("a game can't begin without entropy")
    first = room.games == 0
    opening = founding.opening if first else None
    seed = founding.seed if first and founding.seed is not None else draft.entropy & int(M63)
    options = complete_options(draft, chairs)
    position = None
    if opening is not None:
        seed, options, position = opening.seed, opening.options, opening.position
    elif not room.helps:
        options = without_help(draft.game, options)
    sitters = [log.Sitter(chair.name, chair.level) for chair in chairs]
    thinking = (draft.entropy >> SEED_BITS) & int(M63)
    draft.write(log.Began(draft.game.version, seed, thinking, options, order, sitters, position))
    for move in opening.moves if opening else ():
        if move.intervention:
            draft.write(log.Intervened(move.seat, move.intervention, "record"))
        else:
            draft.write(log.Answered(move.seat, move.action, "record"))
    draft.finish()


def complete_options(draft: Draft, chairs: list[Chair]) -> dict[str, Any]:
    """The table's options, with what each chair brings to its seat."""
    options = dict(draft.room.founding.options)
    for option in draft.game.options:
        if option.per_seat:
            options[option.name] = [chair.options.get(option.name, option.usual(len(chairs))) for chair in chairs]
    _, complete = draft.game.settle(len(chairs), options)
    return complete


def brought(game: Game[Any], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What a seat brings, checked."""
    mine = {option.name: option for option in game.options if option.per_seat}
    for name in given:
        if name not in mine:
            names = ", ".join(mine)
            raise BadOption(
                f"A seat can't bring {name!r}. It can bring: {names or 'none'}.",
                f"席に {name!r} は持ち込めません。持ち込めるのは {names or 'なし'} です。",
            )
    return {name: replace(mine[name], per_seat=False).check(value, seats) for name, value in given.items()}


def _chair(draft: Draft, seat: int) -> Chair:
    if not 0 <= seat < len(draft.room.chairs):
        raise NoSuchSeat(f"There is no seat {seat} at this table.", f"この卓に{seat}番の席はありません。")
    return draft.room.chairs[seat]
