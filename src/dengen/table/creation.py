"""A new table: what is asked for is checked and becomes its header."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET

from dengen.core.base.chance import check_seed
from dengen.core.base.errors import BadOption, BadSeatCount
from dengen.core.base.words import plural
from dengen.core.game import Game
from dengen.table.game.opening import lay
from dengen.table.header import (
    RELAXED_PACE,
    Access,
    BotLevel,
    Opening,
    OpeningMove,
    Pace,
    PersonId,
    Practice,
    Remarks,
    TableHeader,
)
from dengen.table.help import must_need_no_help

MATCH_LIMIT = 99


def create_table(
    game: Game[Any],
    *,
    table: str,
    host: PersonId,
    time: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[BotLevel] | None = None,
    join: Access = "invited",
    watch: Access = "anyone",
    invite: str = "",
    pace: Pace = RELAXED_PACE,
    help: bool | None = None,
    first_to: int = 1,
    seed: int | None = None,
    opening: Opening | None = None,
    position: Mapping[str, Any] | None = None,
    moves: Sequence[tuple[int, str]] = (),
    quick: int | None = None,
    rated: bool = False,
    remarks: Remarks | None = None,
    practice: Practice | None = None,
) -> TableHeader:
    """The checked header of a new table; raises what the game says about seats, options and the position.

    `position`: the first game begins there, after these `moves` (seat, action); it includes seats, options and a seed.
    `remarks` None: spectator chat is hidden during rated games and among strangers, so that no advice reaches a player.
    """
    given = dict(options or {})
    if position is not None:
        if given or seats is not None or seed is not None or opening is not None:
            raise BadOption(
                "A position includes seats, options and seed. They can't be set separately.",
                "局面を渡すときは、席の数、オプション、シードを別に渡せません。",
            )
        seats, given, opening = _laid(game, position, moves)
    elif moves:
        raise BadOption("Moves require a position.", "手を渡すには局面も必要です。")
    elif opening is not None:
        given = _of_the_table(game, opening.options)
    _must_be_of_the_table(game, given)
    if rated:
        if opening is not None or seed is not None or help or (game.has_cards and not game.cards.edition):
            raise BadOption(
                "A rated game uses the game's own cards, a random deal, the normal start and no help.",
                "レーティング戦は、付属のカードで最初から始めます。配りの指定やヒントは使えません。",
            )
        help = False
    if rated and practice:
        raise BadOption("Practice is never rated.", "練習の卓はレーティング対象にできません。")
    if help is False and opening is not None:
        must_need_no_help(game, opening.options)
    count, complete = game.settle(seats, given)
    if bots is not None and len(bots) != count:
        raise BadSeatCount(
            f"`bots` has {plural(len(bots), 'seat')}, but the table has {count}.",
            f"席は{count}つですが、ボットか空席が{len(bots)}つ渡されました。",
        )
    if not 1 <= first_to <= MATCH_LIMIT:
        raise BadOption(
            f"A match is for 1 to {MATCH_LIMIT} wins, not {first_to}.",
            f"マッチは1〜{MATCH_LIMIT}勝先取です（{first_to} は使えません）。",
        )
    if seed is not None:
        check_seed(seed)
    return TableHeader(
        table=table,
        game=game.id,
        rules=game.version,
        cards=game.cards.hash,
        seats=count,
        options=_of_the_table(game, complete),
        bots=list(bots) if bots is not None else [""] * count,
        host=host,
        time=time,
        join=join,
        watch=watch,
        invite=invite,
        pace=pace,
        help=help,
        first_to=first_to,
        seed=seed,
        opening=opening,
        quick=quick,
        rated=rated,
        remarks=remarks or ("after" if rated or quick is not None else "now"),
        practice=practice or UNSET,
    )


def _laid(
    game: Game[Any], position: Mapping[str, Any], moves: Sequence[tuple[int, str]]
) -> tuple[int, dict[str, Any], Opening]:
    """The seats and the table's options of a position, and the opening that it is."""
    state = lay(game, position, moves)
    options = dict(state.options)
    opening = Opening(
        seed=position.get("seed", 0),
        options=options,
        moves=[OpeningMove(seat=seat, action=action) for seat, action in moves],
        position=dict(position),
    )
    return state.seats, _of_the_table(game, options), opening


def _must_be_of_the_table(game: Game[Any], given: Mapping[str, Any]) -> None:
    for option in game.options:
        if option.per_seat and option.name in given:
            raise BadOption(
                f"Option {option.name!r} is chosen by the person who sits down, not by the table.",
                f"オプション {option.name!r} は、卓ではなく席に着く人が決めます。",
            )


def _of_the_table(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The table's options, without those that each seat brings."""
    return {
        option.name: options[option.name] for option in game.options if not option.per_seat and option.name in options
    }
