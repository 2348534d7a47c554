# mypyc: compile
"""All questions of a fight, and who carries out which step; the rulebook itself is in the other files of this folder."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.base.packed import BITS
from dengen.core.rules.state import LEGAL, STEP
from dengen.games.trump_fighter.rules import beat, calls, fouls, knowledge, scoring, setup, steps
from dengen.games.trump_fighter.rules.question import Question
from dengen.games.trump_fighter.rules.state import Table

QUESTIONS: Final[list[Question]] = [
    setup.PICK,
    setup.PICK_AGAIN,
    beat.FAST,
    beat.FAST_MOVE,
    beat.FIGHT,
    beat.FORCED_MOVE,
    calls.NAME_HITS,
]


def by_number(questions: list[Question]) -> vec[Question]:
    found = [Question(number, "", 0) for number in range(max([int(question.number) for question in questions]) + 1)]
    for question in questions:
        found[question.number] = question
    return vec[Question](found)


NUMBERED: Final[vec[Question]] = by_number(QUESTIONS)


class TrumpFighterState(Table):
    """One fight between two characters."""

    def clone(self) -> "TrumpFighterState":
        other = TrumpFighterState()
        self.copy_flow(other)
        self.copy_table(other)
        return other

    def begin(self) -> None:
        setup.begin(self)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == steps.BEAT:
            beat.beat(self)
        elif step == steps.BATTLE:
            beat.battle(self)
        elif step == steps.FASTEST:
            beat.fastest(self)
        elif step == steps.MISCALL:
            calls.miscall(self)
        elif step == steps.ATTACK:
            calls.attack(self)
        elif step == steps.DRAW:
            calls.draw(self)
        elif step == steps.OPENING:
            beat.opening(self)
        elif step == steps.CHOOSE:
            setup.choose(self)
        elif step == steps.MEET:
            setup.meet(self)
        elif step == steps.DEAL:
            setup.deal(self)
        elif step == steps.DECLARE:
            calls.declare(self)
        else:
            calls.judge(self)

    # ---- questions ----

    def asked_of(self, seat: i64) -> Question:
        """What the seat is asked."""
        return NUMBERED[self.asked[STEP * seat]]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        NUMBERED[question].answer(self, seat, act)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return NUMBERED[question].candidates(self, seat)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].legal(self, seat, a)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        asked = NUMBERED[question]
        return LEGAL if asked.legal(self, seat, a) & BITS[act] else asked.why_not(self, seat, a, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].clause

    def turn_clause(self) -> i64:
        return beat.turn_clause(self)

    def answers_of(self, seat: i64) -> list[int]:
        return beat.listed(self.allowed[seat])

    # ---- what a seat can't know, and the end ----

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def intervene(self, seat: int, what: str) -> None:
        fouls.intervene(self, seat, what)
