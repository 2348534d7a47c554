# mypyc: compile
"""Which answers an effect's questions have: what comes into question, and what speaks against it."""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.lumiel import actions, board, steps, tables, targets
from dengen.games.lumiel.actions import CHOICE, KIND, PASS, SEAT
from dengen.games.lumiel.setting import against_move, has_plenty, room_if_moved
from dengen.games.lumiel.state import NOBODY, Table
from dengen.games.lumiel.tables import EffectStep

# What a pass skips
NO_PASS: Final[i64] = 0
THE_STEP: Final[i64] = 1
THE_EFFECT: Final[i64] = 2


def candidates(table: Table, question: i64, number: i64, b: i64, c: i64) -> list[int]:
    step = table.cards.steps[number]
    found = possible(table, step, question)
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
        return sources(table, step)
    if question == steps.DO_IT:
        return actions.DO_IT
    if question == steps.ZONE:
        return actions.ZONES
    if question == steps.ONE_OF:
        return actions.CHOICES[: len(step.lists)]
    if question == steps.HAND_CARD or question == steps.BRING:
        return table.cards.kind_answers
    if question == steps.REMOVE_FROM or question == steps.GAIN_FROM:
        return table.cards.kind_answers
    return actions.SEATS


def sources(table: Table, step: EffectStep) -> list[int]:
    """Where a card may be taken from: the field, one's own points area, another's."""
    found: list[int] = []
    if step.target.field:
        found += actions.BOTTOMS if step.target.bottom else actions.TOPS
    if step.target.points_other:
        found += actions.SEATS
    if step.target.points_me:
        found += table.cards.kind_answers
    return found


def against(table: Table, question: i64, number: i64, b: i64, c: i64, act: i64) -> i64:
    """The clause that forbids an answer to an effect's question, or LEGAL."""
    if act == PASS:
        return LEGAL
    step = table.cards.steps[number]
    if question == steps.TURN:
        return targets.against_turn(table, step, act)
    if question == steps.TURN_TO:
        return targets.against_turn_to(table, step, b, act - SEAT)
    if question == steps.ZONE:
        return targets.against_zone_choice(table, step, act)
    if question == steps.WHOSE:
        return against_whose(table, step, b, act - SEAT)
    if question == steps.MOVE:
        return targets.against_moved_card(table, step, act)
    if question == steps.MOVE_TO:
        return against_move(table, step, b, act)
    if question == steps.MOVE_FACING:
        return against_move_facing(table, b, c, act - SEAT)
    if question == steps.SWAP:
        return targets.against_swapped_card(table, step, act)
    if question == steps.SWAP_WITH:
        return targets.against_swap(table, step, b, act)
    if question == steps.REMOVE or question == steps.GAIN:
        return targets.against_taken(table, step, act)
    if question == steps.REMOVE_FROM or question == steps.GAIN_FROM:
        return targets.against_held(table, step, b, act - KIND)
    if question == steps.GAIN_TO:
        return targets.against_receiver(table, b, act - SEAT)
    if question == steps.HAND_CARD:
        return targets.against_hand_card(table, step, act - KIND)
    if question == steps.HAND_SET:
        return against_hand_set(table, step, b, act)
    if question == steps.HAND_FACING:
        return targets.against_facing(table, targets.hand_facing(table, step, b), act - SEAT)
    if question == steps.BRING:
        return LEGAL if table.in_hand(table.turn_player, act - KIND) else 35
    if question == steps.ONE_OF:
        return against_list(table, step.lists[act - CHOICE])
    return against_doing(table, step)


def against_whose(table: Table, step: EffectStep, areas: i64, seat: i64) -> i64:
    if seat >= table.seats:
        return 1
    return targets.against_turn_all(table, step, areas, seat)


def against_move_facing(table: Table, origin: i64, place: i64, seat: i64) -> i64:
    if seat >= table.seats:
        return 19
    return LEGAL if has_plenty(table) or room_if_moved(table, origin, place, seat) else RULING + 12


def against_hand_set(table: Table, step: EffectStep, kind: i64, place: i64) -> i64:
    if not table.in_hand(table.turn_player, kind):
        return 35
    return targets.against_hand_place(table, step, kind, place)


def against_list(table: Table, numbers: list[int]) -> i64:
    """A list of steps of which none has anything to choose is not offered (LP-R11)."""
    for number in numbers:
        if has_choice(table, number):
            return LEGAL
    return RULING + 11


def has_choice(table: Table, number: i64) -> bool:
    step = table.cards.steps[number]
    if step.kind == tables.SET_FROM_HAND:
        return targets.may_hold(table, step)
    return len(table.choices(table.turn_player, step.question, number, step.about, NO_PASS)) > 0


def against_doing(table: Table, step: EffectStep) -> i64:
    """A step that only asks whether it shall happen."""
    if step.kind == tables.TURN_ALL:
        return targets.against_turn_all(table, step, board.WHOLE, NOBODY)
    return LEGAL if table.deck_size[table.turn_player] else RULING + 11
