# mypyc: compile
"""The totals, when a fight ends, and who has won it (TF-8 to TF-11)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.outcome import Outcome, Standing
from dengen.games.trump_fighter.rules import events
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.codes import ENDINGS, KNOCKOUT, NOT_YET, OVER, TIME_UP
from dengen.games.trump_fighter.rules.state import Table

MISS_VALUE: Final[i64] = 2  # TF-45


def total(table: Table, seat: i64) -> i64:  # TF-11, TF-25, TF-45
    hits: i64 = table.tables.worth[table.character[seat]][table.hit[seat]] if table.character[seat] >= 0 else 0
    misses: i64 = table.miss_count[seat]
    return hits + MISS_VALUE * misses


def scores(table: Table) -> list[int]:
    return [total(table, 0), total(table, 1)]


def outcome(table: Table) -> Outcome | None:
    """TF-10: the higher total wins; whoever gave up or committed a foul has lost whatever the totals are."""
    if table.ending == NOT_YET:
        return None
    totals = scores(table)
    lost = [totals[seat] < totals[1 - seat] if table.loser == NOTHING else table.loser == seat for seat in range(2)]
    standings = []
    for seat in range(2):
        misses = MISS_VALUE * table.miss_count[seat]
        share = 0.0 if lost[seat] else 1.0 if lost[1 - seat] else 0.5
        parts = {"techniques": int(totals[seat] - misses), "misses": int(misses)}
        standings.append(Standing(totals[seat], parts, 2 if lost[seat] else 1, share))
    return Outcome(ENDINGS[table.ending], standings)


def decide(table: Table) -> None:
    """The end of an Attack may be the end of the fight."""
    if total(table, 0) >= table.target or total(table, 1) >= table.target:  # TF-8
        end(table, KNOCKOUT)
    elif not table.deck:
        end(table, TIME_UP)


def end(table: Table, ending: i64) -> None:
    table.ending = ending
    table.phase = OVER
    table.obliged = 0
    table.sealed = [-1, -1]
    table.clear_agenda()
    table.unask(0)
    table.unask(1)
    if table.log is not None:
        table.log.extend(events.ended(table))
