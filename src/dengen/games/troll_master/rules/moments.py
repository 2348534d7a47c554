# mypyc: compile
"""A moment: what happens by itself, then the menu of what may be used (TM-14, TM-R15); and whose go it is."""

from mypy_extensions import i64

from dengen.games.troll_master.rules import abilities, clauses, planning, summon
from dengen.games.troll_master.rules.codes import IN_PLANNING, IN_PREPARATION, IN_SCORING, OVER, PLANNING, SUMMON
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import MENU


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
        summon.SUMMON.ask(table, seat)
    elif abilities.may_use(table, seat, moment):
        abilities.ABILITY.ask(table, seat, moment)


def turn_clause(table: Table) -> i64:
    """The clause that says whose go it is, or that the game is over."""
    if table.phase == IN_PREPARATION:
        return clauses.BROOM_ONCE
    if table.phase == IN_PLANNING:
        return clauses.CLOCKWISE_TURNS
    if table.phase == IN_SCORING:
        return clauses.SCORING_ABILITIES
    if table.phase == OVER:
        return clauses.GAME_OVER
    return clauses.CLOCKWISE_DEFENCES if table.attack > 0 else clauses.RIGHTMOST_PAWN
