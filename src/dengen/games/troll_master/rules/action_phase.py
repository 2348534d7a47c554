# mypyc: compile
"""The action phase: the rightmost pawn performs its action or forgoes it (TM-41 to TM-51, TM-86)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import clauses
from dengen.games.troll_master.rules.actions import EXECUTE, STOP
from dengen.games.troll_master.rules.codes import ATTACK, BREW, DIVINE, SUMMON
from dengen.games.troll_master.rules.question import FIRST_OFFER, MAY_STOP, Question
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import DECLARE, DISTRIBUTE, MAY_CHAIN, MOMENT, NEXT_PAWN

TOP_UP: Final[i64] = 2  # TM-46: mana per missing card
FORGO_MANA: Final[i64] = 2  # TM-47


def next_pawn(table: Table) -> None:  # TM-41, TM-51
    seat: i64 = table.rightmost()
    table.actor = seat
    table.bonus = 0  # TM-106
    table.attack = 0
    table.discount = 0
    if seat < 0:
        console_the_stuck(table)
        return
    table.push(NEXT_PAWN)
    ACTION.ask(table, seat)


def console_the_stuck(table: Table) -> None:  # TM-R5
    seats: i64 = table.seats
    for seat in range(seats):
        if table.stuck_on(seat):
            table.mana[seat] += FORGO_MANA
            if table.log is not None:
                table.tell("consoled", {"seat": seat, "mana": FORGO_MANA})


# ---- perform or forgo ----


def top_up(table: Table, seat: i64) -> i64:
    """What performing costs (TM-46)."""
    return TOP_UP * table.missing(table.pawn[seat])


class Action(Question):
    """The pawn's action, or 2 mana instead (TM-46, TM-47)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return [int(STOP), int(EXECUTE)]

    def legal(self, table: Table, seat: i64, about: i64) -> Answers:
        return MAY_STOP | FIRST_OFFER if top_up(table, seat) <= table.mana[seat] else MAY_STOP, 0

    def why_not(self, table: Table, seat: i64, about: i64, act: i64) -> i64:
        return clauses.TOP_UP_IN_MANA

    def answer(self, table: Table, seat: i64, about: i64, act: i64) -> None:
        if act == STOP:
            forgo(table, seat)
        else:
            perform(table, seat)


ACTION: Final[Action] = Action(103, "ask_action", clauses.PERFORM_OR_FORGO, EXECUTE)


def forgo(table: Table, seat: i64) -> None:  # TM-47, TM-48
    price: i64 = top_up(table, seat)
    is_forced = price > table.mana[seat]
    table.mana[seat] += FORGO_MANA
    if table.log is not None:
        args = {"seat": seat, "pos": table.pawn[seat], "mana": FORGO_MANA}
        if is_forced:
            args["needed"] = price
        table.tell("forwent", args)
    table.move_pawn(seat, 0)


def perform(table: Table, seat: i64) -> None:
    """TM-R15: the printed effect, abilities, the main step, a chain (laid last to first)."""
    pos: i64 = table.pawn[seat]
    kind: i64 = table.tables.action_kind[pos]
    price: i64 = top_up(table, seat)
    table.mana[seat] -= price  # TM-R13
    if table.log is not None:
        table.tell("performed", {"seat": seat, "pos": pos, "paid": price})
    printed_effect(table, seat, kind, table.tables.value[pos])
    table.push(MAY_CHAIN, seat, kind)
    if kind == BREW:
        table.push(DISTRIBUTE, seat)
    elif kind == ATTACK:
        table.push(DECLARE, seat)
    table.push(MOMENT, seat, kind)


def printed_effect(table: Table, seat: i64, kind: i64, value: i64) -> None:
    if kind == SUMMON:
        table.discount = value  # TM-68
    elif kind == BREW:
        table.mana[seat] += value  # TM-71
        if table.log is not None:
            table.tell("brewed", {"seat": seat, "mana": value})
    elif kind == ATTACK:
        table.bonus = value  # TM-82
    elif kind == DIVINE:
        table.chits[seat] += value  # TM-86
        if table.log is not None:
            table.tell("divined", {"seat": seat, "chits": value})
