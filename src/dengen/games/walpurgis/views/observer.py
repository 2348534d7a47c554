# mypyc: compile
"""Observations straight from the state; `observation.py` says what each number is, and this file keeps to its order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.state import State
from dengen.core.views.observer import Observer
from dengen.games.walpurgis.rules import WalpurgisState, codes
from dengen.games.walpurgis.rules.board import CELLS
from dengen.games.walpurgis.rules.codes import DAN_DOWN, DAN_UP, DECK, DISCARD, HAND, OPEN, PILE
from dengen.games.walpurgis.rules.state import Table

SEATS: Final[i64] = 2
PHASES: Final[i64] = codes.END_PHASE + 1
STATES: Final[i64] = codes.CASTING - DAN_DOWN + 1
CHAIN_STEPS: Final[i64] = 10


class WalpurgisObserver(Observer):
    """Each part begins where the one before it has ended."""

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        assert isinstance(state, WalpurgisState)
        near: i64 = 1 if viewer == 1 else 0
        at = write_head(state, viewer, numbers, at)
        at = write_turn(state, near, numbers, at)
        at = write_chain(state, near, numbers, at)
        at = write_side(state, near, viewer, numbers, at)
        write_side(state, 1 - near, viewer, numbers, at)


def write_head(table: Table, viewer: i64, numbers: vec[float], at: i64) -> i64:
    if viewer >= 0:
        numbers[at + viewer] = 1.0
    for seat in range(SEATS):
        if (table.waiting >> seat) & 1:
            numbers[at + SEATS + seat] = 1.0
        numbers[at + 2 * SEATS + seat] = float(table.circles(seat)) / 10.0
    return at + 3 * SEATS


def write_turn(table: Table, near: i64, numbers: vec[float], at: i64) -> i64:
    if not table.over():
        numbers[at + table.phase] = 1.0
    turn: i64 = at + PHASES
    numbers[turn if table.turn == near else turn + 1] = 1.0
    actions: i64 = turn + SEATS
    numbers[actions] = float(table.places)
    numbers[actions + 1] = float(table.casts)
    numbers[actions + 2] = float(table.extra_downs)
    return actions + 3


def write_chain(table: Table, near: i64, numbers: vec[float], at: i64) -> i64:
    hot: i64 = at + CHAIN_STEPS
    if len(table.links) == 0:
        numbers[at] = 1.0
    else:
        numbers[at + table.chain_step] = 1.0
        cells: i64 = table.hot
        while cells != 0:
            numbers[hot + seen_from(near, lowest(cells))] = 1.0
            cells &= cells - 1
    return hot + CELLS


def write_side(table: Table, seat: i64, viewer: i64, numbers: vec[float], at: i64) -> i64:
    """The cards of one seat."""
    faces: i64 = at + STATES * CELLS
    write_field(table, seat, viewer, numbers, at, faces)
    counts: i64 = faces + CELLS
    numbers[counts] = float(table.many_in(HAND, seat)) / 10.0
    numbers[counts + 1] = float(table.many_in(DECK, seat)) / 10.0
    numbers[counts + 2] = float(table.many_in(PILE, seat)) / 10.0
    numbers[counts + 3] = float(table.many_in(DISCARD, seat)) / 10.0
    hand: i64 = counts + 4
    card = table.first_card(HAND, seat)
    while card >= 0:
        if knows_face(table, card, viewer):
            numbers[hand + table.kind[card]] += 1.0
        card = table.next_card(card)
    discards: i64 = hand + table.tables.kinds
    card = table.first_card(DISCARD, seat)
    while card >= 0:
        numbers[discards + table.kind[card]] += 1.0
        card = table.next_card(card)
    return discards + table.tables.kinds


def write_field(table: Table, seat: i64, viewer: i64, numbers: vec[float], states: i64, faces: i64) -> None:
    """Cell by cell, how many cards there are in each state, and the top face that the viewer knows."""
    kinds = float(table.tables.kinds)
    near: i64 = 1 if viewer == 1 else 0
    card = table.first_on_field()
    while card >= 0:
        if table.owner[card] == seat:
            cell = seen_from(near, table.cell[card])
            numbers[states + (table.place[card] - DAN_DOWN) * CELLS + cell] += 1.0
            if knows_face(table, card, viewer):
                numbers[faces + cell] = float(table.kind[card] + 1) / kinds
        card = table.next_card(card)


def seen_from(near: i64, cell: i64) -> i64:
    """A cell counted from the near left corner of the seat that looks."""
    return CELLS - 1 - cell if near == 1 else cell


def knows_face(table: Table, card: i64, viewer: i64) -> bool:
    """Does the viewer see this card of a hand or of the field, or remember it? Who only watches knows what both seats know."""
    place: i64 = table.place[card]
    if place >= OPEN or place == DAN_UP:
        return True
    if viewer < 0:
        return table.known[card] == codes.BOTH
    if table.owner[card] == viewer and (place == codes.HAND or place == codes.READY):
        return True
    return (table.known[card] >> viewer) & 1 == 1
