# mypyc: compile
"""The totals, when a fight ends, and who has won it (TF-8 to TF-11)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.outcome import Outcome, Standing
from dengen.games.trump_fighter.rules import clauses, events
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.codes import ENDINGS, FOUL, KNOCKOUT, NOT_YET, OVER, TIME_UP
from dengen.games.trump_fighter.rules.state import Table
from dengen.games.trump_fighter.rules.tables import SETS

MISS_VALUE: Final[i64] = 2  # TF-45


def total(table: Table, seat: i64) -> i64:  # TF-11, TF-25, TF-45
    who = table.character[seat]
    hits: i64 = table.tables.worth[SETS * who + table.hit[seat]] if who >= 0 else 0
    return hits + MISS_VALUE * table.miss_count[seat]


def scores(table: Table) -> list[int]:
    return [int(total(table, 0)), int(total(table, 1))]


def outcome(table: Table) -> Outcome | None:
    if table.ending == NOT_YET:
        return None
    totals, won = scores(table), shares(table)
    standings = []
    for seat in range(2):
        misses = MISS_VALUE * table.miss_count[seat]
        parts = {"techniques": int(totals[seat] - misses), "misses": int(misses)}
        standings.append(Standing(totals[seat], parts, 2 if won[seat] == 0.0 else 1, won[seat]))
    return Outcome(ENDINGS[table.ending], standings)


def shares(table: Table) -> list[float]:
    """TF-10: the higher total wins; whoever gave up or committed a foul has lost whatever the totals are."""
    lead = total(table, 0) - total(table, 1)
    if table.loser != NOTHING:
        lead = -1 if table.loser == 0 else 1
    return [1.0, 0.0] if lead > 0 else [0.0, 1.0] if lead < 0 else [0.5, 0.5]


def decide(table: Table) -> None:
    """The end of an Attack may be the end of the fight."""
    if total(table, 0) >= table.target or total(table, 1) >= table.target:  # TF-8
        end(table, KNOCKOUT)
    elif table.left == 0:
        end(table, TIME_UP)


def end(table: Table, ending: i64) -> None:
    table.ending = ending
    table.phase = OVER
    table.obliged = 0
    table.unseal()
    table.clear_agenda()
    table.unask(0)
    table.unask(1)
    if table.log is not None:
        table.log.extend(events.ended(table))


def ending_clause(ending: i64) -> i64:
    """The clause that says why the fight is over."""
    if ending == KNOCKOUT:
        return clauses.KNOCKOUT_ENDS
    if ending == TIME_UP:
        return clauses.EMPTY_DECK_ENDS
    return clauses.FOUL_LOSES if ending == FOUL else clauses.HIGHER_TOTAL_WINS
