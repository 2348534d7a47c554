# mypyc: compile
"""Familiars' abilities: when they happen, what they need, what they cost (TM-88 to TM-96)."""

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules import effects
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import IF_BROOM, IF_EMPTY, IF_FULL, MOST_ABILITIES
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import HAPPEN, MENU

# ---- what happens by itself ----


def automatic(table: Table, seat: i64, moment: i64) -> None:
    """TM-95, in the order of the seat's stacks."""
    of_familiar = table.tables.auto[moment]
    tops = table.tops[seat]
    at: i64 = len(tops) - 1
    while at >= 0:
        abilities = of_familiar[tops[at]]
        index: i64 = len(abilities) - 1
        while index >= 0:
            table.push(HAPPEN, seat, abilities[index])
            index -= 1
        at -= 1


def happen(table: Table, seat: i64, ability: i64) -> None:
    if holds(table, seat, ability, table.charges_on(seat, ability // MOST_ABILITIES)):
        effects.carry_out(table, seat, ability)


# ---- may it be used? ----


def may_use(table: Table, seat: i64, moment: i64) -> bool:
    of_familiar = table.tables.paid[moment]
    for familiar in table.tops[seat]:
        for ability in of_familiar[familiar]:
            if against_ability(table, seat, ability) == LEGAL:
                return True
    return False


def usable(table: Table, seat: i64, of_familiar: list[list[int]]) -> list[int]:
    """The answers USE for the abilities of these that the seat can use now."""
    acts: list[int] = []
    for familiar in table.tops[seat]:
        for ability in of_familiar[familiar]:
            if against_ability(table, seat, ability) == LEGAL:
                acts.append(table.tables.use + ability)
    return acts


def against_use(table: Table, seat: i64, moment: i64, act: i64) -> i64:
    ability: i64 = act - table.tables.use
    familiar: i64 = ability // MOST_ABILITIES
    if ability in table.tables.paid[moment][familiar]:
        return against_ability(table, seat, ability)
    if ability in table.tables.auto[moment][familiar]:
        return 95  # happens by itself
    if ability in table.tables.chains[moment][familiar]:
        return 101  # only after the action
    return 14


def against_ability(table: Table, seat: i64, ability: i64) -> i64:
    """What speaks against paying for an ability whose moment it is."""
    tables = table.tables
    held: i64 = table.charges_on(seat, ability // MOST_ABILITIES)
    fee: i64 = tables.fee[ability]
    if held < fee:
        return 93
    limit: i64 = tables.limit[ability]
    if limit > 0 and table.uses.count(ability) >= limit:
        return RULING + 40
    if not holds(table, seat, ability, held):
        return 94
    if tables.swaps[ability] and table.hand_size(seat) == 0:
        return RULING + 10
    return LEGAL


def holds(table: Table, seat: i64, ability: i64, charges: i64) -> bool:
    """The ability's `if`, with so many charges on the card."""
    condition: i64 = table.tables.condition[ability]
    if condition == IF_BROOM:
        return table.broom == seat
    if condition == IF_FULL:
        return charges == table.tables.ribbons[ability // MOST_ABILITIES]
    if condition == IF_EMPTY:
        return charges == 0
    return True


# ---- using it ----


def ability_answered(table: Table, seat: i64, moment: i64, act: i64) -> None:
    """The answer to a menu: an ability, after which the menu comes again, or STOP."""
    if act == STOP:
        return
    table.push(MENU, seat, moment, 1)  # TM-94
    use(table, seat, act - table.tables.use)


def use(table: Table, seat: i64, ability: i64) -> None:
    pay_fee(table, seat, ability)
    effects.carry_out(table, seat, ability)


def pay_fee(table: Table, seat: i64, ability: i64) -> None:  # TM-93
    familiar: i64 = ability // MOST_ABILITIES
    fee: i64 = table.tables.fee[ability]
    table.add_charge(seat, familiar, -fee)
    if table.tables.limit[ability] > 0:
        table.uses.append(ability)
    if table.log is not None:
        table.tell("used", {"seat": seat, "familiar": table.tables.ids[familiar], "fee": fee})
