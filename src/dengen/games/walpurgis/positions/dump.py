"""Exact dumps, in the middle of anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dengen.core import positions
from dengen.core.errors import BadPosition
from dengen.core.words import Text
from dengen.games.walpurgis.positions.checks import check
from dengen.games.walpurgis.positions.notation import (
    ZONES,
    bits,
    cell_names,
    cell_number,
    field_state,
    kind_of,
    letters,
    marks_of,
    mask_of,
    seat_number,
)
from dengen.games.walpurgis.rules import WalpurgisState, codes
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.rules.state import card_of, cell_of, link

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


class CardData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    card: str
    seat: int
    known: str = ""
    marks: list[str] = []


class LinkData(Struct, frozen=True, forbid_unknown_fields=True):
    card: int
    cell: str


class FieldData(Struct, frozen=True, forbid_unknown_fields=True):
    card: int
    cell: str
    state: str


class EffectData(Struct, frozen=True, forbid_unknown_fields=True):
    card: int
    number: int
    cell: str
    chosen: list[int]


class TableData(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards are numbered; zones name them by their numbers, the top of a deck or pile last."""

    cards: list[CardData]
    field: list[FieldData]
    deck: list[list[int]]
    hand: list[list[int]]
    pile: list[list[int]]
    discard: list[list[int]]
    aside: list[list[int]]
    shot: list[list[int]]
    sealed: list[str]
    picked: list[list[int]]
    exchanged: list[int]
    phase: str
    first: int
    turn: int
    turns: int
    places: int
    casts: int
    extra_downs: int
    acted: bool
    links: list[LinkData]
    chain_step: int
    hot: list[str]
    aim: list[str]
    shots: int
    effect: EffectData
    lost: list[int]
    reason: str
    winner: int


def dump(game: Walpurgis, state: WalpurgisState) -> dict[str, Any]:
    ids = state.tables.ids
    data = TableData(
        cards=[
            CardData(ids[kind], state.owner[card], letters(state.known[card]), marks_of(state.marks[card]))
            for card, kind in enumerate(state.kind)
        ],
        field=[FieldData(card, CELL_NAMES[state.cell[card]], codes.PLACES[state.place[card]]) for card in state.field],
        **{zone: getattr(state, zone) for zone in ZONES},
        sealed=[ids[kind] if kind >= 0 else "" for kind in state.sealed],
        picked=state.picked,
        exchanged=state.exchanged,
        phase=codes.PHASES[state.phase],
        first=int(state.first),
        turn=int(state.turn),
        turns=int(state.turns),
        places=int(state.places),
        casts=int(state.casts),
        extra_downs=int(state.extra_downs),
        acted=state.acted,
        links=[LinkData(int(card_of(link)), CELL_NAMES[cell_of(link)]) for link in state.links],
        chain_step=int(state.chain_step),
        hot=cell_names(state.hot),
        aim=cell_names(state.aim),
        shots=int(state.shots),
        effect=EffectData(
            int(state.effect_card), int(state.effect_number), CELL_NAMES[state.effect_cell], state.chosen
        ),
        lost=state.lost,
        reason=codes.ENDINGS[state.ending],
        winner=int(state.winner),
    )
    plain: dict[str, Any] = positions.plain(data)
    return plain


def load(game: Walpurgis, state: WalpurgisState, data: dict[str, Any]) -> None:
    read = positions.read(data, TableData)
    load_cards(game, state, read.cards)
    load_zones(state, read)
    state.sealed = [kind_of(game, id_, "table.sealed") if id_ else codes.NOBODY for id_ in read.sealed]
    state.picked = [list(cards) for cards in read.picked]
    state.exchanged = list(read.exchanged)
    load_turn(state, read)
    load_chain(state, read)
    state.lost = list(read.lost)
    state.ending = positions.index_of(read.reason, codes.ENDINGS, "table.reason")
    state.winner = read.winner
    check(state)


def load_cards(game: Walpurgis, table: WalpurgisState, cards: list[CardData]) -> None:
    for number, card in enumerate(cards):
        at = f"table.cards[{number}]"
        table.add_card(seat_number(card.seat, at), kind_of(game, card.card, at), codes.DECK)
        table.known[number] = bits(card.known, at)
        table.marks[number] = sum(1 << positions.index_of(mark, codes.MARKS, at) for mark in card.marks)


def load_zones(table: WalpurgisState, data: TableData) -> None:
    found = [piece.card for piece in data.field]
    for zone in ZONES:
        lists: list[list[int]] = getattr(data, zone)
        if len(lists) != 2:
            raise BadPosition(Text("there are two seats", "2席に1つずつ必要です。"), f"table.{zone}")
        setattr(table, zone, [list(cards) for cards in lists])
        found += lists[0] + lists[1]
    if sorted(found) != list(range(len(data.cards))):
        raise BadPosition(
            Text("every card lies in exactly one place", "どのカードもちょうど1か所になければなりません。"), "table"
        )
    for zone in ZONES:
        for card in [*getattr(table, zone)[0], *getattr(table, zone)[1]]:
            table.place[card] = codes.PLACES.index(zone)
    for piece in data.field:
        table.field.append(piece.card)
        table.cell[piece.card] = cell_number(piece.cell, "table.field")
        table.place[piece.card] = field_state(piece.state, "table.field")


def load_turn(table: WalpurgisState, data: TableData) -> None:
    table.phase = positions.index_of(data.phase, codes.PHASES, "table.phase")
    table.first, table.turn, table.turns = data.first, data.turn, data.turns
    table.places, table.casts, table.extra_downs, table.acted = data.places, data.casts, data.extra_downs, data.acted


def load_chain(table: WalpurgisState, data: TableData) -> None:
    table.links = [int(link(cast.card, cell_number(cast.cell, "table.links"))) for cast in data.links]
    table.chain_step = data.chain_step
    table.hot = mask_of(data.hot, "table.hot")
    table.aim = mask_of(data.aim, "table.aim")
    table.shots = data.shots
    table.effect_card, table.effect_number, table.chosen = (
        data.effect.card,
        data.effect.number,
        list(data.effect.chosen),
    )
    table.effect_cell = cell_number(data.effect.cell, "table.effect.cell")
