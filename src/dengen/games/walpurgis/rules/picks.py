# mypyc: compile
"""Choosing among cards on the field: which come into question, and which of them look the same to the chooser."""

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest, place_of
from dengen.games.walpurgis.rules import actions, activation, codes, steps
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.board import EVERYWHERE, NEXT_TO
from dengen.games.walpurgis.rules.codes import CASTING, DORMANT, OPEN, READY
from dengen.games.walpurgis.rules.state import Table
from dengen.games.walpurgis.rules.zones import NO_CARD


def cells_to_name(table: Table, seat: i64, purpose: i64, which: i64) -> i64:
    """The cells with a card that may be named for a purpose: WAKE, ORDER or TARGET."""
    if purpose == steps.WAKE:
        return table.cells_with(DORMANT, seat)
    among: i64 = table.face_up_cells(seat) if purpose == steps.ORDER else table.effect_area() & table.taken
    mask: i64 = 0
    while among != 0:
        card = table.first_in_cell(lowest(among))
        while card >= 0:
            if is_candidate(table, seat, purpose, which, card):
                mask |= among & -among
            card = table.next_in_cell(card)
        among &= among - 1
    return mask


def is_candidate(table: Table, seat: i64, purpose: i64, which: i64, card: i64) -> bool:
    if purpose == steps.TARGET:
        return is_target(table, card)
    if table.owner[card] != seat:
        return False
    if purpose == steps.WAKE:
        return table.place[card] == DORMANT
    return table.place[card] >= OPEN and takes_part(table, card, which)  # ORDER


def pool_at(table: Table, seat: i64, purpose: i64, which: i64, cell: i64) -> vec[i64]:
    """The cards in a cell that may be named for a purpose, in order of arrival; one for each candidate."""
    if purpose == steps.MAIN or purpose == steps.INTERCEPT:
        return slots(table, seat, castable_at(Ground(table, seat), purpose == steps.INTERCEPT, cell))
    found = vec[i64]()
    card = table.first_in_cell(cell)
    while card >= 0:
        if is_candidate(table, seat, purpose, which, card):
            found = append(found, card)
        card = table.next_in_cell(card)
    return slots(table, seat, found)


# ---- ready circles that may be cast ----


def castable_cells(ground: Ground, intercepting: bool) -> i64:
    """The cells with a ready circle of the seat that may be cast."""
    mask: i64 = 0
    left: i64 = ground.table.cells_with(READY, ground.seat)
    while left != 0:
        if first_castable(ground, intercepting, lowest(left)) != NO_CARD:
            mask |= left & -left
        left &= left - 1
    return mask


def first_castable(ground: Ground, intercepting: bool, cell: i64) -> i64:
    """Of the ready circles that may be cast in a cell the one that arrived first, or NO_CARD."""
    table = ground.table
    card = table.first_in_cell(cell)
    while card >= 0:
        if is_castable(ground, card, intercepting):
            return card
        card = table.next_in_cell(card)
    return NO_CARD


def castable_at(ground: Ground, intercepting: bool, cell: i64) -> vec[i64]:
    table = ground.table
    found = vec[i64]()
    card = table.first_in_cell(cell)
    while card >= 0:
        if is_castable(ground, card, intercepting):
            found = append(found, card)
        card = table.next_in_cell(card)
    return found


def is_castable(ground: Ground, card: i64, intercepting: bool) -> bool:
    table = ground.table
    return (
        table.place[card] == READY
        and table.owner[card] == ground.seat
        and activation.can_cast(ground, card, intercepting)
    )


# ---- what looks the same ----


def slots(table: Table, seat: i64, cards: vec[i64]) -> vec[i64]:
    """One card for each candidate: cards in one state that the chooser doesn't know, or that both know to be equal, are one.

    A card that only the chooser knows is a candidate of its own, so that being asked tells nothing (WP-R42).
    """
    if len(cards) < 2:
        return cards
    found = vec[i64]()
    for card in cards:
        if len(found) < actions.SLOTS and not any_alike(table, seat, card, found):
            found = append(found, card)
    return found


def any_alike(table: Table, seat: i64, card: i64, others: vec[i64]) -> bool:
    knows: i64 = table.known[card]
    known = (knows >> seat) & 1
    if known and knows != codes.BOTH:
        return False
    for other in others:
        if table.place[other] == table.place[card]:
            knows_other: i64 = table.known[other]
            if not known and not (knows_other >> seat) & 1:
                return True
            if known and knows_other == codes.BOTH and table.kind[other] == table.kind[card]:
                return True
    return False


# ---- steps in which the players alternate ----


def seats_taking_part(table: Table, which: i64) -> i64:
    """The seats that still have a circle to handle in an alternating step, as bits."""
    cells: i64 = table.cells_with(CASTING, 0) | table.cells_with(CASTING, 1)
    if which == steps.CHAIN_END or which == steps.TURN_END:
        cells |= table.cells_with(OPEN, 0) | table.cells_with(OPEN, 1)
    seats: i64 = 0
    while cells != 0:
        card = table.first_in_cell(lowest(cells))
        while card >= 0:
            if table.place[card] >= OPEN and takes_part(table, card, which):
                seats |= 1 << table.owner[card]
            card = table.next_in_cell(card)
        cells &= cells - 1
    return seats


def takes_part(table: Table, card: i64, which: i64) -> bool:
    """Is this face-up circle still to be handled in an alternating step? (WP-71, WP-90, WP-94, WP-95, WP-R48)"""
    place: i64 = table.place[card]
    marks: i64 = table.marks[card]
    kind: i64 = table.kind[card]
    if which == steps.D_EFFECTS:
        return place == CASTING and not marks & codes.D_DONE and table.tables.has_effect(kind, codes.WHEN_D)
    if which == steps.A_EFFECTS or which == steps.END_CASTING:
        return place == CASTING and not marks & codes.A_DONE
    if which == steps.CHAIN_END:
        return not marks & codes.CHAIN_DONE and table.tables.has_effect(kind, codes.WHEN_CHAIN_ENDS)
    return not marks & codes.TURN_DONE and table.tables.has_effect(kind, codes.WHEN_TURN_ENDS)


# ---- targets of effects ----


def is_target(table: Table, card: i64) -> bool:
    """May the effect being applied still choose this card on the field?"""
    effect = table.effect()
    return (
        (table.effect_area() >> table.cell[card]) & 1 != 0
        and (effect.states >> table.place[card]) & 1 != 0
        and effect.side & side_of(table, card) != 0
        and not (effect.other and card == table.effect_card)
        and place_of(table.chosen, card) < 0
        and can_be_target(table, card, effect.kind)
    )


def side_of(table: Table, card: i64) -> i64:
    """Whose card it is, as the owner of the effect sees it."""
    return codes.SIDE_OWN if table.owner[card] == table.owner[table.effect_card] else codes.SIDE_ENEMY


def has_target(table: Table) -> bool:
    return cells_to_name(table, table.owner[table.effect_card], steps.TARGET, 0) != 0


def can_be_target(table: Table, card: i64, kind: i64) -> bool:
    if kind == codes.LULL or kind == codes.VEIL:
        return not table.has_static(card, codes.STEADY)  # WP-R50
    if kind == codes.DESTROY:
        return not is_safe(table, card)
    if kind == codes.MOVE:
        return destinations(table, card) != 0
    return True


def is_safe(table: Table, card: i64) -> bool:
    """Never destroyed, or not in this chain."""
    return table.marks[card] & codes.SHIELDED != 0 or table.has_static(card, codes.WARD)


def destinations(table: Table, card: i64) -> i64:
    """The adjacent cells without a circle."""
    circles = table.circle_cells(0) | table.circle_cells(1)
    return EVERYWHERE & NEXT_TO[table.cell[card]] & ~circles


def next_steps(table: Table) -> i64:
    """Where the circle chosen last may step."""
    return destinations(table, table.chosen[len(table.chosen) - 1])
