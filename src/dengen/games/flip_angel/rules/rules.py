# mypyc: compile
"""The rules as one state: which chapter carries out which step and which answer."""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.outcome import Outcome
from dengen.games.flip_angel.rules import (
    abilities,
    actions,
    knowledge,
    legality,
    reversal,
    river,
    scoring,
    setup,
    steps,
    turn,
)
from dengen.games.flip_angel.rules.state import Table


class FlipAngelState(Table):
    """A game of Flip Angel."""

    def begin(self) -> None:
        setup.set_up(self)
        self.push_all(turn.NEW_TURN)

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        seat = self.mover()
        if step == steps.TURN:
            turn.begin(self, seat)
        elif step == steps.MAIN:
            self.ask(seat, steps.MAIN)
        elif step == steps.AFTER:
            turn.offer_reversal(self, seat)
        elif step == steps.REFILL:
            river.refill(self)  # FA-20, FA-R16
        elif step == steps.NEXT:
            turn.end(self, seat)
        elif step == steps.KEY:
            self.ask(seat, steps.KEY, a)
        elif step == steps.SELF_FLIP:
            reversal.flip_self(self, seat, a)
        elif step == steps.ICON:
            abilities.use_icon(self, seat, a, b)
        elif step == steps.RETRIGGER:
            abilities.offer_retrigger(self, seat, a)
        else:
            reversal.fourth_card_event(self, seat)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.MAIN:
            turn.take(self, seat, act)
        elif question == steps.PLACE:
            if a == actions.STANDIN:
                turn.place_standin(self, seat, act - actions.PLACE)
            else:
                turn.summon(self, seat, a, act - actions.PLACE)
        elif question == steps.REVERSAL:
            reversal.reverse(self, seat, act)
        elif question == steps.AFTER:
            if act == actions.REVERSE:
                reversal.pay(self, seat)
        elif question == steps.KEY:
            abilities.lock(self, seat, a, act - actions.KEY)
        elif act == actions.RETRIGGER_YES:
            abilities.fire(self, seat, a, self.at(seat, a))

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.allow(self, seat, question, a)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return legality.candidates(self, seat, question, a)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return legality.against(self, seat, question, a, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.question_clause(self, question)

    def turn_clause(self) -> i64:
        return legality.turn_clause(self)

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def shares(self) -> list[float]:
        return scoring.shares(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
