# mypyc: compile
"""The Attack action and the defences against it (TM-75 to TM-85)."""

from typing import Final

from mypy_extensions import i64

from dengen.games.troll_master.rules import abilities, effects
from dengen.games.troll_master.rules.codes import BEATEN, DEFEND, POWER, REPELLED, SUCCESS
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import COMPARE, DEFENCE, MOMENT
from dengen.games.troll_master.rules.tables import marked

DUO_CHITS: Final[i64] = 2  # TM-R49


def declare(table: Table, seat: i64) -> None:
    """TM-76: from here on the attacker's total is fixed (TM-83, TM-R25)."""
    table.attack = table.power(seat) + table.bonus
    if table.log is not None:
        table.tell("declared", {"seat": seat, "power": table.attack})
    seats: i64 = table.seats
    n: i64 = seats - 1
    while n > 0:  # laid last to first: the left neighbour defends first (TM-77)
        table.push(DEFENCE, (seat + n) % seats)
        n -= 1


def defence(table: Table, seat: i64) -> None:  # TM-78, TM-85
    table.bonus = 0
    table.push(COMPARE, seat)
    table.push(MOMENT, seat, DEFEND)


def automatic_defence(table: Table, seat: i64) -> i64:
    """Power that the seat's familiars add to any defence by themselves."""
    tables = table.tables
    own = table.familiars[seat]
    added: i64 = 0
    if (own.automatic >> DEFEND) & 1 == 0:
        return added
    for familiar in own.tops:
        charges: i64 = table.charges_on(seat, familiar)
        for ability in marked(tables.automatic[tables.at(DEFEND, familiar)], familiar):
            if abilities.holds(table, seat, ability, charges):
                for index in range(tables.many_effects[ability]):
                    do, n, _whom, per = tables.effect(ability, index)
                    if do == POWER:
                        added += n * effects.multiplier(table, seat, per, charges)
    return added


def compare(table: Table, seat: i64) -> None:
    """TM-79, TM-80; then what each side has for the result, attacker first (TM-R26)."""
    power: i64 = table.power(seat) + table.bonus
    beaten = table.attack > power
    chits: i64 = DUO_CHITS if table.duo else 1
    if table.log is not None:
        args = {"seat": seat, "attacker": table.actor, "power": power, "attack": table.attack}
        if beaten:
            args["chits"] = chits
        table.tell("beaten" if beaten else "repelled", args)
    table.push(MOMENT, seat, BEATEN if beaten else REPELLED)
    if beaten:
        table.chits[table.actor] += chits
        table.push(MOMENT, table.actor, SUCCESS)  # TM-84
