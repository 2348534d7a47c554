# mypyc: compile
"""What an effect may choose (LP-37, LP-81, LP-R11, LP-R12, LP-R14, LP-R23): which cards, zones, seats and kinds.

Checks return the number of the clause that forbids, or LEGAL.
"""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.lumiel import board, tables
from dengen.games.lumiel.actions import KIND, OUTER_CHOICE, SEAT, UNDER, area_of
from dengen.games.lumiel.board import AREAS
from dengen.games.lumiel.setting import (
    against_move,
    against_place,
    chosen_card,
    facings,
    has_plenty,
    has_room,
    room_if,
    room_if_put,
    room_if_shown,
    room_without,
)
from dengen.games.lumiel.state import NOBODY, Table, kind_of, owner_of, points_card, points_seat
from dengen.games.lumiel.tables import EffectStep, Target, is_whose

HELD: Final[i64] = 64  # a source from here on is a card in a points area


def held_card(seat: i64, kind: i64) -> i64:
    """A card in a points area, told apart from the places 0-31."""
    return HELD + points_card(seat, kind)


# ---- a card of the field ----


def against_target(table: Table, target: Target, place: i64) -> i64:
    """Is the card there one that the effect speaks of?"""
    area = area_of(place)
    if (table.empty >> area) & 1:
        return 37
    chosen = chosen_card(table, place)
    if not (target.areas >> area) & 1 or not (target.kinds >> kind_of(chosen)) & 1:
        return 81
    if not is_whose(target.owner, owner_of(chosen), table.turn_player):
        return 81
    if target.near and not is_near(table, target, area):
        return 81
    return LEGAL


def is_near(table: Table, target: Target, area: i64) -> bool:
    related: i64 = target.near[area]
    for other in range(AREAS):
        if (related >> other) & 1 and not (table.empty >> other) & 1:
            kind: i64 = table.kind[other]
            if (target.near_kinds >> kind) & 1 and is_whose(target.near_owner, table.owner[other], table.turn_player):
                return True
    return False


def against_turn(table: Table, step: EffectStep, place: i64) -> i64:
    forbidden = against_target(table, step.target, place)
    if forbidden != LEGAL:
        return forbidden
    owner = owner_of(chosen_card(table, place))
    if step.to == tables.ME and owner == table.turn_player:
        return RULING + 23
    if has_plenty(table):
        return LEGAL
    possible = facings(table, step.to, owner)
    for seat in range(table.seats):
        if (possible >> seat) & 1 and room_if_turned(table, place, seat):
            return LEGAL
    return RULING + 12


def against_turn_to(table: Table, step: EffectStep, place: i64, seat: i64) -> i64:
    if seat >= table.seats:
        return 19
    if not (facings(table, step.to, owner_of(chosen_card(table, place))) >> seat) & 1:
        return RULING + 23
    return LEGAL if has_plenty(table) or room_if_turned(table, place, seat) else RULING + 12


def room_if_turned(table: Table, place: i64, seat: i64) -> bool:
    area = area_of(place)
    if place >= UNDER and table.beneath[area]:
        return has_room(table)
    return room_if_shown(table, area, table.kind[area], seat)


def against_moved_card(table: Table, step: EffectStep, place: i64) -> i64:
    forbidden = against_target(table, step.target, place)
    if forbidden != LEGAL:
        return forbidden
    crowded = False
    for destination in range(AREAS + UNDER):
        against = against_move(table, step, place, destination)
        if against == LEGAL:
            return LEGAL
        crowded = crowded or against == RULING + 12
    return RULING + 12 if crowded else RULING + 11


def against_swapped_card(table: Table, step: EffectStep, area: i64) -> i64:
    forbidden = against_target(table, step.target, area)
    if forbidden != LEGAL:
        return forbidden
    crowded = False
    for partner in range(AREAS):
        against = against_swap(table, step, area, partner)
        if against == LEGAL:
            return LEGAL
        crowded = crowded or against == RULING + 12
    return RULING + 12 if crowded else RULING + 11


def against_swap(table: Table, step: EffectStep, area: i64, partner: i64) -> i64:
    if not (step.reach[area] >> partner) & 1 or area == partner:
        return 81
    forbidden = against_target(table, step.partner, partner)
    if forbidden != LEGAL or has_plenty(table):
        return forbidden
    kind_a: i64 = table.kind[area]
    kind_b: i64 = table.kind[partner]
    room = room_if(table, area, kind_b, table.owner[partner], partner, kind_a, table.owner[area])
    return LEGAL if room else RULING + 12


# ---- all cards of a zone or of a player ----


def against_zone_choice(table: Table, step: EffectStep, choice: i64) -> i64:
    areas = zone_areas(choice)
    if not step.choose_owner:
        return against_turn_all(table, step, areas, NOBODY)
    against: i64 = RULING + 11
    for seat in range(table.seats):
        against = against_turn_all(table, step, areas, seat)
        if against == LEGAL:
            return LEGAL
    return against


def against_turn_all(table: Table, step: EffectStep, areas: i64, whose: i64) -> i64:
    """Would any card turn (LP-R11), and would there be room afterwards? `whose` NOBODY: whoever the step says."""
    turning = turned_areas(table, step, areas, whose)
    if not turning:
        return RULING + 11
    if step.to == tables.KEEP or has_plenty(table):
        return LEGAL
    before = table.owner.copy()
    for area in range(AREAS):
        if (turning >> area) & 1:
            table.owner[area] = table.turn_player
    room = has_room(table)
    table.owner = before
    return LEGAL if room else RULING + 12


def turned_areas(table: Table, step: EffectStep, areas: i64, whose: i64) -> i64:
    """The areas whose top cards would turn."""
    turning: i64 = 0
    for area in range(AREAS):
        if not (areas >> area) & 1 or against_target(table, step.target, area) != LEGAL:
            continue
        owner: i64 = table.owner[area]
        if (whose == NOBODY or owner == whose) and (step.to == tables.KEEP or owner != table.turn_player):
            turning |= 1 << area
    return turning


def zone_areas(choice: i64) -> i64:
    return board.OUTER if choice == OUTER_CHOICE else board.CENTRAL


# ---- a card of the field or of a points area: remove and gain ----


def against_taken(table: Table, step: EffectStep, act: i64) -> i64:
    """An area, a kind of one's own points area, or a seat whose points area is looked into."""
    if act >= KIND:
        return against_held(table, step, table.turn_player, act - KIND)
    if act >= SEAT:
        seat = act - SEAT
        if seat >= table.seats or seat == table.turn_player:
            return RULING + 14
        for kind in range(table.kinds):
            if against_held(table, step, seat, kind) == LEGAL:
                return LEGAL
        return RULING + 11
    forbidden = against_target(table, step.target, act)
    if forbidden != LEGAL or has_plenty(table):
        return forbidden
    return LEGAL if room_without(table, act) else RULING + 12


def against_held(table: Table, step: EffectStep, seat: i64, kind: i64) -> i64:
    """May a card of this kind be taken from the seat's points area?"""
    if not (step.target.kinds >> kind) & 1 or not table.has_scored(seat, 1 << kind):
        return 81
    if step.kind == tables.GAIN and step.to == tables.ME and seat == table.turn_player:
        return RULING + 11
    return LEGAL


def against_receiver(table: Table, source: i64, seat: i64) -> i64:
    if seat >= table.seats:
        return 1
    return RULING + 11 if source >= HELD and points_seat(source - HELD) == seat else LEGAL


# ---- a card of the hand ----


def may_hold(table: Table, step: EffectStep) -> bool:
    """Could the turn player, for all that is known, hold a card to set (LP-R40)?"""
    seat = table.turn_player
    if not table.hand_size[seat]:
        return False
    for kind in range(table.kinds):
        if (step.kinds >> kind) & 1:
            gone: i64 = table.used[seat * table.kinds + kind] + table.play_area.count(kind)
            if gone < table.cards.copies[kind] and has_hand_place(table, step, kind):
                return True
    return False


def has_hand_place(table: Table, step: EffectStep, kind: i64) -> bool:
    return any(against_hand_place(table, step, kind, place) == LEGAL for place in range(AREAS + UNDER))


def against_hand_card(table: Table, step: EffectStep, kind: i64) -> i64:
    if not (step.kinds >> kind) & 1:
        return 81
    if not table.in_hand(table.turn_player, kind):
        return 35
    return LEGAL if has_hand_place(table, step, kind) else RULING + 12


def against_hand_place(table: Table, step: EffectStep, kind: i64, place: i64) -> i64:
    """May a further card be set there, with some facing, and leave room for the card of the play area?"""
    forbidden = against_place(table, kind, table.turn_player, place)
    if forbidden != LEGAL or has_plenty(table):
        return forbidden
    possible = facings(table, hand_facing(table, step, kind), table.turn_player)
    for seat in range(table.seats):
        if (possible >> seat) & 1 and room_if_put(table, kind, seat, place):
            return LEGAL
    return RULING + 12


def hand_facing(table: Table, step: EffectStep, kind: i64) -> i64:
    """Whom a card set from hand may face: as the step says, else as the card itself says."""
    return step.to if step.to != tables.KEEP else table.cards.facing[kind]


def against_facing(table: Table, to: i64, seat: i64) -> i64:
    """May the turn player set a card facing that seat (LP-17 to LP-19)?"""
    if seat >= table.seats:
        return 19
    return LEGAL if (facings(table, to, table.turn_player) >> seat) & 1 else 17
