# mypyc: compile
"""Which answers a question has, what speaks against one, which clause asks."""

from typing import Final

from mypy_extensions import i64

from dengen.core.packed import lowest
from dengen.core.state import LEGAL, RULING
from dengen.games.troll_master.rules import abilities, action_phase, chains, effects, planning, steps, summon
from dengen.games.troll_master.rules.actions import BROOM, DISCARD, EXECUTE, GAIN, PLACE, STOP
from dengen.games.troll_master.rules.codes import (
    ACTIONS,
    ATTACK,
    BREW,
    DEFEND,
    DIVINE,
    IN_PLANNING,
    IN_PREPARATION,
    IN_SCORING,
    MAGIC_KINDS,
    MOST_ABILITIES,
    OVER,
    PLANNING,
    SCORING,
    SUMMON,
)
from dengen.games.troll_master.rules.state import Table

# Bits of `Table.offered`
MAY_STOP: Final[i64] = 1
FIRST_OFFER: Final[i64] = 2

# ---- which answers there are ----


def find_answers(table: Table, seat: i64, question: i64, a: i64) -> None:
    """What `candidates` and `against` give, found without looking at what can't be, as `answers.py` keeps it."""
    offered: i64 = 0
    own: i64 = 0
    if question == steps.ASK_TURN:
        offered = planning.placings(table, seat) << 1
        if offered == 0 or table.pawn[seat] != 0:  # TM-33, TM-R5
            offered |= MAY_STOP
        own = abilities.usable(table, seat, PLANNING)
    elif question == steps.ASK_ACTION:
        offered = MAY_STOP
        if action_phase.top_up(table, seat) <= table.mana[seat]:
            offered |= FIRST_OFFER
    elif question == steps.ASK_SUMMON:
        offered = (summon.gainable(table, seat) << 1) | MAY_STOP
        own = abilities.usable(table, seat, SUMMON)
    elif question == steps.ASK_WAY:
        if summon.call_price(table, a) <= table.mana[seat]:
            offered = FIRST_OFFER
        own = summon.trainable(table, seat, a)
    elif question == steps.ASK_DISTRIBUTE:
        offered = MAY_STOP
        own = effects.chargeable(table, seat)
    elif question == steps.ASK_ABILITY:
        offered = MAY_STOP
        own = abilities.usable(table, seat, a)
    elif question == steps.ASK_CHARGE:
        own = effects.chargeable(table, seat)
    elif question == steps.ASK_CHAIN:
        offered = MAY_STOP
        own = chains.chain_offers(table, seat, a)
    elif question == steps.ASK_TARGET:
        offered = chains.free_left(table, seat, a)  # position 1 is bit 1
    elif question == steps.ASK_BROOM:
        offered = MAY_STOP | FIRST_OFFER
    else:  # ASK_DISCARD
        for kind in range(MAGIC_KINDS):
            if table.in_hand(seat, kind) > 0:
                offered |= FIRST_OFFER << kind
    table.offered = offered
    table.own_offered = own


def candidates(table: Table, seat: i64, question: i64) -> list[int]:
    """The answers that come into question, by the card set and the familiars that the seat has face up."""
    tables = table.tables
    familiars = range(int(tables.kinds) + 1)
    if question == steps.ASK_BROOM:
        return [int(STOP), int(BROOM)]
    if question == steps.ASK_DISCARD:
        return [int(DISCARD) + kind for kind in range(int(MAGIC_KINDS))]
    if question == steps.ASK_TURN:
        places = range(int(PLACE), int(PLACE + MAGIC_KINDS * ACTIONS))
        return [int(STOP), *places, *own_abilities(table, seat)]
    if question == steps.ASK_ACTION:
        return [int(STOP), int(EXECUTE)]
    if question == steps.ASK_SUMMON:
        return [int(STOP), *range(int(GAIN), int(GAIN + tables.kinds)), *own_abilities(table, seat)]
    if question == steps.ASK_WAY:
        return [int(tables.call), *(int(tables.train) + familiar for familiar in familiars)]
    if question == steps.ASK_DISTRIBUTE:
        return [int(STOP), *(int(tables.charge) + familiar for familiar in familiars)]
    if question == steps.ASK_CHARGE:
        return [int(tables.charge) + familiar for familiar in familiars]
    if question == steps.ASK_TARGET:
        return [int(tables.chain_to) + at for at in range(int(ACTIONS))]
    return [int(STOP), *own_abilities(table, seat)]  # ASK_ABILITY, ASK_CHAIN


def own_abilities(table: Table, seat: i64) -> list[int]:
    """The answers USE for every ability on the seat's face-up familiars, whatever its moment."""
    acts: list[int] = []
    for familiar in table.familiars[seat].tops:
        first = int(familiar * MOST_ABILITIES)
        for ability in range(first, first + int(MOST_ABILITIES)):
            if table.tables.many_effects[ability] > 0:
                acts.append(int(table.tables.use) + ability)
    return acts


# ---- what speaks against one ----


def against(table: Table, seat: i64, question: i64, a: i64, act: i64) -> i64:
    """The clause that forbids this candidate, or LEGAL."""
    if question == steps.ASK_TURN:
        return planning.against_turn(table, seat, act)
    if question == steps.ASK_ACTION:
        return action_phase.against_action(table, seat, act)
    if question == steps.ASK_SUMMON:
        return summon.against_summon(table, seat, act)
    if question == steps.ASK_WAY:
        return summon.against_way(table, seat, a, act)
    if question == steps.ASK_CHAIN:
        return chains.against_chain(table, seat, a, act)
    if question == steps.ASK_TARGET:
        return chains.against_target(table, seat, a, act)
    if question == steps.ASK_DISCARD:
        return LEGAL if table.in_hand(seat, act - DISCARD) > 0 else question_clause(table, question, a)
    if act == STOP or question == steps.ASK_BROOM:
        return LEGAL
    if question == steps.ASK_DISTRIBUTE or question == steps.ASK_CHARGE:
        return effects.against_charge(table, seat, act)
    return abilities.against_use(table, seat, a, act)  # ASK_ABILITY


# ---- which clause asks ----


def question_clause(table: Table, question: i64, a: i64) -> i64:
    """The clause that asks, or that says why there is nothing but to pass."""
    if question == steps.ASK_BROOM:
        return 22
    if question == steps.ASK_DISCARD:
        return RULING + 10 if a else 22
    if question == steps.ASK_TURN:
        return turn_question_clause(table)
    if question == steps.ASK_ACTION:
        return 47
    if question == steps.ASK_SUMMON or question == steps.ASK_WAY:
        return 59
    if question == steps.ASK_DISTRIBUTE:
        return 72
    if question == steps.ASK_CHARGE:
        return RULING + 18
    if question == steps.ASK_CHAIN:
        return RULING + 27
    if question == steps.ASK_TARGET:
        return 101
    return ability_clause(a)


def turn_question_clause(table: Table) -> i64:
    seat = lowest(table.waiting)
    if planning.can_place(table, seat):
        return 24
    return RULING + 8 if table.pawn[seat] != 0 else RULING + 5


def ability_clause(moment: i64) -> i64:
    if moment == BREW:
        return 74
    if moment == ATTACK:
        return 76
    if moment == DEFEND:
        return 78
    if moment == DIVINE:
        return 87
    if moment == SCORING:
        return RULING + 32
    return RULING + 26


def turn_clause(table: Table) -> i64:
    if table.phase == IN_PREPARATION:
        return 22
    if table.phase == IN_PLANNING:
        return 23
    if table.phase == IN_SCORING:
        return RULING + 32
    if table.phase == OVER:
        return 53
    return 77 if table.attack > 0 else 41
