# mypyc: compile
"""The reveal: the Broom changes hands, and ten cards become a pool that is nobody's (TM-35, TM-38 to TM-40)."""

from mypy_extensions import i64

from dengen.core.rules.events import ALL
from dengen.games.troll_master.rules import magic
from dengen.games.troll_master.rules.codes import IN_ACTION, MAGIC
from dengen.games.troll_master.rules.state import Table


def reveal(table: Table) -> None:
    hand_over_the_broom(table)
    table.phase = IN_ACTION
    gather_the_pool(table)


def hand_over_the_broom(table: Table) -> None:  # TM-35
    first: i64 = table.rightmost()
    if first >= 0:
        table.broom = first
        if table.log is not None:
            table.tell("broom", {"seat": first})


def gather_the_pool(table: Table) -> None:  # TM-38, TM-39
    table.pool = table.in_play()
    if table.log is None:
        return
    for seat in range(table.seats):
        if table.hand_size(seat) > 0:
            table.tell("revealed", {"seat": seat, "cards": table.hand_names(seat)}, news=ALL & ~(1 << seat))
    table.tell("pool", {kind: magic.number(table.pool, card) for card, kind in enumerate(MAGIC)})
