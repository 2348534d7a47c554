# mypyc: compile
"""The reveal: the Broom changes hands, and ten cards become a pool that is nobody's (TM-35, TM-38 to TM-40)."""

from mypy_extensions import i64

from dengen.core.events import ALL
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
    for card in table.open:
        table.pool[card] += 1
    seats: i64 = table.seats
    for seat in range(seats):
        for card in table.revealed[seat]:
            table.pool[card] += 1
        for kind in range(4):
            table.pool[kind] += table.hand[4 * seat + kind]
        if table.log is not None and table.hand_size(seat) > 0:
            table.tell("revealed", {"seat": seat, "cards": table.hand_names(seat)}, news=ALL & ~(1 << seat))
    if table.log is not None:
        table.tell("pool", {MAGIC[kind]: table.pool[kind] for kind in range(4)})
