# mypyc: compile
"""Settling, step 6 of a chain (rulebook 8.3.6): what survives in a cell becomes, or stays, a circle."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.walpurgis.rules import clauses, codes, steps
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.rules.codes import DAN_DOWN, DAN_UP, DORMANT, OPEN, PILE, READY
from dengen.games.walpurgis.rules.picks import SlotQuestion, one_of_each
from dengen.games.walpurgis.rules.state import Table

UNLIMITED: Final[i64] = 1 << 20


def begin(table: Table) -> None:
    if table.settings.owners_order_piles:  # WP-101, WP-R23: after settling, the turn player first
        table.push(steps.PILE_ORDER, 1 - table.turn, table.many_in(PILE, 1 - table.turn))
        table.push(steps.PILE_ORDER, table.turn, table.many_in(PILE, table.turn))
    cells = cells_to_settle(table)
    if cells:
        table.push(steps.SETTLE, cells)


def cells_to_settle(table: Table) -> i64:
    """Cells with danmaku, or with two or more cards (WP-91, WP-R4, WP-R5)."""
    if table.settings.lone_danmaku_is_dud:
        return table.several
    return table.several | table.danmaku_cells(0) | table.danmaku_cells(1)


def settle(table: Table, cells: i64) -> None:
    """Settle these cells in canonical order, up to the first with several cards; the others wait (WP-R23)."""
    while cells != 0:
        cell: i64 = lowest(cells)
        cells &= cells - 1
        if (table.several >> cell) & 1:
            if cells != 0:
                table.push(steps.SETTLE, cells)
            settle_several(table, cell)
            return
        keep_card(table, table.first_in_cell(cell))


def settle_several(table: Table, cell: i64) -> None:
    """Let cards of both players fight, or one of a single player's stay (WP-96, WP-98)."""
    a: i64 = 0
    b: i64 = 0
    card = table.first_in_cell(cell)
    while card >= 0:
        if table.owner[card] == 0:
            a = min(UNLIMITED, a + strength(table, card))
        else:
            b = min(UNLIMITED, b + strength(table, card))
        card = table.next_in_cell(card)
    if a != 0 and b != 0:
        fight(table, cell, a, b)
    else:
        KEEP.come_up(table, cell, 1 if b != 0 else 0, 0)


def strength(table: Table, card: i64) -> i64:
    """The number of steps that a card can take (WP-98, WP-99, WP-R24)."""
    if table.has_static(card, codes.STEADY):
        return UNLIMITED
    place: i64 = table.place[card]
    return 2 if place == DAN_UP or place >= OPEN else 1


def fight(table: Table, cell: i64, a: i64, b: i64) -> None:
    """The weaker side loses all it has there, both if they are equal; the stronger takes as many steps (WP-R24)."""
    if a == UNLIMITED and b == UNLIMITED:
        if table.log is not None:
            table.tell("stand_off", {"cell": CELL_NAMES[cell]})
        return  # WP-R25
    n = min(a, b)
    if table.log is not None:
        table.tell("fought", {"cell": CELL_NAMES[cell], "strength": [int(a), int(b)] if max(a, b) < UNLIMITED else []})
    card = table.first_in_cell(cell)
    while card >= 0:
        if (a if table.owner[card] == 0 else b) == n:
            table.lose(card)
        card = table.next_in_cell(card)
    if a == b:
        table.push(steps.CLEAN_UP, cell)
    else:
        winner: i64 = 0 if a > b else 1
        table.push(steps.KEEP, cell, winner)
        table.push(steps.HIT, cell, winner, n)


def standing(table: Table, cell: i64, seat: i64) -> vec[i64]:
    """The cards that a seat still has in the cell that is being settled."""
    found = vec[i64]()
    card = table.first_in_cell(cell)
    while card >= 0:
        if table.owner[card] == seat and not table.is_lost(card):
            found = append(found, card)
        card = table.next_in_cell(card)
    return found


class StandingQuestion(SlotQuestion):
    """Asks for one of the cards that a seat still has in the cell that is being settled."""

    def pool(self, table: Table, seat: i64, cell: i64, owner: i64, c: i64) -> vec[i64]:
        return one_of_each(table, seat, standing(table, cell, owner))


class Hit(StandingQuestion):
    """The card of the stronger side that takes the next step (WP-98, WP-R24)."""

    def come_up(self, table: Table, cell: i64, seat: i64, left: i64) -> None:
        if left > 0:
            table.push(steps.HIT, cell, seat, left - 1)
            self.ask(table, seat, cell, seat, left)

    def choose(self, table: Table, seat: i64, cell: i64, owner: i64, card: i64) -> None:
        take_step(table, card)


HIT: Final[Hit] = Hit(steps.HIT, "hit", clauses.TAKE_STEPS)


def take_step(table: Table, card: i64) -> None:
    """WP-98; a steady circle takes any number of them (WP-99)."""
    if table.has_static(card, codes.STEADY):
        return
    place: i64 = table.place[card]
    was: i64 = table.known[card]
    if place >= OPEN:
        table.turn_to(card, DORMANT)  # WP-R6
        table.note("turned", card, was, table.cell[card])
    elif place == DAN_UP:
        table.turn_to(card, DAN_DOWN)
        table.note("turned", card, was, table.cell[card])
    else:
        table.lose(card)


class Keep(StandingQuestion):
    """The card that stays of those that one player has left in a cell (WP-96)."""

    def come_up(self, table: Table, cell: i64, seat: i64, c: i64) -> None:
        table.push(steps.CLEAN_UP, cell)
        self.ask(table, seat, cell, seat)

    def choose(self, table: Table, seat: i64, cell: i64, owner: i64, card: i64) -> None:
        keep_card(table, card)


KEEP: Final[Keep] = Keep(steps.KEEP, "keep", clauses.ONE_CARD_STAYS)


def keep_card(table: Table, card: i64) -> None:
    """One card stays, as a circle (WP-96); the owner's others go (WP-97)."""
    cell: i64 = table.cell[card]
    if (table.several >> cell) & 1:
        for other in standing(table, cell, table.owner[card]):
            if other != card:
                table.lose(other)
    place: i64 = table.place[card]
    if place < READY:
        was: i64 = table.known[card]
        table.turn_to(card, OPEN if place == DAN_UP else DORMANT)
        table.note("settled", card, was, cell)


def clean_up(table: Table, cell: i64) -> None:
    """Lay lost cards on the piles, in order of arrival whatever the order of the steps (WP-R23)."""
    card = table.first_in_cell(cell)
    while card >= 0:
        following = table.next_in_cell(card)
        if table.is_lost(card):
            send_off(table, card, cell)
        card = following
    table.lost = vec[i64]()


def send_off(table: Table, card: i64, cell: i64) -> None:
    was: i64 = table.known[card]
    if table.is_danmaku(card):
        table.to_pile(card)
        table.note("spent", card, was, cell)
    else:
        table.to_discard(card)
        table.note("fell", card, was, cell)


# ---- pile_order = "owner" ----


class PileOrder(SlotQuestion):
    """The danmaku of this settling that lies deepest in its owner's pile, then the one on that (WP-101, WP-R23)."""

    def come_up(self, table: Table, owner: i64, base: i64, c: i64) -> None:
        if len(self.pool(table, owner, owner, base, c)) > 1:
            self.ask(table, owner, owner, base)

    def pool(self, table: Table, seat: i64, owner: i64, base: i64, c: i64) -> vec[i64]:
        """The cards above `base`; all count as having the same state."""
        above = vec[i64]()
        card = table.first_card(PILE, owner)
        while card >= 0:
            if base <= 0:
                above = append(above, card)
            base -= 1
            card = table.next_card(card)
        return one_of_each(table, seat, above)

    def choose(self, table: Table, seat: i64, owner: i64, base: i64, card: i64) -> None:
        above = table.pile[owner][base:]
        table.to_pile(card)
        for other in above:  # the others are laid on it again, in their order
            if other != card:
                table.to_pile(other)
        table.push(steps.PILE_ORDER, owner, base + 1)
        table.note("ordered", card, table.known[card])


PILE_ORDER: Final[PileOrder] = PileOrder(steps.PILE_ORDER, "pile_order", clauses.ORDER_OF_A_PILE)
