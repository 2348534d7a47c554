"""What is settled when a table is made and never changes: the header under which the store keeps its entries."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from dengen.core.chance import check_seed
from dengen.core.errors import BadOption, BadSeatCount
from dengen.core.game import Game
from dengen.table.helping import must_need_no_help
from dengen.table.laying import lay

Access = Literal["anyone", "invited", "nobody"]
PersonId = str  # public name of a person in messages and records; the secret token is the server's business
Level = str  # how strong a bot is: "easy", "normal", "hard"

MINUTE = 60_000
BOT_PAUSE = 700
MATCH_LIMIT = 99


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long things may take, in milliseconds; None: as long as they like.

    A decision is free for `decision` ms; what it takes beyond that is taken from the seat's `bank` for the whole game.
    Both used up: the clock answers. Neither given: a relaxed table. `grace`: how long a person may be away before a bot
    of the level `stand_in` answers for him. `bot_pause`: the least time in which a bot, or a page that answers a forced
    question by itself, answers: always the same, whatever is hidden.
    """

    decision: int | None = None
    bank: int | None = None
    grace: int | None = None
    stand_in: Level = "normal"
    bot_pause: int = BOT_PAUSE


RELAXED = Pace()
LIVE = Pace(decision=MINUTE, bank=5 * MINUTE, grace=MINUTE)


class Move(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer or an intervention of a record that a new table begins with."""

    seat: int
    action: str = ""
    intervention: str = ""


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table's first game begins with: its complete options, its seed, the moves that are made already.

    `position`: it begins there, in the game's sparse format, and not anew.
    """

    seed: int
    options: dict[str, Any]
    moves: list[Move]
    position: dict[str, Any] | None = None


class Founding(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's header. `options` are checked; those that each seat brings are not among them.

    `bots`: per seat, the level of the bot that sits there from the beginning, or "". `help`: hints and assists for all;
    None: where all others are bots. `first_to`: so many wins decide the match. `seed`: chosen, so nobody else may join.
    """

    table: str
    game: str
    rules: int  # version of the rules
    cards: str  # hash of the card set; the store keeps its content once
    seats: int
    options: dict[str, Any]
    bots: list[Level]
    host: PersonId
    time: int
    join: Access = "invited"
    watch: Access = "anyone"
    invite: str = ""  # what an invitation link carries
    pace: Pace = RELAXED
    help: bool | None = None
    first_to: int = 1
    seed: int | None = None
    opening: Opening | None = None


def found(
    game: Game[Any],
    *,
    table: str,
    host: PersonId,
    time: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[Level] | None = None,
    join: Access = "invited",
    watch: Access = "anyone",
    invite: str = "",
    pace: Pace = RELAXED,
    help: bool | None = None,
    first_to: int = 1,
    seed: int | None = None,
    opening: Opening | None = None,
    position: Mapping[str, Any] | None = None,
    moves: Sequence[tuple[int, str]] = (),
) -> Founding:
    """The checked header of a new table; raises what the game says about seats, options and the position.

    `position`: the first game begins there, after these `moves` (seat, action); it has seats, options and a seed of its own.
    """
    given = dict(options or {})
    if position is not None:
        if given or seats is not None or seed is not None or opening is not None:
            raise BadOption(
                "A position brings its own seats, options and seed; none can be given beside it.",
                "局面を渡すときは、席の数、オプション、シードを別に渡せません。",
            )
        seats, given, opening = _laid(game, position, moves)
    elif moves:
        raise BadOption("Moves can only be made in a position that is given.", "手は局面と一緒にしか渡せません。")
    elif opening is not None:
        given = _of_the_table(game, opening.options)
    for option in game.options:
        if option.per_seat and option.name in given:
            raise BadOption(
                f"Option {option.name!r} is brought by whoever sits down, not by the table.",
                f"オプション {option.name!r} は、卓ではなく席に着く人が決めます。",
            )
    if help is False and opening is not None:
        must_need_no_help(game, opening.options)
    count, complete = game.settle(seats, given)
    if bots is not None and len(bots) != count:
        raise BadSeatCount(
            f"{len(bots)} bots or gaps were given for {count} seats.",
            f"席は{count}つですが、ボットか空席が{len(bots)}つ渡されました。",
        )
    if not 1 <= first_to <= MATCH_LIMIT:
        raise BadOption(
            f"A match is for 1 to {MATCH_LIMIT} wins, not {first_to}.",
            f"マッチは1〜{MATCH_LIMIT}勝先取です({first_to} は使えません)。",
        )
    if seed is not None:
        check_seed(seed)
    return Founding(
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
        moves=[Move(seat=seat, action=action) for seat, action in moves],
        position=dict(position),
    )
    return state.seats, _of_the_table(game, options), opening


def _of_the_table(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Without those that each seat brings."""
    return {
        option.name: options[option.name] for option in game.options if not option.per_seat and option.name in options
    }
