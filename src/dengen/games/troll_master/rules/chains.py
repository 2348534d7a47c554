# mypyc: compile
"""Chains: after its action a pawn may move to the left and act once more (TM-101 to TM-104)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import BITS, lowest
from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import abilities, clauses
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import ACTIONS, MOST_ABILITIES
from dengen.games.troll_master.rules.question import MAY_STOP, Question
from dengen.games.troll_master.rules.state import ROW, Table


def may_chain(table: Table, seat: i64, kind: i64) -> None:
    """TM-101, TM-R27; without a chain the pawn goes back (TM-50)."""
    if chain_offers(table, seat, kind) != 0:
        CHAIN.ask(table, seat, kind)
    else:
        table.move_pawn(seat, 0)


# ---- whether ----


def chain_offers(table: Table, seat: i64, kind: i64) -> i64:
    """The chains that lead somewhere, as bits by the stack (`question.py`)."""
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


class Chain(Question):
    """A chain that leads somewhere after an action of this kind, or none (TM-101, TM-R27)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return [int(STOP), *abilities.own_abilities(table, seat)]

    def legal(self, table: Table, seat: i64, kind: i64) -> Answers:
        return MAY_STOP, chain_offers(table, seat, kind)

    def why_not(self, table: Table, seat: i64, kind: i64, act: i64) -> i64:
        tables = table.tables
        ability: i64 = act - tables.use
        at: i64 = tables.at(kind, ability // MOST_ABILITIES)
        index: i64 = ability % MOST_ABILITIES
        if (tables.paid[at] >> index) & 1:
            return clauses.ORDER_OF_AN_ACTION
        if (tables.chains[at] >> index) & 1 == 0:
            return clauses.ONLY_AT_ITS_MOMENT
        if not abilities.can_use(table, seat, ability):
            return abilities.why_not_use(table, seat, ability)
        return clauses.CHAIN_TO_A_FREE_ACTION

    def answer(self, table: Table, seat: i64, kind: i64, act: i64) -> None:
        if act == STOP:
            table.move_pawn(seat, 0)
            return
        ability: i64 = act - table.tables.use
        abilities.pay_fee(table, seat, ability)
        TARGET.ask(table, seat, chain_kind(table, ability))


CHAIN: Final[Chain] = Chain(109, "ask_chain", clauses.ONE_CHAIN_AFTER_AN_ACTION)  # about the kind of action before it


# ---- where to ----


class Target(Question):
    """A free action of this kind to the left of the pawn (TM-101, TM-102)."""

    def first_offered(self, table: Table) -> i64:
        return table.tables.chain_to

    def candidates(self, table: Table, seat: i64) -> list[int]:
        first = int(table.tables.chain_to)
        return list(range(first, first + int(ACTIONS)))

    def legal(self, table: Table, seat: i64, kind: i64) -> Answers:
        return free_left(table, seat, kind), 0  # position 1 is bit 1

    def why_not(self, table: Table, seat: i64, kind: i64, act: i64) -> i64:
        is_left = (left_of_pawn(table, seat, kind) >> self.position(table, act)) & 1
        return clauses.CHAIN_TO_A_FREE_ACTION if is_left else clauses.CHAIN_TO_THE_LEFT

    def answer(self, table: Table, seat: i64, kind: i64, act: i64) -> None:
        chain_to(table, seat, self.position(table, act))

    def position(self, table: Table, act: i64) -> i64:
        return act - table.tables.chain_to + 1


TARGET: Final[Target] = Target(110, "ask_target", clauses.CHAIN_TO_THE_LEFT)  # about the kind of action it leads to


def chain_to(table: Table, seat: i64, pos: i64) -> None:
    """TM-103, TM-R28: it waits there for its turn."""
    if table.log is not None:
        table.tell("chained", {"seat": seat, "from": table.pawn[seat], "pos": pos})
    table.move_pawn(seat, pos)


def chain_targets(table: Table, seat: i64, ability: i64) -> i64:
    """The free actions of the ability's kind to the left of the pawn, as bits (TM-101, TM-102, TM-R29)."""
    return free_left(table, seat, chain_kind(table, ability))


def chain_kind(table: Table, ability: i64) -> i64:
    return table.tables.effect(ability, 0)[2]


def free_left(table: Table, seat: i64, kind: i64) -> i64:
    return left_of_pawn(table, seat, kind) & ~table.taken


def left_of_pawn(table: Table, seat: i64, kind: i64) -> i64:
    pawn: i64 = table.pawn[seat]
    return ROW & ((1 << pawn) - 1) & table.tables.of_kind[kind]
