# mypyc: compile
"""The state of a fight: it says which chapter of the rulebook does what."""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.outcome import Outcome
from dengen.games.trump_fighter.rules import fouls, knowledge, legality, scoring, setup, steps
from dengen.games.trump_fighter.rules.beat import battle, beat, fastest, opening
from dengen.games.trump_fighter.rules.calls import attack, declare, draw, judge, miscall
from dengen.games.trump_fighter.rules.setup import choose, deal, meet, pick_again
from dengen.games.trump_fighter.rules.state import Table


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
            beat(self)
        elif step == steps.BATTLE:
            battle(self)
        elif step == steps.FASTEST:
            fastest(self)
        elif step == steps.MISCALL:
            miscall(self)
        elif step == steps.ATTACK:
            attack(self)
        elif step == steps.DRAW:
            draw(self)
        elif step == steps.OPENING:
            opening(self)
        elif step == steps.CHOOSE:
            choose(self)
        elif step == steps.MEET:
            meet(self)
        elif step == steps.DEAL:
            deal(self)
        elif step == steps.DECLARE:
            declare(self)
        else:
            judge(self)

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.PICK_AGAIN:
            pick_again(self, seat, act)
        else:
            self.sealed[seat] = act

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return legality.candidates(self, seat, question, a, b, c)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return legality.against(self, seat, question, a, b, c, act)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.allowed(self, seat, question, a, b, c)

    def answers_of(self, seat: i64) -> list[int]:
        return legality.listed(self.allowed[seat])

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.question_clause(question)

    def turn_clause(self) -> i64:
        return legality.turn_clause(self)

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
