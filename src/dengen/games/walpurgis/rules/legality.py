# mypyc: compile
"""Which answers come into question, and which clause speaks against one."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.state import LEGAL, RULING
from dengen.games.walpurgis.rules import actions, activation, codes, picks, settling, setup, shooting, steps, turn
from dengen.games.walpurgis.rules.actions import ALL_CELLS, CARD, DONE, is_card, is_cell
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.codes import READY
from dengen.games.walpurgis.rules.state import Table

YES_NO: Final = [int(actions.YES), int(actions.NO)]
STAY_MOVE: Final = [int(actions.STAY), int(actions.MOVE)]
FACES: Final = [int(actions.FACE_DOWN), int(actions.FACE_UP)]

# The clauses that forbid an answer, beside those of `activation`
NO_CENTRE: Final[i64] = 50
SECOND_OPENING: Final[i64] = 51
TO_INTERCEPT_WITH: Final[i64] = 102
EFFECT_SAYS: Final[i64] = RULING + 33
NEVER_TURNED: Final[i64] = RULING + 50
DOWN_ONLY: Final[i64] = RULING + 54

# The clauses that say what is asked; what is in no list, an effect asks
QUESTION_CLAUSES: Final[dict[int, int]] = {
    steps.SET_ASIDE: 43,
    steps.MULLIGAN: 47,
    steps.OPEN_CARD: 49,
    steps.OPEN_CELL: 49,
    steps.WAKE: 56,
    steps.MAIN: 59,
    steps.FACE: 63,
    steps.PLACE_CELL: 63,
    steps.END_A: 71,
    steps.HAND_LIMIT: 72,
    steps.INTERCEPT: 88,
    steps.SUSTAIN: 94,
    steps.KEEP: 96,
    steps.HIT: 98,
    steps.PILE_ORDER: 101,
}
PURPOSE_CLAUSES: Final[dict[int, int]] = {  # of a shot, and of an order
    steps.RAPID: 84,
    steps.DANMAKU: 86,
    steps.D_EFFECTS: 90,
    steps.A_EFFECTS: 94,
    steps.CHAIN_END: 95,
    steps.END_CASTING: 71,
    steps.TURN_END: 73,
}
ENDING_CLAUSES: Final = [54, 9, 14, 15, 13, RULING + 45]  # while it is not over: whose turn it is


def card_actions(table: Table, seat: i64) -> list[int]:
    return [int(CARD) + number for number in range(len(table.menus.lists[seat]))]


def candidates(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
    """The answers that come into question, legal or not."""
    if question == steps.MAIN or question == steps.INTERCEPT:
        return [*ALL_CELLS, *card_actions(table, seat), int(DONE)]
    if question == steps.SHOOT:
        return [*ALL_CELLS, int(DONE), int(actions.ALL)]
    if question == steps.TARGET:
        return [*ALL_CELLS, int(DONE)]
    if question == steps.MULLIGAN:
        return [*card_actions(table, seat), int(DONE)]
    if question in (steps.SET_ASIDE, steps.OPEN_CARD, steps.PAY, steps.SHOOT_CARD, steps.DISCARD, steps.HAND_LIMIT):
        return card_actions(table, seat)
    if question in (steps.OPEN_CELL, steps.PLACE_CELL, steps.WAKE, steps.ORDER, steps.DESTINATION):
        return ALL_CELLS
    if question == steps.FACE:
        return FACES
    if question == steps.SLOT:
        return settling.slot_actions(picks.pool_at(table, seat, a, b, c))
    if question in (steps.HIT, steps.KEEP, steps.PILE_ORDER):
        return settling.slot_actions(settling.slot_cards(table, seat, question, a, b))
    return STAY_MOVE if question == steps.SUSTAIN or question == steps.SCRY else YES_NO


def against(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
    """The clause that forbids a candidate, or LEGAL."""
    if is_card(act):
        return against_card(table, seat, question, a, b, table.kind_named(seat, act))
    if is_cell(act):
        return against_cell(table, seat, question, a, b, c, act)
    if question == steps.FACE:
        return against_face(Ground(table, seat), a, act == actions.FACE_UP)
    if question == steps.SHOOT and act == actions.ALL:
        return LEGAL if shooting.may_take_all(table, a) else EFFECT_SAYS
    if question == steps.TARGET:
        return LEGAL if table.effect().optional else EFFECT_SAYS
    return LEGAL


def against_card(table: Table, seat: i64, question: i64, a: i64, b: i64, kind: i64) -> i64:
    if question == steps.SET_ASIDE:
        return LEGAL if table.tables.is_shot[kind] else question_clause(table, question, a, b)
    if question == steps.MULLIGAN:
        return LEGAL if setup.unpicked(table, seat, kind) != codes.NOBODY else question_clause(table, question, a, b)
    if table.in_hand(seat, kind) == codes.NOBODY:
        return from_hand_clause(table, question, a, b)
    if question == steps.OPEN_CARD:
        return LEGAL if table.tables.is_shot[kind] else question_clause(table, question, a, b)
    if question == steps.MAIN:
        return against_main_card(Ground(table, seat), kind)
    if question == steps.INTERCEPT:
        return against_intercepting_card(Ground(table, seat), kind)
    return LEGAL


def from_hand_clause(table: Table, question: i64, a: i64, b: i64) -> i64:
    """The clause that says that the card comes from the hand."""
    if question == steps.MAIN:
        return activation.NOWHERE
    return TO_INTERCEPT_WITH if question == steps.INTERCEPT else question_clause(table, question, a, b)


def against_main_card(ground: Ground, kind: i64) -> i64:
    down = against_face(ground, kind, False)
    if down == LEGAL or against_face(ground, kind, True) == LEGAL:
        return LEGAL
    return down


def against_intercepting_card(ground: Ground, kind: i64) -> i64:
    if not activation.cells_for(ground, kind, True, True):
        return activation.against_any_cell(ground, kind, True)
    return LEGAL if can_intercept_with(ground, kind) else activation.CAST_ALREADY


def can_intercept_with(ground: Ground, kind: i64) -> bool:
    """Is there a cell for a hand card of this kind, and one of them that wasn't cast in this chain yet?"""
    return (
        activation.cells_for(ground, kind, True, True) != 0
        and ground.table.in_hand(ground.seat, kind, codes.CAST) != codes.NOBODY
    )


def against_face(ground: Ground, kind: i64, face_up: bool) -> i64:
    """May this hand card be placed with this face somewhere?"""
    table = ground.table
    if not face_up:
        if not turn.can_place_down(table):
            return used_up(turn.has_one_action(table))
        return LEGAL if activation.cells_for(ground, kind, False, False) else activation.NOWHERE
    if table.places <= 0:
        return DOWN_ONLY if table.extra_downs > 0 else used_up(turn.has_one_action(table))
    if not turn.can_place_up(table):
        return activation.FIRST_TURN
    if activation.cells_for(ground, kind, True, False):
        return LEGAL
    return activation.against_any_cell(ground, kind, False)


def used_up(restricted: bool) -> i64:
    """The clause by which there is no such action left: of a tournament's first turn, or of any."""
    return activation.FIRST_TURN if restricted else activation.ONCE_EACH


def against_cell(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64, cell: i64) -> i64:
    if question == steps.MAIN or question == steps.INTERCEPT:
        return against_casting_at(table, seat, question, cell)
    if question == steps.PLACE_CELL:
        return activation.against_placing(Ground(table, seat), a, b != 0, c != 0, cell)
    if question == steps.SHOOT:
        return LEGAL if (table.aim >> cell) & 1 else question_clause(table, question, a, b)
    if question == steps.OPEN_CELL:
        return against_opening(table, seat, cell)
    if question == steps.DESTINATION:
        return LEGAL if (picks.next_steps(table) >> cell) & 1 else EFFECT_SAYS
    if (picks.cells_to_name(table, seat, question, a) >> cell) & 1:
        return LEGAL
    if question == steps.TARGET and is_steady_target(table, cell):
        return NEVER_TURNED
    return question_clause(table, question, a, b)


def against_casting_at(table: Table, seat: i64, question: i64, cell: i64) -> i64:
    """Casting the ready circle in this cell, in the Main phase or as an interception; without one, what lies there."""
    intercepting = question == steps.INTERCEPT
    found: i64 = TO_INTERCEPT_WITH if intercepting else activation.NOT_READY
    of_ready = False
    for card in table.cards_at(cell):
        if table.owner[card] == seat and table.is_circle(card):
            ready = table.place[card] == READY
            if ready and not intercepting and not turn.can_turn_up(table):
                return used_up(turn.has_one_action(table) or turn.is_down_only(table))
            if ready or not of_ready:
                found = activation.against_cast(Ground(table, seat), card, intercepting)
                of_ready = ready
            if found == LEGAL:
                return LEGAL
    return found


def against_opening(table: Table, seat: i64, cell: i64) -> i64:
    if (setup.opening_cells(table, seat) >> cell) & 1:
        return LEGAL
    return SECOND_OPENING if (table.taken >> cell) & 1 else NO_CENTRE


def is_steady_target(table: Table, cell: i64) -> bool:
    kind = table.effect().kind
    if kind != codes.LULL and kind != codes.VEIL:
        return False
    return any(table.has_static(card, codes.STEADY) for card in table.cards_at(cell))


def question_clause(table: Table, question: i64, a: i64, b: i64) -> i64:
    """The clause that says what is asked."""
    if question == steps.SLOT:
        return question_clause(table, a, b, 0)
    if question == steps.SHOOT or question == steps.ORDER:
        return PURPOSE_CLAUSES.get(a, EFFECT_SAYS)
    if (question == steps.OPEN_CARD or question == steps.OPEN_CELL) and not table.is_ahead(steps.OPENING_SECOND):
        return SECOND_OPENING
    return QUESTION_CLAUSES.get(question, EFFECT_SAYS)


def turn_clause(table: Table) -> i64:
    """The clause that says whose go it is, or that the game is over."""
    return ENDING_CLAUSES[table.ending]
