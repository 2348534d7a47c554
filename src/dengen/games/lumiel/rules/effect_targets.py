# mypyc: compile
"""What an effect may choose (LP-37, LP-81, LP-R11, LP-R12, LP-R14, LP-R23): which cards, zones, seats and kinds.

Chosen cards are sets of places: bits 0-15 for top cards, 16-31 for bottom cards.
"""

from typing import Final

from mypy_extensions import i64

from dengen.core.packed import count_of, lowest
from dengen.games.lumiel.rules import board, tables
from dengen.games.lumiel.rules.actions import OUTER_CHOICE, UNDER, area_of
from dengen.games.lumiel.rules.codes import NOBODY, kind_of, owner_of, points_card
from dengen.games.lumiel.rules.placement import (
    destinations,
    doubtful,
    facings,
    has_free_area,
    has_plenty,
    has_room,
    open_places,
    room_if,
    room_if_put,
    room_if_shown,
    room_without,
    tops_of,
)
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import EffectStep, Target, is_whose

HELD: Final[i64] = 64  # a source from here on is a card in a points area


def held_card(seat: i64, kind: i64) -> i64:
    """A card in a points area, told apart from the places 0-31."""
    return HELD + points_card(seat, kind)


# ---- a card of the field ----


def matching(table: Table, target: Target) -> i64:
    """The cards of the field that the effect speaks of."""
    if target.bottom:
        found = bottoms_of(table, target)
    else:
        found = tops_of(table, target.owner, table.turn_player, target.kinds)
    found &= target.areas
    if len(target.near) > 0 and found != 0:
        found &= near_areas(table, target)
    return found << UNDER if target.bottom else found


def bottoms_of(table: Table, target: Target) -> i64:
    found: i64 = 0
    left: i64 = board.WHOLE & ~table.empty
    while left != 0:
        card = table.bottom_card(lowest(left))
        if (target.kinds >> kind_of(card)) & 1 and is_whose(target.owner, owner_of(card), table.turn_player):
            found |= left & -left
        left &= left - 1
    return found


def near_areas(table: Table, target: Target) -> i64:
    """The areas related to one that shows a matching top card."""
    related: i64 = 0
    left = tops_of(table, target.near_owner, table.turn_player, target.near_kinds)
    while left != 0:
        related |= target.near[lowest(left)]
        left &= left - 1
    return related


def turnable(table: Table, step: EffectStep) -> i64:
    """Cards that can be turned as the step says, and leave room with some facing."""
    cards = matching(table, step.target)
    if step.to == tables.ME:  # LP-R23
        left = cards
        while left != 0:
            if owner_of(table.card_at(lowest(left))) == table.turn_player:
                cards &= ~(left & -left)
            left &= left - 1
    if cards == 0 or has_free_area(table):
        return cards
    left = cards
    while left != 0:
        if not turn_facings(table, step, lowest(left)):
            cards &= ~(left & -left)
        left &= left - 1
    return cards


def turn_facings(table: Table, step: EffectStep, place: i64) -> i64:
    """The seats that the card there may be turned to."""
    possible = facings(table, step.to, owner_of(table.card_at(place)))
    if has_free_area(table):
        return possible
    for seat in range(table.seats):
        if (possible >> seat) & 1 and not room_if_turned(table, place, seat):
            possible &= ~(1 << seat)
    return possible


def room_if_turned(table: Table, place: i64, seat: i64) -> bool:
    area = area_of(place)
    if place >= UNDER and table.is_stack(area):
        return has_room(table)
    return room_if_shown(table, area, table.kind[area], seat)


def movable(table: Table, step: EffectStep) -> i64:
    """Cards that have somewhere to go."""
    cards = matching(table, step.target)
    left = cards
    while left != 0:
        if not destinations(table, step, lowest(left)):
            cards &= ~(left & -left)
        left &= left - 1
    return cards


def swappable(table: Table, step: EffectStep) -> i64:
    """Cards that have a partner."""
    cards = matching(table, step.target)
    second = matching(table, step.partner)
    left = cards
    while left != 0:
        if not partners(table, step, lowest(left), second):
            cards &= ~(left & -left)
        left &= left - 1
    return cards


def partners(table: Table, step: EffectStep, area: i64, second: i64) -> i64:
    """With which of the cards that match as second one the card there may be swapped."""
    found: i64 = second & step.reach[area]
    if found == 0 or has_free_area(table):
        return found
    here: i64 = table.owner[area]
    left = found
    while left != 0:
        other = lowest(left)
        there: i64 = table.owner[other]
        if not room_if(table, area, table.kind[other], there, other, table.kind[area], here):
            found &= ~(left & -left)
        left &= left - 1
    return found


# ---- all cards of a zone or of a player ----


def may_turn_zone(table: Table, step: EffectStep, choice: i64) -> bool:
    areas = zone_areas(choice)
    if not step.choose_owner:
        return may_turn_all(table, step, areas, NOBODY)
    return seats_to_turn(table, step, areas) != 0


def seats_to_turn(table: Table, step: EffectStep, areas: i64) -> i64:
    """The seats whose cards there may all be turned."""
    found: i64 = 0
    for seat in range(table.seats):
        if may_turn_all(table, step, areas, seat):
            found |= 1 << seat
    return found


def may_turn_all(table: Table, step: EffectStep, areas: i64, whose: i64) -> bool:
    """Would any card turn (LP-R11), and would there be room afterwards? `whose` NOBODY: whoever the step says."""
    turning = turned_areas(table, step, areas, whose)
    if turning == 0 or step.to == tables.KEEP or has_free_area(table):
        return turning != 0
    trial = table.clone()
    while turning != 0:
        area = lowest(turning)
        trial.show(area, trial.kind[area], trial.turn_player)
        turning &= turning - 1
    return has_room(trial)


def turned_areas(table: Table, step: EffectStep, areas: i64, whose: i64) -> i64:
    """The areas whose top cards would turn."""
    turning = matching(table, step.target) & areas
    if whose != NOBODY:
        turning &= table.owned[whose]
    if step.to == tables.ME:
        turning &= ~table.owned[table.turn_player]
    return turning


def zone_areas(choice: i64) -> i64:
    return board.OUTER if choice == OUTER_CHOICE else board.CENTRAL


# ---- a card of the field or of a points area: remove and gain ----


def takeable(table: Table, step: EffectStep) -> i64:
    """Cards of the field that may be taken away."""
    cards = matching(table, step.target) if step.target.field else 0
    if cards == 0 or has_free_area(table):
        return cards
    left = cards
    while left != 0:
        if not room_without(table, lowest(left)):
            cards &= ~(left & -left)
        left &= left - 1
    return cards


def takeable_kinds(table: Table, step: EffectStep, seat: i64) -> i64:
    """Kinds that may be taken from the seat's points area; what is mine already can't be gained by me."""
    if step.kind == tables.GAIN and step.to == tables.ME and seat == table.turn_player:
        return 0
    return table.scored_kinds(seat) & step.target.kinds


# ---- a card of the hand ----


def may_hold(table: Table, step: EffectStep) -> bool:
    """Could the turn player, for all that is known, hold a card to set (LP-R40)?"""
    seat = table.turn_player
    if not table.hand_size[seat]:
        return False
    for kind in range(table.kinds):
        if (step.kinds >> kind) & 1:
            gone: i64 = table.used[seat * table.kinds + kind] + count_of(table.play_area, kind)
            if gone < table.tables.copies[kind] and hand_places(table, step, kind):
                return True
    return False


def hand_places(table: Table, step: EffectStep, kind: i64) -> i64:
    """Where a further card may be set, with some facing, so that the card of the play area still has a place."""
    places = open_places(table, kind, table.turn_player)
    if places == 0 or has_plenty(table):
        return places
    left = doubtful(table, places)
    while left != 0:
        if not hand_facings(table, step, kind, lowest(left)):
            places &= ~(left & -left)
        left &= left - 1
    return places


def hand_facings(table: Table, step: EffectStep, kind: i64, place: i64) -> i64:
    """The seats that a further card may face there."""
    possible = facings(table, hand_facing(table, step, kind), table.turn_player)
    if has_plenty(table):
        return possible
    for seat in range(table.seats):
        if (possible >> seat) & 1 and not room_if_put(table, kind, seat, place):
            possible &= ~(1 << seat)
    return possible


def hand_facing(table: Table, step: EffectStep, kind: i64) -> i64:
    """Whom a card set from hand may face: as the step says, else as the card itself says."""
    return step.to if step.to != tables.KEEP else table.tables.facing[kind]
