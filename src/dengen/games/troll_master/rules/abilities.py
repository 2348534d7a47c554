# mypyc: compile
"""Familiars' abilities: when they happen, what they need, what they cost (TM-88 to TM-96)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import BITS
from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import clauses, effects
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import (
    ATTACK,
    BREW,
    DEFEND,
    DIVINE,
    IF_BROOM,
    IF_EMPTY,
    IF_FULL,
    MOST_ABILITIES,
    SCORING,
)
from dengen.games.troll_master.rules.question import MAY_STOP, Question
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
    """The paid abilities that the seat can use now, as bits by the stack (`question.py`)."""
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
            if marked & 1 and can_use(table, seat, familiar * MOST_ABILITIES + index):
                found |= BITS[place * MOST_ABILITIES + index]
            marked >>= 1
            index += 1
    return found


def own_abilities(table: Table, seat: i64) -> list[int]:
    """The answers USE for every ability on the seat's face-up familiars, whatever its moment."""
    acts: list[int] = []
    for familiar in table.familiars[seat].tops:
        first = int(familiar * MOST_ABILITIES)
        for ability in range(first, first + int(MOST_ABILITIES)):
            if table.tables.many_effects[ability] > 0:
                acts.append(int(table.tables.use) + ability)
    return acts


def can_use(table: Table, seat: i64, ability: i64) -> bool:
    """Can the seat pay for it and does nothing on the card forbid it, if this is its moment?"""
    held: i64 = table.charges_on(seat, ability // MOST_ABILITIES)
    return (
        held >= table.tables.fee[ability]
        and not is_used_up(table, ability)
        and holds(table, seat, ability, held)
        and not (table.tables.swaps[ability] and table.hand[seat] == 0)
    )


def is_used_up(table: Table, ability: i64) -> bool:
    limit: i64 = table.tables.limit[ability]
    return limit > 0 and table.uses.count(ability) >= limit


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


def why_not_at(table: Table, seat: i64, moment: i64, act: i64) -> i64:
    """The clause that forbids an answer USE at this moment."""
    tables = table.tables
    ability: i64 = act - tables.use
    at: i64 = tables.at(moment, ability // MOST_ABILITIES)
    index: i64 = ability % MOST_ABILITIES
    if (tables.paid[at] >> index) & 1:
        return why_not_use(table, seat, ability)
    if (tables.automatic[at] >> index) & 1:
        return clauses.HAPPENS_BY_ITSELF
    return clauses.CHAIN_TO_THE_LEFT if (tables.chains[at] >> index) & 1 else clauses.ONLY_AT_ITS_MOMENT


def why_not_use(table: Table, seat: i64, ability: i64) -> i64:
    """The clause that forbids an ability whose moment it is, but which the seat can't use."""
    held: i64 = table.charges_on(seat, ability // MOST_ABILITIES)
    if held < table.tables.fee[ability]:
        return clauses.FEE_IN_CHARGES
    if is_used_up(table, ability):
        return clauses.LIMIT_OF_USES
    return clauses.A_CARD_TO_SWAP if holds(table, seat, ability, held) else clauses.CONDITION


# ---- using it ----


class Ability(Question):
    """An ability of this moment, after which it is asked again, or enough of them (TM-94)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return [int(STOP), *own_abilities(table, seat)]

    def legal(self, table: Table, seat: i64, moment: i64) -> Answers:
        return MAY_STOP, usable(table, seat, moment)

    def why_not(self, table: Table, seat: i64, moment: i64, act: i64) -> i64:
        return why_not_at(table, seat, moment, act)

    def answer(self, table: Table, seat: i64, moment: i64, act: i64) -> None:
        if act != STOP:
            use_and_go_on(table, seat, moment, act)

    def asking_clause(self, table: Table, moment: i64) -> i64:
        if moment == BREW:
            return clauses.BREW_ABILITIES
        if moment == ATTACK:
            return clauses.ATTACK_ABILITIES
        if moment == DEFEND:
            return clauses.DEFEND_ABILITIES
        if moment == DIVINE:
            return clauses.DIVINE_ABILITIES
        return clauses.SCORING_ABILITIES if moment == SCORING else clauses.ABILITIES_AFTER_A_COMPARISON


ABILITY: Final[Ability] = Ability(107, "ask_ability", clauses.ABILITIES_AFTER_A_COMPARISON)  # about a moment


def use_and_go_on(table: Table, seat: i64, moment: i64, act: i64) -> None:
    """Use what an answer USE names; then the menu of the moment comes once more (TM-94)."""
    table.push(MENU, seat, moment, 1)
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
