# mypyc: compile
"""What is legal, in one place: `allow` and what it calls decide; `against` says which clause forbids the rest."""

from mypy_extensions import i64

from dengen.core.packed import lowest
from dengen.core.state import LEGAL, RULING
from dengen.games.lumiel.rules import actions, effect_answers, effect_targets, redraw, steps, tables
from dengen.games.lumiel.rules.actions import (
    KIND,
    PASS,
    PASSING,
    SEAT,
    UNDER,
    area_of,
    is_among,
    kinds_as_answers,
    seats_as_answers,
)
from dengen.games.lumiel.rules.board import WHOLE
from dengen.games.lumiel.rules.codes import NOBODY, kind_of, owner_of
from dengen.games.lumiel.rules.placement import can_be_set, facings, open_places, reachable, settable
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import Phase
from dengen.games.lumiel.rules.tables import EffectStep, Target


def candidates(table: Table, question: i64, a: i64, c: i64) -> list[int]:
    """The answers that come into question at all."""
    if question == steps.SET:
        return actions.PLACES if (table.tables.stackers >> a) & 1 else actions.TOPS
    if question == steps.PLAY or question == steps.WHICH:
        return table.tables.kind_answers
    if question >= steps.TURN:
        return effect_answers.candidates(table, question, a, c)
    if question == steps.TAKE or question == steps.PLACE:
        return actions.TOPS
    if question == steps.REDRAW or question == steps.RETURN:
        return [*table.tables.kind_answers, PASS]
    return [PASS] if question == steps.CONFIRM else actions.SEATS


def allow(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64) -> i64:
    """The legal answers."""
    if question == steps.SET:
        return open_places(table, a, seat)
    if question == steps.PLAY:
        return kinds_as_answers(playable(table, seat))
    if question >= steps.TURN:
        return effect_answers.answers(table, question, a, b, c)
    if question == steps.TAKE:
        return WHOLE  # LP-33: whichever
    if question == steps.PLACE:
        return table.empty
    if question == steps.WHICH:
        return kinds_as_answers(settable(table))
    if question == steps.FACING:
        return seats_as_answers(facings(table, table.tables.facing[a], seat))
    if question == steps.REDRAW:
        return redraw.redraw_answers(table, seat)
    if question == steps.RETURN:
        return redraw.return_answers(table, seat)
    return PASSING  # confirm


def playable(table: Table, seat: i64) -> i64:
    """Any kind of the hand; one without a place only if that is true of all (LP-R36)."""
    held = table.held_kinds(seat)
    if not table.tables.zoned:
        return held
    placeable: i64 = 0
    left = held
    while left != 0:
        if can_be_set(table, lowest(left)):
            placeable |= left & -left
        left &= left - 1
    return placeable if placeable else held


def against(table: Table, seat: i64, question: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
    """The clause that forbids this candidate, or LEGAL."""
    if is_among(question, allow(table, seat, question, a, b, c), act):
        return LEGAL
    return why_not(table, seat, question, a, b, act)


def question_clause(table: Table, question: i64) -> i64:
    """The clause that says what is asked, or why there is nothing but to pass."""
    if question == steps.REDRAW or question == steps.RETURN:
        return 25
    if question == steps.PLACE:
        return 28
    if question == steps.TAKE:
        return 33
    if question == steps.PLAY:
        return 35
    if question == steps.WHICH or question == steps.SET:
        return 39
    if question == steps.FACING:
        return 17
    if (question == steps.HAND_CARD or question == steps.HAND_SET) and table.allowed[table.turn_player] == PASSING:
        return RULING + 40
    return 62 if question == steps.CONFIRM else 36


def turn_clause(table: Table) -> i64:
    """The clause that says whose go it is, or that the game is over."""
    if table.phase == Phase.OVER:
        return 31
    if table.phase == Phase.REDRAW:
        return RULING + 2
    if table.phase == Phase.PLACING:
        return 28
    return 62 if table.phase == Phase.GET else 29


# ---- why a candidate is not legal ----


def why_not(table: Table, seat: i64, question: i64, a: i64, b: i64, act: i64) -> i64:
    """The clause that forbids a candidate which is not legal."""
    if question == steps.SET:
        return why_not_there(table, a, act)
    if question == steps.PLAY:
        return RULING + 36 if table.in_hand(seat, act - KIND) else 35
    if question == steps.WHICH:
        return RULING + 36 if table.is_in_play(act - KIND) else 39
    if question == steps.FACING:
        return 19 if act - SEAT >= table.seats else 17
    if question == steps.PLACE:
        return RULING + 5
    if question == steps.REDRAW or question == steps.RETURN:
        return RULING + 1 if act == PASS or table.in_hand(seat, act - KIND) else 25
    return why_not_effect(table, table.tables.steps[a], question, b, act)


def why_not_there(table: Table, kind: i64, place: i64) -> i64:
    """A card can't be put there."""
    area = area_of(place)
    if (table.empty >> area) & 1 and place >= UNDER:
        return 80  # nothing to go under
    if not (table.tables.zone[kind] >> area) & 1:
        return RULING + 36
    return 40 if (table.tables.stackers >> kind) & 1 else 41


def why_not_effect(table: Table, step: EffectStep, question: i64, b: i64, act: i64) -> i64:
    if question == steps.TURN or question == steps.MOVE or question == steps.SWAP:
        return why_not_chosen(table, step, act)
    if question == steps.MOVE_TO:
        return why_not_moved(table, step, b, act)
    if question == steps.SWAP_WITH:
        return why_not_swapped(table, step, b, act)
    if question == steps.REMOVE or question == steps.GAIN:
        return why_not_taken(table, step, act)
    if question == steps.HAND_CARD or question == steps.BRING:
        return why_not_held(table, step, act - KIND)
    if question == steps.HAND_SET:
        return why_not_set(table, b, act)
    if question == steps.REMOVE_FROM or question == steps.GAIN_FROM:
        return 81
    if question == steps.ZONE:
        return crowded_or_idle(effect_targets.turned_areas(table, step, effect_targets.zone_areas(act), NOBODY))
    if question == steps.ONE_OF:
        return RULING + 11
    return why_not_seat(table, step, question, b, act - SEAT)


def crowded_or_idle(would_change: i64) -> i64:
    """It would leave no place for the card in play; or it would do nothing."""
    return RULING + 12 if would_change else RULING + 11


def why_not_target(table: Table, target: Target, place: i64) -> i64:
    """A card that the effect doesn't speak of; 0 if it does."""
    if (table.empty >> area_of(place)) & 1:
        return 37
    return 0 if (effect_targets.matching(table, target) >> place) & 1 else 81


def why_not_chosen(table: Table, step: EffectStep, place: i64) -> i64:
    wrong = why_not_target(table, step.target, place)
    if wrong:
        return wrong
    if step.kind == tables.TURN:
        mine = step.to == tables.ME and owner_of(table.card_at(place)) == table.turn_player
        return RULING + 23 if mine else RULING + 12
    if step.kind == tables.MOVE:
        return crowded_or_idle(reachable(table, step, place))
    return crowded_or_idle(effect_targets.matching(table, step.partner) & step.reach[place])


def why_not_moved(table: Table, step: EffectStep, origin: i64, place: i64) -> i64:
    if (reachable(table, step, origin) >> place) & 1:
        return RULING + 12
    if not (step.reach[area_of(origin)] >> area_of(place)) & 1:
        return RULING + 22 if area_of(origin) == area_of(place) else 81
    if area_of(origin) == area_of(place) and not table.is_stack(area_of(place)):
        return 80
    clause = why_not_there(table, kind_of(table.card_at(origin)), place)
    return 41 if clause == 40 and step.stack == tables.NEVER else clause


def why_not_swapped(table: Table, step: EffectStep, area: i64, partner: i64) -> i64:
    if not (step.reach[area] >> partner) & 1:
        return 81
    wrong = why_not_target(table, step.partner, partner)
    return wrong if wrong else RULING + 12


def why_not_taken(table: Table, step: EffectStep, act: i64) -> i64:
    if act >= KIND:
        scored = (table.scored_kinds(table.turn_player) & step.target.kinds) >> (act - KIND)
        return RULING + 11 if scored & 1 else 81
    if act >= SEAT:
        if act - SEAT >= table.seats:
            return 1
        return RULING + 14 if act - SEAT == table.turn_player else RULING + 11
    wrong = why_not_target(table, step.target, act)
    return wrong if wrong else RULING + 12


def why_not_held(table: Table, step: EffectStep, kind: i64) -> i64:
    if step.kind == tables.SET_FROM_HAND and not (step.kinds >> kind) & 1:
        return 81
    if not table.in_hand(table.turn_player, kind):
        return RULING + 40
    return RULING + 12 if open_places(table, kind, table.turn_player) else RULING + 36


def why_not_set(table: Table, kind: i64, place: i64) -> i64:
    if not table.in_hand(table.turn_player, kind):
        return RULING + 40
    is_open = (open_places(table, kind, table.turn_player) >> place) & 1
    return RULING + 12 if is_open else why_not_there(table, kind, place)


def why_not_seat(table: Table, step: EffectStep, question: i64, b: i64, seat: i64) -> i64:
    """Questions that a seat answers."""
    if question == steps.WHOSE:
        return 1 if seat >= table.seats else crowded_or_idle(effect_targets.turned_areas(table, step, b, seat))
    if question == steps.GAIN_TO:
        return 1 if seat >= table.seats else RULING + 11
    if seat >= table.seats:
        return 19
    if question == steps.HAND_FACING:
        wanted = facings(table, effect_targets.hand_facing(table, step, b), table.turn_player)
        return RULING + 12 if (wanted >> seat) & 1 else 17
    if question == steps.TURN_TO and not (facings(table, step.to, owner_of(table.card_at(b))) >> seat) & 1:
        return RULING + 23
    return RULING + 12
