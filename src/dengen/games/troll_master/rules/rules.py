# mypyc: compile
"""A round of Troll Master: which step does what, which question takes which answer (TM-13)."""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.outcome import Outcome
from dengen.core.packed import many
from dengen.core.state import State
from dengen.games.troll_master.rules import (
    abilities,
    action_phase,
    answers,
    attack,
    brew,
    chains,
    effects,
    knowledge,
    legality,
    moments,
    planning,
    preparation,
    reveal,
    scoring,
    setup,
    steps,
    summon,
)
from dengen.games.troll_master.rules.state import Table


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

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.ASK_TURN:
            planning.turn_answered(self, seat, act)
        elif question == steps.ASK_ACTION:
            action_phase.action_answered(self, seat, act)
        elif question == steps.ASK_SUMMON:
            summon.summon_answered(self, seat, act)
        elif question == steps.ASK_WAY:
            summon.way_answered(self, seat, a, act)
        elif question == steps.ASK_DISTRIBUTE:
            brew.distribute_answered(self, seat, a, act)
        elif question == steps.ASK_ABILITY:
            abilities.ability_answered(self, seat, a, act)
        elif question == steps.ASK_CHARGE:
            effects.charge_answered(self, seat, act)
        elif question == steps.ASK_CHAIN:
            chains.chain_answered(self, seat, act)
        elif question == steps.ASK_TARGET:
            chains.target_answered(self, seat, act)
        elif question == steps.ASK_BROOM:
            preparation.broom_answered(self, seat, act)
        elif question == steps.ASK_DISCARD:
            preparation.discard_answered(self, seat, act)

    # ---- legality ----

    def find_answers(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> None:
        legality.find_answers(self, seat, question, a)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return legality.candidates(self, seat, question)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return legality.against(self, seat, question, a, act)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.question_clause(self, question, a)

    def turn_clause(self) -> i64:
        return legality.turn_clause(self)

    # ---- the answers ----

    def answers_of(self, seat: i64) -> list[int]:
        return answers.listed(self, seat) if (self.waiting >> seat) & 1 else []

    def many_answers(self, seat: i64) -> i64:
        return many(self.offered) + many(self.own_offered)

    def first_answer(self, seat: i64) -> i64:
        return answers.first(self, seat)

    def has_answer(self, seat: i64, act: i64) -> bool:
        return answers.has(self, seat, act)

    def pick_answer(self, seat: i64, rng: Chance) -> i64:
        return answers.pick(self, seat, rng)

    def blank_answers(self) -> None:
        self.offered = 0
        self.own_offered = 0

    def copy_answers(self, other: State) -> None:
        assert isinstance(other, TrollMasterState)
        other.offered = self.offered
        other.own_offered = self.own_offered

    # ---- what a seat can't know, and the end ----

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)
