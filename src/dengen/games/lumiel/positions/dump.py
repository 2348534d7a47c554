"""The table as readable data, exact both ways: cards by code, decks from the top, points areas in order of arrival."""

from typing import Annotated, Any

from librt.vecs import append, vec
from msgspec import Meta
from mypy_extensions import i64

from dengen.core.base.packed import packed, unpacked
from dengen.core.positions.faults import index_of, read, require
from dengen.core.positions.fields import Field, Fields, SeatField, Seats, own
from dengen.core.positions.kinds import FLAG, SEAT, Kind, Laying, bits, maybe, number, spaced, word
from dengen.games.lumiel.positions.checks import check
from dengen.games.lumiel.positions.notation import notation_of
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.codes import (
    points_card,
    points_kind,
    points_seat,
    queued,
    queued_number,
    queued_position,
)
from dengen.games.lumiel.rules.state import Table, cards_of
from dengen.games.lumiel.rules.steps import ENDINGS, PHASES

Small = Annotated[int, Meta(ge=0, le=0xFFFF)]


def write_field(table: Table) -> dict[str, str]:
    stacks = [notation_of(table).stack(table, area) for area in range(board.AREAS)]
    return {name: stack for name, stack in zip(board.NAMES, stacks, strict=True) if stack}


def lay_field(on: Laying, data: Any, at: str) -> None:
    for name, stack in read(data, dict[str, str], at).items():
        notation_of(on.table).lay_stack(on.table, index_of(name, board.NAMES, f"{at}.{name}"), stack, at)


def scored(table: Table, seat: int) -> list[int]:
    """In order of arrival."""
    return [int(points_kind(card)) for card in table.points if points_seat(card) == seat]


def lay_scored(table: Table, seat: int, cards: list[int]) -> None:
    for kind in cards:
        table.score(seat, kind)


def lay_hand(table: Table, seat: int, cards: list[int]) -> None:
    for kind in cards:
        table.enter_hand(seat, kind)


def deck(table: Table, seat: int) -> list[int]:
    """From the top."""
    return table.deck_of(seat)[::-1]


def lay_deck(table: Table, seat: int, cards: list[int]) -> None:
    """From the top."""
    table.lay_deck(seat, cards[::-1])


def count(table: Table, counts: vec[i64], seat: int, cards: list[int]) -> None:
    for kind in cards:
        counts[seat * int(table.kinds) + kind] += 1


def read_deck(on: Laying, data: Any, at: str) -> list[int]:
    cards = CARDS.read(on, data, at)
    most = on.table.tables.deck_size
    require(
        len(cards) <= most,
        at,
        f"a deck has at most {most} cards, not {len(cards)}",
        f"デッキは{most}枚までです（{len(cards)}枚あります）。",
    )
    return cards


def lay_returned(table: Table, seat: int, cards: list[int]) -> None:
    for kind in cards:
        table.returning = append(table.returning, points_card(seat, kind))


def write_queue(table: Table, queue: vec[i64]) -> list[list[int]]:
    return [[int(queued_position(waiting)), int(queued_number(waiting))] for waiting in queue]


def read_queue(on: Laying, data: Any, at: str) -> vec[i64]:
    return packed([queued(position, number) for position, number in read(data, list[tuple[Small, Small]], at)])


def packed_zone(kind: Kind[list[int]]) -> Kind[vec[i64]]:
    return Kind(
        lambda table, value: kind.write(table, unpacked(value)), lambda on, data, at: packed(kind.read(on, data, at))
    )


def memory(name: str) -> SeatField:
    """What everybody can remember of a seat's cards."""
    return SeatField(
        name,
        CARDS,
        get=lambda table, seat: cards_of(table, getattr(table, name), seat),
        put=lambda table, seat, cards: count(table, getattr(table, name), seat, cards),
    )


CARD = Kind(
    lambda table, kind: notation_of(table).codes[kind],
    lambda on, data, at: notation_of(on.table).kind(read(data, str, at), at),
)
CARDS = spaced(CARD)
SEATS = bits(SEAT)

ZONES = Fields(
    Field("phase", word(PHASES)),
    Field("ending", word(ENDINGS)),
    Field("first", SEAT),
    Field("turn_player", SEAT),
    Field("turns", number()),
    own("field", write_field, lay_field),
    Field("front", SEATS),
    Field("play", packed_zone(CARDS), "play_area"),
    Field("removed", packed_zone(CARDS)),
    Field("queue", Kind(write_queue, read_queue)),
    Field("using", number()),
    Field("begun", FLAG),
    Field("stood", SEATS),
    Field("sealed", SEATS),
    Seats(
        "players",
        SeatField("hand", CARDS, get=lambda table, seat: cards_of(table, table.hand, seat), put=lay_hand),
        SeatField("deck", Kind(CARDS.write, read_deck), get=deck, put=lay_deck),
        SeatField("points", CARDS, get=scored, put=lay_scored),
        memory("used"),
        memory("known"),
        SeatField("revealing", maybe(CARD, "")),
        SeatField("returning", CARDS, get=lambda table, seat: table.returned_by(seat), put=lay_returned),
    ),
    check=check,
)
