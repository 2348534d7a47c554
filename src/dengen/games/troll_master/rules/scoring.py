# mypyc: compile
"""Scoring, the end of a round and of the game (TM-52 to TM-58)."""

from typing import Final

from mypy_extensions import i64

from dengen.games.troll_master.rules.action_phase import Actions
from dengen.games.troll_master.rules.codes import IN_SCORING, OVER, SCORING
from dengen.games.troll_master.rules.steps import ANNOUNCE, MENU, POLL

NO_LIMIT: Final = 99


class Scoring(Actions):
    def scoring_phase(self) -> None:
        self.phase = IN_SCORING
        self.agenda.append((ANNOUNCE, 0, 0, 0))
        self.agenda.append((POLL, 0, 0, 0))
        seats: i64 = self.seats
        for seat in range(seats):
            self.automatic(seat, SCORING)

    def poll(self) -> None:
        """TM-R32: asked from the holder of the Broom clockwise, but only if it could change anything."""
        seats: i64 = self.seats
        if self.round < self.cap and not self.somebody_could_reach_the_target():
            return
        n: i64 = seats - 1
        while n >= 0:
            self.agenda.append((MENU, (self.broom + n) % seats, SCORING, 0))
            n -= 1

    def somebody_could_reach_the_target(self) -> bool:
        seats: i64 = self.seats
        return any(self.total(seat) + self.best_extra(seat) >= self.target for seat in range(seats))

    def best_extra(self, seat: i64) -> i64:
        """The most VP that the seat's paid [Scoring] abilities can add."""
        best: i64 = 0
        for familiar in self.tops[seat]:
            if self.tables.paid[SCORING][familiar]:
                best += self.best_use(seat, familiar, self.charges_on(seat, familiar), [])
        return best

    def best_use(self, seat: i64, familiar: i64, charges: i64, used: list[int]) -> i64:
        """The best order of one card's paid abilities, tried out; every use takes at least one charge."""
        best: i64 = 0
        for ability in self.tables.paid[SCORING][familiar]:
            fee: i64 = self.tables.fee[ability]
            limit: i64 = self.tables.limit[ability] or NO_LIMIT
            if fee <= charges and used.count(ability) < limit and self.holds(seat, ability, charges):
                left: i64 = charges - fee
                worth: i64 = self.worth(seat, ability, left)
                worth += self.best_use(seat, familiar, left, [*used, ability])
                if worth > best:
                    best = worth
        return best

    def worth(self, seat: i64, ability: i64, charges: i64) -> i64:
        total: i64 = 0
        for _do, n, _whom, per in self.tables.effects[ability]:
            total += n * self.multiplier(seat, per, charges)
        return total

    def announce(self) -> None:  # TM-52, TM-53, TM-R33
        totals = self.scores()
        if self.log is not None:
            self.tell("scored", {"totals": totals})
        if max(totals) >= self.target or self.round >= self.cap:  # TM-R35
            self.phase = OVER
            if self.log is not None:
                self.tell("over", {"reason": "target" if max(totals) >= self.target else "round_cap"})
        else:
            self.discard_pool()
            self.begin_round()

    def discard_pool(self) -> None:
        """TM-54, in the order of TM-R38."""
        self.discard.extend(self.open)
        seats: i64 = self.seats
        for n in range(seats):
            self.discard.extend(self.revealed[(self.start + n) % seats])
        for n in range(seats):
            seat: i64 = (self.start + n) % seats
            for kind in range(4):
                for _ in range(self.hand[4 * seat + kind]):
                    self.discard.append(kind)
        self.open = []
        self.hand = [0] * (4 * self.seats)
