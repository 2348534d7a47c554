# mypyc: compile
"""Observations straight from the state; `observation.py` says what each number is, and this file keeps to its order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.state import State
from dengen.core.views.observer import Observer
from dengen.games.flip_angel.rules import FlipAngelState, knowledge, scoring, steps
from dengen.games.flip_angel.rules.actions import DECK, STANDIN
from dengen.games.flip_angel.rules.board import NO_CELL, SIZE
from dengen.games.flip_angel.rules.question import NO_LIMIT, NO_SLOT
from dengen.games.flip_angel.rules.state import ROUNDS, ROW
from dengen.games.flip_angel.rules.tables import EMPTY

SEATS: Final[i64] = 4
SLOTS: Final[i64] = DECK + 1
QUESTIONS: Final[i64] = steps.NEXT + 1


class FlipAngelObserver(Observer):
    """Each part begins where the one before it has ended."""

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        assert isinstance(state, FlipAngelState)
        at = write_head(state, viewer, numbers, at)
        at = write_question(state, numbers, at)
        at = write_river(state, numbers, at)
        at = write_purses(state, numbers, at)
        write_fields(state, numbers, at)


def write_head(state: FlipAngelState, viewer: i64, numbers: vec[float], at: i64) -> i64:
    if viewer >= 0:
        numbers[at + viewer] = 1.0
    at += SEATS
    for seat in range(state.seats):
        if (state.waiting >> seat) & 1:
            numbers[at + seat] = 1.0
        numbers[at + SEATS + seat] = float(scoring.total(state, seat)) / 10
    return at + 2 * SEATS


def write_question(state: FlipAngelState, numbers: vec[float], at: i64) -> i64:
    """What is asked and about what, whose turn it is."""
    seats: i64 = state.seats
    turns: i64 = at + QUESTIONS
    numbers[turns] = float(min(state.turn // seats + 1, ROUNDS)) / float(ROUNDS)
    mover: i64 = turns + 1
    start_seat: i64 = mover + SEATS
    numbers[start_seat + state.start_seat] = 1.0
    paid: i64 = start_seat + SEATS
    numbers[paid] = float(state.paid)
    subject: i64 = paid + 1
    if state.waiting != 0:
        seat = lowest(state.waiting)
        numbers[at + state.asked_of(seat).number] = 1.0
        numbers[mover + seat] = 1.0
        write_subject(state, seat, numbers, subject)
    return subject + SLOTS + SIZE + 2


def write_subject(state: FlipAngelState, seat: i64, numbers: vec[float], at: i64) -> None:
    """What the question is about: a slot of the river or the stand-in, a cell, the chips that may be laid."""
    question, about = state.asked_of(seat), state.question(seat)
    cells: i64 = at + SLOTS
    standin: i64 = cells + SIZE
    key_limit: i64 = standin + 1
    slot, cell, limit = question.slot_of(about), question.cell_of(about), question.chip_limit(state, seat, about[1])
    if slot != NO_SLOT:
        numbers[standin if slot == STANDIN else at + slot] = 1.0
    if cell != NO_CELL:
        numbers[cells + cell] = 1.0
    if limit != NO_LIMIT:
        numbers[key_limit] = float(limit) / 10


def write_river(state: FlipAngelState, numbers: vec[float], at: i64) -> i64:
    """Row, deck and discard pile."""
    cards: i64 = state.tables.cards
    faces: i64 = 2 * cards
    for slot in range(ROW):
        if state.row[slot] != EMPTY:
            numbers[at + state.row[slot]] = 1.0
        at += faces
    size: i64 = len(state.deck)
    numbers[at] = float(size) / 26
    top: i64 = at + 1
    known: i64 = top + faces
    unseen: i64 = known + faces
    discard: i64 = unseen + cards
    if size > 0:
        numbers[top + state.top()] = 1.0
    for index in range(size - 1):
        face = state.deck_face(index)
        numbers[known + face if knowledge.is_known(state, index) else unseen + (face >> 1)] = 1.0
    for card in state.discard:
        numbers[discard + card] = 1.0
    return discard + cards


def write_purses(state: FlipAngelState, numbers: vec[float], light: i64) -> i64:
    """What lies before each seat beside its field."""
    dark: i64 = light + SEATS
    reference: i64 = dark + SEATS
    standin_used: i64 = reference + SEATS
    for seat in range(state.seats):
        numbers[light + seat] = float(state.light[seat]) / 10
        numbers[dark + seat] = float(state.dark[seat]) / 10
        numbers[reference + seat] = float(state.reference[seat]) / 10
        numbers[standin_used + seat] = float(state.standin_used[seat])
    return standin_used + SEATS


def write_fields(state: FlipAngelState, numbers: vec[float], face: i64) -> None:
    faces: i64 = state.tables.faces
    chips: i64 = face + SEATS * SIZE * faces
    flipped: i64 = chips + SEATS * SIZE
    fired: i64 = flipped + SEATS * SIZE
    for seat in range(state.seats):
        cells: i64 = state.taken[seat]
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            place: i64 = seat * SIZE + cell
            numbers[face + place * faces + state.at(seat, cell)] = 1.0
            numbers[chips + place] = float(state.chips_on(seat, cell)) / 5
            numbers[flipped + place] = float((state.flipped[seat] >> cell) & 1)
            numbers[fired + place] = float((state.fired[seat] >> cell) & 1)
