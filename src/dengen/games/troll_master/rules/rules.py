# mypyc: compile
"""A round of Troll Master: which step does what, which question takes which answers (TM-13)."""

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules import steps
from dengen.games.troll_master.rules.codes import (
    ACTIONS,
    ATTACK,
    BREW,
    BROOM,
    DEFEND,
    DISCARD,
    DIVINE,
    EXECUTE,
    GAIN,
    IN_PLANNING,
    IN_PREPARATION,
    IN_SCORING,
    MAGIC_KINDS,
    MOST_ABILITIES,
    OVER,
    PLACE,
    SCORING,
    STOP,
)
from dengen.games.troll_master.rules.scoring import Scoring


class TrollMasterState(Scoring):
    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == steps.MOMENT:
            self.moment(a, b)
        elif step == steps.MENU:
            self.menu(a, b, c)
        elif step == steps.TURN:
            self.turn(a)
        elif step == steps.HAPPEN:
            self.happen(a, b)
        elif step == steps.NEXT_PAWN:
            self.next_pawn()
        elif step == steps.MAY_CHAIN:
            self.may_chain(a, b)
        elif step == steps.DISTRIBUTE:
            self.distribute(a)
        elif step == steps.DEFENCE:
            self.defence(a)
        elif step == steps.COMPARE:
            self.compare(a)
        elif step == steps.DECLARE:
            self.declare(a)
        elif step == steps.EFFECT:
            self.effect(a, b, c)
        elif step == steps.CHARGE_ANY:
            self.charge_any(a, b)
        elif step == steps.SWAP_CARD:
            self.swap_card(a, b)
        elif step == steps.TURN_UP:
            self.turn_up()
        elif step == steps.DEAL:
            self.deal()
        elif step == steps.OFFER_BROOM:
            self.offer_broom()
        elif step == steps.PLANNING_PHASE:
            self.planning_phase()
        elif step == steps.REVEAL:
            self.reveal()
        elif step == steps.SCORING_PHASE:
            self.scoring_phase()
        elif step == steps.POLL:
            self.poll()
        elif step == steps.ANNOUNCE:
            self.announce()

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.ASK_TURN:
            self.turn_answered(seat, act)
        elif question == steps.ASK_ACTION:
            self.action_answered(seat, act)
        elif question == steps.ASK_SUMMON:
            self.summon_answered(seat, act)
        elif question == steps.ASK_WAY:
            self.way_answered(seat, a, act)
        elif question == steps.ASK_DISTRIBUTE:
            self.distribute_answered(seat, act)
        elif question == steps.ASK_ABILITY:
            self.chosen_ability(seat, a, act)
        elif question == steps.ASK_CHARGE:
            self.charge_answered(seat, act)
        elif question == steps.ASK_CHAIN:
            self.chain_answered(seat, act)
        elif question == steps.ASK_TARGET:
            self.target_answered(seat, act)
        elif question == steps.ASK_BROOM:
            self.broom_answered(seat, act)
        elif question == steps.ASK_DISCARD:
            self.discarded(seat, act)

    # ---- which answers there are ----

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        """What `candidates` and `against` give, found without looking at what can't be."""
        if question == steps.ASK_TURN:
            return self.turn_choices(seat)
        if question == steps.ASK_SUMMON:
            return self.summon_choices(seat)
        if question == steps.ASK_WAY:
            return self.way_choices(seat, a)
        if question == steps.ASK_DISTRIBUTE:
            return [int(STOP), *self.chargeable(seat)]
        if question == steps.ASK_ABILITY:
            return [int(STOP), *self.usable(seat, self.tables.paid[a])]
        if question == steps.ASK_CHARGE:
            return self.chargeable(seat)
        if question == steps.ASK_CHAIN:
            return [int(STOP), *self.chain_choices(seat, a)]
        if question == steps.ASK_TARGET:
            return self.target_choices(seat, a)
        return super().choices(seat, question, a, b, c)

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        tables = self.tables
        familiars = range(int(tables.kinds) + 1)
        if question == steps.ASK_BROOM:
            return [int(STOP), int(BROOM)]
        if question == steps.ASK_DISCARD:
            return [int(DISCARD) + kind for kind in range(int(MAGIC_KINDS))]
        if question == steps.ASK_TURN:
            places = range(int(PLACE), int(PLACE + MAGIC_KINDS * ACTIONS))
            return [int(STOP), *places, *self.own_abilities(seat)]
        if question == steps.ASK_ACTION:
            return [int(STOP), int(EXECUTE)]
        if question == steps.ASK_SUMMON:
            return [int(STOP), *range(int(GAIN), int(GAIN + tables.kinds)), *self.own_abilities(seat)]
        if question == steps.ASK_WAY:
            return [int(tables.call), *(int(tables.train) + familiar for familiar in familiars)]
        if question == steps.ASK_DISTRIBUTE:
            return [int(STOP), *(int(tables.charge) + familiar for familiar in familiars)]
        if question == steps.ASK_CHARGE:
            return [int(tables.charge) + familiar for familiar in familiars]
        if question == steps.ASK_TARGET:
            return [int(tables.chain_to) + at for at in range(int(ACTIONS))]
        return [int(STOP), *self.own_abilities(seat)]  # ASK_ABILITY, ASK_CHAIN

    def own_abilities(self, seat: i64) -> list[int]:
        """The answers USE for every ability on the seat's face-up familiars, whatever its moment."""
        acts: list[int] = []
        for familiar in self.tops[seat]:
            first = familiar * int(MOST_ABILITIES)
            for ability in range(first, first + int(MOST_ABILITIES)):
                if self.tables.effects[ability]:
                    acts.append(int(self.tables.use) + ability)
        return acts

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        if question == steps.ASK_TURN:
            return self.against_turn(seat, act)
        if question == steps.ASK_ACTION:
            return self.against_action(seat, act)
        if question == steps.ASK_SUMMON:
            return self.against_summon(seat, act)
        if question == steps.ASK_WAY:
            return self.against_way(seat, a, act)
        if question == steps.ASK_CHAIN:
            return self.against_chain(seat, a, act)
        if question == steps.ASK_TARGET:
            return self.against_target(seat, a, act)
        if question == steps.ASK_DISCARD:
            return LEGAL if self.hand[4 * seat + act - DISCARD] > 0 else self.question_clause(question, a, b, c)
        if question == steps.ASK_CHARGE:
            return self.against_charge(seat, act)
        if act == STOP or question == steps.ASK_BROOM:
            return LEGAL
        if question == steps.ASK_DISTRIBUTE:
            return self.against_charge(seat, act)
        return self.against_use(seat, a, act)  # ASK_ABILITY

    # ---- which clause asks ----

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        if question == steps.ASK_BROOM:
            return 22
        if question == steps.ASK_DISCARD:
            return RULING + 10 if a else 22
        if question == steps.ASK_TURN:
            return 24
        if question == steps.ASK_ACTION:
            return 47
        if question == steps.ASK_SUMMON or question == steps.ASK_WAY:
            return 59
        if question == steps.ASK_DISTRIBUTE:
            return 72
        if question == steps.ASK_CHARGE:
            return RULING + 18
        if question == steps.ASK_CHAIN:
            return RULING + 27
        if question == steps.ASK_TARGET:
            return 101
        return self.ability_clause(a)

    def ability_clause(self, moment: i64) -> i64:
        if moment == BREW:
            return 74
        if moment == ATTACK:
            return 76
        if moment == DEFEND:
            return 78
        if moment == DIVINE:
            return 87
        if moment == SCORING:
            return RULING + 32
        return RULING + 26

    def turn_clause(self) -> i64:
        if self.phase == IN_PREPARATION:
            return 22
        if self.phase == IN_PLANNING:
            return 23
        if self.phase == IN_SCORING:
            return RULING + 32
        if self.phase == OVER:
            return 53
        return 77 if self.attack > 0 else 41
