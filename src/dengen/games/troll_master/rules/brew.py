# mypyc: compile
"""The second step of a Brew: mana onto familiars (TM-72 to TM-74)."""

from mypy_extensions import i64

from dengen.games.troll_master.rules import effects
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import ASK_DISTRIBUTE, DISTRIBUTE


def distribute(table: Table, seat: i64) -> None:
    """TM-72, TM-R17: one mana at a time, as long as there is mana and room."""
    if table.mana[seat] > 0 and effects.chargeable(table, seat) != 0:
        table.ask(seat, ASK_DISTRIBUTE)


def distribute_answered(table: Table, seat: i64, act: i64) -> None:
    if act == STOP:
        return
    familiar: i64 = act - table.tables.charge
    table.mana[seat] -= 1
    table.add_charge(seat, familiar, 1)
    if table.log is not None:
        table.tell("stored", {"seat": seat, "familiar": table.tables.ids[familiar]})
    table.push(DISTRIBUTE, seat)
