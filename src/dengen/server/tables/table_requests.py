"""A table as somebody wishes it: checked, and turned into its header."""

import time
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from dengen.core.base.errors import BadOption
from dengen.core.game import Game
from dengen.server.protocol.errors import TooHeavy
from dengen.server.sandbox.records import Classes, Source, games_of, must_be_todays, record_from
from dengen.table import Pace, create_table
from dengen.table.game.opening import begin
from dengen.table.header import Access, Opening, Practice, Remarks, TableHeader
from dengen.table.records.record import Record
from dengen.table.records.replay import opening_at

LONGEST = 0.5  # seconds of CPU in which a table's first game must begin


class TableRequest(Struct, frozen=True, kw_only=True):
    """`source`, `entry`: it goes on from there, with that record's cards, seats and options."""

    game: str
    table: str
    host: str
    invite: str
    time: int
    cards: str | dict[str, Any] | None
    seats: int | None
    options: dict[str, Any]
    bots: list[str] | None
    join: Access
    watch: Access
    pace: Pace
    help: bool | None
    first_to: int
    seed: int | None
    source: Source | None
    entry: int
    position: dict[str, Any] | None
    moves: list[tuple[int, str]]
    rated: bool
    remarks: Remarks | None
    practice: Practice | None

    def is_own(self, usual: Game[Any]) -> bool:
        """Does it bring something that has to be read and tried out first? What the game's own lesson lays, doesn't."""
        if isinstance(self.cards, Mapping) or self.source is not None:
            return True
        steps = usual.lesson.step if usual.lesson else ()
        return self.position is not None and all(self.position != step.position for step in steps)


def header_of(game: Game[Any], wish: TableRequest, record: Record | None = None) -> TableHeader:
    """Raises what the game says about seats, options and the position."""
    return create_table(
        game, table=wish.table, host=wish.host, time=wish.time, seats=record.header.seats if record else wish.seats,
        options=wish.options, bots=wish.bots, join=wish.join, watch=wish.watch, invite=wish.invite, pace=wish.pace,
        help=wish.help, first_to=wish.first_to, seed=wish.seed,
        opening=opening_at(record, wish.entry) if record else None, position=wish.position, moves=wish.moves,
        rated=wish.rated, remarks=wish.remarks, practice=wish.practice,
    )  # fmt: skip


def tried_out(classes: Classes, wish: TableRequest) -> tuple[TableHeader, str | dict[str, Any] | None]:
    """The header and the cards of such a table, once its first game was begun: where others wait, it takes no longer."""
    record = record_from(classes, wish.source) if wish.source is not None else None
    games = games_of(classes)
    if record is not None:
        must_fit(record, wish)
        must_be_todays(record.header.rules, games.default(wish.game))
    game = games.bind(wish.game, record.header.cards.content if record else wish.cards)
    began = time.process_time()
    header = header_of(game, wish, record)
    if header.opening is not None:
        play(game, header.seats, header.opening)
    if time.process_time() - began > LONGEST:
        raise TooHeavy
    return header, (game.cards.edition or game.cards.content) if game.has_cards else None


def play(game: Game[Any], seats: int, opening: Opening) -> None:
    """Raises what the rules say against one of the moves."""
    state = begin(game, seats, opening.seed, opening.options, opening.position)
    for move in opening.moves:
        if move.intervention:
            state.intervene(move.seat, move.intervention)
        else:
            game.apply(state, move.seat, move.action)


def must_fit(record: Record, wish: TableRequest) -> None:
    if record.header.game != wish.game:
        raise BadOption(
            f"This is a record of {record.header.game!r}, not of {wish.game!r}.",
            f"これは {record.header.game!r} の対戦記録です。{wish.game!r} では使えません。",
        )
    if wish.options or wish.cards is not None or wish.seats not in (None, record.header.seats):
        raise BadOption(
            "A record includes its cards, seats and options. They can't be set separately.",
            "対戦記録から遊ぶときは、カード、席の数、オプションを別に渡せません。",
        )
