# mypyc: compile
"""The second step of a Brew: mana onto familiars, and then abilities once more (TM-72 to TM-74, TM-R16)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import clauses, steps
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import BREW
from dengen.games.troll_master.rules.effects import Charging, chargeable
from dengen.games.troll_master.rules.question import MAY_STOP
from dengen.games.troll_master.rules.state import Table


def distribute(table: Table, seat: i64, stored: i64) -> None:
    """TM-72, TM-R17: one mana at a time, as long as there is mana and room. `stored`: some was stored already."""
    if table.mana[seat] > 0 and chargeable(table, seat) != 0:
        DISTRIBUTE.ask(table, seat, stored)
    else:
        finish(table, seat, stored)


def finish(table: Table, seat: i64, stored: i64) -> None:
    """What was stored can be used now, but nothing is stored again (TM-R16)."""
    if stored:
        table.push(steps.MENU, seat, BREW, 1)


class Distribute(Charging):
    """A familiar with room for one mana, or enough of it (TM-72, TM-R17)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return [int(STOP), *self.own_candidates(table)]

    def legal(self, table: Table, seat: i64, stored: i64) -> Answers:
        return MAY_STOP, chargeable(table, seat)

    def answer(self, table: Table, seat: i64, stored: i64, act: i64) -> None:
        if act == STOP:
            finish(table, seat, stored)
        else:
            store(table, seat, act - table.tables.charge)


DISTRIBUTE: Final[Distribute] = Distribute(106, "ask_distribute", clauses.DISTRIBUTE_MANA)  # about: some was stored


def store(table: Table, seat: i64, familiar: i64) -> None:
    table.mana[seat] -= 1
    table.add_charge(seat, familiar, 1)
    if table.log is not None:
        table.tell("stored", {"seat": seat, "familiar": table.tables.ids[familiar]})
    table.push(steps.DISTRIBUTE, seat, 1)
