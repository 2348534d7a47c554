"""The table as readable data, exact both ways: cards by code, decks from the top, points areas in order of arrival."""

from typing import Any

from dengen.core.positions.faults import index_of, read
from dengen.core.positions.fields import (
    FLAG,
    SEAT,
    Field,
    Fields,
    Kind,
    Laying,
    Natural,
    SeatField,
    bits,
    maybe,
    number,
    own,
    spaced,
    typed,
    word,
)
from dengen.games.lumiel.positions.checks import check
from dengen.games.lumiel.positions.notation import notation_of
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.state import Table, cards_of, points_card, points_kind, points_seat
from dengen.games.lumiel.rules.steps import ENDINGS, PHASES


def write_field(table: Table) -> dict[str, str]:
    stacks = [notation_of(table).stack(table, area) for area in range(board.AREAS)]
    return {name: stack for name, stack in zip(board.NAMES, stacks, strict=True) if stack}


def lay_field(on: Laying, data: Any, at: str) -> None:
    for name, stack in read(data, dict[str, str], at).items():
        notation_of(on.table).lay_stack(on.table, index_of(name, board.NAMES, at), stack)


def write_scored(table: Table, scored: int) -> str:
    return f"{points_seat(scored)}{notation_of(table).codes[points_kind(scored)]}"


def read_scored(on: Laying, data: str, at: str) -> int:
    seat, kind, _ = notation_of(on.table).seated(data, on.table.seats, at)
    return int(points_card(seat, kind))


def lay_hand(table: Table, seat: int, cards: list[int]) -> None:
    for kind in cards:
        table.enter_hand(seat, kind)


def deck(table: Table, seat: int) -> list[int]:
    """From the top."""
    return table.decks[seat][: table.deck_size[seat]][::-1]


def lay_deck(table: Table, seat: int, cards: list[int]) -> None:
    table.decks[seat] = cards[::-1]
    table.deck_size[seat] = len(cards)


def count(table: Table, counts: list[int], seat: int, cards: list[int]) -> None:
    for kind in cards:
        counts[seat * int(table.kinds) + kind] += 1


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
    SeatField("hands", CARDS, get=lambda table, seat: cards_of(table, table.hand, seat), put=lay_hand),
    SeatField("decks", CARDS, get=deck, put=lay_deck),
    Field("play", CARDS, "play_area"),
    Field("points", spaced(Kind(write_scored, read_scored))),
    Field("removed", CARDS),
    Field("queue", typed(list[tuple[Natural, Natural]])),
    Field("using", number()),
    Field("begun", FLAG),
    Field("stood", SEATS),
    Field("sealed", SEATS),
    SeatField("revealing", maybe(CARD, "")),
    SeatField("returning", Kind(CARDS.write, lambda on, data, at: tuple(CARDS.read(on, data, at)))),
    memory("used"),
    memory("known"),
    check=check,
)
