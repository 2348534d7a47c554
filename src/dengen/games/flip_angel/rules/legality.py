# mypyc: compile
"""What may be answered to each question, and the clause that forbids the rest."""

from mypy_extensions import i64

from dengen.core.packed import BITS
from dengen.core.state import LEGAL, RULING
from dengen.games.flip_angel.rules import actions, field, river, steps
from dengen.games.flip_angel.rules.actions import DECK, STANDIN
from dengen.games.flip_angel.rules.board import CORE
from dengen.games.flip_angel.rules.state import Table
from dengen.games.flip_angel.rules.tables import EMPTY, ETHER_BIT, FIELD_ALL_BIT, FIELD_BIT, FLIP_BIT, FLOW_BIT


def allow(table: Table, seat: i64, question: i64, a: i64) -> i64:
    """All that nothing speaks against, as bits, without asking for each candidate: this is the hottest loop of all."""
    if question == steps.MAIN:
        return allowed_turns(table, seat)
    if question == steps.PLACE:
        return allowed_places(table, seat, a) << actions.PLACE
    if question == steps.REVERSAL:
        return allowed_effects(table, seat, a)
    if question == steps.KEY:
        return allowed_keys(table, seat, a) << actions.KEY
    return actions.AFTER_BITS if question == steps.AFTER else actions.RETRIGGER_BITS


def allowed_turns(table: Table, seat: i64) -> i64:
    found: i64 = actions.GAIN_BITS
    if against_paid_reversal(table, seat) == LEGAL:
        found |= BITS[actions.REVERSE]
    positions = field.open_positions(table, seat)
    for slot in range(DECK + 1):
        face = river.face_in(table, slot)
        if face != EMPTY and field.can_summon(table, seat, face, positions):
            found |= BITS[actions.SUMMON + slot]
    return found


def allowed_places(table: Table, seat: i64, slot: i64) -> i64:
    """From the bit of the first cell on."""
    if slot == STANDIN:
        return field.open_cells(table, seat)
    return field.cells_for(table, seat, river.face_in(table, slot))


def allowed_effects(table: Table, seat: i64, allowed: i64) -> i64:
    found: i64 = (allowed & field.AT_ANY_TIME) << actions.RIVER_FLIP  # in the order of their bits
    if allowed & FIELD_ALL_BIT and against_effect(table, seat, allowed, actions.FIELD_ALL) == LEGAL:
        found |= BITS[actions.FIELD_ALL]
    return found | (field.movable(table, seat) << actions.FIELD) if allowed & FIELD_BIT else found


def allowed_keys(table: Table, seat: i64, cell: i64) -> i64:
    """From the bit of the first key action on."""
    limit = field.key_limit(table, seat, cell)
    if table.own_keys:
        return actions.key_ways(limit, table.light[seat], table.dark[seat])
    return actions.key_ways(limit, limit, 0)


def candidates(table: Table, seat: i64, question: i64, a: i64) -> list[int]:
    if question == steps.MAIN:
        return actions.MAIN_ACTS
    if question == steps.AFTER:
        return actions.AFTER_ACTS
    if question == steps.PLACE:
        return actions.PLACE_ACTS
    if question == steps.REVERSAL:
        return reversal_candidates(a)
    if question == steps.KEY:
        return actions.KEY_ACTS
    return actions.RETRIGGER_ACTS


def reversal_candidates(allowed: i64) -> list[int]:
    acts: list[int] = []
    if allowed & FLIP_BIT:
        acts.append(int(actions.RIVER_FLIP))
    if allowed & FLOW_BIT:
        acts.append(int(actions.RIVER_FLOW))
    if allowed & ETHER_BIT:
        acts.append(int(actions.ETHER))
    if allowed & FIELD_ALL_BIT:
        acts.append(int(actions.FIELD_ALL))
    if allowed & FIELD_BIT:
        acts += actions.FIELD_ACTS
    return acts


def against(table: Table, seat: i64, question: i64, a: i64, act: i64) -> i64:
    if question == steps.MAIN:
        if act < actions.REVERSE:
            return against_summon(table, seat, act - actions.SUMMON)
        if act == actions.REVERSE:
            return against_paid_reversal(table, seat)
        return RULING + 17 if act == actions.END else LEGAL
    if question == steps.PLACE:
        if (field.open_cells(table, seat) >> (act - actions.PLACE)) & 1 == 0:
            return question_clause(table, question)
        return against_place(table, seat, a, act - actions.PLACE)
    if question == steps.REVERSAL:
        return against_effect(table, seat, a, act)
    if question == steps.KEY:
        return against_key(table, seat, a, act - actions.KEY)
    return LEGAL


def against_summon(table: Table, seat: i64, slot: i64) -> i64:
    face = river.face_in(table, slot)
    if face == EMPTY:
        return RULING + 15  # nothing lies there
    positions = field.open_positions(table, seat)
    if positions == 0:
        return 5  # the field is full
    return LEGAL if field.can_summon(table, seat, face, positions) else 25  # too dear, and not free anywhere


def against_paid_reversal(table: Table, seat: i64) -> i64:
    if table.paid:
        return 18  # used in this turn
    return LEGAL if table.light[seat] > 0 and table.dark[seat] > 0 else 51


def against_place(table: Table, seat: i64, slot: i64, cell: i64) -> i64:
    if slot == STANDIN:
        return LEGAL
    face = river.face_in(table, slot)
    return LEGAL if field.can_pay(table, seat, face) or field.is_free(table, seat, face, cell) else RULING + 23


def against_effect(table: Table, seat: i64, allowed: i64, act: i64) -> i64:
    if act < actions.FIELD_ALL:
        return LEGAL
    movable = field.movable(table, seat)
    if act == actions.FIELD_ALL:
        few = movable & (movable - 1) == 0 if allowed & FIELD_BIT else movable == 0
        return RULING + 35 if few else LEGAL
    cell = act - actions.FIELD
    if (movable >> cell) & 1:
        return LEGAL
    face = table.at(seat, cell)
    if face == EMPTY:
        return 58  # no card lies there
    if face == table.tables.standin:
        return RULING + 20  # the stand-in
    return 63 if table.is_locked(seat, cell) else 60


def against_key(table: Table, seat: i64, cell: i64, choice: i64) -> i64:
    light: i64 = actions.KEY_LIGHT[choice]
    dark: i64 = actions.KEY_DARK[choice]
    if light + dark > field.key_limit(table, seat, cell):
        return 41
    if table.own_keys:
        return LEGAL if light <= table.light[seat] and dark <= table.dark[seat] else RULING + 38
    return LEGAL if dark == 0 else RULING + 38


def question_clause(table: Table, question: i64) -> i64:
    if question == steps.MAIN:
        return 16
    if question == steps.AFTER:
        return RULING + 17
    if question == steps.REVERSAL:
        return 53
    if question == steps.KEY:
        return 42
    if question == steps.RETRIGGER:
        return 47
    count: i64 = table.cards_on(table.mover())
    return 32 if count < CORE else (34 if count == CORE else 36)


def turn_clause(table: Table) -> i64:
    return 74 if table.over() else 15
