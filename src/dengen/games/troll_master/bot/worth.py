# mypyc: compile
"""What things are worth to a sensible player, in VP: mana, familiars, charges, the action a pawn stands on."""

from typing import Final

from mypy_extensions import i64

from dengen.games.troll_master.rules import TrollMasterState
from dengen.games.troll_master.rules.action_phase import FORGO_MANA, TOP_UP
from dengen.games.troll_master.rules.codes import (
    ATTACK,
    BREW,
    CRYSTAL,
    DEFEND,
    DIVINE,
    IN_ACTION,
    MOMENTS,
    POWER,
    SUMMON,
)
from dengen.games.troll_master.rules.steps import ASK_ACTION, ASK_CHAIN, ASK_TARGET, ASK_WAY, COMPARE, DEFENCE
from dengen.games.troll_master.rules.tables import Tables

VP_PER_ROUND: Final = 2.1  # of the leader, in games of sensible players
LATE_MANA: Final = 0.03
EARLY_MANA: Final = 0.39  # more than late
PLENTY: Final = 12  # mana beyond this is worth half
CHARGE_WORTH: Final = 0.2
UNPLACED: Final = 0.9  # what a pawn in hand promises
OUT_OF_REACH: Final = -9.0
USES_PER_ROUND: Final = (0.6, 0.35, 0.35, 0.25, 0.5, 0.15, 0.1, 0.5, 0.2, 0.3)  # by moment
EFFECT_WORTH: Final = (0.3, 1.0, 0.3, 0.2, 0.2, 1.0, 1.4, 0.2)  # by kind of effect, for each n


class Worth:
    """Estimates for one card set; they read the table and never change it."""

    tables: Tables
    per_round: list[float]  # by familiar: what its abilities bring in a round

    def study(self, tables: Tables) -> None:
        self.tables = tables
        self.per_round = []
        for familiar in range(int(tables.kinds) + 1):
            total = 0.0
            for moment in range(len(MOMENTS)):
                for ability in tables.auto[moment][familiar]:
                    total += USES_PER_ROUND[moment] * self.effect_worth(ability)
                for ability in tables.paid[moment][familiar] + tables.chains[moment][familiar]:
                    fee = tables.fee[ability]
                    total += USES_PER_ROUND[moment] * (self.effect_worth(ability) - 0.25 * fee) * 0.8
            self.per_round.append(total)

    def effect_worth(self, ability: int) -> float:
        total = 0.0
        for do, n, _whom, _per in self.tables.effects[ability]:
            total += EFFECT_WORTH[do] * float(n)
        return total

    # ---- the whole position of a seat ----

    def rounds_left(self, state: TrollMasterState) -> float:
        best: i64 = 0
        for seat in range(state.seats):
            total: i64 = state.total(seat)
            if total > best:
                best = total
        left = float(state.target - best) / VP_PER_ROUND
        capped = float(state.cap - state.round)
        if left > capped:
            left = capped
        return left if left > 0.3 else 0.3

    def mana(self, n: i64, left: float) -> float:
        each = LATE_MANA + EARLY_MANA * (left / 9.0 if left < 9.0 else 1.0)
        return each * float(n) if n <= PLENTY else each * (PLENTY + 0.5 * float(n - PLENTY))

    def familiar(self, state: TrollMasterState, familiar: i64, left: float) -> float:
        """VP, power and abilities of a face-up card over the rounds to come."""
        fights = 0.05 * (state.seats - 1) * left
        return self.tables.vp[familiar] + self.tables.power[familiar] * fights * 0.3 + self.per_round[familiar] * left

    def familiars(self, state: TrollMasterState, seat: i64, left: float) -> float:
        total = 0.0
        for familiar in state.tops[seat]:
            total += self.familiar(state, familiar, left) - self.tables.vp[familiar]
        return total

    def charges(self, state: TrollMasterState, seat: i64, left: float) -> float:
        total: i64 = 0
        for familiar in state.tops[seat]:
            total += state.charges_on(seat, familiar)
        return CHARGE_WORTH * float(total) * (left if left < 1.0 else 1.0)

    # ---- the action a pawn stands on ----

    def prospect(self, state: TrollMasterState, seat: i64, left: float) -> float:
        """What the seat can still expect from its pawn this round."""
        pawn: i64 = state.pawn[seat]
        if pawn == 0:
            waits = state.phase < IN_ACTION and (state.passed >> seat) & 1 == 0
            return UNPLACED if waits else 0.0
        if state.phase == IN_ACTION and state.actor == seat and not self.still_chooses(state, seat):
            return self.rest_of_action(state, seat, left)
        return self.at(state, seat, pawn, left)

    def still_chooses(self, state: TrollMasterState, seat: i64) -> bool:
        question, _a, _b, _c = state.question(seat)
        return (state.waiting >> seat) & 1 == 1 and question == ASK_ACTION

    def at(self, state: TrollMasterState, seat: i64, pos: i64, left: float) -> float:
        """The better of performing the action and forgoing it, by the cards of this world."""
        forgo = self.mana(FORGO_MANA, left)
        price: i64 = TOP_UP * self.lacking(state, pos)
        if price > state.mana[seat]:
            return forgo
        gain = self.performing(state, seat, pos, state.mana[seat] - price, left) - self.mana(price, left)
        return gain if gain > forgo else forgo

    def lacking(self, state: TrollMasterState, pos: i64) -> i64:
        """Cards that this world's ten cards lack for the action, the hands included."""
        if state.phase >= IN_ACTION:
            return state.missing(pos)
        kind: i64 = self.tables.need_kind[pos]
        short: i64 = self.tables.need[pos] - self.in_play(state, CRYSTAL)
        if kind != CRYSTAL:
            short -= self.in_play(state, kind)
        return short if short > 0 else 0

    def in_play(self, state: TrollMasterState, kind: i64) -> i64:
        cards: i64 = state.open.count(kind)
        seats: i64 = state.seats
        for seat in range(seats):
            cards += state.revealed[seat].count(kind) + state.hand[4 * seat + kind]
        return cards

    def performing(self, state: TrollMasterState, seat: i64, pos: i64, mana: i64, left: float) -> float:
        kind: i64 = self.tables.action_kind[pos]
        value: i64 = self.tables.value[pos]
        if kind == BREW:
            return self.mana(value, left) + 0.3 * len(state.tops[seat])
        if kind == DIVINE:
            return float(value)
        if kind == ATTACK:
            return self.victims(state, seat, state.power(seat) + value)
        return self.best_gain(state, seat, mana, value, left)

    def victims(self, state: TrollMasterState, seat: i64, attack: i64) -> float:
        """Expected chits of an attack with this total."""
        hits = 0.0
        seats: i64 = state.seats
        for other in range(seats):
            if other != seat:
                margin: i64 = attack - self.defence(state, other)
                if margin > 0:
                    hits += 0.9 if margin > 1 else 0.75
        return 2.0 * hits if state.duo else hits

    def defence(self, state: TrollMasterState, seat: i64) -> i64:
        """Power with what is added by itself."""
        total: i64 = state.power(seat)
        for familiar in state.tops[seat]:
            for ability in self.tables.auto[DEFEND][familiar]:
                for do, n, _whom, _per in self.tables.effects[ability]:
                    if do == POWER:
                        total += n
        return total

    # ---- gaining a familiar ----

    def best_gain(self, state: TrollMasterState, seat: i64, mana: i64, discount: i64, left: float) -> float:
        """The best familiar to be had for this mana, or none."""
        best = 0.0
        for kind in state.kinds:
            if state.supply[kind] > 0 and kind not in state.tops[seat]:
                gain = self.gain(state, seat, kind, mana, discount, left)
                if gain > best:
                    best = gain
        return best

    def gain(self, state: TrollMasterState, seat: i64, kind: i64, mana: i64, discount: i64, left: float) -> float:
        """This familiar, called or trained, whichever is better."""
        best = self.calling(state, kind, mana, discount, left)
        for own in state.tops[seat]:
            gain = self.training(state, seat, kind, own, mana, discount, left)
            if gain > best:
                best = gain
        return best

    def calling(self, state: TrollMasterState, kind: i64, mana: i64, discount: i64, left: float) -> float:
        price: i64 = self.tables.cost[kind] - discount
        if price < 0:
            price = 0
        return self.fresh(state, kind, left) - self.mana(price, left) if price <= mana else OUT_OF_REACH

    def training(
        self, state: TrollMasterState, seat: i64, kind: i64, own: i64, mana: i64, discount: i64, left: float
    ) -> float:
        price: i64 = self.tables.cost[kind] - self.tables.cost[own] - discount
        if price < 0:
            price = 0
        if price > mana:
            return OUT_OF_REACH
        lost = self.familiar(state, own, left) + CHARGE_WORTH * float(state.charges_on(seat, own))
        return self.fresh(state, kind, left) - lost - self.mana(price, left)

    def fresh(self, state: TrollMasterState, kind: i64, left: float) -> float:
        return self.familiar(state, kind, left) + CHARGE_WORTH * self.tables.start_charge[kind]

    # ---- in the middle of an action ----

    def rest_of_action(self, state: TrollMasterState, seat: i64, left: float) -> float:
        """The action was paid and its printed effect is done; what may still come of it."""
        kind: i64 = self.tables.action_kind[state.pawn[seat]]
        question, a, _b, _c = state.question(seat)
        asked = (state.waiting >> seat) & 1 == 1
        if kind == ATTACK and state.attack > 0:
            return self.still_to_beat(state)
        if not asked:
            return 0.0
        if question == ASK_TARGET:
            return self.best_target(state, seat, left)
        if question == ASK_WAY:
            return self.gain(state, seat, a, state.mana[seat], state.discount, left)
        if question == ASK_CHAIN:
            return 0.0
        if kind == ATTACK:
            return self.victims(state, seat, state.power(seat) + state.bonus)
        if kind == SUMMON:
            return self.best_gain(state, seat, state.mana[seat], state.discount, left)
        return 0.0

    def still_to_beat(self, state: TrollMasterState) -> float:
        """Chits from defenders whose turn is still to come, or who are deciding now."""
        hits = 0.0
        for step, defender, _b, _c in state.agenda:
            if step == DEFENCE and state.attack > self.defence(state, defender):
                hits += 0.85
            elif step == COMPARE and state.attack > state.power(defender) + state.bonus:
                hits += 0.6
        return 2.0 * hits if state.duo else hits

    def best_target(self, state: TrollMasterState, seat: i64, left: float) -> float:
        best = 0.0
        for act in state.answers_of(seat):
            value = self.at(state, seat, act - self.tables.chain_to + 1, left)
            if value > best:
                best = value
        return best
