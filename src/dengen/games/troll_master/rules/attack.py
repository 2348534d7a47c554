# mypyc: compile
"""The Attack action and the defences against it (TM-75 to TM-85)."""

from typing import Final

from mypy_extensions import i64

from dengen.games.troll_master.rules.codes import BEATEN, DEFEND, REPELLED, SUCCESS
from dengen.games.troll_master.rules.steps import COMPARE, DEFENCE, MOMENT
from dengen.games.troll_master.rules.summon import Summon

DUO_CHITS: Final[i64] = 2


class Attack(Summon):
    def declare(self, seat: i64) -> None:
        """TM-76: from here on the attacker's total is fixed (TM-83, TM-R25)."""
        self.attack = self.power(seat) + self.bonus
        if self.log is not None:
            self.tell("declared", {"seat": seat, "power": self.attack})
        seats: i64 = self.seats
        n: i64 = seats - 1
        while n > 0:  # laid last to first: the left neighbour defends first (TM-77)
            self.agenda.append((DEFENCE, (seat + n) % seats, 0, 0))
            n -= 1

    def defence(self, seat: i64) -> None:  # TM-78, TM-85
        self.bonus = 0
        self.agenda.append((COMPARE, seat, 0, 0))
        self.agenda.append((MOMENT, seat, DEFEND, 0))

    def compare(self, seat: i64) -> None:
        """TM-79, TM-80; then what each side has for the result, attacker first (TM-R26)."""
        power: i64 = self.power(seat) + self.bonus
        beaten = self.attack > power
        chits: i64 = DUO_CHITS if self.duo else 1
        if self.log is not None:
            args = {"seat": seat, "attacker": self.actor, "power": power, "attack": self.attack}
            if beaten:
                args["chits"] = chits
            self.tell("beaten" if beaten else "repelled", args)
        self.agenda.append((MOMENT, seat, BEATEN if beaten else REPELLED, 0))
        if beaten:
            self.chits[self.actor] += chits
            self.agenda.append((MOMENT, self.actor, SUCCESS, 0))  # TM-84
