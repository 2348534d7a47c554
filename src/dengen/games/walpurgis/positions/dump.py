"""Exact dumps, in the middle of anything: cards lie as in a sparse position, and have numbers by which others name them."""

from typing import Any

from dengen.core.base.packed import packed
from dengen.core.positions.faults import one_for_each_seat, read, require
from dengen.core.positions.fields import Field, Fields, SeatField, own
from dengen.core.positions.kinds import FLAG, SEAT, Kind, Laying, bits, maybe, named, number, record, several, word
from dengen.games.walpurgis.positions.checks import NUMBERED, OF_THE_FIELD, OF_THE_HAND, ONE_PLACE, check
from dengen.games.walpurgis.positions.notation import (
    NUMBER,
    TOP_FIRST,
    Piece,
    cell_number,
    kind_of,
    put,
    read_piece,
    write_piece,
)
from dengen.games.walpurgis.positions.notation import ZONES as ZONE_NAMES
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.rules.state import Table, card_of, cell_of, link

SEATS = 2


def write_players(table: Table) -> Any:
    return [{zone: write_zone(table, zone, seat) for zone in ZONE_NAMES} for seat in range(SEATS)]


def write_zone(table: Table, zone: str, seat: int) -> list[str]:
    if zone == "field":
        return [write_piece(table, card) for card in table.field if table.owner[card] == seat]
    written = [write_piece(table, card) for card in getattr(table, zone)[seat]]
    return written[::-1] if zone in TOP_FIRST else written


def lay_players(on: Laying, data: Any, at: str) -> None:
    """Every card has a number of its own, by which other fields name it."""
    pieces: dict[int, tuple[int, Piece]] = {}
    order: list[int] = []
    for seat, player in enumerate(one_for_each_seat(read(data, list[Any], at), SEATS, at)):
        said = named(ZONE_NAMES, player, f"{at}[{seat}]")
        for zone in ZONE_NAMES:
            here = f"{at}[{seat}].{zone}"
            entries = list(enumerate(read(said[zone], list[str], here)))
            for i, entry in reversed(entries) if zone in TOP_FIRST else entries:
                piece = read_piece(on.table.game, entry, zone, f"{here}[{i}]")
                require(piece.card not in pieces, f"{here}[{i}]", *ONE_PLACE)
                pieces[piece.card] = (seat, piece)
                order.append(piece.card)
    require(sorted(pieces) == list(range(len(pieces))), at, *NUMBERED)
    for card in sorted(pieces):
        seat, piece = pieces[card]
        on.table.add_card(seat, piece.kind)
    for card in order:
        put(on.table, card, pieces[card][1])


def lay_arrivals(on: Laying, data: Any, at: str) -> None:
    """The cards on the field in the order in which they came there."""
    arrivals = several(CARD).read(on, data, at)
    require(sorted(arrivals) == sorted(map(int, on.table.field)), at, *OF_THE_FIELD)
    for card in arrivals:
        on.table.lay(card, on.table.place[card], on.table.cell[card])


class MulliganField(SeatField):
    """The cards that a seat's mulligan has named so far."""

    def load_seat(self, on: Laying, seat: int, data: Any, at: str) -> None:
        cards = self.kind.read(on, data, at)
        require(all(on.table.owner[card] == seat for card in cards), at, *OF_THE_HAND)
        on.table.exchanging = packed([*on.table.exchanging, *cards])


def lay_effect(table: Table, effect: tuple[int, int, int, list[int]]) -> None:
    table.effect_card, table.effect_number, table.effect_cell, chosen = effect
    table.chosen = packed(chosen)


def read_card(on: Laying, data: Any, at: str) -> int:
    card = read(data, int, at)
    require(0 <= card < len(on.table.kind), at, "there is no such card", "そのような番号のカードはありません。")
    return card


def read_link(on: Laying, data: str, at: str) -> int:
    """A card that was cast, by its number, and the cell where that was: `2c #4`."""
    cell, _, number = data.partition(f" {NUMBER}")
    require(
        number.isdecimal() and len(number) < 7,
        at,
        f"a cast is written like '2c {NUMBER}4', not {data!r}",
        f"発動は '2c {NUMBER}4' のように書きます（{data!r} は使えません）。",
    )
    return int(link(read_card(on, int(number), at), cell_number(cell, at)))


def read_effect(on: Laying, data: Any, at: str) -> int:
    effect, count = read(data, int, at), max(1, len(on.table.tables.effects))
    require(0 <= effect < count, at, "there is no such effect", "そのような番号の効果はありません。")
    return effect


CARD = Kind(lambda _, card: int(card), read_card)
LINK = Kind(
    lambda _, cast: f"{CELL_NAMES[cell_of(cast)]} {NUMBER}{card_of(cast)}",
    lambda on, data, at: read_link(on, read(data, str, at), at),
)
KIND = Kind(
    lambda table, kind: table.tables.ids[kind], lambda on, data, at: kind_of(on.table.game, read(data, str, at), at)
)
CELL = word(CELL_NAMES)
ACTIONS = number(0, 99)

ZONES = Fields(
    own("players", write_players, lay_players),
    own("arrivals", lambda table: list(map(int, table.field)), lay_arrivals),
    SeatField("sealed", maybe(KIND, "")),
    MulliganField("picked", several(CARD)),
    SeatField("exchanged", number()),
    Field("phase", word(codes.PHASES)),
    Field("first", maybe(SEAT, -1)),
    Field("turn", SEAT),
    Field("turns", number()),
    Field("places", ACTIONS),
    Field("casts", ACTIONS),
    Field("place_downs", ACTIONS, "extra_downs"),
    Field("acted", FLAG),
    Field("links", several(LINK), put=lambda table, links: setattr(table, "links", packed(links))),
    Field("chain_step", number(0, 9)),
    Field("hot", bits(CELL)),
    Field("aim", bits(CELL)),
    Field("shots", ACTIONS),
    Field(
        "effect",
        record(
            card=maybe(CARD, -1),
            number=Kind(lambda _, effect: int(effect), read_effect),
            cell=CELL,
            chosen=several(CARD),
        ),
        get=lambda table: (table.effect_card, table.effect_number, table.effect_cell, table.chosen),
        put=lay_effect,
    ),
    Field("lost", several(CARD), put=lambda table, cards: setattr(table, "lost", packed(cards))),
    Field("reason", word(codes.ENDINGS), "ending"),
    Field("winner", number(-1, 2)),
    check=check,
)
