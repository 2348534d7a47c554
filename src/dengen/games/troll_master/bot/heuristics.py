# mypyc: compile
"""A sensible player: how good a position is for each seat, and a cheap answer to any question."""

from collections.abc import Callable
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import lowest
from dengen.core.bots.heuristics import Heuristics, softmax
from dengen.core.rules.state import State
from dengen.games.troll_master.bot.features import NAMES, PHASES, fill_all, phase_of
from dengen.games.troll_master.bot.worth import Outlook, Worth
from dengen.games.troll_master.rules import (
    TrollMasterState,
    abilities,
    action_phase,
    actions,
    brew,
    chains,
    effects,
    planning,
    preparation,
    scoring,
    summon,
)
from dengen.games.troll_master.rules.action_phase import FORGO_MANA
from dengen.games.troll_master.rules.actions import DISCARD, EXECUTE, GAIN, PLACE, STOP
from dengen.games.troll_master.rules.codes import (
    ACTIONS,
    ATTACK,
    CRYSTAL,
    DEFEND,
    MAGIC_KINDS,
    MOST_ABILITIES,
    OVER,
    POWER,
    SCORING,
)

NEAR: Final = 1.2  # VP by which chances differ e-fold when the end is there
FAR: Final = 0.3  # and how much more per round to come
A_CLEAR_GAIN: Final = 0.25  # needed to reveal another card
A_CRYSTAL: Final = 0.15  # what keeping one in hand is worth
PLACES: Final[i64] = 0x3FFF  # bits of the answers PLACE with one card


class TrollMasterHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("vp", "mana", "familiars", "charges", "pawn")
    phases: ClassVar[int] = PHASES

    worth: Worth

    # ---- how good a position is ----

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, TrollMasterState)
        if state.over():
            return state.shares()
        outlook = self.worth.outlook(state)
        spread = NEAR + FAR * outlook.left
        terms: i64 = len(self.term_names)
        values: list[float] = []
        for seat in range(state.seats):
            value = 0.0
            for at in range(terms):
                value += self.term(state, seat, at, outlook)
            values.append(value / spread)
        return softmax(values)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, TrollMasterState)
        outlook = self.worth.outlook(state)
        return [
            [self.term(state, seat, at, outlook) for at in range(len(self.term_names))] for seat in range(state.seats)
        ]

    def term(self, state: TrollMasterState, seat: i64, at: i64, outlook: Outlook) -> float:
        """One of `term_names`, in VP."""
        if at == 0:
            return float(state.total(seat))
        if at == 1:
            return outlook.mana(state.mana[seat])
        if at == 2:
            return self.worth.familiars(state, seat, outlook)
        if at == 3:
            return self.worth.charges(state, seat, outlook)
        return self.worth.prospect(state, seat, outlook) if state.phase != OVER else 0.0

    # ---- what is learned from ----

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, TrollMasterState)
        return fill_all(state, self.worth)

    def phase(self, state: State) -> i64:
        assert isinstance(state, TrollMasterState)
        return phase_of(state, self.worth.outlook(state).left)

    # ---- a cheap answer ----

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, TrollMasterState)
        return int(self.cheap_answer(state, seat, rng))

    def cheap_answer(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        if state.many_answers(seat) == 1:
            return state.first_answer(seat)
        return CHOOSE[int(state.asked_of(seat).number)](self, state, seat, rng)

    def may_stop(self, state: TrollMasterState, seat: i64) -> bool:
        return state.offered(seat) & 1 == 1

    def first_own(self, state: TrollMasterState, seat: i64) -> i64:
        """The first of the answers that go by own familiars."""
        return state.asked_of(seat).own_act(state, seat, lowest(state.own_offered(seat)))

    def pick_chain(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        return self.first_own(state, seat)

    def pick_broom(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        return actions.BROOM

    def pick_turn(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        """The best place, the first card that may take it; a Crystal only if it is the only one."""
        pawn: i64 = state.pawn[seat]
        if pawn == 0 and self.may_stop(state, seat):
            return STOP
        worth = self.worth
        outlook = worth.outlook(state)
        cards: i64 = state.in_play()
        best_act: i64 = state.first_answer(seat)
        best = worth.at(state, seat, pawn, cards, outlook) + A_CLEAR_GAIN if pawn else -8.0
        placings: i64 = state.offered(seat) >> 1
        by_others: i64 = 0
        for card in range(MAGIC_KINDS):
            places: i64 = (placings >> (ACTIONS * card)) & PLACES
            fresh: i64 = places & ~by_others
            by_others |= places
            while fresh != 0:
                at: i64 = lowest(fresh)
                fresh &= fresh - 1
                value = worth.at(state, seat, at + 1, cards, outlook) + 0.01 * float(at + 1)
                if card == CRYSTAL:
                    value -= A_CRYSTAL
                if value > best:
                    best = value
                    best_act = PLACE + ACTIONS * card + at
        return best_act

    def pick_action(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        outlook = self.worth.outlook(state)
        price: i64 = action_phase.top_up(state, seat)
        gain = self.worth.performing(state, seat, state.pawn[seat], state.mana[seat] - price, outlook)
        return EXECUTE if gain - outlook.mana(price) >= outlook.mana(FORGO_MANA) else STOP

    def pick_gain(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        outlook = self.worth.outlook(state)
        best_act: i64 = STOP
        best = 0.0
        gainable: i64 = state.offered(seat) >> 1
        while gainable != 0:
            kind: i64 = state.kinds[lowest(gainable)]
            gainable &= gainable - 1
            value = self.worth.gain(state, seat, kind, state.mana[seat], state.discount, outlook)
            if value > best:
                best = value
                best_act = GAIN + kind - 1
        return best_act

    def pick_way(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        kind: i64 = state.question(seat)[1]
        outlook = self.worth.outlook(state)
        mana: i64 = state.mana[seat]
        best_act: i64 = state.first_answer(seat)
        best = -99.0
        if state.offered(seat) != 0:
            best = self.worth.calling(kind, mana, state.discount, outlook)
        tops = state.familiars[seat].tops
        trainable: i64 = state.own_offered(seat)
        while trainable != 0:
            own: i64 = tops[lowest(trainable)]
            trainable &= trainable - 1
            value = self.worth.training(state, seat, kind, own, mana, state.discount, outlook)
            if value > best:
                best = value
                best_act = state.tables.train + own
        return best_act

    def pick_ability(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        """Power only where it changes a comparison, everything else whenever it can be paid."""
        moment: i64 = state.question(seat)[1]
        power: i64 = state.power(seat) + state.bonus
        if moment == DEFEND:
            short: i64 = state.attack - power
            return self.first_own(state, seat) if 0 < short <= self.affordable_power(state, seat) else STOP
        if moment == ATTACK:
            more = power + self.affordable_power(state, seat)
            gained = self.worth.victims(state, seat, more) - self.worth.victims(state, seat, power)
            return self.first_own(state, seat) if gained > 0.5 else STOP
        if moment == SCORING:
            best = max(state.scores())
            reached: i64 = state.total(seat) + scoring.best_extra(state, seat)
            ends = state.round >= state.cap or best >= state.target
            return self.first_own(state, seat) if ends or (reached >= state.target and reached >= best) else STOP
        return self.first_own(state, seat)

    def affordable_power(self, state: TrollMasterState, seat: i64) -> i64:
        tables = state.tables
        tops = state.familiars[seat].tops
        total: i64 = 0
        usable: i64 = state.own_offered(seat)
        while usable != 0:
            at: i64 = lowest(usable)
            usable &= usable - 1
            familiar: i64 = tops[at // MOST_ABILITIES]
            ability: i64 = familiar * MOST_ABILITIES + at % MOST_ABILITIES
            uses: i64 = state.charges_on(seat, familiar) // tables.fee[ability]
            for index in range(tables.many_effects[ability]):
                do, n, _whom, _per = tables.effect(ability, index)
                if do == POWER:
                    total += n * uses
        return total

    def pick_charge(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        """The familiar whose abilities bring most; stop when mana is scarcer than charges."""
        outlook = self.worth.outlook(state)
        if self.may_stop(state, seat) and (state.mana[seat] <= 3 or outlook.left < 1.0):
            return STOP
        best_act: i64 = state.first_answer(seat)
        best = 0.0
        tops = state.familiars[seat].tops
        chargeable: i64 = state.own_offered(seat)
        while chargeable != 0:
            own: i64 = tops[lowest(chargeable)]
            chargeable &= chargeable - 1
            value = self.worth.per_round[own]
            if value > best:
                best = value
                best_act = state.tables.charge + own
        return best_act

    def pick_target(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        outlook = self.worth.outlook(state)
        cards: i64 = state.in_play()
        best_act: i64 = state.first_answer(seat)
        best = -9.0
        places: i64 = state.offered(seat)
        while places != 0:
            pos: i64 = lowest(places)
            places &= places - 1
            value = self.worth.at(state, seat, pos, cards, outlook)
            if value > best:
                best = value
                best_act = state.tables.chain_to + pos - 1
        return best_act

    def pick_discard(self, state: TrollMasterState, seat: i64, rng: Chance) -> i64:
        """A kind that is held twice, else anything but a Crystal."""
        for kind in range(CRYSTAL):
            if state.in_hand(seat, kind) > 1:
                return DISCARD + kind
        act: i64 = state.pick_answer(seat, rng)
        return act if act != DISCARD + CRYSTAL else state.first_answer(seat)


# The cheap answers, by the question
CHOOSE: Final[dict[int, Callable[[TrollMasterHeuristics, TrollMasterState, i64, Chance], i64]]] = {
    int(preparation.BROOM.number): TrollMasterHeuristics.pick_broom,
    int(preparation.DISCARD.number): TrollMasterHeuristics.pick_discard,
    int(planning.TURN.number): TrollMasterHeuristics.pick_turn,
    int(action_phase.ACTION.number): TrollMasterHeuristics.pick_action,
    int(summon.SUMMON.number): TrollMasterHeuristics.pick_gain,
    int(summon.WAY.number): TrollMasterHeuristics.pick_way,
    int(brew.DISTRIBUTE.number): TrollMasterHeuristics.pick_charge,
    int(abilities.ABILITY.number): TrollMasterHeuristics.pick_ability,
    int(effects.CHARGE.number): TrollMasterHeuristics.pick_charge,
    int(chains.CHAIN.number): TrollMasterHeuristics.pick_chain,
    int(chains.TARGET.number): TrollMasterHeuristics.pick_target,
}
