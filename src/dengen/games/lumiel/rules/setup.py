# mypyc: compile
"""Setup: decks and hands, who is the first player, the setup cards (LP-22 to LP-28). The redraws have a file of their own."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.events import ALL
from dengen.core.rules.state import Step, plan
from dengen.games.lumiel.rules import clauses, steps, turn
from dengen.games.lumiel.rules.actions import TOPS
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.codes import NOBODY
from dengen.games.lumiel.rules.question import Question
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import Phase

FIRST_HAND: Final[i64] = 6

SETUP: Final[list[Step]] = plan(steps.REDRAW_ROUND, steps.FIRST_PLAYER)


def begin(table: Table) -> None:
    """Everything up to the redraws (LP-22 to LP-24)."""
    table.clear()
    for seat in range(table.seats):
        form_deck(table, seat)
    for seat in range(table.seats):
        table.draw(seat, FIRST_HAND)
    if not table.with_redraw:
        table.stood = (1 << table.seats) - 1
    table.push_all(SETUP)


def form_deck(table: Table, seat: i64) -> None:
    """The seat's whole deck, shuffled, but for the setup card, which lies in front of it."""
    tables = table.tables
    bottom: i64 = seat * tables.deck_size
    size: i64 = 0
    for kind in range(table.kinds):
        in_front: i64 = 1 if kind == tables.setup_kind else 0  # LP-23
        for _ in range(tables.copies[kind] - in_front):
            table.decks[bottom + size] = kind
            size += 1
    table.front |= 1 << seat
    table.used[seat * table.kinds + tables.setup_kind] += 1
    table.chance.shuffle_part(table.decks, bottom, size)
    table.deck_size[seat] = size


def find_first_player(table: Table) -> None:  # LP-27, LP-R4
    drawn = table.fixed_first == NOBODY
    table.first = table.chance.below(table.seats) if drawn else table.fixed_first
    table.tell("first_player", {"seat": int(table.first)}, news=ALL if drawn else 0)
    table.phase = Phase.PLACING
    table.push(steps.PLACING)


def placing(table: Table, placed: i64) -> None:  # LP-28
    table.turn_player = (table.first + placed) % table.seats
    if placed == table.seats:
        turn.begin(table)
        return
    table.push(steps.PLACING, placed + 1)
    PLACE.ask(table, table.turn_player)


class Place(Question):
    """The setup card goes onto a free area; it is not active (LP-28, LP-R5)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> i64:
        return table.empty

    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return clauses.SETUP_CARD_NEEDS_EMPTY_AREA

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, area: i64) -> None:
        table.front &= ~(1 << seat)
        table.lay(area, table.tables.setup_kind, seat)
        if table.log is not None:
            card = table.tables.ids[table.tables.setup_kind]
            table.tell("placed", {"seat": int(seat), "card": card, "area": NAMES[area]})


PLACE: Final[Place] = Place(33, "place", clauses.PLACE_SETUP_CARD, TOPS)
