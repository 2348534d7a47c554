"""Exact dumps, in the middle of anything. Cards are numbered; zones name them by their numbers, tops of stacks last."""

from typing import Any

from msgspec import Struct

from dengen.core.positions import plain
from dengen.core.positions.faults import read, require
from dengen.core.positions.fields import (
    FLAG,
    SEAT,
    Field,
    Fields,
    Kind,
    Laying,
    SeatField,
    bits,
    maybe,
    number,
    own,
    record,
    several,
    word,
)
from dengen.games.walpurgis.positions.checks import check
from dengen.games.walpurgis.positions.notation import CARD_ZONES, kind_of, knowing, letters
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.rules.state import Table, card_of, cell_of, link


class CardData(Struct, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    seat: int
    known: str = ""
    marks: list[str] = []


def write_cards(table: Table) -> Any:
    ids = [table.tables.ids[kind] for kind in table.kind]
    marks = [MARKS.write(table, on) for on in table.marks]
    return plain([CardData(*card) for card in zip(ids, table.owner, map(letters, table.known), marks, strict=True)])


def lay_cards(on: Laying, data: Any, at: str) -> None:
    for card, said in enumerate(read(data, list[CardData], at)):
        here = f"{at}[{card}]"
        on.table.add_card(SEAT.read(on, said.seat, here), KIND.read(on, said.card, here), codes.DECK)
        on.table.known[card] = knowing(said.known, here)
        on.table.marks[card] = MARKS.read(on, said.marks, here)


def lay_field(table: Table, pieces: list[tuple[int, int, int]]) -> None:
    for card, cell, state in pieces:
        table.field.append(card)
        table.cell[card] = cell
        table.place[card] = codes.DAN_DOWN + state


def zone(name: str) -> SeatField:
    def put(table: Table, seat: int, cards: list[int]) -> None:
        getattr(table, name)[seat] = cards
        for card in cards:
            table.place[card] = codes.PLACES.index(name)

    return SeatField(name, several(CARD), put=put)


def lay_effect(table: Table, effect: tuple[int, int, int, list[int]]) -> None:
    table.effect_card, table.effect_number, table.effect_cell, table.chosen = effect


def read_card(on: Laying, data: Any, at: str) -> int:
    card = read(data, int, at)
    require(0 <= card < len(on.table.kind), at, "there is no such card", "そのような番号のカードはありません。")
    return card


def read_effect(on: Laying, data: Any, at: str) -> int:
    effect, count = read(data, int, at), max(1, len(on.table.tables.effects))
    require(0 <= effect < count, at, "there is no such effect", "そのような番号の効果はありません。")
    return effect


CARD = Kind(lambda _, card: int(card), read_card)
KIND = Kind(
    lambda table, kind: table.tables.ids[kind], lambda on, data, at: kind_of(on.table.game, read(data, str, at), at)
)
MARKS = bits(word(codes.MARKS))
CELL = word(CELL_NAMES)
ACTIONS = number(0, 99)

ZONES = Fields(
    own("cards", write_cards, lay_cards),
    Field(
        "field",
        several(record(card=CARD, cell=CELL, state=word(codes.FIELD_STATES))),
        get=lambda table: [(card, table.cell[card], table.place[card] - codes.DAN_DOWN) for card in table.field],
        put=lay_field,
    ),
    *map(zone, CARD_ZONES),
    SeatField("sealed", maybe(KIND, "")),
    SeatField("picked", several(CARD)),
    SeatField("exchanged", number()),
    Field("phase", word(codes.PHASES)),
    Field("first", maybe(SEAT, -1)),
    Field("turn", SEAT),
    Field("turns", number()),
    Field("places", ACTIONS),
    Field("casts", ACTIONS),
    Field("extra_downs", ACTIONS),
    Field("acted", FLAG),
    Field(
        "links",
        several(record(card=CARD, cell=CELL)),
        get=lambda table: [(card_of(cast), cell_of(cast)) for cast in table.links],
        put=lambda table, casts: setattr(table, "links", [int(link(*cast)) for cast in casts]),
    ),
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
    Field("lost", several(CARD)),
    Field("reason", word(codes.ENDINGS), "ending"),
    Field("winner", number(-1, 2)),
    check=check,
)
