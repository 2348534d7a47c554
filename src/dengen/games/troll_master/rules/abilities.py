# mypyc: compile
"""Familiars' abilities: when they happen, what they need, and one small function per kind of effect (TM-88 to TM-108)."""

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules.codes import (
    ANY,
    CHARGE,
    DISCOUNT,
    EACH,
    IF_BROOM,
    IF_EMPTY,
    IF_FULL,
    MANA,
    MOST_ABILITIES,
    PER_CHARGE,
    PER_COVERED,
    PER_FAMILIAR,
    PLANNING,
    POWER,
    REDRAW,
    SCORE,
    SELF,
    STOP,
    SUMMON,
    VP,
)
from dengen.games.troll_master.rules.state import ROW, Zones
from dengen.games.troll_master.rules.steps import (
    ASK_ABILITY,
    ASK_CHARGE,
    ASK_SUMMON,
    CHARGE_ANY,
    EFFECT,
    HAPPEN,
    MENU,
    SWAP_CARD,
)


class Abilities(Zones):
    # ---- a moment: what happens by itself, then what may be used ----

    def moment(self, seat: i64, moment: i64) -> None:
        """TM-R15: automatic abilities, then the menu of paid ones."""
        self.agenda.append((MENU, seat, moment, 0))
        self.automatic(seat, moment)

    def automatic(self, seat: i64, moment: i64) -> None:
        """TM-95, in the order of the seat's stacks."""
        of_familiar = self.tables.auto[moment]
        tops = self.tops[seat]
        at: i64 = len(tops) - 1
        while at >= 0:
            abilities = of_familiar[tops[at]]
            index: i64 = len(abilities) - 1
            while index >= 0:
                self.agenda.append((HAPPEN, seat, abilities[index], 0))
                index -= 1
            at -= 1

    def happen(self, seat: i64, ability: i64) -> None:
        if self.holds(seat, ability, self.charges_on(seat, ability // MOST_ABILITIES)):
            self.carry_out(seat, ability)

    def menu(self, seat: i64, moment: i64, again: i64) -> None:
        if not again and self.uses:
            self.uses = []  # TM-R40
        if moment == PLANNING:
            self.planning_turn(seat)
        elif moment == SUMMON:
            self.ask(seat, ASK_SUMMON)
        elif self.may_use(seat, moment):
            self.ask(seat, ASK_ABILITY, moment)

    def planning_turn(self, seat: i64) -> None:
        raise NotImplementedError

    def chosen_ability(self, seat: i64, moment: i64, act: i64) -> None:
        """The answer to a menu: an ability, after which the menu comes again, or STOP."""
        if act == STOP:
            return
        self.agenda.append((MENU, seat, moment, 1))  # TM-94
        self.use(seat, act - self.tables.use)

    # ---- may it be used? ----

    def may_use(self, seat: i64, moment: i64) -> bool:
        of_familiar = self.tables.paid[moment]
        for familiar in self.tops[seat]:
            for ability in of_familiar[familiar]:
                if self.against_ability(seat, ability) == LEGAL:
                    return True
        return False

    def usable(self, seat: i64, of_familiar: list[list[int]]) -> list[int]:
        """The answers USE for the abilities of these that the seat can use now."""
        acts: list[int] = []
        for familiar in self.tops[seat]:
            for ability in of_familiar[familiar]:
                if self.against_ability(seat, ability) == LEGAL:
                    acts.append(self.tables.use + ability)
        return acts

    def against_use(self, seat: i64, moment: i64, act: i64) -> i64:
        ability: i64 = act - self.tables.use
        familiar: i64 = ability // MOST_ABILITIES
        if ability in self.tables.paid[moment][familiar]:
            return self.against_ability(seat, ability)
        if ability in self.tables.auto[moment][familiar]:
            return 95  # happens by itself
        if ability in self.tables.chains[moment][familiar]:
            return 101  # only after the action
        return 14

    def against_ability(self, seat: i64, ability: i64) -> i64:
        """What speaks against paying for an ability whose moment it is."""
        tables = self.tables
        held: i64 = self.charges_on(seat, ability // MOST_ABILITIES)
        fee: i64 = tables.fee[ability]
        if held < fee:
            return 93
        limit: i64 = tables.limit[ability]
        if limit > 0 and self.uses.count(ability) >= limit:
            return RULING + 40
        if not self.holds(seat, ability, held):
            return 94
        if tables.swaps[ability] and self.hand_size(seat) == 0:
            return RULING + 10
        return LEGAL

    def holds(self, seat: i64, ability: i64, charges: i64) -> bool:
        """The ability's `if`, with so many charges on the card."""
        condition: i64 = self.tables.condition[ability]
        if condition == IF_BROOM:
            return self.broom == seat
        if condition == IF_FULL:
            return charges == self.tables.ribbons[ability // MOST_ABILITIES]
        if condition == IF_EMPTY:
            return charges == 0
        return True

    # ---- using it ----

    def use(self, seat: i64, ability: i64) -> None:
        self.pay_fee(seat, ability)
        self.carry_out(seat, ability)

    def pay_fee(self, seat: i64, ability: i64) -> None:  # TM-93
        familiar: i64 = ability // MOST_ABILITIES
        fee: i64 = self.tables.fee[ability]
        self.add_charge(seat, familiar, -fee)
        if self.tables.limit[ability] > 0:
            self.uses.append(ability)
        if self.log is not None:
            self.tell("used", {"seat": seat, "familiar": self.tables.ids[familiar], "fee": fee})

    def carry_out(self, seat: i64, ability: i64) -> None:
        index: i64 = len(self.tables.effects[ability]) - 1
        while index > 0:
            self.agenda.append((EFFECT, seat, ability, index))
            index -= 1
        self.effect(seat, ability, 0)

    def effect(self, seat: i64, ability: i64, index: i64) -> None:
        do, n, whom, per = self.tables.effects[ability][index]
        familiar: i64 = ability // MOST_ABILITIES
        n *= self.multiplier(seat, per, self.charges_on(seat, familiar))
        if n <= 0:
            return
        if do == MANA:
            self.gain_mana(seat, familiar, n)
        elif do == VP:
            self.gain_chits(seat, familiar, n)
        elif do == DISCOUNT:
            self.add_discount(seat, familiar, n)
        elif do == CHARGE:
            self.charge_familiars(seat, familiar, n, whom)
        elif do == POWER:
            self.add_power(seat, familiar, n)
        elif do == SCORE:
            self.add_score(seat, familiar, n)
        elif do == REDRAW:
            self.agenda.append((SWAP_CARD, seat, n, 0))

    def multiplier(self, seat: i64, per: i64, charges: i64) -> i64:
        if per == PER_CHARGE:
            return charges
        if per == PER_FAMILIAR:
            return len(self.tops[seat])
        if per == PER_COVERED:
            return self.covered(seat)
        return 1

    # ---- the kinds of effect ----

    def gain_mana(self, seat: i64, familiar: i64, n: i64) -> None:  # TM-97
        self.mana[seat] += n
        if self.log is not None:
            self.tell("mana", {"seat": seat, "n": n, "familiar": self.tables.ids[familiar]})

    def gain_chits(self, seat: i64, familiar: i64, n: i64) -> None:  # TM-98
        self.chits[seat] += n
        if self.log is not None:
            self.tell("chits", {"seat": seat, "n": n, "familiar": self.tables.ids[familiar]})

    def add_discount(self, seat: i64, familiar: i64, n: i64) -> None:  # TM-99
        self.discount += n
        if self.log is not None:
            self.tell("discount", {"seat": seat, "n": n, "familiar": self.tables.ids[familiar]})

    def add_power(self, seat: i64, familiar: i64, n: i64) -> None:  # TM-105
        self.bonus += n
        if self.log is not None:
            self.tell("power", {"seat": seat, "n": n, "familiar": self.tables.ids[familiar]})

    def add_score(self, seat: i64, familiar: i64, n: i64) -> None:
        """TM-107: no chits"""
        self.extra[seat] += n
        if self.log is not None:
            self.tell("score", {"seat": seat, "n": n, "familiar": self.tables.ids[familiar]})

    def charge_familiars(self, seat: i64, familiar: i64, n: i64, whom: i64) -> None:  # TM-100
        if whom == ANY:
            self.agenda.append((CHARGE_ANY, seat, n, 0))
        elif whom == EACH:
            for own in self.tops[seat]:
                self.charge(seat, own, n)
        elif whom == SELF:
            self.charge(seat, familiar, n)  # TM-96
        elif whom in self.tops[seat]:
            self.charge(seat, whom, n)

    def charge(self, seat: i64, familiar: i64, n: i64) -> None:
        """From the stock, as far as the ribbons go (TM-73, TM-R18)."""
        room: i64 = self.tables.ribbons[familiar] - self.charges_on(seat, familiar)
        if room < n:
            n = room
        if n > 0:
            self.add_charge(seat, familiar, n)
            if self.log is not None:
                self.tell("charged", {"seat": seat, "familiar": self.tables.ids[familiar], "n": n})

    def charge_any(self, seat: i64, n: i64) -> None:
        """TM-R18: the owner chooses for each charge, as long as anything has room."""
        if self.chargeable(seat):
            if n > 1:
                self.agenda.append((CHARGE_ANY, seat, n - 1, 0))
            self.ask(seat, ASK_CHARGE)

    def chargeable(self, seat: i64) -> list[int]:
        """The answers CHARGE for own familiars with room."""
        return [self.tables.charge + own for own in self.tops[seat] if self.has_room(seat, own)]

    def against_charge(self, seat: i64, act: i64) -> i64:
        familiar: i64 = act - self.tables.charge
        if familiar not in self.tops[seat]:
            return RULING + 17
        return LEGAL if self.has_room(seat, familiar) else 73

    # ---- chains ----

    def chain_targets(self, seat: i64, ability: i64) -> i64:
        """The free actions of the ability's kind to the left of the pawn, as bits (TM-101, TM-102, TM-R29)."""
        return self.free_left(seat, self.chain_kind(ability))

    def chain_kind(self, ability: i64) -> i64:
        _do, _n, kind, _per = self.tables.effects[ability][0]
        return kind

    def free_left(self, seat: i64, kind: i64) -> i64:
        pawn: i64 = self.pawn[seat]
        return ROW & ((1 << pawn) - 1) & self.tables.of_kind[kind] & ~self.taken
