# mypyc: compile
"""The planning phase (TM-23 to TM-37)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.core.state import LEGAL
from dengen.games.troll_master.rules import abilities, magic
from dengen.games.troll_master.rules.actions import STOP, placed_at, placed_card
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
    for pos in row[:NEUTRAL_PAWNS]:
        table.neutral |= 1 << pos
    table.count_taken()
    if table.log is not None:
        table.tell("neutral", {"positions": table.neutral_pawns()}, news=ALL)


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
    return table.pawn[seat] != 0 and (table.hand[seat] == 0 or table.reach(seat) == 0)


# ---- what a turn may be ----


def placings(table: Table, seat: i64) -> i64:
    """What the seat can reveal for which free action, as bits in the order of the answers PLACE."""
    free: i64 = table.reach(seat)
    hand: i64 = table.hand[seat]
    allowed = table.tables.allowed_by
    found: i64 = 0
    for card in range(MAGIC_KINDS):
        if magic.number(hand, card) > 0:
            found |= ((free & allowed[card]) >> 1) << (ACTIONS * card)
    return found


def against_turn(table: Table, seat: i64, act: i64) -> i64:
    if act == STOP:
        return LEGAL if table.pawn[seat] != 0 or not can_place(table, seat) else 33
    if act >= table.tables.use:
        return abilities.against_use(table, seat, PLANNING, act)
    return against_placing(table, seat, placed_card(act), placed_at(act))


def against_placing(table: Table, seat: i64, card: i64, pos: i64) -> i64:
    if table.in_hand(seat, card) == 0:
        return 31 if table.hand[seat] == 0 else 24
    if (table.reach(seat) >> pos) & 1 == 0:
        return 29 if pos <= table.pawn[seat] else 30
    if (table.tables.allowed_by[card] >> pos) & 1 == 0:
        return 27 if table.tables.action_kind[pos] == DIVINE else 25
    return LEGAL


def can_place(table: Table, seat: i64) -> bool:
    return placings(table, seat) != 0


# ---- the turn is taken ----


def turn_answered(table: Table, seat: i64, act: i64) -> None:  # TM-24
    if act == STOP:
        pass_turn(table, seat)
    elif act >= table.tables.use:
        abilities.ability_answered(table, seat, PLANNING, act)  # TM-36
    else:
        place(table, seat, placed_card(act), placed_at(act))


def place(table: Table, seat: i64, card: i64, pos: i64) -> None:  # TM-25
    table.hand[seat] -= magic.ONE[card]
    table.revealed[seat] = magic.on_top(table.revealed[seat], card)
    table.shown += magic.ONE[card]
    if table.log is not None:
        others = ALL & ~(1 << seat)
        table.tell("placed", {"seat": seat, "card": MAGIC[card], "from": table.pawn[seat], "pos": pos}, news=others)
    table.move_pawn(seat, pos)
    table.push(TURN, (seat + 1) % table.seats)


def pass_turn(table: Table, seat: i64) -> None:  # TM-32
    table.passed |= 1 << seat
    if table.pawn[seat] == 0:
        table.stuck |= blocked_kinds(table) << (4 * seat)  # TM-R5
    if table.log is not None:
        args: dict[str, object] = {"seat": seat}
        if must_pass(table, seat):
            args["why"] = "no_cards" if table.hand[seat] == 0 else "nothing_free"
        table.tell("passed" if table.pawn[seat] else "stuck", args)
    table.push(TURN, (seat + 1) % table.seats)


def blocked_kinds(table: Table) -> int:
    """The magic kinds for which no action is free, as bits."""
    free: i64 = ROW & ~table.taken
    kinds = 0
    for card in range(int(MAGIC_KINDS)):
        if free & table.tables.allowed_by[card] == 0:
            kinds |= 1 << card
    return kinds
