# mypyc: compile
"""The rules as one state: who carries out which step, who takes which answer."""

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadIntervention
from dengen.core.base.outcome import Outcome
from dengen.games.walpurgis.rules import (
    actions,
    chain,
    codes,
    effects,
    knowledge,
    legality,
    offers,
    picks,
    scoring,
    settling,
    setup,
    shooting,
    steps,
    turn,
)
from dengen.games.walpurgis.rules.answers import Answers
from dengen.games.walpurgis.rules.state import Table


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

    def do(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step < steps.TURN:
            self.do_setup(step)
        elif step < steps.RAPID:
            self.do_turn(step)
        elif step < steps.SETTLE:
            self.do_chain(step, a, b)
        elif step < steps.EFFECT:
            self.do_settling(step, a, b, c)
        else:
            self.do_effect(step, a, b, c)

    def do_setup(self, step: i64) -> None:  # rulebook 5, 6
        if step == steps.SET_ASIDE:
            setup.set_aside(self)
        elif step == steps.SHUFFLE:
            setup.shuffle(self)
        elif step == steps.OPENING_HANDS:
            setup.opening_hands(self)
        elif step == steps.MULLIGAN:
            setup.mulligan(self)
        elif step == steps.REDRAW:
            setup.redraw(self)
        elif step == steps.JOIN_SHOTS:
            setup.join_shots(self)
        elif step == steps.OPENING_FIRST:
            setup.opening_first(self)
        else:
            setup.opening_second(self)

    def do_turn(self, step: i64) -> None:  # rulebook 7
        if step == steps.TURN:
            turn.begin(self)
        elif step == steps.WAKE:
            turn.wake(self)
        elif step == steps.RECOVER:
            self.recover(self.turn, 1)  # WP-57
        elif step == steps.DRAW:
            turn.draw(self)
        elif step == steps.MAIN:
            turn.main(self)
        elif step == steps.DUDS:
            turn.duds(self)
        elif step == steps.END_CASTING or step == steps.TURN_END:
            chain.alternate(self, step, self.turn)
        elif step == steps.UPRIGHT_ALL:
            turn.upright_all(self)
        elif step == steps.HAND_LIMIT:
            turn.hand_limit(self)
        elif step == steps.ASIDE_AWAY:
            turn.aside_away(self)
        else:
            turn.next_turn(self)

    def do_chain(self, step: i64, a: i64, b: i64) -> None:  # rulebook 8.3
        if step <= steps.CHAIN_END:
            self.chain_step = step - steps.RAPID + 1
        if step == steps.RAPID:
            chain.rapid_fire(self)
        elif step == steps.B_EFFECTS:
            chain.b_effects(self)
        elif step == steps.DANMAKU:
            chain.danmaku(self)
        elif step == steps.INTERCEPT:
            chain.interception(self)
        elif step == steps.SETTLING:
            settling.begin(self)
        elif step == steps.DESTRUCTION:
            chain.destruction(self)
        elif step == steps.CHAIN_OVER:
            chain.chain_over(self)
        elif step == steps.ALTERNATE:
            chain.alternate(self, a, b)
        else:  # D_EFFECTS, A_EFFECTS, CHAIN_END
            chain.alternate(self, step, self.turn)

    def do_settling(self, step: i64, a: i64, b: i64, c: i64) -> None:  # rulebook 8.3.6
        if step == steps.SETTLE:
            settling.settle(self, a)
        elif step == steps.HIT:
            settling.hit(self, a, b, c)
        elif step == steps.KEEP:
            settling.keep(self, a, b)
        elif step == steps.CLEAN_UP:
            settling.clean_up(self, a)
        else:
            settling.order_pile(self, a, b)

    def do_effect(self, step: i64, a: i64, b: i64, c: i64) -> None:
        if step == steps.EFFECT:
            effects.begin(self, a, b, c)
        elif step == steps.SHOOT:
            shooting.shoot(self, a)
        elif step == steps.TARGET:
            effects.target(self)
        elif step == steps.PAY:
            effects.pay(self, a)
        elif step == steps.DISCARD:
            effects.discard(self, a, b)
        else:
            effects.scry_next(self, a, b)

    # ---- answers ----

    def answer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if question == steps.SHOOT:
            self.answer_shoot(a, act)
        elif question == steps.MAIN or question == steps.INTERCEPT:
            self.answer_main(seat, question, act)
        elif question == steps.PLACE_CELL:
            turn.place(self, seat, a, b != 0, c != 0, act)
        elif question == steps.FACE:
            self.ask(seat, steps.PLACE_CELL, a, 1 if act == actions.FACE_UP else 0)
        elif question == steps.SLOT:
            self.chosen_card(seat, a, b, picks.pool_at(self, seat, a, b, c)[act - actions.SLOT])
        elif question == steps.WAKE or question == steps.ORDER or question == steps.TARGET:
            if act != actions.DONE:
                self.name_cell(seat, question, a, act)
        elif question == steps.HIT:
            settling.take_step(self, settling.slot_cards(self, seat, question, a, b)[act - actions.SLOT])
        elif question == steps.KEEP:
            settling.keep_card(self, settling.slot_cards(self, seat, question, a, b)[act - actions.SLOT])
        elif question == steps.PILE_ORDER:
            settling.put_deepest(self, a, b, act - actions.SLOT)
        elif question <= steps.OPEN_CELL:
            self.answer_setup(seat, question, a, act)
        else:
            self.answer_effect(seat, question, a, b, act)

    def answer_setup(self, seat: i64, question: i64, a: i64, act: i64) -> None:
        if question == steps.SET_ASIDE:
            setup.seal(self, seat, self.kind_named(seat, act))
        elif question == steps.MULLIGAN:
            if act != actions.DONE:
                setup.pick_for_mulligan(self, seat, self.kind_named(seat, act))
        elif question == steps.OPEN_CARD:
            self.ask(seat, steps.OPEN_CELL, self.kind_named(seat, act))
        else:
            setup.open_with(self, seat, a, act)

    def answer_main(self, seat: i64, question: i64, act: i64) -> None:
        if act == actions.DONE:
            if question == steps.MAIN:
                turn.end_main(self)
            else:
                self.note_seat("declined", seat)
        elif actions.is_cell(act):
            self.name_cell(seat, question, 0, act)
        elif question == steps.MAIN:
            self.ask(seat, steps.FACE, self.kind_named(seat, act))
        else:
            self.ask(seat, steps.PLACE_CELL, self.kind_named(seat, act), 1, 1)

    def name_cell(self, seat: i64, purpose: i64, which: i64, cell: i64) -> None:
        """The card in this cell, or first the question which one, if there are several candidates."""
        found = picks.pool_at(self, seat, purpose, which, cell)
        if len(found) > 1:
            self.ask(seat, steps.SLOT, purpose, which, cell)
        else:
            self.chosen_card(seat, purpose, which, found[0])

    def chosen_card(self, seat: i64, purpose: i64, which: i64, card: i64) -> None:
        if purpose == steps.WAKE:
            turn.wake_card(self, card)
        elif purpose == steps.ORDER:
            chain.handle(self, which, card)
        elif purpose == steps.TARGET:
            effects.strike(self, card)
        else:
            turn.cast_ready(self, card, purpose == steps.INTERCEPT)

    def answer_shoot(self, why: i64, act: i64) -> None:
        if act == actions.ALL:
            shooting.shoot_at_all(self, why)
        elif act != actions.DONE:
            shooting.shoot_at(self, why, act)

    def answer_effect(self, seat: i64, question: i64, a: i64, b: i64, act: i64) -> None:
        if actions.is_card(act):
            self.answer_with_card(question, a, b, self.in_hand(seat, self.kind_named(seat, act)))
        elif question == steps.DESTINATION:
            effects.move(self, act)
        elif question == steps.SUSTAIN:
            chain.decide_sustain(self, a, act == actions.STAY)
        elif question == steps.SCRY:
            effects.decide_scry(self, seat, a, b, act == actions.MOVE)
        elif act == actions.YES:
            if question == steps.END_A:
                effects.schedule(self, a, codes.WHEN_A)
            elif question == steps.COST:
                effects.pay_cost(self)
            else:
                effects.apply(self)

    def answer_with_card(self, question: i64, a: i64, b: i64, card: i64) -> None:
        if question == steps.PAY:
            effects.pay_card(self, card, a)
        elif question == steps.SHOOT_CARD:
            shooting.place_from_hand(self, card, a)
        elif question == steps.DISCARD:
            effects.discard_one_of(self, a, b, card)
        else:  # HAND_LIMIT
            effects.discard_card(self, card)

    # ---- law ----

    def candidates(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return legality.candidates(self, seat, question, a, b, c)

    def against(self, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return legality.against(self, seat, question, a, b, c, act)

    def allow(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> Answers:
        return offers.allow(self, seat, question, a, b, c)

    def question_clause(self, question: i64, a: i64, b: i64, c: i64) -> i64:
        return legality.question_clause(self, question, a, b)

    def turn_clause(self) -> i64:
        return legality.turn_clause(self)

    def redeal(self, seat: int, rng: Chance) -> None:
        knowledge.redeal(self, seat, rng)

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
