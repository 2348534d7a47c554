# mypyc: compile
"""The answers to an effect's questions: the legal ones, and those that come into question at all."""

from typing import Final

from mypy_extensions import i64

from dengen.core.packed import BITS, lowest
from dengen.games.lumiel.rules import actions, board, effect_targets, steps, tables
from dengen.games.lumiel.rules.actions import CHOICE, DOING_IT, PASS, PASSING, kinds_as_answers, seats_as_answers
from dengen.games.lumiel.rules.codes import NOBODY, points_seat
from dengen.games.lumiel.rules.placement import destinations, move_facings
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import EffectStep

# What a pass skips
NO_PASS: Final[i64] = 0
THE_STEP: Final[i64] = 1
THE_EFFECT: Final[i64] = 2


def answers(table: Table, question: i64, number: i64, b: i64, c: i64) -> i64:
    step = table.tables.steps[number]
    if question == steps.MOVE_FACING:
        return seats_as_answers(move_facings(table, step, b, c))
    if question == steps.HAND_FACING:
        return seats_as_answers(effect_targets.hand_facings(table, step, b, c))
    found = chosen(table, step, question, b)
    return found if c == NO_PASS else found | PASSING


def chosen(table: Table, step: EffectStep, question: i64, b: i64) -> i64:
    """The legal answers apart from a pass."""
    if question == steps.TURN:
        return effect_targets.turnable(table, step)
    if question == steps.MOVE:
        return effect_targets.movable(table, step)
    if question == steps.MOVE_TO:
        return destinations(table, step, b)
    if question == steps.SWAP:
        return effect_targets.swappable(table, step)
    if question == steps.SWAP_WITH:
        return effect_targets.partners(table, step, b, effect_targets.matching(table, step.partner))
    if question == steps.DO_IT:
        return DOING_IT if can_do_it(table, step) else 0
    if question == steps.ZONE:
        return zones(table, step)
    if question == steps.WHOSE:
        return seats_as_answers(effect_targets.seats_to_turn(table, step, b))
    if question == steps.TURN_TO:
        return seats_as_answers(effect_targets.turn_facings(table, step, b))
    if question == steps.REMOVE or question == steps.GAIN:
        return sources(table, step)
    if question == steps.REMOVE_FROM or question == steps.GAIN_FROM:
        return kinds_as_answers(effect_targets.takeable_kinds(table, step, b))
    if question == steps.GAIN_TO:
        return seats_as_answers(gainers(table, b))
    if question == steps.HAND_SET:
        return effect_targets.hand_places(table, step, b) if table.in_hand(table.turn_player, b) else 0
    if question == steps.HAND_CARD:
        return kinds_as_answers(hand_cards(table, step))
    if question == steps.BRING:
        return kinds_as_answers(table.held_kinds(table.turn_player))
    return options(table, step)


def options(table: Table, step: EffectStep) -> i64:
    """Of several lists of steps, those in which anything can be chosen."""
    found: i64 = 0
    for at in range(len(step.lists)):
        for number in step.lists[at]:
            if has_choice(table, number):
                found |= BITS[CHOICE + at]
                break
    return found


def has_choice(table: Table, number: i64) -> bool:
    """Has a step anything to choose (LP-R11)? For a card from hand that is judged by what all know (LP-R40)."""
    step = table.tables.steps[number]
    if step.kind == tables.SET_FROM_HAND:
        return effect_targets.may_hold(table, step)
    return chosen(table, step, step.question, step.about) != 0


def can_do_it(table: Table, step: EffectStep) -> bool:
    """A step that only asks whether it shall happen."""
    if step.kind == tables.TURN_ALL:
        return effect_targets.may_turn_all(table, step, board.WHOLE, NOBODY)
    return table.deck_size[table.turn_player] > 0


def zones(table: Table, step: EffectStep) -> i64:
    found: i64 = 0
    for choice in actions.ZONES:
        if effect_targets.may_turn_zone(table, step, choice):
            found |= BITS[choice]
    return found


def gainers(table: Table, source: i64) -> i64:
    """Who may gain a card: not the seat in whose points area it lies."""
    everybody: i64 = (1 << table.seats) - 1
    return everybody if source < effect_targets.HELD else everybody & ~(1 << points_seat(source - effect_targets.HELD))


def sources(table: Table, step: EffectStep) -> i64:
    """Where a card may be taken from: the field, another's points area, one's own."""
    found = effect_targets.takeable(table, step)
    if step.target.points_other:
        others: i64 = 0
        for seat in range(table.seats):
            if seat != table.turn_player and effect_targets.takeable_kinds(table, step, seat):
                others |= 1 << seat
        found |= seats_as_answers(others)
    if step.target.points_me:
        found |= kinds_as_answers(effect_targets.takeable_kinds(table, step, table.turn_player))
    return found


def hand_cards(table: Table, step: EffectStep) -> i64:
    """The kinds in hand that may be set."""
    found: i64 = 0
    left: i64 = table.held_kinds(table.turn_player) & step.kinds
    while left != 0:
        if effect_targets.hand_places(table, step, lowest(left)):
            found |= left & -left
        left &= left - 1
    return found


def candidates(table: Table, question: i64, number: i64, c: i64) -> list[int]:
    """The answers that come into question at all."""
    found = possible(table, table.tables.steps[number], question)
    is_first = question != steps.MOVE_FACING and question != steps.HAND_FACING  # these keep a place in c
    return [*found, PASS] if is_first and c != NO_PASS else found


def possible(table: Table, step: EffectStep, question: i64) -> list[int]:
    if question == steps.TURN or question == steps.MOVE:
        return actions.BOTTOMS if step.target.bottom else actions.TOPS
    if question == steps.SWAP or question == steps.SWAP_WITH:
        return actions.TOPS
    if question == steps.MOVE_TO or question == steps.HAND_SET:
        return actions.PLACES
    if question == steps.REMOVE or question == steps.GAIN:
        return possible_sources(table, step)
    if question == steps.DO_IT:
        return actions.DO_IT
    if question == steps.ZONE:
        return actions.ZONES
    if question == steps.ONE_OF:
        return actions.CHOICES[: len(step.lists)]
    if question == steps.HAND_CARD or question == steps.BRING:
        return table.tables.kind_answers
    if question == steps.REMOVE_FROM or question == steps.GAIN_FROM:
        return table.tables.kind_answers
    return actions.SEATS


def possible_sources(table: Table, step: EffectStep) -> list[int]:
    found: list[int] = []
    if step.target.field:
        found += actions.BOTTOMS if step.target.bottom else actions.TOPS
    if step.target.points_other:
        found += actions.SEATS
    if step.target.points_me:
        found += table.tables.kind_answers
    return found
