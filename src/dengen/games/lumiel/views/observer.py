# mypyc: compile
"""Observations straight from the state; `observation.py` says what each number is, and this file keeps to its order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import filled, lowest
from dengen.core.rules.state import State
from dengen.core.views.observer import Observer
from dengen.games.lumiel.rules import board
from dengen.games.lumiel.rules.actions import area_of
from dengen.games.lumiel.rules.board import AREAS
from dengen.games.lumiel.rules.codes import NOTHING, NOWHERE, covered_area, kind_of, owner_of, points_kind, points_seat
from dengen.games.lumiel.rules.rules import LumielState
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import Phase

SEATS: Final[i64] = 4
PHASES: Final[i64] = Phase.OVER + 1
NO_PLACE: Final[i64] = -1


class LumielObserver(Observer):
    """Each part begins where the one before it has ended."""

    questions: i64  # how many there are
    places: vec[i64]  # of a question's number, among all questions

    def __init__(self, size: int, questions: list[int]) -> None:
        super().__init__(size)
        self.questions = len(questions)
        self.places = filled(max(questions) + 1, NO_PLACE)
        for place, number in enumerate(questions):
            self.places[number] = place

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        assert isinstance(state, LumielState)
        at = write_head(state, viewer, numbers, at)
        at = write_turn(state, numbers, at)
        at = write_tops(state, numbers, at)
        at = write_stacks(state, numbers, at)
        at = write_cards(state, viewer, numbers, at)
        at = write_seats(state, numbers, at)
        at = write_memory(state, numbers, at)
        at = self.write_question(state, viewer, numbers, at)
        write_decision(state, viewer, numbers, at)

    def write_question(self, table: LumielState, viewer: i64, numbers: vec[float], at: i64) -> i64:
        """What the viewer is asked; what everybody else is waiting for."""
        player = table.turn_player
        end: i64 = at + self.questions + 2 * table.kinds + 2 * AREAS
        if viewer >= 0 and (table.waiting >> viewer) & 1:
            numbers[at + self.places[table.asked_of(viewer).number]] = 1.0
        if table.phase == Phase.REDRAW or table.phase == Phase.GET or not (table.waiting >> player) & 1:
            return end
        if viewer < 0 or not (table.waiting >> viewer) & 1:
            numbers[at + self.places[table.asked_of(player).number]] = 1.0
        write_subject(table, numbers, at + self.questions)
        return end


def write_head(table: Table, viewer: i64, numbers: vec[float], at: i64) -> i64:
    if viewer >= 0:
        numbers[at + viewer] = 1.0
    scores: i64 = at + 2 * SEATS
    for seat in range(table.seats):
        if (table.waiting >> seat) & 1:
            numbers[at + SEATS + seat] = 1.0
        numbers[scores + seat] = float(table.score_of(seat)) / 10.0
    return scores + SEATS


def write_turn(table: Table, numbers: vec[float], at: i64) -> i64:
    phase = table.phase
    numbers[at + phase] = 1.0
    turn: i64 = at + PHASES
    numbers[turn] = float(table.turns) / 60.0
    if phase != Phase.REDRAW:
        numbers[turn + 1 + SEATS + table.first] = 1.0
        if phase != Phase.OVER:
            numbers[turn + 1 + table.turn_player] = 1.0
    return turn + 1 + 2 * SEATS


def write_tops(table: Table, numbers: vec[float], at: i64) -> i64:
    """The top cards, and how high the stacks are."""
    kinds = table.kinds
    owners: i64 = at + AREAS * kinds
    active: i64 = owners + AREAS * SEATS
    heights: i64 = active + AREAS
    left: i64 = board.WHOLE & ~table.empty
    while left != 0:
        area = lowest(left)
        left &= left - 1
        numbers[at + area * kinds + table.kind[area]] = 1.0
        numbers[owners + area * SEATS + table.owner[area]] = 1.0
        numbers[heights + area] = 0.25
        if (table.active >> area) & 1:
            numbers[active + area] = 1.0
    for below in table.beneath:
        numbers[heights + covered_area(below)] += 0.25
    return heights + AREAS


def write_stacks(table: Table, numbers: vec[float], at: i64) -> i64:
    """The cards right beneath the top cards."""
    kinds = table.kinds
    owners: i64 = at + AREAS * kinds
    left: i64 = table.stacked
    while left != 0:
        area = lowest(left)
        left &= left - 1
        second = table.second_card(area)
        numbers[at + area * kinds + kind_of(second)] = 1.0
        numbers[owners + area * SEATS + owner_of(second)] = 1.0
    return owners + AREAS * SEATS


def write_cards(table: Table, viewer: i64, numbers: vec[float], at: i64) -> i64:
    """The play area and the viewer's own hand."""
    kinds = table.kinds
    for kind in table.play_area:
        numbers[at + kind] += 1.0
    if viewer >= 0:
        write_counts(table.hand, viewer * kinds, kinds, numbers, at + kinds)
    return at + 2 * kinds


def write_seats(table: Table, numbers: vec[float], at: i64) -> i64:
    """What everybody sees of each seat."""
    kinds = table.kinds
    decided: i64 = table.sealed | table.stood
    for seat in range(table.seats):
        numbers[at + seat] = float(table.hand_size[seat]) / 10.0
        numbers[at + SEATS + seat] = float(table.deck_size[seat]) / 10.0
        if (table.front >> seat) & 1:
            numbers[at + 2 * SEATS + seat] = 1.0
        if (decided >> seat) & 1:
            numbers[at + 3 * SEATS + seat] = 1.0
    points: i64 = at + 4 * SEATS
    for scored in table.points:
        numbers[points + points_seat(scored) * kinds + points_kind(scored)] += 1.0
    return points + SEATS * kinds


def write_memory(table: Table, numbers: vec[float], at: i64) -> i64:
    kinds = table.kinds
    removed: i64 = at + 2 * SEATS * kinds
    write_counts(table.used, 0, table.seats * kinds, numbers, at)
    write_counts(table.known, 0, table.seats * kinds, numbers, at + SEATS * kinds)
    for kind in table.removed:
        numbers[removed + kind] += 1.0
    return removed + kinds


def write_counts(counts: vec[i64], first: i64, many: i64, numbers: vec[float], at: i64) -> None:
    for place in range(many):
        numbers[at + place] = float(counts[first + place])


def write_subject(state: LumielState, numbers: vec[float], at: i64) -> None:
    """What the turn player's question is about: the card whose effect it is, the card chosen, where it lies, where it goes."""
    question, about = state.asked_of(state.turn_player), state.question(state.turn_player)
    chosen: i64 = at + state.kinds
    areas: i64 = chosen + state.kinds
    used, card = question.used_card(state), question.card(state, about)
    lies, goes = question.lies_at(about), question.goes_to(about)
    if used != NOTHING:
        numbers[at + used] = 1.0
    if card != NOTHING:
        numbers[chosen + card] = 1.0
    if lies != NOWHERE:
        numbers[areas + area_of(lies)] = 1.0
    if goes != NOWHERE:
        numbers[areas + AREAS + area_of(goes)] = 1.0


def write_decision(table: Table, viewer: i64, numbers: vec[float], at: i64) -> None:
    """The viewer's own redraw, as far as it is decided."""
    if viewer < 0 or table.phase != Phase.REDRAW or table.revealing[viewer] == NOTHING:
        return
    numbers[at + table.revealing[viewer]] = 1.0
    for given in table.returning:
        if points_seat(given) == viewer:
            numbers[at + table.kinds + points_kind(given)] += 1.0
