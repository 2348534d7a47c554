# mypyc: compile
"""The planning phase and the reveal (TM-23 to TM-40)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.core.state import LEGAL
from dengen.games.troll_master.rules.codes import (
    ACTIONS,
    CRYSTAL,
    DIVINE,
    IN_ACTION,
    IN_PLANNING,
    MAGIC,
    PLACE,
    PLANNING,
    STOP,
)
from dengen.games.troll_master.rules.preparation import Preparation
from dengen.games.troll_master.rules.state import ROW
from dengen.games.troll_master.rules.steps import ASK_TURN, MOMENT, TURN

NEUTRAL_PAWNS: Final = 2


class Planning(Preparation):
    def planning_phase(self) -> None:  # TM-23
        self.phase = IN_PLANNING
        if self.duo:
            self.place_neutral_pawns()
        self.agenda.append((TURN, self.start, 0, 0))

    def place_neutral_pawns(self) -> None:
        """The duo variant: two pawns of nobody's on two different actions."""
        row = list(range(1, int(ACTIONS) + 1))
        self.chance.shuffle(row)
        self.neutral = sorted(row[:NEUTRAL_PAWNS])
        self.count_taken()
        if self.log is not None:
            self.tell("neutral", {"positions": self.neutral}, news=ALL)

    def turn(self, first: i64) -> None:
        """The next seat that hasn't passed, clockwise (TM-32, TM-R7); if there is none, planning is over (TM-34)."""
        seats: i64 = self.seats
        for n in range(seats):
            seat: i64 = (first + n) % seats
            if (self.passed >> seat) & 1 == 0:
                self.agenda.append((MOMENT, seat, PLANNING, 0))
                return

    def planning_turn(self, seat: i64) -> None:
        if self.must_pass(seat) and not self.may_use(seat, PLANNING):
            self.pass_turn(seat)
        else:
            self.ask_always(seat, ASK_TURN)

    def must_pass(self, seat: i64) -> bool:
        """TM-R8: as everybody can see, nothing but the pass is left."""
        return self.pawn[seat] != 0 and (self.hand_size(seat) == 0 or self.reach(seat) == 0)

    # ---- the answers ----

    def turn_choices(self, seat: i64) -> list[int]:
        acts: list[int] = []
        free: i64 = self.reach(seat)
        for card in range(4):
            if self.hand[4 * seat + card] > 0:
                places: i64 = free & self.tables.allowed_by[card]
                pos: i64 = 1
                while places >> pos != 0:
                    if (places >> pos) & 1:
                        acts.append(PLACE + ACTIONS * card + pos - 1)
                    pos += 1
        if not acts or self.pawn[seat] != 0:  # TM-33, TM-R5
            acts.insert(0, STOP)
        acts.extend(self.usable(seat, self.tables.paid[PLANNING]))
        return acts

    def against_turn(self, seat: i64, act: i64) -> i64:
        if act == STOP:
            return LEGAL if self.pawn[seat] != 0 or not self.can_place(seat) else 33
        if act >= self.tables.use:
            return self.against_use(seat, PLANNING, act)
        return self.against_placing(seat, (act - PLACE) // ACTIONS, (act - PLACE) % ACTIONS + 1)

    def against_placing(self, seat: i64, card: i64, pos: i64) -> i64:
        if self.hand[4 * seat + card] == 0:
            return 31 if self.hand_size(seat) == 0 else 24
        if (self.reach(seat) >> pos) & 1 == 0:
            return 29 if pos <= self.pawn[seat] else 30
        if (self.tables.allowed_by[card] >> pos) & 1 == 0:
            return 27 if self.tables.action_kind[pos] == DIVINE else 25
        return LEGAL

    def can_place(self, seat: i64) -> bool:
        free: i64 = self.reach(seat)
        return any(self.hand[4 * seat + card] > 0 and free & self.tables.allowed_by[card] != 0 for card in range(4))

    def turn_answered(self, seat: i64, act: i64) -> None:  # TM-24
        if act == STOP:
            self.pass_turn(seat)
        elif act >= self.tables.use:
            self.chosen_ability(seat, PLANNING, act)  # TM-36
        else:
            self.place(seat, (act - PLACE) // ACTIONS, (act - PLACE) % ACTIONS + 1)

    def place(self, seat: i64, card: i64, pos: i64) -> None:  # TM-25
        self.hand[4 * seat + card] -= 1
        self.revealed[seat] = [*self.revealed[seat], int(card)]
        if self.log is not None:
            others = ALL & ~(1 << seat)
            self.tell("placed", {"seat": seat, "card": MAGIC[card], "from": self.pawn[seat], "pos": pos}, news=others)
        self.move_pawn(seat, pos)
        self.agenda.append((TURN, (seat + 1) % self.seats, 0, 0))

    def pass_turn(self, seat: i64) -> None:  # TM-32
        self.passed |= 1 << seat
        if self.pawn[seat] == 0:
            self.stuck[seat] = self.blocked_kinds()  # TM-R5
        if self.log is not None:
            self.tell("passed" if self.pawn[seat] else "stuck", {"seat": seat})
        self.agenda.append((TURN, (seat + 1) % self.seats, 0, 0))

    def blocked_kinds(self) -> int:
        """The magic kinds for which no action is free, as bits."""
        free: i64 = ROW & ~self.taken
        kinds = 0
        for card in range(int(CRYSTAL) + 1):
            if free & self.tables.allowed_by[card] == 0:
                kinds |= 1 << card
        return kinds

    # ---- the reveal ----

    def reveal(self) -> None:  # TM-35, TM-38, TM-39
        first: i64 = self.rightmost()
        if first >= 0:
            self.broom = first
            if self.log is not None:
                self.tell("broom", {"seat": first})
        self.phase = IN_ACTION
        for card in self.open:
            self.pool[card] += 1
        seats: i64 = self.seats
        for seat in range(seats):
            for card in self.revealed[seat]:
                self.pool[card] += 1
            for kind in range(4):
                self.pool[kind] += self.hand[4 * seat + kind]
            if self.log is not None and self.hand_size(seat) > 0:
                self.tell("revealed", {"seat": seat, "cards": self.hand_names(seat)}, news=ALL & ~(1 << seat))
        if self.log is not None:
            self.tell("pool", {MAGIC[kind]: self.pool[kind] for kind in range(4)})
