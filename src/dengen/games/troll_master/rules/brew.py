# mypyc: compile
"""The second step of a Brew: mana onto familiars, and then abilities once more (TM-72 to TM-74, TM-R16)."""

from mypy_extensions import i64

from dengen.games.troll_master.rules import effects
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import BREW
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import ASK_DISTRIBUTE, DISTRIBUTE, MENU


def distribute(table: Table, seat: i64, stored: i64) -> None:
    """TM-72, TM-R17: one mana at a time, as long as there is mana and room. `stored`: some was stored already."""
    if table.mana[seat] > 0 and effects.chargeable(table, seat) != 0:
        table.ask(seat, ASK_DISTRIBUTE, stored)
    else:
        finish(table, seat, stored)


def finish(table: Table, seat: i64, stored: i64) -> None:
    """What was stored can be used now, but nothing is stored again (TM-R16)."""
    if stored:
        table.push(MENU, seat, BREW, 1)


def distribute_answered(table: Table, seat: i64, stored: i64, act: i64) -> None:
    if act == STOP:
        finish(table, seat, stored)
        return
    familiar: i64 = act - table.tables.charge
    table.mana[seat] -= 1
    table.add_charge(seat, familiar, 1)
    if table.log is not None:
        table.tell("stored", {"seat": seat, "familiar": table.tables.ids[familiar]})
    table.push(DISTRIBUTE, seat, 1)
