# mypyc: compile
"""Who carries out which step and which answer; the rulebook itself is in the other files of this folder."""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.outcome import Outcome
from dengen.games.lumiel.rules import effects, knowledge, legality, redraw, scoring, setup, steps, turn
from dengen.games.lumiel.rules.actions import KIND, SEAT
from dengen.games.lumiel.rules.state import Table


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

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.PLAY:
            turn.put_into_play(self, seat, act - KIND)
        elif question == steps.SET:
            turn.answer_set(self, seat, a, act)
        elif question >= steps.TURN:
            effects.answer(self, question, a, b, c, act)
        elif question == steps.TAKE:
            turn.take(self, seat, act)
        elif question == steps.WHICH:
            self.ask(seat, steps.SET, act - KIND)
        elif question == steps.FACING:
            turn.set_card(self, seat, a, b, act - SEAT)
        elif question == steps.REDRAW:
            redraw.answer_redraw(self, seat, act)
        elif question == steps.RETURN:
            redraw.answer_return(self, seat, act)
        elif question == steps.PLACE:
            setup.place(self, seat, act)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return legality.candidates(self, question, a, c)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.allow(self, seat, question, a, b, c)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return legality.against(self, seat, question, a, b, c, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.question_clause(self, question)

    def turn_clause(self) -> i64:
        return legality.turn_clause(self)

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
