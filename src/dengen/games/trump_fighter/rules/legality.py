# mypyc: compile
"""What may be answered to each question, and which clause forbids the rest.

Legal is what `against` says nothing about; `allowed` looks most of it up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.packed import BITS, members, packed
from dengen.core.state import LEGAL, RULING
from dengen.games.trump_fighter.rules import steps
from dengen.games.trump_fighter.rules.actions import (
    DECLARE,
    FULL,
    IN_A_BEAT,
    NOTHING,
    PICK,
    STRIKE,
    WAIT,
    has_call,
    move_part,
)
from dengen.games.trump_fighter.rules.codes import (
    BATTLE,
    DECLARING,
    FASTEST,
    FOUL,
    KNOCKOUT,
    OBLIGED,
    OVER,
    TIME_UP,
)
from dengen.games.trump_fighter.rules.rows import card_in, with_card
from dengen.games.trump_fighter.rules.state import Table


def allowed(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
    """The legal answers, as bits."""
    if steps.FAST <= question <= steps.FORCED_MOVE and not table.miscalls_blocked:
        return allowed_in_a_beat(question, table.held(seat), table.empty_slot(seat))
    if question == steps.PICK:
        return table.tables.picks
    found: i64 = 0
    for act in candidates(table, seat, question, a, b, c):
        if against(table, seat, question, a, b, c, act) == LEGAL:
            found |= BITS[act]
    return found


def candidates(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
    if question == steps.PICK or question == steps.PICK_AGAIN:
        return members(table.tables.picks)
    if question == steps.NAME_HITS:
        return [int(DECLARE + some) for some in range(table.tables.techniques[table.character[seat]] + 1)]
    return IN_A_BEAT


def against(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
    if question == steps.PICK:
        return LEGAL
    if question == steps.PICK_AGAIN:
        return RULING + 2 if act - PICK == a else LEGAL
    if question == steps.NAME_HITS:
        return 24 if (act - DECLARE) & table.hit[seat] else LEGAL
    clause = against_in_a_beat(question, table.held(seat), table.empty_slot(seat), act)
    if clause == LEGAL and table.miscalls_blocked and has_call(act) and not may_call(table, seat, act):
        return 20
    return clause


def may_call(table: Table, seat: i64, act: i64) -> bool:
    """Is there the right to Call, right after the Move of a Strike (TF-20)?"""
    part = move_part(act)
    if table.hand_size(seat) - (0 if part == NOTHING else 1) <= 1:
        return True
    mine = table.tops[seat]
    if part != NOTHING:
        mine = with_card(mine, part & 3, card_in(table.hand[seat], part >> 2))
    return table.can_hit(seat, mine, table.tops[1 - seat]) != 0


def question_clause(question: i64) -> i64:
    if question == steps.FIGHT:
        return 13
    if question == steps.FAST:
        return 47
    if question == steps.FAST_MOVE:
        return 53
    if question == steps.FORCED_MOVE:
        return 50
    if question == steps.NAME_HITS:
        return 22
    return 5 if question == steps.PICK else RULING + 2


def turn_clause(table: Table) -> i64:
    if table.phase == OVER:
        return ending_clause(table.ending)
    if table.phase == OBLIGED:
        return RULING + 25
    if table.phase == FASTEST:
        return RULING + 22
    if table.phase == DECLARING:
        return 22
    return 13 if table.phase == BATTLE else RULING + 2


def ending_clause(ending: i64) -> i64:
    if ending == KNOCKOUT:
        return 8
    if ending == TIME_UP:
        return 9
    return 74 if ending == FOUL else 10


# ---- in a beat: only the filled hand positions (as bits) and the leftmost empty slot matter ----


def against_in_a_beat(question: i64, held: i64, empty_slot: i64, act: i64) -> i64:
    part = move_part(act)
    if part == NOTHING:
        if question == steps.FAST_MOVE:
            return 53 if act == WAIT else RULING + 28
        if question == steps.FORCED_MOVE:
            return 50 if act == WAIT else RULING + 25
        return LEGAL
    if act >= STRIKE and question != steps.FIGHT:
        return RULING + 25 if question == steps.FORCED_MOVE else RULING + 20
    if (held >> (part >> 2)) & 1 == 0:
        return 14
    slot = part & 3
    if empty_slot != FULL and slot != empty_slot:
        return 15 if slot > empty_slot else RULING + 5
    return LEGAL


def _every_choice() -> list[int]:
    """The legal actions for every question, leftmost empty slot and hand, as bits."""
    return [
        sum(2**act for act in IN_A_BEAT if against_in_a_beat(question, held, empty_slot, act) == LEGAL)
        for question in (steps.FAST, steps.FAST_MOVE, steps.FIGHT, steps.FORCED_MOVE)
        for empty_slot in range(5)
        for held in range(16)
    ]


CHOICES: Final[vec[i64]] = packed(_every_choice())
LISTS: Final[dict[int, list[int]]] = {int(answers): members(answers) for answers in CHOICES}


def listed(answers: i64) -> list[int]:
    """Legal answers as a list, ascending; those of a beat are looked up and must not be changed."""
    found = LISTS.get(int(answers))
    return members(answers) if found is None else found


def allowed_in_a_beat(question: i64, held: i64, empty_slot: i64) -> i64:
    """The legal actions, looked up, as bits."""
    return CHOICES[((question - steps.FAST) * 5 + empty_slot) * 16 + held]
