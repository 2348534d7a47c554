# mypyc: compile
"""A sensible player: how good a position is for each seat, and a cheap answer to any question."""

from typing import ClassVar, Final

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.heuristics import Heuristics, softmax, sum_of
from dengen.core.state import State
from dengen.games.troll_master.bot.worth import Worth
from dengen.games.troll_master.rules import TrollMasterState, action_phase, scoring, steps
from dengen.games.troll_master.rules.action_phase import FORGO_MANA
from dengen.games.troll_master.rules.actions import BROOM, DISCARD, EXECUTE, GAIN, PLACE, STOP, placed_at, placed_card
from dengen.games.troll_master.rules.codes import ACTIONS, ATTACK, CRYSTAL, DEFEND, MOST_ABILITIES, OVER, POWER, SCORING

NEAR: Final = 1.2  # VP by which chances differ e-fold when the end is there
FAR: Final = 0.3  # and how much more per round to come
A_CLEAR_GAIN: Final = 0.25  # needed to reveal another card
A_CRYSTAL: Final = 0.15  # what keeping one in hand is worth


class TrollMasterHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("vp", "mana", "familiars", "charges", "pawn")

    worth: Worth

    # ---- how good a position is ----

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, TrollMasterState)
        if state.over():
            return state.shares()
        left = self.worth.rounds_left(state)
        spread = NEAR + FAR * left
        return softmax([sum_of(terms) / spread for terms in self.terms_by(state, left)])

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, TrollMasterState)
        return self.terms_by(state, self.worth.rounds_left(state))

    def terms_by(self, state: TrollMasterState, left: float) -> list[list[float]]:
        """In VP, with so many rounds left."""
        worth = self.worth
        return [
            [
                float(state.total(seat)),
                worth.mana(state.mana[seat], left),
                worth.familiars(state, seat, left),
                worth.charges(state, seat, left),
                worth.prospect(state, seat, left) if state.phase != OVER else 0.0,
            ]
            for seat in range(state.seats)
        ]

    # ---- a cheap answer ----

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, TrollMasterState)
        answers = state.answers_of(seat)
        if len(answers) == 1:
            return answers[0]
        question, a, _b, _c = state.question(seat)
        if question == steps.ASK_TURN:
            return self.pick_turn(state, seat, answers)
        if question == steps.ASK_ACTION:
            return self.pick_action(state, seat)
        if question == steps.ASK_SUMMON:
            return self.pick_gain(state, seat, answers)
        if question == steps.ASK_WAY:
            return self.pick_way(state, seat, a, answers)
        if question == steps.ASK_ABILITY:
            return self.pick_ability(state, seat, a, answers)
        if question == steps.ASK_DISTRIBUTE or question == steps.ASK_CHARGE:
            return self.pick_charge(state, seat, answers)
        if question == steps.ASK_CHAIN:
            return answers[1]
        if question == steps.ASK_TARGET:
            return self.pick_target(state, seat, answers)
        if question == steps.ASK_BROOM:
            return BROOM
        return self.pick_discard(state, seat, answers, rng)

    def pick_turn(self, state: TrollMasterState, seat: i64, answers: list[int]) -> int:
        left = self.worth.rounds_left(state)
        by_pos = [-9.0] * (int(ACTIONS) + 1)
        best_act = answers[0]
        pawn: i64 = state.pawn[seat]
        best = self.worth.at(state, seat, pawn, left) + A_CLEAR_GAIN if pawn else -8.0
        if pawn == 0 and best_act == STOP:
            return STOP
        for act in answers:
            if PLACE <= act < GAIN:
                pos: i64 = placed_at(act)
                if by_pos[pos] < -8.0:
                    by_pos[pos] = self.worth.at(state, seat, pos, left) + 0.01 * float(pos)
                value = by_pos[pos]
                if placed_card(act) == CRYSTAL:
                    value -= A_CRYSTAL
                if value > best:
                    best = value
                    best_act = act
        return best_act

    def pick_action(self, state: TrollMasterState, seat: i64) -> int:
        left = self.worth.rounds_left(state)
        price: i64 = action_phase.top_up(state, seat)
        gain = self.worth.performing(state, seat, state.pawn[seat], state.mana[seat] - price, left)
        return EXECUTE if gain - self.worth.mana(price, left) >= self.worth.mana(FORGO_MANA, left) else STOP

    def pick_gain(self, state: TrollMasterState, seat: i64, answers: list[int]) -> int:
        left = self.worth.rounds_left(state)
        best_act: int = STOP
        best = 0.0
        for act in answers:
            if GAIN <= act < state.tables.call:
                value = self.worth.gain(state, seat, act - GAIN + 1, state.mana[seat], state.discount, left)
                if value > best:
                    best = value
                    best_act = act
        return best_act

    def pick_way(self, state: TrollMasterState, seat: i64, kind: i64, answers: list[int]) -> int:
        left = self.worth.rounds_left(state)
        mana: i64 = state.mana[seat]
        best_act = answers[0]
        best = -99.0
        for act in answers:
            if act == state.tables.call:
                value = self.worth.calling(state, kind, mana, state.discount, left)
            else:
                own: i64 = act - state.tables.train
                value = self.worth.training(state, seat, kind, own, mana, state.discount, left)
            if value > best:
                best = value
                best_act = act
        return best_act

    def pick_ability(self, state: TrollMasterState, seat: i64, moment: i64, answers: list[int]) -> int:
        """Power only where it changes a comparison, everything else whenever it can be paid."""
        power: i64 = state.power(seat) + state.bonus
        if moment == DEFEND:
            short: i64 = state.attack - power
            return answers[1] if 0 < short <= self.affordable_power(state, seat, answers) else STOP
        if moment == ATTACK:
            more = power + self.affordable_power(state, seat, answers)
            gained = self.worth.victims(state, seat, more) - self.worth.victims(state, seat, power)
            return answers[1] if gained > 0.5 else STOP
        if moment == SCORING:
            best = max(state.scores())
            reached: i64 = state.total(seat) + scoring.best_extra(state, seat)
            ends = state.round >= state.cap or best >= state.target
            return answers[1] if ends or (reached >= state.target and reached >= best) else STOP
        return answers[1]

    def affordable_power(self, state: TrollMasterState, seat: i64, answers: list[int]) -> i64:
        total: i64 = 0
        for act in answers:
            if act != STOP:
                ability: i64 = act - state.tables.use
                fee: i64 = state.tables.fee[ability]
                uses: i64 = state.charges_on(seat, ability // MOST_ABILITIES) // fee
                for do, n, _whom, _per in state.tables.effects[ability]:
                    if do == POWER:
                        total += n * uses
        return total

    def pick_charge(self, state: TrollMasterState, seat: i64, answers: list[int]) -> int:
        """The familiar whose abilities bring most; stop when mana is scarcer than charges."""
        left = self.worth.rounds_left(state)
        if answers[0] == STOP and (state.mana[seat] <= 3 or left < 1.0):
            return STOP
        best_act = answers[0]
        best = 0.0
        for act in answers:
            if act >= state.tables.charge:
                value = self.worth.per_round[act - state.tables.charge]
                if value > best:
                    best = value
                    best_act = act
        return best_act

    def pick_target(self, state: TrollMasterState, seat: i64, answers: list[int]) -> int:
        left = self.worth.rounds_left(state)
        best_act = answers[0]
        best = -9.0
        for act in answers:
            value = self.worth.at(state, seat, act - state.tables.chain_to + 1, left)
            if value > best:
                best = value
                best_act = act
        return best_act

    def pick_discard(self, state: TrollMasterState, seat: i64, answers: list[int], rng: Chance) -> int:
        """A kind that is held twice, else anything but a Crystal."""
        for act in answers:
            if act != DISCARD + CRYSTAL and state.hand[4 * seat + act - DISCARD] > 1:
                return act
        act = rng.pick(answers)
        return act if act != DISCARD + CRYSTAL else answers[0]
