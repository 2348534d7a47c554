# mypyc: compile
"""The action phase: the rightmost pawn acts; Brew, Divine and chains (TM-41 to TM-51, TM-71 to TM-74, TM-86, TM-101)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules.attack import Attack
from dengen.games.troll_master.rules.codes import ACTIONS, ATTACK, BREW, DIVINE, MOST_ABILITIES, STOP, SUMMON
from dengen.games.troll_master.rules.steps import (
    ASK_ACTION,
    ASK_CHAIN,
    ASK_DISTRIBUTE,
    ASK_TARGET,
    DECLARE,
    DISTRIBUTE,
    MAY_CHAIN,
    MOMENT,
    NEXT_PAWN,
)

TOP_UP: Final[i64] = 2  # TM-46: mana per missing card
FORGO_MANA: Final[i64] = 2  # TM-47


class Actions(Attack):
    def next_pawn(self) -> None:  # TM-41, TM-51
        seat: i64 = self.rightmost()
        self.actor = seat
        self.bonus = 0  # TM-106
        self.attack = 0
        self.discount = 0
        if seat < 0:
            self.console_the_stuck()
            return
        self.agenda.append((NEXT_PAWN, 0, 0, 0))
        self.ask(seat, ASK_ACTION)

    def console_the_stuck(self) -> None:  # TM-R5
        seats: i64 = self.seats
        for seat in range(seats):
            if self.stuck[seat]:
                self.mana[seat] += FORGO_MANA
                if self.log is not None:
                    self.tell("consoled", {"seat": seat, "mana": FORGO_MANA})

    # ---- perform or forgo ----

    def top_up(self, seat: i64) -> i64:
        """What performing costs (TM-46)."""
        return TOP_UP * self.missing(self.pawn[seat])

    def against_action(self, seat: i64, act: i64) -> i64:
        return LEGAL if act == STOP or self.top_up(seat) <= self.mana[seat] else 46

    def action_answered(self, seat: i64, act: i64) -> None:
        if act == STOP:
            self.forgo(seat)
        else:
            self.perform(seat)

    def forgo(self, seat: i64) -> None:  # TM-47, TM-48
        self.mana[seat] += FORGO_MANA
        if self.log is not None:
            self.tell("forwent", {"seat": seat, "pos": self.pawn[seat], "mana": FORGO_MANA})
        self.move_pawn(seat, 0)

    def perform(self, seat: i64) -> None:
        """TM-R15: the printed effect, abilities, the main step, a chain (laid last to first)."""
        pos: i64 = self.pawn[seat]
        kind: i64 = self.tables.action_kind[pos]
        price: i64 = self.top_up(seat)
        self.mana[seat] -= price  # TM-R13
        if self.log is not None:
            self.tell("performed", {"seat": seat, "pos": pos, "paid": price})
        self.printed_effect(seat, kind, self.tables.value[pos])
        self.agenda.append((MAY_CHAIN, seat, kind, 0))
        if kind == BREW:
            self.agenda.append((DISTRIBUTE, seat, 0, 0))
        elif kind == ATTACK:
            self.agenda.append((DECLARE, seat, 0, 0))
        self.agenda.append((MOMENT, seat, kind, 0))

    def printed_effect(self, seat: i64, kind: i64, value: i64) -> None:
        if kind == SUMMON:
            self.discount = value  # TM-68
        elif kind == BREW:
            self.mana[seat] += value  # TM-71
            if self.log is not None:
                self.tell("brewed", {"seat": seat, "mana": value})
        elif kind == ATTACK:
            self.bonus = value  # TM-82
        elif kind == DIVINE:
            self.chits[seat] += value  # TM-86
            if self.log is not None:
                self.tell("divined", {"seat": seat, "chits": value})

    # ---- the second step of a Brew ----

    def distribute(self, seat: i64) -> None:
        """TM-72, TM-R17: one mana at a time, as long as there is mana and room."""
        if self.mana[seat] > 0 and self.chargeable(seat):
            self.ask(seat, ASK_DISTRIBUTE)

    def distribute_answered(self, seat: i64, act: i64) -> None:
        if act == STOP:
            return
        familiar: i64 = act - self.tables.charge
        self.mana[seat] -= 1
        self.add_charge(seat, familiar, 1)
        if self.log is not None:
            self.tell("stored", {"seat": seat, "familiar": self.tables.ids[familiar]})
        self.agenda.append((DISTRIBUTE, seat, 0, 0))

    def charge_answered(self, seat: i64, act: i64) -> None:
        self.charge(seat, act - self.tables.charge, 1)

    # ---- chains ----

    def may_chain(self, seat: i64, kind: i64) -> None:
        """TM-101, TM-R27; without a chain the pawn goes back (TM-50)."""
        if self.chain_choices(seat, kind):
            self.ask(seat, ASK_CHAIN, kind)
        else:
            self.move_pawn(seat, 0)

    def chain_choices(self, seat: i64, kind: i64) -> list[int]:
        """The answers USE for chains that lead somewhere."""
        use: i64 = self.tables.use
        return [act for act in self.usable(seat, self.tables.chains[kind]) if self.chain_targets(seat, act - use) != 0]

    def against_chain(self, seat: i64, kind: i64, act: i64) -> i64:
        if act == STOP:
            return LEGAL
        ability: i64 = act - self.tables.use
        familiar: i64 = ability // MOST_ABILITIES
        if ability in self.tables.paid[kind][familiar]:
            return RULING + 16 if kind == BREW else RULING + 15
        if ability not in self.tables.chains[kind][familiar]:
            return 14
        clause: i64 = self.against_ability(seat, ability)
        if clause != LEGAL:
            return clause
        return LEGAL if self.chain_targets(seat, ability) != 0 else 102

    def chain_answered(self, seat: i64, act: i64) -> None:
        if act == STOP:
            self.move_pawn(seat, 0)
            return
        ability: i64 = act - self.tables.use
        self.pay_fee(seat, ability)
        self.ask(seat, ASK_TARGET, self.chain_kind(ability))

    def target_choices(self, seat: i64, kind: i64) -> list[int]:
        acts: list[int] = []
        targets: i64 = self.free_left(seat, kind)
        for pos in range(1, ACTIONS + 1):
            if (targets >> pos) & 1:
                acts.append(self.tables.chain_to + pos - 1)
        return acts

    def against_target(self, seat: i64, kind: i64, act: i64) -> i64:
        pos: i64 = act - self.tables.chain_to + 1
        if (self.tables.of_kind[kind] >> pos) & 1 == 0 or pos >= self.pawn[seat]:
            return 101
        return LEGAL if (self.taken >> pos) & 1 == 0 else 102

    def target_answered(self, seat: i64, act: i64) -> None:
        """TM-103, TM-R28: it waits there for its turn."""
        pos: i64 = act - self.tables.chain_to + 1
        if self.log is not None:
            self.tell("chained", {"seat": seat, "from": self.pawn[seat], "pos": pos})
        self.move_pawn(seat, pos)
