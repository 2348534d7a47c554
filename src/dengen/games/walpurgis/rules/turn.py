# mypyc: compile
"""The turn (rulebook 7): its phases Prepare and End; Main has a separate file."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.state import plan
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import chain, clauses, codes, effect_cards, scoring, steps
from dengen.games.walpurgis.rules.codes import CASTING, DECK, DORMANT, HAND, OPEN, READY
from dengen.games.walpurgis.rules.picks import FieldQuestion
from dengen.games.walpurgis.rules.question import HandQuestion
from dengen.games.walpurgis.rules.state import Table

TURN: Final = plan(
    *(steps.WAKE, steps.RECOVER, steps.DRAW),  # Prepare, WP-55
    steps.MAIN,
    *(steps.DUDS, steps.END_CASTING, steps.UPRIGHT_ALL, steps.HAND_LIMIT),  # End, WP-69
    *(steps.TURN_END, steps.ASIDE_AWAY, steps.NEXT_TURN),
)
HAND_SIZE: Final[i64] = 6


def begin(table: Table) -> None:
    """WP-54"""
    table.phase = codes.PREPARE_PHASE
    table.places = 1  # WP-59
    table.casts = 1
    table.extra_downs = 0
    table.acted = False
    table.push_all(TURN)
    if table.log is not None:
        table.tell("turn", {"seat": int(table.turn), "number": int(table.turns) + 1})


# ---- Prepare ----


class Wake(FieldQuestion):
    """A dormant circle of the turn player becomes ready (WP-56)."""

    def come_up(self, table: Table, a: i64, b: i64, c: i64) -> None:
        if table.many_in(DORMANT, table.turn) > 0:
            self.ask(table, table.turn)

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return (table.cells_with(DORMANT, seat), 0)

    def is_candidate(self, table: Table, seat: i64, a: i64, card: i64) -> bool:
        return table.owner[card] == seat and table.place[card] == DORMANT

    def choose(self, table: Table, seat: i64, a: i64, card: i64) -> None:
        was: i64 = table.known[card]
        table.turn_to(card, READY)
        table.note("woke", card, was, table.cell[card])


WAKE: Final[Wake] = Wake(steps.WAKE, "wake", clauses.WAKE_ONE, cells=True)


def draw(table: Table) -> None:
    """The one draw that loses the game if it fails (WP-14, WP-58)."""
    if table.many_in(DECK, table.turn) > 0:
        table.draw(table.turn, 1)
    else:
        scoring.lose(table, codes.DECK_OUT, table.turn)


# ---- End ----


def duds(table: Table) -> None:  # WP-70
    table.phase = codes.END_PHASE
    cells: i64 = table.danmaku_cells(0) | table.danmaku_cells(1)
    while cells != 0:
        cell: i64 = lowest(cells)
        for card in table.cards_at(cell):
            if table.is_danmaku(card):
                table.to_pile(card)
                table.note("dud", card, table.known[card], cell)
        cells &= cells - 1


def upright_all(table: Table) -> None:
    """Circles that became casting again while the others were set upright: without their A effect (WP-R31)."""
    cells: i64 = table.cells_with(CASTING, 0) | table.cells_with(CASTING, 1)
    while cells != 0:
        for card in table.cards_at(lowest(cells)):
            if table.place[card] == CASTING:
                chain.set_upright(table, card)
        cells &= cells - 1


class HandLimit(HandQuestion):
    """A hand card to discard, as long as there are too many (WP-72, WP-R40)."""

    def come_up(self, table: Table, a: i64, b: i64, c: i64) -> None:
        held: i64 = table.many_in(HAND, table.turn)
        if held > HAND_SIZE and held > limit(table, table.turn):
            table.push(steps.HAND_LIMIT)
            self.ask_always(table, table.turn)

    def take(self, table: Table, card: i64, a: i64, b: i64) -> None:
        effect_cards.discard_card(table, card)


HAND_LIMIT: Final[HandLimit] = HandLimit(steps.HAND_LIMIT, "hand_limit", clauses.HAND_SIZE, cards=True)


def limit(table: Table, seat: i64) -> i64:
    """6, or the highest that an effect allows (WP-R40)."""
    highest: i64 = HAND_SIZE
    cells: i64 = table.face_up_cells(seat)
    while cells != 0:
        card = table.first_in_cell(lowest(cells))
        while card >= 0:
            if table.owner[card] == seat:
                highest = max(highest, limit_of(table, card))
            card = table.next_in_cell(card)
        cells &= cells - 1
    return highest


def limit_of(table: Table, card: i64) -> i64:
    """The number of hand cards that a card on the field allows its owner, or 0."""
    place: i64 = table.place[card]
    if place == OPEN:
        return table.tables.limit_open[table.kind[card]]
    return table.tables.limit_casting[table.kind[card]] if place == CASTING else 0


def aside_away(table: Table) -> None:
    """Cards beside the field go to the discard piles, the turn player's first (WP-73, WP-R48)."""
    discard_aside(table, table.turn)
    discard_aside(table, 1 - table.turn)


def discard_aside(table: Table, seat: i64) -> None:
    while table.many_in(codes.ASIDE, seat) > 0:
        card = table.first_card(codes.ASIDE, seat)
        table.to_discard(card)
        table.note("discarded", card, codes.BOTH)


def next_turn(table: Table) -> None:
    table.turns += 1
    table.wipe(codes.OF_TURN)
    if table.turns >= table.settings.turn_limit:
        scoring.judge(table, codes.TURN_LIMIT)  # WP-R45
        return
    table.turn = 1 - table.turn
    table.push(steps.TURN)


ENDING_CLAUSES: Final[list[i64]] = [  # by how the game ended; first while it is not over
    clauses.TURNS_ALTERNATE,
    clauses.FULL_FIELD,
    clauses.NO_CARD_TO_DRAW,
    clauses.CONCEDED,
    clauses.NO_SHOT_TO_OPEN_WITH,
    clauses.TURN_LIMIT,
]


def turn_clause(table: Table) -> i64:
    """The clause that says whose go it is, or that the game is over."""
    return ENDING_CLAUSES[table.ending]
