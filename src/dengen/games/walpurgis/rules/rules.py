# mypyc: compile
"""All questions, and the function for each step; the rulebook itself is in the other files of this folder."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadIntervention
from dengen.core.base.outcome import Outcome
from dengen.core.rules.state import LEGAL, STEP
from dengen.core.rules.two_word_answers import Answers, is_among
from dengen.games.walpurgis.rules import (
    chain,
    effect_cards,
    effect_targets,
    effects,
    interception,
    knowledge,
    main_phase,
    scoring,
    settling,
    setup,
    shooting,
    slot,
    steps,
    turn,
)
from dengen.games.walpurgis.rules.question import Question
from dengen.games.walpurgis.rules.state import Table

# fmt: off
QUESTIONS: Final[list[Question]] = [
    setup.SET_ASIDE, setup.MULLIGAN, setup.OPEN_CARD, setup.OPEN_CELL,
    turn.WAKE, main_phase.MAIN, main_phase.FACE, main_phase.PLACE_CELL, turn.HAND_LIMIT,
    interception.INTERCEPT, chain.ORDER, chain.SUSTAIN, chain.END_A,
    settling.HIT, settling.KEEP, settling.PILE_ORDER,
    effects.OPTIONAL, effects.COST, effects.PAY, shooting.SHOOT, shooting.SHOOT_CARD,
    effect_targets.TARGET, effect_targets.DESTINATION, effect_cards.DISCARD, effect_cards.SCRY, slot.SLOT,
]
# fmt: on


def by_number(questions: list[Question]) -> vec[Question]:
    found = [Question(number, "", 0) for number in range(max([int(question.number) for question in questions]) + 1)]
    for question in questions:
        found[question.number] = question
    return vec[Question](found)


NUMBERED: Final[vec[Question]] = by_number(QUESTIONS)


class WalpurgisState(Table):
    """A game of Walpurgis."""

    def clone(self) -> "WalpurgisState":
        other = WalpurgisState()
        self.copy_flow(other)
        self.copy_table(other)
        return other

    def begin(self) -> None:
        setup.deal(self)
        self.push_all(setup.SETUP)

    # ---- steps; those that ask are questions of the same number ----

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step < steps.TURN:
            self.do_setup(step, a, b, c)
        elif step < steps.RAPID:
            self.do_turn(step, a, b, c)
        elif step < steps.SETTLE:
            self.do_chain(step, a, b, c)
        elif step == steps.SETTLE:
            settling.settle(self, a)
        elif step == steps.CLEAN_UP:
            settling.clean_up(self, a)
        elif step == steps.EFFECT:
            effects.begin(self, a, b, c)
        else:
            NUMBERED[step].come_up(self, a, b, c)

    def do_setup(self, step: i64, a: i64, b: i64, c: i64) -> None:  # rulebook 5, 6
        if step == steps.SHUFFLE:
            setup.shuffle(self)
        elif step == steps.OPENING_HANDS:
            setup.opening_hands(self)
        elif step == steps.REDRAW:
            setup.redraw(self)
        elif step == steps.JOIN_SHOTS:
            setup.join_shots(self)
        elif step == steps.OPENING_FIRST:
            setup.opening_first(self)
        elif step == steps.OPENING_SECOND:
            setup.opening_second(self)
        else:
            NUMBERED[step].come_up(self, a, b, c)

    def do_turn(self, step: i64, a: i64, b: i64, c: i64) -> None:  # rulebook 7
        if step == steps.TURN:
            turn.begin(self)
        elif step == steps.RECOVER:
            self.recover(self.turn, 1)  # WP-57
        elif step == steps.DRAW:
            turn.draw(self)
        elif step == steps.DUDS:
            turn.duds(self)
        elif step == steps.END_CASTING or step == steps.TURN_END:
            chain.alternate(self, step, self.turn)
        elif step == steps.UPRIGHT_ALL:
            turn.upright_all(self)
        elif step == steps.ASIDE_AWAY:
            turn.aside_away(self)
        elif step == steps.NEXT_TURN:
            turn.next_turn(self)
        else:
            NUMBERED[step].come_up(self, a, b, c)

    def do_chain(self, step: i64, a: i64, b: i64, c: i64) -> None:  # rulebook 8.3
        if step <= steps.CHAIN_END:
            self.chain_step = step - steps.RAPID + 1
        if step == steps.RAPID:
            chain.rapid_fire(self)
        elif step == steps.B_EFFECTS:
            chain.b_effects(self)
        elif step == steps.DANMAKU:
            chain.danmaku(self)
        elif step == steps.SETTLING:
            settling.begin(self)
        elif step == steps.DESTRUCTION:
            chain.destruction(self)
        elif step == steps.CHAIN_OVER:
            chain.chain_over(self)
        elif step == steps.ALTERNATE:
            chain.alternate(self, a, b)
        elif step == steps.D_EFFECTS or step == steps.A_EFFECTS or step == steps.CHAIN_END:
            chain.alternate(self, step, self.turn)
        else:
            NUMBERED[step].come_up(self, a, b, c)

    # ---- questions ----

    def asked_of(self, seat: i64) -> Question:
        """The question that the seat is asked, or was asked last."""
        return NUMBERED[self.asked[STEP * seat]]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        NUMBERED[question].answer(self, seat, a, b, c, act)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> Answers:
        return NUMBERED[question].legal(self, seat, a, b, c)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return NUMBERED[question].candidates(self, seat, a, b, c)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        asked = NUMBERED[question]
        first, second = asked.legal(self, seat, a, b, c)
        if is_among(first, second, act):
            return LEGAL
        return asked.why_not(self, seat, a, b, c, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].asking_clause(self, a, b)

    def turn_clause(self) -> i64:
        return turn.turn_clause(self)

    # ---- what a seat can't know ----

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)
        other: i64 = 1 - seat
        if (self.waiting >> other) & 1:
            _, a, b, c = self.question(other)
            self.asked_of(other).take_back(self, other, a, b, c)

    # ---- the end ----

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.win_shares(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def intervene(self, seat: int, what: str) -> None:
        if what != "resign":
            raise BadIntervention(f"Walpurgis knows no {what!r}, only resign.")
        if seat not in (0, 1):
            raise BadIntervention(f"There is no seat {seat} at this table of 2.")
        if self.over():
            raise BadIntervention("The game is over.", "ゲームは終わりました。")
        scoring.concede(self, seat)
