# mypyc: compile
"""The Summon action: calling and training (TM-59 to TM-70)."""

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules.codes import GAIN, STOP, SUMMON
from dengen.games.troll_master.rules.planning import Planning
from dengen.games.troll_master.rules.steps import ASK_WAY


class Summon(Planning):
    def call_price(self, kind: i64) -> i64:  # TM-60, TM-69
        price: i64 = self.tables.cost[kind] - self.discount
        return price if price > 0 else 0

    def train_price(self, kind: i64, base: i64) -> i64:
        """TM-61, TM-62, TM-R19: only the top card's cost counts."""
        price: i64 = self.tables.cost[kind] - self.tables.cost[base] - self.discount
        return price if price > 0 else 0

    def dearest(self, seat: i64) -> i64:
        """The own familiar on which everything is cheapest."""
        best: i64 = self.tops[seat][0]
        for own in self.tops[seat]:
            if self.tables.cost[own] > self.tables.cost[best]:
                best = own
        return best

    # ---- which familiar ----

    def summon_choices(self, seat: i64) -> list[int]:
        acts: list[int] = [STOP]
        base: i64 = self.dearest(seat)
        for kind in self.kinds:
            if self.against_gain(seat, kind, base) == LEGAL:
                acts.append(GAIN + kind - 1)
        acts.extend(self.usable(seat, self.tables.paid[SUMMON]))
        return acts

    def against_summon(self, seat: i64, act: i64) -> i64:
        if act == STOP:
            return LEGAL  # TM-59: at most one, TM-R14
        if act >= self.tables.use:
            return self.against_use(seat, SUMMON, act)
        return self.against_gain(seat, act - GAIN + 1, self.dearest(seat))

    def against_gain(self, seat: i64, kind: i64, base: i64) -> i64:
        if self.supply[kind] == 0:
            return RULING + 44 if kind in self.kinds else 9
        if kind in self.tops[seat]:
            return 67
        return LEGAL if self.train_price(kind, base) <= self.mana[seat] else 66

    def summon_answered(self, seat: i64, act: i64) -> None:
        if act >= self.tables.use:
            self.chosen_ability(seat, SUMMON, act)
        elif act != STOP:
            self.ask(seat, ASK_WAY, act - GAIN + 1)
        elif self.log is not None:
            self.tell("gained_nothing", {"seat": seat})

    # ---- called or trained ----

    def way_choices(self, seat: i64, kind: i64) -> list[int]:
        acts: list[int] = []
        mana: i64 = self.mana[seat]
        if self.call_price(kind) <= mana:
            acts.append(self.tables.call)
        for own in self.tops[seat]:
            if self.train_price(kind, own) <= mana:
                acts.append(self.tables.train + own)
        return acts

    def against_way(self, seat: i64, kind: i64, act: i64) -> i64:
        if act == self.tables.call:
            price: i64 = self.call_price(kind)
        else:
            base: i64 = act - self.tables.train
            if base not in self.tops[seat]:
                return 61
            price = self.train_price(kind, base)
        return LEGAL if price <= self.mana[seat] else 66

    def way_answered(self, seat: i64, kind: i64, act: i64) -> None:
        if act == self.tables.call:
            self.call(seat, kind)
        else:
            self.train(seat, kind, act - self.tables.train)

    def call(self, seat: i64, kind: i64) -> None:  # TM-60
        price: i64 = self.call_price(kind)
        if self.log is not None:
            self.tell("called", {"seat": seat, "familiar": self.tables.ids[kind], "paid": price})
        self.take(seat, kind, price, [*self.stacks[seat], [int(kind)]])

    def train(self, seat: i64, kind: i64, base: i64) -> None:  # TM-61, TM-63, TM-64
        price: i64 = self.train_price(kind, base)
        if self.log is not None:
            ids = self.tables.ids
            self.tell("trained", {"seat": seat, "familiar": ids[kind], "base": ids[base], "paid": price})
        self.add_charge(seat, base, -self.charges_on(seat, base))
        self.take(
            seat,
            kind,
            price,
            [[*stack, int(kind)] if stack[len(stack) - 1] == base else stack for stack in self.stacks[seat]],
        )

    def take(self, seat: i64, kind: i64, price: i64, stacks: list[list[int]]) -> None:
        self.mana[seat] -= price
        self.supply[kind] -= 1
        self.set_stacks(seat, stacks)
        self.add_charge(seat, kind, self.tables.start_charge[kind])  # TM-65
