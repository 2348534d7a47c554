# mypyc: compile
"""What things are worth to a sensible player, in VP: mana, familiars, charges, the action a pawn stands on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.state import STEP
from dengen.games.troll_master.rules import TrollMasterState, action_phase, chains, summon
from dengen.games.troll_master.rules.action_phase import FORGO_MANA, TOP_UP
from dengen.games.troll_master.rules.codes import ATTACK, BREW, DEFEND, DIVINE, IN_ACTION, MOMENTS, POWER, SUMMON
from dengen.games.troll_master.rules.steps import COMPARE, DEFENCE
from dengen.games.troll_master.rules.tables import Tables, marked

VP_PER_ROUND: Final = 2.1  # of the leader, in games of sensible players
LATE_MANA: Final = 0.03
EARLY_MANA: Final = 0.39  # more than late
PLENTY: Final[i64] = 12  # mana beyond this is worth half
CHARGE_WORTH: Final = 0.2
UNPLACED: Final = 0.9  # what a pawn in hand promises
OUT_OF_REACH: Final = -9.0
USES_PER_ROUND: Final = (0.6, 0.35, 0.35, 0.25, 0.5, 0.15, 0.1, 0.5, 0.2, 0.3)  # by moment
EFFECT_WORTH: Final = (0.3, 1.0, 0.3, 0.2, 0.2, 1.0, 1.4, 0.2)  # by kind of effect, for each n


class Outlook:
    """How much of the game is left, and what follows from it for all that is valued at one moment."""

    left: float  # rounds
    each_mana: float
    fights: float  # what each power brings

    def __init__(self, left: float, seats: int) -> None:
        self.left = left
        self.each_mana = LATE_MANA + EARLY_MANA * (left / 9.0 if left < 9.0 else 1.0)
        self.fights = 0.05 * float(seats - 1) * left

    def mana(self, n: i64) -> float:
        if n <= PLENTY:
            return self.each_mana * float(n)
        return self.each_mana * (float(PLENTY) + 0.5 * float(n - PLENTY))


class Worth:
    """Estimates for one card set; they read the table and never change it."""

    tables: Tables
    per_round: vec[float]  # by familiar: what its abilities bring in a round
    vp: vec[float]  # by familiar
    power: vec[float]
    start_charge: vec[float]
    guard: vec[i64]  # by familiar: power that it adds to a defence by itself

    def study(self, tables: Tables) -> None:
        self.tables = tables
        familiars = range(int(tables.kinds) + 1)
        self.per_round = vec[float]([self.brings(familiar) for familiar in familiars])
        self.vp = vec[float]([float(tables.vp[familiar]) for familiar in familiars])
        self.power = vec[float]([float(tables.power[familiar]) for familiar in familiars])
        self.start_charge = vec[float]([float(tables.start_charge[familiar]) for familiar in familiars])
        self.guard = vec[i64]([self.added_defence(familiar) for familiar in familiars])

    def brings(self, familiar: int) -> float:
        """What its abilities bring in a round."""
        tables = self.tables
        total = 0.0
        for moment in range(len(MOMENTS)):
            at = tables.at(moment, familiar)
            for ability in marked(tables.automatic[at], familiar):
                total += USES_PER_ROUND[moment] * self.effect_worth(ability)
            for ability in marked(tables.paid[at], familiar) + marked(tables.chains[at], familiar):
                fee = float(tables.fee[ability])
                total += USES_PER_ROUND[moment] * (self.effect_worth(ability) - 0.25 * fee) * 0.8
        return total

    def effect_worth(self, ability: int) -> float:
        total = 0.0
        for do, n, _whom, _per in self.tables.effects_of(ability):
            total += EFFECT_WORTH[do] * float(n)
        return total

    def added_defence(self, familiar: int) -> int:
        total: i64 = 0
        for ability in marked(self.tables.automatic[self.tables.at(DEFEND, familiar)], familiar):
            for do, n, _whom, _per in self.tables.effects_of(ability):
                if do == POWER:
                    total += n
        return int(total)

    # ---- the whole position of a seat ----

    def outlook(self, state: TrollMasterState) -> Outlook:
        best: i64 = 0
        seats: i64 = state.seats
        for seat in range(seats):
            total: i64 = state.total(seat)
            if total > best:
                best = total
        left = float(state.target - best) / VP_PER_ROUND
        capped = float(state.cap - state.round)
        if left > capped:
            left = capped
        return Outlook(left if left > 0.3 else 0.3, state.seats)

    def familiar(self, familiar: i64, outlook: Outlook) -> float:
        """VP, power and abilities of a face-up card over the rounds to come."""
        return self.vp[familiar] + self.power[familiar] * outlook.fights * 0.3 + self.per_round[familiar] * outlook.left

    def familiars(self, state: TrollMasterState, seat: i64, outlook: Outlook) -> float:
        total = 0.0
        for familiar in state.familiars[seat].tops:
            total += self.familiar(familiar, outlook) - self.vp[familiar]
        return total

    def charges(self, state: TrollMasterState, seat: i64, outlook: Outlook) -> float:
        total: i64 = 0
        for familiar in state.familiars[seat].tops:
            total += state.charges_on(seat, familiar)
        return CHARGE_WORTH * float(total) * (outlook.left if outlook.left < 1.0 else 1.0)

    # ---- the action a pawn stands on ----

    def prospect(self, state: TrollMasterState, seat: i64, outlook: Outlook) -> float:
        """What the seat can still expect from its pawn this round."""
        pawn: i64 = state.pawn[seat]
        if pawn == 0:
            waits = state.phase < IN_ACTION and (state.passed >> seat) & 1 == 0
            return UNPLACED if waits else 0.0
        if state.phase == IN_ACTION and state.actor == seat and not self.still_chooses(state, seat):
            return self.rest_of_action(state, seat, outlook)
        return self.at(state, seat, pawn, state.in_play(), outlook)

    def still_chooses(self, state: TrollMasterState, seat: i64) -> bool:
        return (state.waiting >> seat) & 1 == 1 and state.asked_of(seat) is action_phase.ACTION

    def at(self, state: TrollMasterState, seat: i64, pos: i64, cards: i64, outlook: Outlook) -> float:
        """The better of performing the action and forgoing it, by the cards that this world has in play."""
        forgo = outlook.mana(FORGO_MANA)
        price: i64 = TOP_UP * state.lacking(cards, pos)
        mana: i64 = state.mana[seat] - price
        if mana < 0:
            return forgo
        gain = self.performing(state, seat, pos, mana, outlook) - outlook.mana(price)
        return gain if gain > forgo else forgo

    def performing(self, state: TrollMasterState, seat: i64, pos: i64, mana: i64, outlook: Outlook) -> float:
        kind: i64 = self.tables.action_kind[pos]
        value: i64 = self.tables.value[pos]
        if kind == BREW:
            own: i64 = len(state.familiars[seat].tops)
            return outlook.mana(value) + 0.3 * float(own)
        if kind == DIVINE:
            return float(value)
        if kind == ATTACK:
            return self.victims(state, seat, state.power(seat) + value)
        return self.best_gain(state, seat, mana, value, outlook)

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
        own = state.familiars[seat]
        total: i64 = own.power
        if (own.automatic >> DEFEND) & 1:
            for familiar in own.tops:
                total += self.guard[familiar]
        return total

    # ---- gaining a familiar ----

    def best_gain(self, state: TrollMasterState, seat: i64, mana: i64, discount: i64, outlook: Outlook) -> float:
        """The best familiar to be had for this mana, or none."""
        own = state.familiars[seat]
        reach: i64 = mana + discount + self.tables.cost[own.dearest]
        best = 0.0
        for kind in state.kinds:
            if state.supply[kind] > 0 and self.tables.cost[kind] <= reach and not own.has(kind):
                gain = self.gain(state, seat, kind, mana, discount, outlook)
                if gain > best:
                    best = gain
        return best

    def gain(self, state: TrollMasterState, seat: i64, kind: i64, mana: i64, discount: i64, outlook: Outlook) -> float:
        """This familiar, called or trained, whichever is better."""
        best = self.calling(kind, mana, discount, outlook)
        for own in state.familiars[seat].tops:
            gain = self.training(state, seat, kind, own, mana, discount, outlook)
            if gain > best:
                best = gain
        return best

    def calling(self, kind: i64, mana: i64, discount: i64, outlook: Outlook) -> float:
        price: i64 = self.tables.cost[kind] - discount
        if price < 0:
            price = 0
        return self.fresh(kind, outlook) - outlook.mana(price) if price <= mana else OUT_OF_REACH

    def training(
        self, state: TrollMasterState, seat: i64, kind: i64, own: i64, mana: i64, discount: i64, outlook: Outlook
    ) -> float:
        price: i64 = self.tables.cost[kind] - self.tables.cost[own] - discount
        if price < 0:
            price = 0
        if price > mana:
            return OUT_OF_REACH
        lost = self.familiar(own, outlook) + CHARGE_WORTH * float(state.charges_on(seat, own))
        return self.fresh(kind, outlook) - lost - outlook.mana(price)

    def fresh(self, kind: i64, outlook: Outlook) -> float:
        return self.familiar(kind, outlook) + CHARGE_WORTH * self.start_charge[kind]

    # ---- in the middle of an action ----

    def rest_of_action(self, state: TrollMasterState, seat: i64, outlook: Outlook) -> float:
        """The action was paid and its printed effect is done; what may still come of it."""
        kind: i64 = self.tables.action_kind[state.pawn[seat]]
        if kind == ATTACK and state.attack > 0:
            return self.still_to_beat(state)
        if (state.waiting >> seat) & 1 == 0:
            return 0.0
        asked = state.asked_of(seat)
        if asked is chains.TARGET:
            return self.best_target(state, seat, outlook)
        if asked is summon.WAY:
            return self.gain(state, seat, state.question(seat)[1], state.mana[seat], state.discount, outlook)
        if asked is chains.CHAIN:
            return 0.0
        if kind == ATTACK:
            return self.victims(state, seat, state.power(seat) + state.bonus)
        if kind == SUMMON:
            return self.best_gain(state, seat, state.mana[seat], state.discount, outlook)
        return 0.0

    def still_to_beat(self, state: TrollMasterState) -> float:
        """Chits from defenders whose turn is still to come, or who are deciding now."""
        hits = 0.0
        todo = state.todo
        at: i64 = 0
        while at < state.laid:
            step: i64 = todo[at]
            if step == DEFENCE and state.attack > self.defence(state, todo[at + 1]):
                hits += 0.85
            elif step == COMPARE and state.attack > state.power(todo[at + 1]) + state.bonus:
                hits += 0.6
            at += STEP
        return 2.0 * hits if state.duo else hits

    def best_target(self, state: TrollMasterState, seat: i64, outlook: Outlook) -> float:
        cards: i64 = state.in_play()
        best = 0.0
        places: i64 = state.offered(seat)
        while places != 0:
            value = self.at(state, seat, lowest(places), cards, outlook)
            if value > best:
                best = value
            places &= places - 1
        return best
