# mypyc: compile
"""The planning phase (TM-23 to TM-37)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.events import ALL
from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import abilities, clauses, magic, steps
from dengen.games.troll_master.rules.actions import PLACE, STOP, placed_at, placed_card
from dengen.games.troll_master.rules.codes import ACTIONS, DIVINE, IN_PLANNING, MAGIC, MAGIC_KINDS, PLANNING
from dengen.games.troll_master.rules.question import MAY_STOP, Question
from dengen.games.troll_master.rules.state import ROW, Table

NEUTRAL_PAWNS: Final = 2


def planning_phase(table: Table) -> None:  # TM-23
    table.phase = IN_PLANNING
    if table.duo:
        place_neutral_pawns(table)
    table.push(steps.TURN, table.start)


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
            table.push(steps.MOMENT, seat, PLANNING)
            return


def planning_turn(table: Table, seat: i64) -> None:
    if must_pass(table, seat) and not abilities.may_use(table, seat, PLANNING):
        pass_turn(table, seat)
    else:
        TURN.ask_always(table, seat)


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


def can_place(table: Table, seat: i64) -> bool:
    return placings(table, seat) != 0


class Turn(Question):
    """A card for a free action of its icon further right, the pass, or an ability before that (TM-24 to TM-36)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        places = range(int(PLACE), int(PLACE + MAGIC_KINDS * ACTIONS))
        return [int(STOP), *places, *abilities.own_abilities(table, seat)]

    def legal(self, table: Table, seat: i64, about: i64) -> Answers:
        offered: i64 = placings(table, seat) << 1
        if offered == 0 or table.pawn[seat] != 0:  # TM-33, TM-R5
            offered |= MAY_STOP
        return offered, abilities.usable(table, seat, PLANNING)

    def why_not(self, table: Table, seat: i64, about: i64, act: i64) -> i64:
        if act == STOP:
            return clauses.NO_PASS_WITHOUT_A_PAWN
        if act >= table.tables.use:
            return abilities.why_not_at(table, seat, PLANNING, act)
        return why_not_there(table, seat, placed_card(act), placed_at(act))

    def answer(self, table: Table, seat: i64, about: i64, act: i64) -> None:
        if act == STOP:
            pass_turn(table, seat)
        elif act >= table.tables.use:
            abilities.use_and_go_on(table, seat, PLANNING, act)  # TM-36
        else:
            place(table, seat, placed_card(act), placed_at(act))

    def asking_clause(self, table: Table, about: i64) -> i64:
        seat = lowest(table.waiting)
        if can_place(table, seat):
            return clauses.REVEAL_OR_PASS
        return clauses.NOTHING_BUT_THE_PASS if table.pawn[seat] != 0 else clauses.STUCK


TURN: Final[Turn] = Turn(102, "ask_turn", clauses.REVEAL_OR_PASS, PLACE)


def why_not_there(table: Table, seat: i64, card: i64, pos: i64) -> i64:
    """The clause that forbids a card for an action."""
    if table.in_hand(seat, card) == 0:
        return clauses.EMPTY_HAND if table.hand[seat] == 0 else clauses.REVEAL_OR_PASS
    if (table.reach(seat) >> pos) & 1 == 0:
        return clauses.FURTHER_RIGHT if pos <= table.pawn[seat] else clauses.TAKEN
    is_divine = table.tables.action_kind[pos] == DIVINE
    return clauses.CRYSTAL_FOR_DIVINE if is_divine else clauses.ICON_OF_THE_CARD


# ---- the turn is taken ----


def place(table: Table, seat: i64, card: i64, pos: i64) -> None:  # TM-25
    table.hand[seat] -= magic.ONE[card]
    table.revealed[seat] = magic.on_top(table.revealed[seat], card)
    table.shown += magic.ONE[card]
    if table.log is not None:
        others = ALL & ~(1 << seat)
        table.tell("placed", {"seat": seat, "card": MAGIC[card], "from": table.pawn[seat], "pos": pos}, news=others)
    table.move_pawn(seat, pos)
    table.push(steps.TURN, (seat + 1) % table.seats)


def pass_turn(table: Table, seat: i64) -> None:  # TM-32
    table.passed |= 1 << seat
    if table.pawn[seat] == 0:
        table.stuck |= blocked_kinds(table) << (4 * seat)  # TM-R5
    if table.log is not None:
        args: dict[str, object] = {"seat": seat}
        if must_pass(table, seat):
            args["why"] = "no_cards" if table.hand[seat] == 0 else "nothing_free"
        table.tell("passed" if table.pawn[seat] else "stuck", args)
    table.push(steps.TURN, (seat + 1) % table.seats)


def blocked_kinds(table: Table) -> int:
    """The magic kinds for which no action is free, as bits."""
    free: i64 = ROW & ~table.taken
    kinds = 0
    for card in range(int(MAGIC_KINDS)):
        if free & table.tables.allowed_by[card] == 0:
            kinds |= 1 << card
    return kinds
