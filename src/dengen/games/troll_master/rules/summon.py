# mypyc: compile
"""The Summon action: calling and training (TM-59 to TM-70)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import place_of
from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import abilities, clauses, codes
from dengen.games.troll_master.rules.actions import GAIN, STOP
from dengen.games.troll_master.rules.question import FIRST_OFFER, MAY_STOP, FamiliarQuestion, Question
from dengen.games.troll_master.rules.state import Table

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
        if can_gain(table, seat, kinds[place], base):
            found |= 1 << place
    return found


def can_gain(table: Table, seat: i64, kind: i64, base: i64) -> bool:
    return (
        table.supply[kind] != 0
        and not table.familiars[seat].has(kind)
        and train_price(table, kind, base) <= table.mana[seat]
    )


def why_not_gain(table: Table, seat: i64, kind: i64) -> i64:
    """The clause that forbids a kind which the seat can't gain."""
    if table.supply[kind] == 0:
        return clauses.EMPTY_PILE if place_of(table.kinds, kind) >= 0 else clauses.NOT_IN_THIS_GAME
    return clauses.KIND_HELD_ALREADY if table.familiars[seat].has(kind) else clauses.NOT_ENOUGH_MANA


class Summon(Question):
    """At most one familiar of the supply, or an ability before that (TM-59, TM-R14)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        kinds = range(int(GAIN), int(GAIN + table.tables.kinds))
        return [int(STOP), *kinds, *abilities.own_abilities(table, seat)]

    def legal(self, table: Table, seat: i64, about: i64) -> Answers:
        return (gainable(table, seat) << 1) | MAY_STOP, abilities.usable(table, seat, codes.SUMMON)

    def why_not(self, table: Table, seat: i64, about: i64, act: i64) -> i64:
        if act >= table.tables.use:
            return abilities.why_not_at(table, seat, codes.SUMMON, act)
        return why_not_gain(table, seat, act - GAIN + 1)

    def answer(self, table: Table, seat: i64, about: i64, act: i64) -> None:
        if act >= table.tables.use:
            abilities.use_and_go_on(table, seat, codes.SUMMON, act)
        elif act != STOP:
            WAY.ask(table, seat, act - GAIN + 1)
        elif table.log is not None:
            table.tell("gained_nothing", {"seat": seat})

    # The supply has another order than the kinds' numbers

    def offered_act(self, table: Table, bit: i64) -> i64:
        return STOP if bit == 0 else GAIN + table.kinds[bit - 1] - 1

    def offered_bit(self, table: Table, act: i64) -> i64:
        if act == STOP:
            return 0
        place: i64 = place_of(table.kinds, act - GAIN + 1)
        return place + 1 if place >= 0 else -1


SUMMON: Final[Summon] = Summon(104, "ask_summon", clauses.AT_MOST_ONE_FAMILIAR, GAIN)


# ---- called or trained ----


def trainable(table: Table, seat: i64, kind: i64) -> i64:
    """The own familiars that the seat can train to this kind, as bits by the stack (`question.py`)."""
    mana: i64 = table.mana[seat]
    tops = table.familiars[seat].tops
    found: i64 = 0
    for place in range(len(tops)):
        if train_price(table, kind, tops[place]) <= mana:
            found |= 1 << place
    return found


class Way(FamiliarQuestion):
    """Call the kind as a new familiar, or train an own one into it (TM-60, TM-61)."""

    def first_offered(self, table: Table) -> i64:
        return table.tables.call

    def first_own(self, table: Table) -> i64:
        return table.tables.train

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return [int(table.tables.call), *self.own_candidates(table)]

    def legal(self, table: Table, seat: i64, kind: i64) -> Answers:
        offered: i64 = FIRST_OFFER if call_price(table, kind) <= table.mana[seat] else 0
        return offered, trainable(table, seat, kind)

    def why_not(self, table: Table, seat: i64, kind: i64, act: i64) -> i64:
        if act == table.tables.call or table.familiars[seat].has(act - table.tables.train):
            return clauses.NOT_ENOUGH_MANA
        return clauses.TRAIN_AN_OWN_ONE

    def answer(self, table: Table, seat: i64, kind: i64, act: i64) -> None:
        if act == table.tables.call:
            call(table, seat, kind)
        else:
            train(table, seat, kind, act - table.tables.train)


WAY: Final[Way] = Way(105, "ask_way", clauses.AT_MOST_ONE_FAMILIAR)  # about the kind to be gained


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
