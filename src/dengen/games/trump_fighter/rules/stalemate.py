# mypyc: compile
"""Nobody does anything: what breaks a stalemate (TF-50 to TF-53)."""

from mypy_extensions import i64

from dengen.games.trump_fighter.rules import events, steps
from dengen.games.trump_fighter.rules.calls import joint_call
from dengen.games.trump_fighter.rules.codes import BY_BREAKTHROUGH, BY_JOINT_CALL, BY_OPENING
from dengen.games.trump_fighter.rules.state import SEATS, STALEMATE, Table


def stalemate(table: Table) -> None:
    slots0, slots1 = table.empty_slot(0), table.empty_slot(1)  # TF-R26: as many as there are occupied slots
    behind: i64 = 0 if slots0 < slots1 else 1
    if slots0 != slots1 and table.hand_size(behind) > 0:  # only a laid position leaves nothing to Move with
        opening_rule(table, behind)
    elif table.hand_size(0) <= 1 and table.hand_size(1) <= 1:  # TF-52
        table.last[STALEMATE] = BY_JOINT_CALL
        joint_call(table)
    else:
        breakthrough_rule(table)
    if table.log is not None:
        table.log.extend(events.stalemate(table))


def opening_rule(table: Table, behind: i64) -> None:
    """Whoever has fewer field cards must Move (TF-50)."""
    table.last[STALEMATE] = BY_OPENING
    table.obliged = 1 << behind
    table.push(steps.OPENING)


def breakthrough_rule(table: Table) -> None:
    """Whoever holds two cards or more must Move together with the next "Battle!" (TF-53)."""
    table.last[STALEMATE] = BY_BREAKTHROUGH
    for seat in range(SEATS):
        if table.hand_size(seat) >= 2:
            table.obliged |= 1 << seat
    table.push(steps.FASTEST)
