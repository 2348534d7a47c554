# mypyc: compile
"""Choosing among cards on the field: which come into question, and which of them look the same to the chooser."""

from mypy_extensions import i64

from dengen.games.walpurgis.rules import actions, activation, codes, steps
from dengen.games.walpurgis.rules.board import EVERYWHERE, NEXT_TO
from dengen.games.walpurgis.rules.codes import CASTING, DORMANT, OPEN, READY
from dengen.games.walpurgis.rules.state import Table


def pool(table: Table, seat: i64, purpose: i64, which: i64) -> list[int]:
    """The cards that may be named for a purpose, in order of arrival."""
    if purpose == steps.TARGET:
        return targets(table)
    if purpose == steps.ORDER:
        return [
            card
            for card in table.field
            if table.place[card] >= OPEN and table.owner[card] == seat and takes_part(table, card, which)
        ]
    if purpose == steps.WAKE:
        return [card for card in table.field if table.owner[card] == seat and table.place[card] == DORMANT]
    return castable(activation.Ground(table, seat), purpose == steps.INTERCEPT)


def castable(ground: activation.Ground, intercepting: bool) -> list[int]:
    """The seat's ready circles that may be cast."""
    table = ground.table
    return [
        card
        for card in table.field
        if table.place[card] == READY
        and table.owner[card] == ground.seat
        and activation.can_cast(ground, card, intercepting)
    ]


def pool_at(table: Table, seat: i64, purpose: i64, which: i64, cell: i64) -> list[int]:
    return slots(table, seat, [card for card in pool(table, seat, purpose, which) if table.cell[card] == cell])


def slots(table: Table, seat: i64, cards: list[int]) -> list[int]:
    """One card for each candidate: cards in one state that the chooser doesn't know, or that both know to be equal, are one.

    A card that only the chooser knows is a candidate of its own, so that being asked tells nothing (WP-R42).
    """
    found: list[int] = []
    for card in cards:
        if not any_alike(table, seat, card, found):
            found.append(card)
    return found[: actions.SLOTS]


def any_alike(table: Table, seat: i64, card: i64, others: list[int]) -> bool:
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


def seats_taking_part(table: Table, which: i64) -> i64:
    """The seats that still have a circle to handle in an alternating step, as bits."""
    seats: i64 = 0
    for card in table.field:
        if table.place[card] >= OPEN and takes_part(table, card, which):
            seats |= 1 << table.owner[card]
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


def targets(table: Table) -> list[int]:
    """The cards that the effect being applied may still choose."""
    effect = table.effect()
    seat: i64 = table.owner[table.effect_card]
    area = table.effect_area()
    return [
        card
        for card in table.field
        if (area >> table.cell[card]) & 1
        and (effect.states >> table.place[card]) & 1
        and effect.side & (codes.SIDE_OWN if table.owner[card] == seat else codes.SIDE_ENEMY)
        and not (effect.other and card == table.effect_card)
        and card not in table.chosen
        and can_be_target(table, card, effect.kind)
    ]


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
