# mypyc: compile
"""A beat: what is asked in it, and all that both do in the same instant (TF-13 to TF-16, TF-47 to TF-49, TF-69)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import BITS, members, packed
from dengen.core.rules.state import LEGAL
from dengen.games.trump_fighter.rules import clauses, events, steps
from dengen.games.trump_fighter.rules.actions import (
    DECLARE,
    FULL,
    IN_A_BEAT,
    NOTHING,
    STRIKE,
    WAIT,
    has_call,
    move_part,
)
from dengen.games.trump_fighter.rules.calls import call
from dengen.games.trump_fighter.rules.codes import BATTLE, DECLARING, FASTEST, OBLIGED, OVER
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.question import Question
from dengen.games.trump_fighter.rules.rows import ROW, card_in, with_card
from dengen.games.trump_fighter.rules.scoring import ending_clause
from dengen.games.trump_fighter.rules.stalemate import stalemate
from dengen.games.trump_fighter.rules.state import ACTS, SEATS, Table

MOST_BEATS: Final = 300  # TF-R37
HANDS: Final[i64] = 2**ROW  # ways to fill the positions of a hand


# ---- what is asked ----


def fastest(table: Table) -> None:  # TF-47 to TF-49
    table.phase = FASTEST
    table.push(steps.BEAT)
    for seat in range(SEATS):
        asked_fastest(table, seat).ask(table, seat)


def asked_fastest(table: Table, seat: i64) -> "BeatQuestion":
    """The question to a seat in the fastest beat (TF-53)."""
    return FAST_MOVE if table.obliged >> seat & 1 else FAST


def battle(table: Table) -> None:  # TF-13
    table.phase = BATTLE
    table.push(steps.BEAT)
    FIGHT.ask(table, 0)
    FIGHT.ask(table, 1)


def opening(table: Table) -> None:  # TF-50, TF-R25
    table.phase = OBLIGED
    table.push(steps.BEAT)
    FORCED_MOVE.ask(table, 0 if table.obliged & 1 else 1)


class BeatQuestion(Question):
    """What a seat does in a beat: Move, Call, both (a Strike) or wait.

    Unless miscalls are blocked, only the filled hand positions (as bits) and the leftmost empty slot matter. So
    `against_in_a_beat` is the law, and `choices` has what it says for all of them.
    """

    no_wait: i64  # the clause that forbids to wait, or LEGAL
    no_call: i64  # the clause that forbids a Call without a Move, or LEGAL
    no_strike: i64  # the clause that forbids to Strike, or LEGAL
    choices: vec[i64]  # the legal answers, by HANDS x leftmost empty slot + filled hand positions

    def __init__(
        self,
        number: int,
        name: str,
        clause: int,
        *,
        no_wait: i64 = LEGAL,
        no_call: i64 = LEGAL,
        no_strike: i64 = LEGAL,
    ) -> None:
        super().__init__(number, name, clause)
        self.no_wait, self.no_call, self.no_strike = no_wait, no_call, no_strike
        self.choices = packed([self.choices_with(held, slot) for slot in range(FULL + 1) for held in range(HANDS)])

    def choices_with(self, held: i64, empty_slot: i64) -> int:
        return sum(2**act for act in range(DECLARE) if self.against_in_a_beat(held, empty_slot, act) == LEGAL)

    def against_in_a_beat(self, held: i64, empty_slot: i64, act: i64) -> i64:
        """The clause that forbids an answer, whatever the cards are; or LEGAL."""
        part = move_part(act)
        if part == NOTHING:
            return self.no_wait if act == WAIT else self.no_call
        if act >= STRIKE and self.no_strike != LEGAL:
            return self.no_strike
        if (held >> (part >> 2)) & 1 == 0:
            return clauses.MOVE_A_HAND_CARD
        slot = part & 3
        if empty_slot != FULL and slot != empty_slot:
            return clauses.LEFTMOST_EMPTY_SLOT if slot > empty_slot else clauses.NO_COVERING_YET
        return LEGAL

    def possible(self, table: Table, seat: i64) -> i64:
        return IN_A_BEAT

    def legal(self, table: Table, seat: i64, about: i64) -> i64:
        found = self.choices[HANDS * table.empty_slot(seat) + table.held(seat)]
        return rightful(table, seat, found) if table.miscalls_blocked else found

    def why_not(self, table: Table, seat: i64, about: i64, act: i64) -> i64:
        clause = self.against_in_a_beat(table.held(seat), table.empty_slot(seat), act)
        return clauses.RIGHT_TO_CALL if clause == LEGAL else clause


def rightful(table: Table, seat: i64, answers: i64) -> i64:
    """These answers without the Calls that would be miscalls."""
    found: i64 = 0
    for act in listed(answers):
        if not has_call(act) or may_call(table, seat, act):
            found |= BITS[act]
    return found


def may_call(table: Table, seat: i64, act: i64) -> bool:
    """Is there the right to Call, right after the Move of a Strike (TF-20)?"""
    part = move_part(act)
    if table.hand_size(seat) - (0 if part == NOTHING else 1) <= 1:
        return True
    mine = table.tops[seat]
    if part != NOTHING:
        mine = with_card(mine, part & 3, card_in(table.hand[seat], part >> 2))
    return table.can_hit(seat, mine, table.tops[1 - seat]) != 0


FAST: Final[BeatQuestion] = BeatQuestion(
    22,
    "fast",
    clauses.FASTEST_MOVE,
    no_strike=clauses.NO_STRIKE_AT_THE_SHOUT,
)
FAST_MOVE: Final[BeatQuestion] = BeatQuestion(
    23,
    "fast_move",
    clauses.BREAKTHROUGH_RULE,
    no_wait=clauses.BREAKTHROUGH_RULE,
    no_call=clauses.ONLY_A_MOVE_BREAKS_THROUGH,
    no_strike=clauses.NO_STRIKE_AT_THE_SHOUT,
)
FIGHT: Final[BeatQuestion] = BeatQuestion(24, "fight", clauses.BATTLE_RUNS)
FORCED_MOVE: Final[BeatQuestion] = BeatQuestion(
    25,
    "forced_move",
    clauses.OPENING_RULE,
    no_wait=clauses.OPENING_RULE,
    no_call=clauses.ONLY_THE_OPENING_MOVE,
    no_strike=clauses.ONLY_THE_OPENING_MOVE,
)

LISTS: Final[dict[int, list[int]]] = {
    int(answers): members(answers) for question in (FAST, FAST_MOVE, FIGHT, FORCED_MOVE) for answers in question.choices
}


def listed(answers: i64) -> list[int]:
    """Legal answers as a list, ascending; those of a beat are looked up and must not be changed."""
    found = LISTS.get(int(answers))
    return members(answers) if found is None else found


# ---- what happens ----


def beat(table: Table) -> None:
    """What both chose happens: first the Moves, then the Calls (TF-69)."""
    act0: i64 = table.sealed[0]
    act1: i64 = table.sealed[1]
    table.unseal()
    table.obliged = 0
    table.beat_no += 1
    assert table.beat_no < MOST_BEATS
    table.forget_beat()
    table.last[ACTS] = act0
    table.last[ACTS + 1] = act1
    before0, before1 = lay(table, 0, act0), lay(table, 1, act1)
    if table.log is not None:
        table.log.extend(events.moved(table))
    if has_call(act0) or has_call(act1):
        call(table, before0, before1)
    elif table.phase == BATTLE and act0 == WAIT and act1 == WAIT:  # TF-R24
        stalemate(table)
    else:
        table.push(steps.BATTLE)  # TF-R23 for a fastest beat without anything


def lay(table: Table, seat: i64, act: i64) -> i64:
    """Carry out the Move of an action (TF-14, TF-16); returns the card it covers, or NO_CARD."""
    part = move_part(act)
    if part == NOTHING:
        return NO_CARD
    position, slot = part >> 2, part & 3
    row, hand = table.tops[seat], table.hand[seat]
    beneath, card = card_in(row, slot), card_in(hand, position)
    table.beneath[card] = beneath
    table.tops[seat] = with_card(row, slot, card)
    table.hand[seat] = with_card(hand, position, NO_CARD)
    return beneath


def lay_open(table: Table, seat: int, act: int) -> None:
    """Lay the Move of a beat that is still open, and ask what may follow: what a real-time table shows meanwhile."""
    lay(table, seat, act)
    for asked in table.actors():
        table.ask_again(asked)


# ---- whose go it is ----


def turn_clause(table: Table) -> i64:
    """The clause that says whose go it is, or that the fight is over."""
    if table.phase == OVER:
        return ending_clause(table.ending)
    if table.phase == OBLIGED:
        return clauses.ONLY_THE_OPENING_MOVE
    if table.phase == FASTEST:
        return clauses.FASTEST_FIRST
    if table.phase == DECLARING:
        return clauses.COMPARE_TECHNIQUES
    return clauses.BATTLE_RUNS if table.phase == BATTLE else clauses.ANOTHER_CHARACTER
