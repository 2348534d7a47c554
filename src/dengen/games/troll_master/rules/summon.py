# mypyc: compile
"""The Summon action: calling and training (TM-59 to TM-70)."""

from mypy_extensions import i64

from dengen.core.packed import place_of
from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules import abilities
from dengen.games.troll_master.rules.actions import GAIN, STOP
from dengen.games.troll_master.rules.codes import SUMMON
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import ASK_WAY

# ---- what it costs ----


def call_price(table: Table, kind: i64) -> i64:  # TM-60, TM-69
    price: i64 = table.tables.cost[kind] - table.discount
    return price if price > 0 else 0


def train_price(table: Table, kind: i64, base: i64) -> i64:
    """TM-61, TM-62, TM-R19: only the top card's cost counts."""
    price: i64 = table.tables.cost[kind] - table.tables.cost[base] - table.discount
    return price if price > 0 else 0


def dearest(table: Table, seat: i64) -> i64:
    """The own familiar on which everything is cheapest."""
    return table.familiars[seat].dearest


# ---- which familiar ----


def gainable(table: Table, seat: i64) -> i64:
    """The kinds that the seat can gain, as bits in the order of the supply."""
    base: i64 = dearest(table, seat)
    kinds = table.kinds
    found: i64 = 0
    for place in range(len(kinds)):
        if against_gain(table, seat, kinds[place], base) == LEGAL:
            found |= 1 << place
    return found


def against_summon(table: Table, seat: i64, act: i64) -> i64:
    if act == STOP:
        return LEGAL  # TM-59: at most one, TM-R14
    if act >= table.tables.use:
        return abilities.against_use(table, seat, SUMMON, act)
    return against_gain(table, seat, act - GAIN + 1, dearest(table, seat))


def against_gain(table: Table, seat: i64, kind: i64, base: i64) -> i64:
    if table.supply[kind] == 0:
        return RULING + 44 if place_of(table.kinds, kind) >= 0 else 9
    if table.familiars[seat].has(kind):
        return 67
    return LEGAL if train_price(table, kind, base) <= table.mana[seat] else 66


def summon_answered(table: Table, seat: i64, act: i64) -> None:
    if act >= table.tables.use:
        abilities.ability_answered(table, seat, SUMMON, act)
    elif act != STOP:
        table.ask(seat, ASK_WAY, act - GAIN + 1)
    elif table.log is not None:
        table.tell("gained_nothing", {"seat": seat})


# ---- called or trained ----


def trainable(table: Table, seat: i64, kind: i64) -> i64:
    """The own familiars that the seat can train to this kind, as bits by the stack (`answers.py`)."""
    mana: i64 = table.mana[seat]
    tops = table.familiars[seat].tops
    found: i64 = 0
    for place in range(len(tops)):
        if train_price(table, kind, tops[place]) <= mana:
            found |= 1 << place
    return found


def against_way(table: Table, seat: i64, kind: i64, act: i64) -> i64:
    if act == table.tables.call:
        price: i64 = call_price(table, kind)
    else:
        base: i64 = act - table.tables.train
        if not table.familiars[seat].has(base):
            return 61
        price = train_price(table, kind, base)
    return LEGAL if price <= table.mana[seat] else 66


def way_answered(table: Table, seat: i64, kind: i64, act: i64) -> None:
    if act == table.tables.call:
        call(table, seat, kind)
    else:
        train(table, seat, kind, act - table.tables.train)


def call(table: Table, seat: i64, kind: i64) -> None:  # TM-60
    price: i64 = call_price(table, kind)
    if table.log is not None:
        table.tell("called", {"seat": seat, "familiar": table.tables.ids[kind], "paid": price})
    take(table, seat, kind, price, [*table.familiars[seat].stacks, [int(kind)]])


def train(table: Table, seat: i64, kind: i64, base: i64) -> None:  # TM-61, TM-63, TM-64
    price: i64 = train_price(table, kind, base)
    if table.log is not None:
        ids = table.tables.ids
        table.tell("trained", {"seat": seat, "familiar": ids[kind], "base": ids[base], "paid": price})
    table.add_charge(seat, base, -table.charges_on(seat, base))
    own = table.familiars[seat]
    stacks = [[*stack, int(kind)] if stack[len(stack) - 1] == base else stack for stack in own.stacks]
    take(table, seat, kind, price, stacks)


def take(table: Table, seat: i64, kind: i64, price: i64, stacks: list[list[int]]) -> None:
    table.mana[seat] -= price
    table.supply[kind] -= 1
    table.set_stacks(seat, stacks)
    table.add_charge(seat, kind, table.tables.start_charge[kind])  # TM-65
