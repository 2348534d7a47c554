# mypyc: compile
"""A moment: what happens by itself, then the menu of what may be used (TM-14, TM-R15)."""

from mypy_extensions import i64

from dengen.games.troll_master.rules import abilities, planning
from dengen.games.troll_master.rules.codes import PLANNING, SUMMON
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import ASK_ABILITY, ASK_SUMMON, MENU


def moment(table: Table, seat: i64, moment: i64) -> None:
    table.push(MENU, seat, moment)
    abilities.automatic(table, seat, moment)


def menu(table: Table, seat: i64, moment: i64, again: i64) -> None:
    """The question that belongs to the moment. `again`: an ability was used, and the menu comes once more."""
    if not again and table.uses:
        table.uses = []  # TM-R40
    if moment == PLANNING:
        planning.planning_turn(table, seat)
    elif moment == SUMMON:
        table.ask(seat, ASK_SUMMON)
    elif abilities.may_use(table, seat, moment):
        table.ask(seat, ASK_ABILITY, moment)
