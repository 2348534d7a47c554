# mypyc: compile
"""Settling, step 6 of a chain (rulebook 8.3.6): what survives in a cell becomes, or stays, a circle."""

from typing import Final

from mypy_extensions import i64

from dengen.games.walpurgis.rules import actions, codes, picks, steps
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.games.walpurgis.rules.codes import DAN_DOWN, DAN_UP, DORMANT, OPEN, READY
from dengen.games.walpurgis.rules.state import Table

UNLIMITED: Final[i64] = 1 << 20


def begin(table: Table) -> None:
    if table.settings.owners_order_piles:  # WP-101, WP-R23: after settling, the turn player first
        table.push(steps.PILE_ORDER, 1 - table.turn, len(table.pile[1 - table.turn]))
        table.push(steps.PILE_ORDER, table.turn, len(table.pile[table.turn]))
    cells = cells_to_settle(table)
    if cells:
        table.push(steps.SETTLE, cells)


def cells_to_settle(table: Table) -> i64:
    """Cells with danmaku, or with two or more cards (WP-91, WP-R4, WP-R5)."""
    some: i64 = 0
    several: i64 = 0
    danmaku: i64 = 0
    for card in table.field:
        here: i64 = 1 << table.cell[card]
        several |= some & here
        some |= here
        if table.place[card] <= DAN_UP:
            danmaku |= here
    return several if table.settings.lone_danmaku_is_dud else several | danmaku


def settle(table: Table, cells: i64) -> None:
    """The next cell in canonical order (WP-R23)."""
    cell: i64 = 0
    while not (cells >> cell) & 1:
        cell += 1
    rest = cells & ~(1 << cell)
    if rest:
        table.push(steps.SETTLE, rest)
    sums: list[int] = [0, 0]
    owners: i64 = 0
    for card in table.cards_at(cell):
        seat: i64 = table.owner[card]
        owners |= 1 << seat
        sums[seat] = min(UNLIMITED, sums[seat] + strength(table, card))
    if owners != 3:
        table.push(steps.KEEP, cell, owners >> 1)
    else:
        fight(table, cell, sums[0], sums[1])


def strength(table: Table, card: i64) -> i64:
    """How many steps a card can take (WP-98, WP-99, WP-R24)."""
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
    for card in table.cards_at(cell):
        if (a if table.owner[card] == 0 else b) == n:
            table.lost.append(card)
    if a == b:
        table.push(steps.CLEAN_UP, cell)
    else:
        winner: i64 = 0 if a > b else 1
        table.push(steps.KEEP, cell, winner)
        table.push(steps.HIT, cell, winner, n)


def standing(table: Table, cell: i64, seat: i64) -> list[int]:
    """The cards that a seat still has in the cell that is being settled."""
    return [card for card in table.cards_at(cell) if table.owner[card] == seat and card not in table.lost]


def hit(table: Table, cell: i64, seat: i64, left: i64) -> None:
    """The stronger side chooses the card that takes the next step."""
    if left > 0:
        table.push(steps.HIT, cell, seat, left - 1)
        table.ask(seat, steps.HIT, cell, seat, left)


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
        table.lost.append(card)


def keep(table: Table, cell: i64, seat: i64) -> None:
    table.push(steps.CLEAN_UP, cell)
    table.ask(seat, steps.KEEP, cell, seat)


def keep_card(table: Table, card: i64) -> None:
    """One card stays, as a circle (WP-96); the owner's others go (WP-97)."""
    cell: i64 = table.cell[card]
    for other in standing(table, cell, table.owner[card]):
        if other != card:
            table.lost.append(other)
    place: i64 = table.place[card]
    if place < READY:
        was: i64 = table.known[card]
        table.turn_to(card, OPEN if place == DAN_UP else DORMANT)
        table.note("settled", card, was, cell)


def clean_up(table: Table, cell: i64) -> None:
    """What was lost goes to the piles, in order of arrival whatever the order of the steps (WP-R23)."""
    for card in table.cards_at(cell):
        if card in table.lost:
            send_off(table, card, cell)
    table.lost = []


def send_off(table: Table, card: i64, cell: i64) -> None:
    was: i64 = table.known[card]
    if table.is_danmaku(card):
        table.to_pile(card)
        table.note("spent", card, was, cell)
    else:
        table.to_discard(card)
        table.note("fell", card, was, cell)


# ---- pile_order = "owner" ----


def order_pile(table: Table, seat: i64, base: i64) -> None:
    """The owner names the danmaku of this settling in the order in which they lie, deepest first (WP-R23)."""
    if len(unordered(table, seat, base)) > 1:
        table.ask(seat, steps.PILE_ORDER, seat, base)


def unordered(table: Table, seat: i64, base: i64) -> list[int]:
    """One card for each candidate among those above `base`; all count as having the same state."""
    return picks.slots(table, seat, table.pile[seat][base:])


def put_deepest(table: Table, seat: i64, base: i64, slot: i64) -> None:
    card = unordered(table, seat, base)[slot]
    table.pile[seat].remove(card)
    table.pile[seat].insert(base, card)
    table.push(steps.PILE_ORDER, seat, base + 1)
    table.note("ordered", card, table.known[card])


def slot_cards(table: Table, seat: i64, question: i64, a: i64, b: i64) -> list[int]:
    """The candidates behind the slots of a settling question."""
    if question == steps.PILE_ORDER:
        return unordered(table, a, b)
    return picks.slots(table, seat, standing(table, a, b))


def slot_actions(cards: list[int]) -> list[int]:
    return [actions.SLOT + slot for slot in range(len(cards))]
