# mypyc: compile
"""The planning phase (TM-23 to TM-37)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.core.state import LEGAL
from dengen.games.troll_master.rules import abilities
from dengen.games.troll_master.rules.actions import PLACE, STOP, placed_at, placed_card
from dengen.games.troll_master.rules.codes import ACTIONS, DIVINE, IN_PLANNING, MAGIC, MAGIC_KINDS, PLANNING
from dengen.games.troll_master.rules.state import ROW, Table
from dengen.games.troll_master.rules.steps import ASK_TURN, MOMENT, TURN

NEUTRAL_PAWNS: Final = 2


def planning_phase(table: Table) -> None:  # TM-23
    table.phase = IN_PLANNING
    if table.duo:
        place_neutral_pawns(table)
    table.push(TURN, table.start)


def place_neutral_pawns(table: Table) -> None:
    """Two pawns of nobody's on two different actions (TM-R47)."""
    row = list(range(1, int(ACTIONS) + 1))
    table.chance.shuffle(row)
    table.neutral = sorted(row[:NEUTRAL_PAWNS])
    table.count_taken()
    if table.log is not None:
        table.tell("neutral", {"positions": table.neutral}, news=ALL)


def turn(table: Table, first: i64) -> None:
    """The next seat that hasn't passed, clockwise (TM-32, TM-R7); if there is none, planning is over (TM-34)."""
    seats: i64 = table.seats
    for n in range(seats):
        seat: i64 = (first + n) % seats
        if (table.passed >> seat) & 1 == 0:
            table.push(MOMENT, seat, PLANNING)
            return


def planning_turn(table: Table, seat: i64) -> None:
    if must_pass(table, seat) and not abilities.may_use(table, seat, PLANNING):
        pass_turn(table, seat)
    else:
        table.ask_always(seat, ASK_TURN)


def must_pass(table: Table, seat: i64) -> bool:
    """TM-R8: as everybody can see, nothing but the pass is left."""
    return table.pawn[seat] != 0 and (table.hand_size(seat) == 0 or table.reach(seat) == 0)


# ---- what a turn may be ----


def turn_choices(table: Table, seat: i64) -> list[int]:
    acts: list[int] = []
    free: i64 = table.reach(seat)
    for card in range(4):
        if table.hand[4 * seat + card] > 0:
            places: i64 = free & table.tables.allowed_by[card]
            pos: i64 = 1
            while places >> pos != 0:
                if (places >> pos) & 1:
                    acts.append(PLACE + ACTIONS * card + pos - 1)
                pos += 1
    if not acts or table.pawn[seat] != 0:  # TM-33, TM-R5
        acts.insert(0, STOP)
    acts.extend(abilities.usable(table, seat, table.tables.paid[PLANNING]))
    return acts


def against_turn(table: Table, seat: i64, act: i64) -> i64:
    if act == STOP:
        return LEGAL if table.pawn[seat] != 0 or not can_place(table, seat) else 33
    if act >= table.tables.use:
        return abilities.against_use(table, seat, PLANNING, act)
    return against_placing(table, seat, placed_card(act), placed_at(act))


def against_placing(table: Table, seat: i64, card: i64, pos: i64) -> i64:
    if table.hand[4 * seat + card] == 0:
        return 31 if table.hand_size(seat) == 0 else 24
    if (table.reach(seat) >> pos) & 1 == 0:
        return 29 if pos <= table.pawn[seat] else 30
    if (table.tables.allowed_by[card] >> pos) & 1 == 0:
        return 27 if table.tables.action_kind[pos] == DIVINE else 25
    return LEGAL


def can_place(table: Table, seat: i64) -> bool:
    free: i64 = table.reach(seat)
    return any(table.hand[4 * seat + card] > 0 and free & table.tables.allowed_by[card] != 0 for card in range(4))


# ---- the turn is taken ----


def turn_answered(table: Table, seat: i64, act: i64) -> None:  # TM-24
    if act == STOP:
        pass_turn(table, seat)
    elif act >= table.tables.use:
        abilities.ability_answered(table, seat, PLANNING, act)  # TM-36
    else:
        place(table, seat, placed_card(act), placed_at(act))


def place(table: Table, seat: i64, card: i64, pos: i64) -> None:  # TM-25
    table.hand[4 * seat + card] -= 1
    table.revealed[seat] = [*table.revealed[seat], int(card)]
    if table.log is not None:
        others = ALL & ~(1 << seat)
        table.tell("placed", {"seat": seat, "card": MAGIC[card], "from": table.pawn[seat], "pos": pos}, news=others)
    table.move_pawn(seat, pos)
    table.push(TURN, (seat + 1) % table.seats)


def pass_turn(table: Table, seat: i64) -> None:  # TM-32
    table.passed |= 1 << seat
    if table.pawn[seat] == 0:
        table.stuck[seat] = blocked_kinds(table)  # TM-R5
    if table.log is not None:
        table.tell("passed" if table.pawn[seat] else "stuck", {"seat": seat})
    table.push(TURN, (seat + 1) % table.seats)


def blocked_kinds(table: Table) -> int:
    """The magic kinds for which no action is free, as bits."""
    free: i64 = ROW & ~table.taken
    kinds = 0
    for card in range(int(MAGIC_KINDS)):
        if free & table.tables.allowed_by[card] == 0:
            kinds |= 1 << card
    return kinds
