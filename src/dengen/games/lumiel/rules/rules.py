# mypyc: compile
"""All questions, and who carries out which step; the rulebook itself is in the other files of this folder."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.base.packed import BITS
from dengen.core.rules.state import LEGAL, STEP
from dengen.games.lumiel.rules import (
    effect_hand,
    effect_move,
    effect_take,
    effect_turn,
    effects,
    knowledge,
    redraw,
    scoring,
    setup,
    steps,
    turn,
)
from dengen.games.lumiel.rules.actions import CHOICE, KIND_BIT, answer_of, bit_of, listed
from dengen.games.lumiel.rules.question import Question
from dengen.games.lumiel.rules.state import Table

# fmt: off
QUESTIONS: Final[list[Question]] = [
    redraw.REDRAW, redraw.RETURN, setup.PLACE,
    turn.TAKE, turn.PLAY, turn.WHICH, turn.SET, turn.FACING, turn.CONFIRM,
    effect_turn.TURN, effect_turn.TURN_TO, effect_turn.ZONE, effect_turn.WHOSE,
    effect_move.MOVE, effect_move.MOVE_TO, effect_move.MOVE_FACING, effect_move.SWAP, effect_move.SWAP_WITH,
    effect_take.REMOVE, effect_take.REMOVE_FROM, effect_take.GAIN, effect_take.GAIN_FROM, effect_take.GAIN_TO,
    effect_hand.HAND_CARD, effect_hand.HAND_SET, effect_hand.HAND_FACING, effect_hand.BRING,
    effects.ONE_OF, effect_hand.DO_IT,
]
# fmt: on


def by_number(questions: list[Question]) -> vec[Question]:
    found = [Question(number, "", 0, 0) for number in range(max([int(question.number) for question in questions]) + 1)]
    for question in questions:
        found[question.number] = question
    return vec[Question](found)


NUMBERED: Final[vec[Question]] = by_number(QUESTIONS)


class LumielState(Table):
    def begin(self) -> None:
        setup.begin(self)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == steps.START_PHASE:
            turn.start_phase(self)
        elif step == steps.REMOVE_PHASE:
            turn.remove_phase(self)
        elif step == steps.EFFECT_PHASE:
            turn.effect_phase(self)
        elif step == steps.RESOLVE:
            effects.resolve(self)
        elif step == steps.SET_PHASE:
            turn.set_phase(self)
        elif step == steps.GET_PHASE:
            turn.get_phase(self)
        elif step == steps.DRAW_PHASE:
            turn.draw_phase(self)
        elif step == steps.NEXT_TURN:
            turn.next_turn(self)
        elif step == steps.REDRAW_ROUND:
            redraw.begin_round(self)
        elif step == steps.EXCHANGE:
            redraw.exchange(self)
        elif step == steps.FIRST_PLAYER:
            setup.find_first_player(self)
        else:
            setup.placing(self, a)

    # ---- questions ----

    def asked_of(self, seat: i64) -> Question:
        """What the seat is asked."""
        return NUMBERED[self.asked[STEP * seat]]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        NUMBERED[question].answer(self, seat, a, b, c, act)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return NUMBERED[question].candidates(self, a, c)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].legal(self, seat, a, b, c)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        asked = NUMBERED[question]
        bit = bit_of(asked.offers_choices, act)
        if bit >= 0 and asked.legal(self, seat, a, b, c) & BITS[bit]:
            return LEGAL
        return asked.why_not(self, seat, a, b, c, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].asking_clause(self)

    def turn_clause(self) -> i64:
        return turn.turn_clause(self)

    # ---- what the bits of answers mean ----

    def action_of(self, seat: i64, bit: i64) -> i64:
        return bit if bit < KIND_BIT else answer_of(self.asked_of(seat).offers_choices, bit)

    def bit_of(self, seat: i64, act: i64) -> i64:
        return act if act < CHOICE else bit_of(self.asked_of(seat).offers_choices, act)

    def listed(self, seat: i64, answers: i64) -> list[int]:
        return listed(self.asked_of(seat).offers_choices, answers)

    # ---- what a seat can't know, and the end ----

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
