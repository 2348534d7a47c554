# mypyc: compile
"""All questions, and who carries out which step of a round (TM-13); the rulebook itself is in the other files of this folder."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.rules.state import LEGAL, STEP
from dengen.core.rules.two_word_answers import Answers, is_among
from dengen.games.troll_master.rules import (
    abilities,
    action_phase,
    attack,
    brew,
    chains,
    effects,
    knowledge,
    moments,
    planning,
    preparation,
    reveal,
    scoring,
    setup,
    steps,
    summon,
)
from dengen.games.troll_master.rules.question import Question
from dengen.games.troll_master.rules.state import Table

QUESTIONS: Final[list[Question]] = [
    preparation.BROOM,
    preparation.DISCARD,
    planning.TURN,
    action_phase.ACTION,
    summon.SUMMON,
    summon.WAY,
    brew.DISTRIBUTE,
    abilities.ABILITY,
    effects.CHARGE,
    chains.CHAIN,
    chains.TARGET,
]


def by_number(questions: list[Question]) -> vec[Question]:
    found = [Question(number, "", 0) for number in range(max([int(question.number) for question in questions]) + 1)]
    for question in questions:
        found[question.number] = question
    return vec[Question](found)


NUMBERED: Final[vec[Question]] = by_number(QUESTIONS)


class TrollMasterState(Table):
    def begin(self) -> None:
        setup.begin(self)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == steps.MOMENT:
            moments.moment(self, a, b)
        elif step == steps.MENU:
            moments.menu(self, a, b, c)
        elif step == steps.TURN:
            planning.turn(self, a)
        elif step == steps.HAPPEN:
            abilities.happen(self, a, b)
        elif step == steps.NEXT_PAWN:
            action_phase.next_pawn(self)
        elif step == steps.MAY_CHAIN:
            chains.may_chain(self, a, b)
        elif step == steps.DISTRIBUTE:
            brew.distribute(self, a, b)
        elif step == steps.DEFENCE:
            attack.defence(self, a)
        elif step == steps.COMPARE:
            attack.compare(self, a)
        elif step == steps.DECLARE:
            attack.declare(self, a)
        elif step == steps.EFFECT:
            effects.effect(self, a, b, c)
        elif step == steps.CHARGE_ANY:
            effects.charge_any(self, a, b)
        elif step == steps.SWAP_CARD:
            preparation.swap_card(self, a, b)
        elif step == steps.TURN_UP:
            preparation.turn_up(self)
        elif step == steps.DEAL:
            preparation.deal(self)
        elif step == steps.OFFER_BROOM:
            preparation.offer_broom(self)
        elif step == steps.PLANNING_PHASE:
            planning.planning_phase(self)
        elif step == steps.REVEAL:
            reveal.reveal(self)
        elif step == steps.SCORING_PHASE:
            scoring.scoring_phase(self)
        elif step == steps.POLL:
            scoring.poll(self)
        elif step == steps.ANNOUNCE:
            scoring.announce(self)

    # ---- questions ----

    def asked_of(self, seat: i64) -> Question:
        """What the seat is asked."""
        return NUMBERED[self.asked[STEP * seat]]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        NUMBERED[question].answer(self, seat, a, act)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> Answers:
        return NUMBERED[question].legal(self, seat, a)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return NUMBERED[question].candidates(self, seat)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        asked = NUMBERED[question]
        offered, own = asked.legal(self, seat, a)
        if is_among(offered, own, asked.bit_of(self, seat, act)):
            return LEGAL
        return asked.why_not(self, seat, a, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].asking_clause(self, a)

    def turn_clause(self) -> i64:
        return moments.turn_clause(self)

    # ---- what the bits of answers mean ----

    def action_of(self, seat: i64, bit: i64) -> i64:
        return self.asked_of(seat).act_of(self, seat, bit)

    def bit_of(self, seat: i64, act: i64) -> i64:
        return self.asked_of(seat).bit_of(self, seat, act)

    def listed(self, seat: i64, first: i64, second: i64) -> list[int]:
        return self.asked_of(seat).listed(self, seat, first, second)

    # ---- what a seat can't know, and the end ----

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
