"""The beginning of a game."""

from typing import Any

from dengen.core.base.chance import M63
from dengen.table.chairs import Chair
from dengen.table.commands.base import TableCommand
from dengen.table.draft import Draft
from dengen.table.entries import Began, Intervened, Sitter
from dengen.table.errors import ChosenSeed, WrongMoment
from dengen.table.header import OpeningMove
from dengen.table.help import without_help

SEED_BITS = 63


class Begin(TableCommand, frozen=True):
    """The host starts the game; the server adds the seeds (see `Table.propose`)."""

    begins = True

    def carry_out(self, draft: Draft) -> None:
        draft.must_be("gathering")
        draft.must_be_host()
        begin_game(draft, list(range(draft.room.header.seats)))


def begin_if_paired(draft: Draft) -> None:
    """Begin without the host at a table of strangers."""
    room = draft.room
    if room.header.quick is not None and not any(chair.is_empty for chair in room.chairs):
        begin_game(draft, list(range(room.header.seats)))


def begin_game(draft: Draft, order: list[int]) -> None:
    """A game with these chairs at its seats."""
    room = draft.room
    header = room.header
    chairs = [room.chairs[chair] for chair in order]
    if any(chair.is_empty for chair in chairs):
        raise WrongMoment("There are still empty seats.", "まだ空席があります。")
    if not room.people:
        raise WrongMoment("At least one player has to take a seat first.", "席に着いている人がいません。")
    if header.seed is not None and len(room.people) > 1:
        raise ChosenSeed("The deal can't be chosen where others play.", "ほかの人がいる卓では配りを指定できません。")
    if draft.entropy is None:
        raise ValueError("a game can't begin without entropy")
    first = room.games == 0
    opening = header.opening if first else None
    seed = header.seed if first and header.seed is not None else draft.entropy & int(M63)
    options = complete_options(draft, chairs)
    position = None
    if opening is not None:
        seed, options, position = opening.seed, opening.options, opening.position
    elif not room.helps:
        options = without_help(draft.game, options)
    sitters = [Sitter(chair.name, chair.level) for chair in chairs]
    thinking = (draft.entropy >> SEED_BITS) & int(M63)
    draft.write(Began(draft.game.version, seed, thinking, options, order, sitters, position))
    for move in opening.moves if opening else ():
        make(draft, move)
    draft.finish()


def make(draft: Draft, move: OpeningMove) -> None:
    if move.intervention:
        draft.write(Intervened(move.seat, move.intervention, "record"))
    else:
        draft.answer(move.seat, draft.game.number(move.action), "record")


def complete_options(draft: Draft, chairs: list[Chair]) -> dict[str, Any]:
    """The table's options, with what each chair brings to its seat."""
    options = dict(draft.room.header.options)
    for option in draft.game.options:
        if option.per_seat:
            options[option.name] = [chair.options.get(option.name, option.usual(len(chairs))) for chair in chairs]
    _, complete = draft.game.settle(len(chairs), options)
    return complete
