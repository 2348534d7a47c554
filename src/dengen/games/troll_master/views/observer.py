# mypyc: compile
"""Observations straight from the state; `observation.py` says what each number is, and this file keeps to its order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.rules.state import STEP, State
from dengen.core.views.observer import Observer
from dengen.games.troll_master.rules import action_phase, attack, magic
from dengen.games.troll_master.rules.codes import ACTIONS, CRYSTAL, MAGIC_KINDS, OVER
from dengen.games.troll_master.rules.rules import QUESTIONS
from dengen.games.troll_master.rules.state import Table

SEATS: Final[i64] = 5
PHASES: Final[i64] = OVER + 1
FIRST_QUESTION: Final[i64] = QUESTIONS[0].number  # their numbers go on from there
MANY_QUESTIONS: Final[i64] = len(QUESTIONS)


class TrollMasterObserver(Observer):
    """Each part begins where the one before it has ended."""

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        known: i64 = known_cards(state, viewer)
        at = write_head(state, viewer, numbers, at)
        at = write_course(state, viewer, numbers, at)
        at = write_row(state, known, numbers, at)
        at = write_cards(state, known, numbers, at)
        at = write_players(state, numbers, at)
        at = write_hands(state, viewer, numbers, at)
        at = write_familiars(state, numbers, at)
        write_moment(state, numbers, at)


def known_cards(table: Table, viewer: i64) -> i64:
    """Of the cards of the round, a tally of those that the viewer knows (TM-20, TM-38)."""
    if table.hands_are_open():
        return table.in_play()
    return table.shown + table.hand[viewer] if viewer >= 0 else table.shown


def write_head(table: Table, viewer: i64, numbers: vec[float], at: i64) -> i64:
    if viewer >= 0:
        numbers[at + viewer] = 1.0
    asked: i64 = at + SEATS
    scores: i64 = asked + SEATS
    for seat in range(len(table.pawn)):
        if (table.waiting >> seat) & 1:
            numbers[asked + seat] = 1.0
        numbers[scores + seat] = float(table.total(seat)) / 10.0
    return scores + SEATS


def write_course(table: Table, viewer: i64, numbers: vec[float], at: i64) -> i64:
    """Phase and question, round, target and start player."""
    numbers[at + table.phase] = 1.0
    at += PHASES
    if viewer >= 0 and (table.waiting >> viewer) & 1:
        numbers[at + table.asked[STEP * viewer] - FIRST_QUESTION] = 1.0
    at += MANY_QUESTIONS
    numbers[at] = float(table.round) / 60.0
    numbers[at + 1] = float(table.cap) / 60.0
    numbers[at + 2] = float(table.target) / 20.0
    at += 3
    numbers[at + table.start] = 1.0
    return at + SEATS


def write_row(table: Table, known: i64, numbers: vec[float], at: i64) -> i64:
    """Whose pawn stands on which action, and what each lacks."""
    for seat in range(len(table.pawn)):
        pawn: i64 = table.pawn[seat]
        if pawn > 0:
            numbers[at + (pawn - 1) * (SEATS + 1) + seat] = 1.0
    missing: i64 = at + ACTIONS * (SEATS + 1)
    for place in range(ACTIONS):
        if (table.neutral >> (place + 1)) & 1:
            numbers[at + place * (SEATS + 1) + SEATS] = 1.0
        numbers[missing + place] = float(table.lacking(known, place + 1)) / 5.0
    return missing + ACTIONS


def write_cards(table: Table, known: i64, numbers: vec[float], at: i64) -> i64:
    """Supply, open cards, what is sure, the pool, deck and discard."""
    for kind in table.kinds:
        numbers[at + kind] = float(table.supply[kind]) / 5.0
    at = write_tally(magic.tally_of(table.open), 5.0, numbers, at + table.tables.kinds + 1)
    crystals: i64 = magic.number(known, CRYSTAL)
    for kind in range(CRYSTAL):
        numbers[at + kind] = float(magic.number(known, kind) + crystals) / 10.0
    numbers[at + CRYSTAL] = float(crystals) / 10.0
    at = write_tally(table.pool, 10.0, numbers, at + MAGIC_KINDS)
    numbers[at] = float(magic.size_of(table.deck)) / 40.0
    return write_tally(magic.tally_of(table.discard), 10.0, numbers, at + 1)


def write_tally(tally: i64, unit: float, numbers: vec[float], at: i64) -> i64:
    for kind in range(MAGIC_KINDS):
        numbers[at + kind] = float(magic.number(tally, kind)) / unit
    return at + MAGIC_KINDS


def write_players(table: Table, numbers: vec[float], at: i64) -> i64:
    """Mana, chits, attack and defence; who passed, is stuck, has the Broom."""
    for seat in range(len(table.pawn)):
        power: i64 = table.power(seat)
        numbers[at + seat] = float(table.mana[seat]) / 10.0
        numbers[at + SEATS + seat] = float(table.chits[seat]) / 10.0
        numbers[at + 2 * SEATS + seat] = float(power) / 10.0
        numbers[at + 3 * SEATS + seat] = float(power + attack.automatic_defence(table, seat)) / 10.0
        numbers[at + 4 * SEATS + seat] = float((table.passed >> seat) & 1)
        if table.stuck_on(seat) != 0:
            numbers[at + 5 * SEATS + seat] = 1.0
    numbers[at + 6 * SEATS + table.broom] = 1.0
    return at + 7 * SEATS


def write_hands(table: Table, viewer: i64, numbers: vec[float], at: i64) -> i64:
    """Hands as far as they are known, their sizes, what was revealed."""
    sizes: i64 = at + SEATS * MAGIC_KINDS
    revealed: i64 = sizes + SEATS
    for seat in range(len(table.pawn)):
        hand: i64 = table.hand[seat]
        if seat == viewer or table.hands_are_open():
            write_tally(hand, 5.0, numbers, at + seat * MAGIC_KINDS)
        numbers[sizes + seat] = float(magic.total(hand)) / 5.0
        write_tally(magic.tally_of(table.revealed[seat]), 5.0, numbers, revealed + seat * MAGIC_KINDS)
    return revealed + SEATS * MAGIC_KINDS


def write_familiars(table: Table, numbers: vec[float], tops: i64) -> i64:
    """Face-up familiars, the charges on them, those that lie covered."""
    many: i64 = table.tables.kinds + 1
    charges: i64 = tops + SEATS * many
    covered: i64 = charges + SEATS * many
    for seat in range(len(table.pawn)):
        own = table.familiars[seat]
        for familiar in own.tops:
            place: i64 = seat * many + familiar
            numbers[tops + place] = 1.0
            numbers[charges + place] = float(table.charges[place]) / 5.0
        if own.covered > 0:
            for stack in own.stacks:
                for card in stack[:-1]:
                    numbers[covered + seat * many + card] += 1.0
    return covered + SEATS * many


def write_moment(table: Table, numbers: vec[float], at: i64) -> None:
    """Whose action is carried out, and what was added so far."""
    moment: i64 = at + SEATS + ACTIONS
    actor: i64 = table.actor
    if actor >= 0:
        numbers[at + actor] = 1.0
        pawn: i64 = table.pawn[actor]
        if pawn > 0:
            numbers[at + SEATS + pawn - 1] = 1.0
            numbers[moment] = float(action_phase.top_up(table, actor)) / 10.0
    numbers[moment + 1] = float(table.discount) / 10.0
    numbers[moment + 2] = float(table.bonus) / 10.0
    numbers[moment + 3] = float(table.attack) / 10.0
