# mypyc: compile
"""All questions, and which chapter carries out which step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.outcome import Outcome
from dengen.core.base.packed import BITS
from dengen.core.rules.state import LEGAL, STEP
from dengen.games.flip_angel.rules import abilities, knowledge, reversal, river, scoring, setup, steps, turn
from dengen.games.flip_angel.rules.question import Question
from dengen.games.flip_angel.rules.state import Table

QUESTIONS: Final[list[Question]] = [
    turn.MAIN,
    turn.AFTER,
    turn.PLACE,
    reversal.REVERSAL,
    reversal.RETRIGGER,
    abilities.KEY,
]


def by_number(questions: list[Question]) -> vec[Question]:
    found = [Question(number, "", 0, 0) for number in range(steps.NEXT + 1)]
    for question in questions:
        found[question.number] = question
    return vec[Question](found)


NUMBERED: Final[vec[Question]] = by_number(QUESTIONS)


class FlipAngelState(Table):
    """A game of Flip Angel."""

    def begin(self) -> None:
        setup.set_up(self)
        self.push_all(turn.NEW_TURN)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        seat = self.mover()
        if step == steps.TURN:
            turn.begin(self, seat)
        elif step == steps.REFILL:
            river.refill(self)  # FA-20, FA-R16
        elif step == steps.NEXT:
            turn.end(self, seat)
        elif step == steps.SELF_FLIP:
            reversal.flip_self(self, seat, a)
        elif step == steps.ICON:
            reversal.use_icon(self, seat, a, b)
        elif step == steps.EVENT:
            reversal.fourth_card_event(self, seat)
        else:
            NUMBERED[step].come_up(self, seat, a)

    # ---- questions ----

    def asked_of(self, seat: i64) -> Question:
        """What the seat is asked, or was asked last."""
        return NUMBERED[self.asked[STEP * seat]]

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        NUMBERED[question].answer(self, seat, a, act)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].legal(self, seat, a)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return NUMBERED[question].candidates(a)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        asked = NUMBERED[question]
        return LEGAL if asked.legal(self, seat, a) & BITS[act] else asked.why_not(self, seat, a, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return NUMBERED[question].asking_clause(self)

    def turn_clause(self) -> i64:
        return turn.turn_clause(self)

    # ---- what nobody knows, and the end ----

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
