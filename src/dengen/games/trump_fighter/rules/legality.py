# mypyc: compile
"""What may be answered to each question, and which clause forbids the rest."""

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.trump_fighter.rules import steps
from dengen.games.trump_fighter.rules.actions import (
    DECLARE,
    IN_A_BEAT,
    NOTHING,
    PICK,
    choices_for,
    forbids,
    has_call,
    move_part,
)
from dengen.games.trump_fighter.rules.state import (
    BATTLE,
    DECLARING,
    FASTEST,
    FOUL,
    KNOCKOUT,
    OBLIGED,
    OVER,
    TIME_UP,
    Table,
)


class Legality(Table):
    """Legal is what `against` says nothing about; `choices` looks most of it up."""

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        if steps.FAST <= question <= steps.FORCED_MOVE and not self.miscalls_blocked:
            return choices_for(question, self.held(seat), self.empty_slot(seat))
        return [
            act
            for act in self.candidates(seat, question, a, b, c)
            if self.against(seat, question, a, b, c, act) == LEGAL
        ]

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        if question == steps.PICK or question == steps.PICK_AGAIN:
            return [PICK + number for number in range(len(self.cards.characters))]
        if question == steps.NAME_HITS:
            return [DECLARE + techniques for techniques in range(len(self.cards.worth[self.character[seat]]))]
        return IN_A_BEAT

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        if question == steps.PICK:
            return LEGAL
        if question == steps.PICK_AGAIN:
            return RULING + 2 if act - PICK == a else LEGAL
        if question == steps.NAME_HITS:
            hit: i64 = self.hit[seat]
            return 24 if (act - DECLARE) & hit else LEGAL
        clause = forbids(question, self.held(seat), self.empty_slot(seat), act)
        if clause == LEGAL and self.miscalls_blocked and has_call(act) and not self.may_call(seat, act):
            return 20
        return clause

    def may_call(self, seat: i64, act: i64) -> bool:
        """Is there the right to Call, right after the Move of a Strike (TF-20)?"""
        part = move_part(act)
        if self.hand_size(seat) - (0 if part == NOTHING else 1) <= 1:
            return True
        tops = self.seen_from(seat).copy()
        if part != NOTHING:
            tops[part & 3] = self.hand[seat * 4 + (part >> 2)]
        return self.can_hit(seat, tops) != 0

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
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

    def turn_clause(self) -> i64:
        if self.phase == OVER:
            return 8 if self.ending == KNOCKOUT else 9 if self.ending == TIME_UP else 74 if self.ending == FOUL else 10
        if self.phase == OBLIGED:
            return RULING + 25
        if self.phase == FASTEST:
            return RULING + 22
        if self.phase == DECLARING:
            return 22
        return 13 if self.phase == BATTLE else RULING + 2
