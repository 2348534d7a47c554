# mypyc: compile
"""What an effect may choose (LP-37, LP-81, LP-R11, LP-R12, LP-R14, LP-R23): which cards, zones, seats and kinds.

Chosen cards are sets of places: bits 0-15 for top cards, 16-31 for bottom cards.
"""

from typing import Final

from mypy_extensions import i64

from dengen.games.lumiel.rules import board, tables
from dengen.games.lumiel.rules.actions import OUTER_CHOICE, UNDER, area_of, places_in
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
from dengen.games.lumiel.rules.state import NOBODY, Table, kind_of, owner_of, points_card
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
    if target.near and found:
        found &= near_areas(table, target)
    return found << UNDER if target.bottom else found


def bottoms_of(table: Table, target: Target) -> i64:
    found: i64 = 0
    for area in places_in(board.WHOLE & ~table.empty):
        lowest = table.bottom_card(area)
        if (target.kinds >> kind_of(lowest)) & 1 and is_whose(target.owner, owner_of(lowest), table.turn_player):
            found |= 1 << area
    return found


def near_areas(table: Table, target: Target) -> i64:
    """The areas related to one that shows a matching top card."""
    related: i64 = 0
    for area in places_in(tops_of(table, target.near_owner, table.turn_player, target.near_kinds)):
        related |= target.near[area]
    return related


def turnable(table: Table, step: EffectStep) -> i64:
    """Cards that can be turned as the step says, and leave room with some facing."""
    cards = matching(table, step.target)
    if step.to == tables.ME:  # LP-R23
        for place in places_in(cards):
            if owner_of(table.card_at(place)) == table.turn_player:
                cards &= ~(1 << place)
    if cards == 0 or has_free_area(table):
        return cards
    for place in places_in(cards):
        if not turn_facings(table, step, place):
            cards &= ~(1 << place)
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
    if place >= UNDER and table.beneath[area]:
        return has_room(table)
    return room_if_shown(table, area, table.kind[area], seat)


def movable(table: Table, step: EffectStep) -> i64:
    """Cards that have somewhere to go."""
    cards = matching(table, step.target)
    for place in places_in(cards):
        if not destinations(table, step, place):
            cards &= ~(1 << place)
    return cards


def swappable(table: Table, step: EffectStep) -> i64:
    """Cards that have a partner."""
    cards = matching(table, step.target)
    second = matching(table, step.partner)
    for area in places_in(cards):
        if not partners(table, step, area, second):
            cards &= ~(1 << area)
    return cards


def partners(table: Table, step: EffectStep, area: i64, second: i64) -> i64:
    """With which of the cards that match as second one the card there may be swapped."""
    found: i64 = second & step.reach[area]
    if found == 0 or has_free_area(table):
        return found
    for other in places_in(found):
        here: i64 = table.owner[area]
        there: i64 = table.owner[other]
        if not room_if(table, area, table.kind[other], there, other, table.kind[area], here):
            found &= ~(1 << other)
    return found


# ---- all cards of a zone or of a player ----


def may_turn_zone(table: Table, step: EffectStep, choice: i64) -> bool:
    areas = zone_areas(choice)
    if not step.choose_owner:
        return may_turn_all(table, step, areas, NOBODY)
    return any(may_turn_all(table, step, areas, seat) for seat in range(table.seats))


def may_turn_all(table: Table, step: EffectStep, areas: i64, whose: i64) -> bool:
    """Would any card turn (LP-R11), and would there be room afterwards? `whose` NOBODY: whoever the step says."""
    turning = turned_areas(table, step, areas, whose)
    if turning == 0 or step.to == tables.KEEP or has_free_area(table):
        return turning != 0
    trial = table.clone()
    for area in places_in(turning):
        trial.show(area, trial.kind[area], trial.turn_player)
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
    for place in places_in(cards):
        if not room_without(table, place):
            cards &= ~(1 << place)
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
            gone: i64 = table.used[seat * table.kinds + kind] + table.play_area.count(kind)
            if gone < table.tables.copies[kind] and hand_places(table, step, kind):
                return True
    return False


def hand_places(table: Table, step: EffectStep, kind: i64) -> i64:
    """Where a further card may be set, with some facing, so that the card of the play area still has a place."""
    places = open_places(table, kind, table.turn_player)
    if places == 0 or has_plenty(table):
        return places
    for place in places_in(doubtful(table, places)):
        if not hand_facings(table, step, kind, place):
            places &= ~(1 << place)
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
