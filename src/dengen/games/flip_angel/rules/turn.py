# mypyc: compile
"""A turn: a summon with its placement, or ether instead, and perhaps a paid reversal before or after (FA-15 to FA-36)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import BITS
from dengen.core.rules.state import plan
from dengen.games.flip_angel.rules import abilities, actions, clauses, field, reversal, river, scoring, steps
from dengen.games.flip_angel.rules.actions import DECK, STANDIN
from dengen.games.flip_angel.rules.board import CELLS, CORE
from dengen.games.flip_angel.rules.question import A, Question
from dengen.games.flip_angel.rules.state import Table
from dengen.games.flip_angel.rules.tables import EMPTY, WHITE

TURN: Final = plan(steps.MAIN, steps.AFTER, steps.REFILL, steps.NEXT)
NEW_TURN: Final = plan(steps.TURN)


def begin(table: Table, seat: i64) -> None:
    table.flipped[seat] = 0  # FA-R2
    table.fired[seat] = 0
    table.paid = 0
    table.push_all(TURN)


class Main(Question):
    """One of the three things a turn is for: a summon, a paid reversal, ether (FA-16)."""

    def legal(self, table: Table, seat: i64, about: i64) -> i64:
        found: i64 = actions.GAIN_BITS
        if reversal.can_pay(table, seat):
            found |= BITS[actions.REVERSE]
        positions = field.open_positions(table, seat)
        for slot in range(DECK + 1):
            face = river.face_in(table, slot)
            if face != EMPTY and field.can_summon(table, seat, face, positions):
                found |= BITS[actions.SUMMON + slot]
        return found

    def why_not(self, table: Table, seat: i64, about: i64, act: i64) -> i64:
        if act == actions.END:
            return clauses.SUMMON_OR_ETHER
        if act == actions.REVERSE:
            return clauses.REVERSAL_ONCE if table.paid else clauses.REVERSAL_PRICE
        if river.face_in(table, act - actions.SUMMON) == EMPTY:
            return clauses.EMPTY_SLOT
        return clauses.FULL_FIELD if field.open_positions(table, seat) == 0 else clauses.COST

    def answer(self, table: Table, seat: i64, about: i64, act: i64) -> None:
        if act == actions.REVERSE:
            table.push(steps.MAIN)  # FA-R18: the summon or the gain is still to come
            reversal.pay(table, seat)
        elif act < actions.REVERSE:
            PLACE.ask(table, seat, act - actions.SUMMON)
        else:
            take_ether(table, seat, act - actions.GAIN)


class After(Question):
    """After the summon or the gain: a paid reversal, or the end; if none can be paid for, the turn ends by itself (FA-R18)."""

    def come_up(self, table: Table, seat: i64, about: i64) -> None:
        if reversal.can_pay(table, seat):
            self.ask(table, seat)

    def answer(self, table: Table, seat: i64, about: i64, act: i64) -> None:
        if act == actions.REVERSE:
            reversal.pay(table, seat)


def end(table: Table, seat: i64) -> None:
    """The turn passes to the left; six rounds are the game (FA-21, FA-22, FA-74)."""
    table.turn += 1
    if table.log is not None:
        table.tell("turn_end", {"seat": int(seat)})
    if not table.finished():
        table.push_all(NEW_TURN)
    elif table.log is not None:
        table.tell("game_end", {"scores": scoring.scores(table)})


# ---- summoning and placement ----


class Place(Question):
    """Where the card of a slot goes, or the stand-in (FA-32 to FA-36)."""

    def legal(self, table: Table, seat: i64, slot: i64) -> i64:
        if slot == STANDIN:
            return field.open_cells(table, seat) << actions.PLACE
        return field.cells_for(table, seat, river.face_in(table, slot)) << actions.PLACE

    def why_not(self, table: Table, seat: i64, slot: i64, act: i64) -> i64:
        is_open = (field.open_cells(table, seat) >> (act - actions.PLACE)) & 1
        return clauses.COST_THERE if is_open else self.asking_clause(table)

    def answer(self, table: Table, seat: i64, slot: i64, act: i64) -> None:
        if slot == STANDIN:
            place_standin(table, seat, act - actions.PLACE)
        else:
            summon(table, seat, slot, act - actions.PLACE)

    def asking_clause(self, table: Table) -> i64:
        count: i64 = table.cards_on(table.mover())
        return clauses.FOUR_PLACES if count < CORE else clauses.FIFTH_CARD if count == CORE else clauses.SIXTH_CARD


MAIN: Final[Main] = Main(steps.MAIN, "main", clauses.THREE_THINGS, actions.MAIN_BITS, opens_turn=True, is_between=True)
AFTER: Final[After] = After(steps.AFTER, "after", clauses.SUMMON_OR_ETHER, actions.AFTER_BITS, is_between=True)
PLACE: Final[Place] = Place(steps.PLACE, "place", clauses.FOUR_PLACES, actions.PLACE_BITS, slot=A)


def summon(table: Table, seat: i64, slot: i64, cell: i64) -> None:
    """A placement, step by step in the order of FA-R29."""
    face = river.face_in(table, slot)
    if table.log is not None:
        args = {"seat": int(seat), "slot": actions.SLOTS[slot], "card": table.tables.names[face]}
        table.tell("summon", args)
    if not field.is_free(table, seat, face, cell):
        pay_cost(table, seat, face)  # 1
    river.take(table, slot)  # 2
    table.lay(seat, cell, face)  # 3
    if table.log is not None:
        table.tell("place", {"seat": int(seat), "card": table.tables.names[face], "cell": CELLS[cell]})
    abilities.pay_coupons(table, seat, cell)  # 4
    abilities.gain_bonus(table, seat, face)  # 5
    if slot == actions.DECK:  # told only now: so much of a placement can be foreseen
        river.tell_top(table)
    table.push(steps.EVENT)  # 9
    if table.tables.reversal[face]:
        table.push(steps.ICON, cell, face)  # 8
    if table.tables.flip_self[face]:
        table.push(steps.SELF_FLIP, cell)  # 7
    if table.tables.key[face]:
        table.push(steps.KEY, cell)  # 6


def pay_cost(table: Table, seat: i64, face: i64) -> None:
    """FA-25, FA-26: light for a white face, dark for a black one."""
    cost: i64 = table.tables.cost[face]
    light: i64 = cost if face & 1 == WHITE else 0
    table.gain(seat, -light, light - cost)
    if table.log is not None:
        args = {"seat": int(seat), "light": int(light), "dark": int(cost - light), "for": table.tables.names[face]}
        table.tell("pay", args)


# ---- ether instead of an angel ----


def take_ether(table: Table, seat: i64, dark: i64) -> None:
    """FA-70, FA-71; the first time with the stand-in (FA-72, FA-73, FA-R19)."""
    table.gain(seat, 2 - dark, dark)
    if table.log is not None:
        table.tell("gain", {"seat": int(seat), "light": int(2 - dark), "dark": int(dark)})
    if table.standin_used[seat] == 0 and field.open_positions(table, seat) != 0:
        PLACE.ask(table, seat, STANDIN)


def place_standin(table: Table, seat: i64, cell: i64) -> None:
    """FA-72, FA-R20 to FA-R22."""
    table.standin_used[seat] = 1
    table.lay(seat, cell, table.tables.standin)
    if table.log is not None:
        table.tell("standin", {"seat": int(seat), "cell": CELLS[cell]})
    table.push(steps.EVENT)


def turn_clause(table: Table) -> i64:
    return clauses.SIX_ROUNDS if table.over() else clauses.TURNS
