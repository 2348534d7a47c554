# mypyc: compile
"""Chains: after its action a pawn may move to the left and act once more (TM-101 to TM-104)."""

from mypy_extensions import i64

from dengen.core.packed import BITS, lowest
from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules import abilities
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import MOST_ABILITIES
from dengen.games.troll_master.rules.state import ROW, Table
from dengen.games.troll_master.rules.steps import ASK_CHAIN, ASK_TARGET


def may_chain(table: Table, seat: i64, kind: i64) -> None:
    """TM-101, TM-R27; without a chain the pawn goes back (TM-50)."""
    if chain_offers(table, seat, kind) != 0:
        table.ask(seat, ASK_CHAIN, kind)
    else:
        table.move_pawn(seat, 0)


# ---- whether ----


def chain_offers(table: Table, seat: i64, kind: i64) -> i64:
    """The chains that lead somewhere, as bits by the stack (`answers.py`)."""
    own = table.familiars[seat]
    if (own.chains >> kind) & 1 == 0:
        return 0
    found: i64 = 0
    usable: i64 = abilities.affordable(table, seat, table.tables.chains, kind)
    while usable != 0:
        at: i64 = lowest(usable)
        ability: i64 = own.tops[at // MOST_ABILITIES] * MOST_ABILITIES + at % MOST_ABILITIES
        if chain_targets(table, seat, ability) != 0:
            found |= BITS[at]
        usable &= usable - 1
    return found


def against_chain(table: Table, seat: i64, kind: i64, act: i64) -> i64:
    if act == STOP:
        return LEGAL
    tables = table.tables
    ability: i64 = act - tables.use
    at: i64 = tables.at(kind, ability // MOST_ABILITIES)
    index: i64 = ability % MOST_ABILITIES
    if (tables.paid[at] >> index) & 1:
        return RULING + 15
    if (tables.chains[at] >> index) & 1 == 0:
        return 14
    clause: i64 = abilities.against_ability(table, seat, ability)
    if clause != LEGAL:
        return clause
    return LEGAL if chain_targets(table, seat, ability) != 0 else 102


def chain_answered(table: Table, seat: i64, act: i64) -> None:
    if act == STOP:
        table.move_pawn(seat, 0)
        return
    ability: i64 = act - table.tables.use
    abilities.pay_fee(table, seat, ability)
    table.ask(seat, ASK_TARGET, chain_kind(table, ability))


# ---- where to ----


def against_target(table: Table, seat: i64, kind: i64, act: i64) -> i64:
    pos: i64 = act - table.tables.chain_to + 1
    if (table.tables.of_kind[kind] >> pos) & 1 == 0 or pos >= table.pawn[seat]:
        return 101
    return LEGAL if (table.taken >> pos) & 1 == 0 else 102


def target_answered(table: Table, seat: i64, act: i64) -> None:
    """TM-103, TM-R28: it waits there for its turn."""
    pos: i64 = act - table.tables.chain_to + 1
    if table.log is not None:
        table.tell("chained", {"seat": seat, "from": table.pawn[seat], "pos": pos})
    table.move_pawn(seat, pos)


def chain_targets(table: Table, seat: i64, ability: i64) -> i64:
    """The free actions of the ability's kind to the left of the pawn, as bits (TM-101, TM-102, TM-R29)."""
    return free_left(table, seat, chain_kind(table, ability))


def chain_kind(table: Table, ability: i64) -> i64:
    return table.tables.effect(ability, 0)[2]


def free_left(table: Table, seat: i64, kind: i64) -> i64:
    pawn: i64 = table.pawn[seat]
    return ROW & ((1 << pawn) - 1) & table.tables.of_kind[kind] & ~table.taken
