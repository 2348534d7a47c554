"""Exact dumps, in the middle of anything. Cards are numbered; zones name them by their numbers, tops of stacks last."""

from typing import Any

from msgspec import Struct

from dengen.core.packed import packed, unpacked
from dengen.core.positions import plain
from dengen.core.positions.faults import read, require
from dengen.core.positions.fields import Field, Fields, SeatField, own
from dengen.core.positions.kinds import FLAG, SEAT, Kind, Laying, bits, maybe, number, record, several, word
from dengen.games.walpurgis.positions.checks import CARD_OF_THE_OTHER, OF_THE_HAND, ONE_PLACE, check
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
    known = [letters(seats) for seats in table.known]
    return plain([CardData(*card) for card in zip(ids, unpacked(table.owner), known, marks, strict=True)])


def lay_cards(on: Laying, data: Any, at: str) -> None:
    for card, said in enumerate(read(data, list[CardData], at)):
        here = f"{at}[{card}]"
        on.table.add_card(SEAT.read(on, said.seat, here), KIND.read(on, said.card, here))
        on.table.known[card] = knowing(said.known, here)
        if said.marks:
            on.table.mark(card, MARKS.read(on, said.marks, here))


def write_field(table: Table) -> Any:
    return PIECES.write(table, [(card, table.cell[card], table.place[card] - codes.DAN_DOWN) for card in table.field])


def lay_field(on: Laying, data: Any, at: str) -> None:
    for card, cell, state in PIECES.read(on, data, at):
        lay_once(on, card)
        on.table.lay(card, codes.DAN_DOWN + state, cell)
    on.table.bar(0)
    on.table.bar(1)


def lay_once(on: Laying, card: int) -> None:
    require(card not in on.laid, on.root, *ONE_PLACE)
    on.laid.add(card)


class CardZone(SeatField):
    """The cards of a seat in one of its zones."""

    def __init__(self, name: str) -> None:
        super().__init__(name, several(CARD))

    def load_seat(self, on: Laying, seat: int, data: Any, at: str) -> None:
        for card in self.kind.read(on, data, at):
            require(on.table.owner[card] == seat, at, *CARD_OF_THE_OTHER)
            lay_once(on, card)
            on.table.lay(card, codes.PLACES.index(self.name))


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
PIECES = several(record(card=CARD, cell=CELL, state=word(codes.FIELD_STATES)))
ACTIONS = number(0, 99)

ZONES = Fields(
    own("cards", write_cards, lay_cards),
    own("field", write_field, lay_field),
    *map(CardZone, CARD_ZONES),
    SeatField("sealed", maybe(KIND, "")),
    MulliganField("picked", several(CARD)),
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
        put=lambda table, casts: setattr(table, "links", packed([int(link(*cast)) for cast in casts])),
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
    Field("lost", several(CARD), put=lambda table, cards: setattr(table, "lost", packed(cards))),
    Field("reason", word(codes.ENDINGS), "ending"),
    Field("winner", number(-1, 2)),
    check=check,
)
