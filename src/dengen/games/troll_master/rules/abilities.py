# mypyc: compile
"""Familiars' abilities: when they happen, what they need, what they cost (TM-88 to TM-96)."""

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.packed import BITS
from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules import effects
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import IF_BROOM, IF_EMPTY, IF_FULL, MOST_ABILITIES
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import HAPPEN, MENU

# ---- what happens by itself ----


def automatic(table: Table, seat: i64, moment: i64) -> None:
    """TM-95, in the order of the seat's stacks."""
    own = table.familiars[seat]
    if (own.automatic >> moment) & 1 == 0:
        return
    tables = table.tables
    place: i64 = len(own.tops) - 1
    while place >= 0:  # laid last to first
        familiar: i64 = own.tops[place]
        happening: i64 = tables.automatic[tables.at(moment, familiar)]
        index: i64 = MOST_ABILITIES - 1
        while index >= 0:
            if (happening >> index) & 1:
                table.push(HAPPEN, seat, familiar * MOST_ABILITIES + index)
            index -= 1
        place -= 1


def happen(table: Table, seat: i64, ability: i64) -> None:
    if holds(table, seat, ability, table.charges_on(seat, ability // MOST_ABILITIES)):
        effects.carry_out(table, seat, ability)


# ---- may it be used? ----


def may_use(table: Table, seat: i64, moment: i64) -> bool:
    return usable(table, seat, moment) != 0


def usable(table: Table, seat: i64, moment: i64) -> i64:
    """The paid abilities that the seat can use now, as bits by the stack (`answers.py`)."""
    own = table.familiars[seat]
    if (own.paid >> moment) & 1 == 0:
        return 0
    return affordable(table, seat, table.tables.paid, moment)


def affordable(table: Table, seat: i64, marks: vec[i64], moment: i64) -> i64:
    """Of the abilities of a moment that are marked, those that the seat can use now, as bits by the stack."""
    tables = table.tables
    tops = table.familiars[seat].tops
    found: i64 = 0
    for place in range(len(tops)):
        familiar: i64 = tops[place]
        marked: i64 = marks[tables.at(moment, familiar)]
        index: i64 = 0
        while marked != 0:
            if marked & 1 and against_ability(table, seat, familiar * MOST_ABILITIES + index) == LEGAL:
                found |= BITS[place * MOST_ABILITIES + index]
            marked >>= 1
            index += 1
    return found


def against_use(table: Table, seat: i64, moment: i64, act: i64) -> i64:
    tables = table.tables
    ability: i64 = act - tables.use
    at: i64 = tables.at(moment, ability // MOST_ABILITIES)
    index: i64 = ability % MOST_ABILITIES
    if (tables.paid[at] >> index) & 1:
        return against_ability(table, seat, ability)
    if (tables.automatic[at] >> index) & 1:
        return 95  # happens by itself
    if (tables.chains[at] >> index) & 1:
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
    if tables.swaps[ability] and table.hand[seat] == 0:
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
        table.uses = [*table.uses, int(ability)]
    if table.log is not None:
        table.tell("used", {"seat": seat, "familiar": table.tables.ids[familiar], "fee": fee})
