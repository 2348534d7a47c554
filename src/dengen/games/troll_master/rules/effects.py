# mypyc: compile
"""What abilities do: one small function per kind of effect (TM-97 to TM-100, TM-105 to TM-107)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import clauses, codes
from dengen.games.troll_master.rules.codes import (
    ANY,
    DISCOUNT,
    EACH,
    MANA,
    MOST_ABILITIES,
    PER_CHARGE,
    PER_COVERED,
    PER_FAMILIAR,
    POWER,
    REDRAW,
    SCORE,
    SELF,
    VP,
)
from dengen.games.troll_master.rules.question import FamiliarQuestion
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import CHARGE_ANY, EFFECT, SWAP_CARD


def carry_out(table: Table, seat: i64, ability: i64) -> None:
    index: i64 = table.tables.many_effects[ability] - 1
    while index > 0:
        table.push(EFFECT, seat, ability, index)
        index -= 1
    effect(table, seat, ability, 0)


def effect(table: Table, seat: i64, ability: i64, index: i64) -> None:
    do, n, whom, per = table.tables.effect(ability, index)
    familiar: i64 = ability // MOST_ABILITIES
    n *= multiplier(table, seat, per, table.charges_on(seat, familiar))
    if n <= 0:
        return
    if do == MANA:
        gain_mana(table, seat, familiar, n)
    elif do == VP:
        gain_chits(table, seat, familiar, n)
    elif do == DISCOUNT:
        add_discount(table, seat, familiar, n)
    elif do == codes.CHARGE:
        charge_familiars(table, seat, familiar, n, whom)
    elif do == POWER:
        add_power(table, seat, familiar, n)
    elif do == SCORE:
        add_score(table, seat, familiar, n)
    elif do == REDRAW:
        table.push(SWAP_CARD, seat, n)


def multiplier(table: Table, seat: i64, per: i64, charges: i64) -> i64:
    if per == PER_CHARGE:
        return charges
    if per == PER_FAMILIAR:
        return len(table.familiars[seat].tops)
    if per == PER_COVERED:
        return table.familiars[seat].covered
    return 1


# ---- the kinds of effect ----


def gain_mana(table: Table, seat: i64, familiar: i64, n: i64) -> None:  # TM-97
    table.mana[seat] += n
    tell_of(table, "mana", seat, familiar, n)


def gain_chits(table: Table, seat: i64, familiar: i64, n: i64) -> None:  # TM-98
    table.chits[seat] += n
    tell_of(table, "chits", seat, familiar, n)


def add_discount(table: Table, seat: i64, familiar: i64, n: i64) -> None:  # TM-99
    table.discount += n
    tell_of(table, "discount", seat, familiar, n)


def add_power(table: Table, seat: i64, familiar: i64, n: i64) -> None:  # TM-105
    table.bonus += n
    tell_of(table, "power", seat, familiar, n)


def add_score(table: Table, seat: i64, familiar: i64, n: i64) -> None:
    """TM-107: no chits"""
    table.extra[seat] += n
    tell_of(table, "score", seat, familiar, n)


def tell_of(table: Table, kind: str, seat: i64, familiar: i64, n: i64) -> None:
    if table.log is not None:
        table.tell(kind, {"seat": seat, "n": n, "familiar": table.tables.ids[familiar]})


# ---- charges ----


def charge_familiars(table: Table, seat: i64, familiar: i64, n: i64, whom: i64) -> None:  # TM-100
    if whom == ANY:
        table.push(CHARGE_ANY, seat, n)
    elif whom == EACH:
        for own in table.familiars[seat].tops:
            charge(table, seat, own, n)
    elif whom == SELF:
        charge(table, seat, familiar, n)  # TM-96
    elif table.familiars[seat].has(whom):
        charge(table, seat, whom, n)


def charge(table: Table, seat: i64, familiar: i64, n: i64) -> None:
    """From the stock, as far as the ribbons go (TM-73, TM-R18)."""
    room: i64 = table.tables.ribbons[familiar] - table.charges_on(seat, familiar)
    if room < n:
        n = room
    if n > 0:
        table.add_charge(seat, familiar, n)
        if table.log is not None:
            table.tell("charged", {"seat": seat, "familiar": table.tables.ids[familiar], "n": n})


def charge_any(table: Table, seat: i64, n: i64) -> None:
    """TM-R18: the owner chooses for each charge, as long as anything has room."""
    if chargeable(table, seat) != 0:
        if n > 1:
            table.push(CHARGE_ANY, seat, n - 1)
        CHARGE.ask(table, seat)


def chargeable(table: Table, seat: i64) -> i64:
    """The own familiars with room, as bits by the stack (`question.py`)."""
    tops = table.familiars[seat].tops
    found: i64 = 0
    for place in range(len(tops)):
        if table.has_room(seat, tops[place]):
            found |= 1 << place
    return found


class Charging(FamiliarQuestion):
    """Which own familiar gets a charge."""

    def first_own(self, table: Table) -> i64:
        return table.tables.charge

    def why_not(self, table: Table, seat: i64, about: i64, act: i64) -> i64:
        is_own = table.familiars[seat].has(act - table.tables.charge)
        return clauses.NO_MORE_THAN_RIBBONS if is_own else clauses.ONTO_FACE_UP_FAMILIARS


class Charge(Charging):
    """A familiar with room for a charge from the stock (TM-R18)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return self.own_candidates(table)

    def legal(self, table: Table, seat: i64, about: i64) -> Answers:
        return 0, chargeable(table, seat)

    def answer(self, table: Table, seat: i64, about: i64, act: i64) -> None:
        charge(table, seat, act - table.tables.charge, 1)


CHARGE: Final[Charge] = Charge(108, "ask_charge", clauses.OWNER_CHOOSES_THE_CHARGED)
