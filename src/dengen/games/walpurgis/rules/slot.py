# mypyc: compile
"""The question after a cell was named in which several candidates look different: which of them?"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.games.walpurgis.rules import chain, clauses, effect_targets, interception, main_phase, steps, turn
from dengen.games.walpurgis.rules.picks import FieldQuestion, SlotQuestion
from dengen.games.walpurgis.rules.state import Table

ASKERS: Final[list[FieldQuestion]] = [
    turn.WAKE,
    main_phase.MAIN,
    interception.INTERCEPT,
    chain.ORDER,
    effect_targets.TARGET,
]
NUMBERED: Final[dict[int, FieldQuestion]] = {int(question.number): question for question in ASKERS}


class Slot(SlotQuestion):
    """A slot in the cell `c`, for the question with the number `a` that the cell was an answer to, and its `a`."""

    def pool(self, table: Table, seat: i64, asker: i64, which: i64, cell: i64) -> vec[i64]:
        return NUMBERED[asker].pool(table, seat, which, cell)

    def choose(self, table: Table, seat: i64, asker: i64, which: i64, card: i64) -> None:
        NUMBERED[asker].choose(table, seat, which, card)

    def asking_clause(self, table: Table, asker: i64, which: i64) -> i64:
        return NUMBERED[asker].asking_clause(table, which, 0)

    def take_back(self, table: Table, seat: i64, asker: i64, which: i64, cell: i64) -> None:
        NUMBERED[asker].take_back(table, seat, which, 0, 0)


SLOT: Final[Slot] = Slot(steps.SLOT, "slot", clauses.WHAT_THE_EFFECT_SAYS)
