# mypyc: compile
"""What each question offers: the law of `legality`, faster, for whole sets of cells and cards at once."""

from mypy_extensions import i64

from dengen.core.base.packed import BITS, lowest, place_of
from dengen.core.rules.state import LEGAL
from dengen.games.walpurgis.rules import activation, legality, picks, settling, setup, shooting, steps, turn
from dengen.games.walpurgis.rules.actions import CARD
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.answers import (
    ALL_BIT,
    DONE_BIT,
    FACE_DOWN_BIT,
    FACE_UP_BIT,
    STAY_OR_MOVE,
    YES_OR_NO,
    Answers,
    slot_bits,
)
from dengen.games.walpurgis.rules.codes import HAND
from dengen.games.walpurgis.rules.state import Table


def allow(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64) -> Answers:
    """The legal answers: what `against` says nothing against."""
    if question == steps.SHOOT:
        return (table.aim | DONE_BIT | (ALL_BIT if shooting.may_take_all(table, a) else 0), 0)
    if question == steps.MAIN:
        return main_answers(Ground(table, seat))
    if question == steps.INTERCEPT:
        return interceptions(Ground(table, seat))
    if question == steps.FACE:
        return (faces(Ground(table, seat), a), 0)
    if question == steps.PLACE_CELL:
        return (activation.cells_for(Ground(table, seat), a, b != 0, c != 0), 0)
    if question == steps.HIT or question == steps.KEEP or question == steps.PILE_ORDER:
        return (slot_bits(len(settling.slot_cards(table, seat, question, a, b))), 0)
    if question == steps.WAKE or question == steps.ORDER:
        return (picks.cells_to_name(table, seat, question, a), 0)
    if question == steps.TARGET:
        targets: i64 = picks.cells_to_name(table, seat, question, a)
        return (targets | DONE_BIT if table.effect().optional else targets, 0)
    if question == steps.SLOT:
        return (slot_bits(len(picks.pool_at(table, seat, a, b, c))), 0)
    if question == steps.OPEN_CELL:
        return (setup.opening_cells(table, seat), 0)
    if question == steps.DESTINATION:
        return (picks.next_steps(table), 0)
    if question == steps.MULLIGAN:
        return (DONE_BIT, unpicked_cards(table, seat))
    if question in (steps.SET_ASIDE, steps.OPEN_CARD, steps.PAY, steps.SHOOT_CARD, steps.DISCARD, steps.HAND_LIMIT):
        return (0, nameable_cards(table, seat, question))
    return (STAY_OR_MOVE if question == steps.SUSTAIN or question == steps.SCRY else YES_OR_NO, 0)


def main_answers(ground: Ground) -> Answers:
    """Ready circles that may be cast, hand cards that may be placed, and DONE."""
    table = ground.table
    others: i64 = DONE_BIT
    if turn.can_turn_up(table):
        others |= picks.castable_cells(ground, False)
    cards: i64 = 0
    if turn.can_place_down(table):
        left: i64 = hand_numbers(table, ground.seat)
        while left != 0:
            if legality.against_main_card(ground, table.kind_named(ground.seat, CARD + lowest(left))) == LEGAL:
                cards |= left & -left
            left &= left - 1
    return (others, cards)


def interceptions(ground: Ground) -> Answers:
    """The same in answer to a cast."""
    table = ground.table
    cards: i64 = 0
    left: i64 = hand_numbers(table, ground.seat)
    while left != 0:
        if legality.can_intercept_with(ground, table.kind_named(ground.seat, CARD + lowest(left))):
            cards |= left & -left
        left &= left - 1
    return (picks.castable_cells(ground, True) | DONE_BIT, cards)


def faces(ground: Ground, kind: i64) -> i64:
    down: i64 = FACE_DOWN_BIT if legality.against_face(ground, kind, False) == LEGAL else 0
    return down | FACE_UP_BIT if legality.against_face(ground, kind, True) == LEGAL else down


def number_of(table: Table, seat: i64, kind: i64) -> i64:
    """The bit of a kind among the seat's card actions."""
    return BITS[table.menus.numbers[seat * table.tables.kinds + kind]]


def hand_numbers(table: Table, seat: i64) -> i64:
    """The numbers of the different hand cards among the seat's card actions, as bits."""
    numbers: i64 = 0
    card = table.first_card(HAND, seat)
    while card >= 0:
        numbers |= number_of(table, seat, table.kind[card])
        card = table.next_card(card)
    return numbers


def unpicked_cards(table: Table, seat: i64) -> i64:
    """Hand cards that are not in the seat's mulligan yet."""
    numbers: i64 = 0
    card = table.first_card(HAND, seat)
    while card >= 0:
        if place_of(table.exchanging, card) < 0:
            numbers |= number_of(table, seat, table.kind[card])
        card = table.next_card(card)
    return numbers


def nameable_cards(table: Table, seat: i64, question: i64) -> i64:
    """Any hand card, or the Normal Shots of the hand, or of the deck list."""
    if question != steps.SET_ASIDE and question != steps.OPEN_CARD:
        return hand_numbers(table, seat)
    kinds = setup.shots_in(table, HAND, seat) if question == steps.OPEN_CARD else table.menus.lists[seat]
    numbers: i64 = 0
    for kind in kinds:
        if table.tables.is_shot[kind] != 0:
            numbers |= number_of(table, seat, kind)
    return numbers
