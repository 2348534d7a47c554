# mypyc: compile
"""Where a card may be put (LP-39 to LP-41), and whether a card can still be set at all (LP-R12).

A place is an answer 0-31: on top of an area, or underneath. Sets of places are bits.
"""

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.lumiel.rules import clauses
from dengen.games.lumiel.rules.actions import UNDER, area_of
from dengen.games.lumiel.rules.board import WHOLE
from dengen.games.lumiel.rules.codes import NOBODY, NOTHING, kind_of, owner_of
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import ANY_SEAT, ANYBODY, KEEP, ME, NEXT_SEAT, OWN, is_whose


def open_places(table: Table, kind: i64, owner: i64) -> i64:
    """Where a card of this kind and owner may be put."""
    tables = table.tables
    tops = table.empty | coverable(table)  # LP-39, LP-41
    below: i64 = 0
    if (tables.stackers >> kind) & 1:  # LP-40
        fitting = tops_of(table, tables.stack_owner[kind], owner, tables.stack_kinds[kind])
        if (tables.stack_over >> kind) & 1:
            tops |= fitting
        if (tables.stack_under >> kind) & 1:
            below = fitting
    zone: i64 = tables.zone[kind]
    return (tops & zone) | (below & zone) << UNDER


def why_not_there(table: Table, kind: i64, place: i64) -> i64:
    """The clause by which a card can't be put there."""
    area = area_of(place)
    if (table.empty >> area) & 1 and place >= UNDER:
        return clauses.NOTHING_TO_GO_UNDER
    if not (table.tables.zone[kind] >> area) & 1:
        return clauses.NO_PLACE_FOR_IT
    return clauses.STACKER_FITS if (table.tables.stackers >> kind) & 1 else clauses.NO_STACKING


def coverable(table: Table) -> i64:
    """The areas whose top card is a base for the turn player."""
    found: i64 = 0
    left: i64 = table.based
    while left != 0:
        area = lowest(left)
        if is_whose(table.tables.base_by[table.kind[area]], table.owner[area], table.turn_player):
            found |= left & -left
        left &= left - 1
    return found


def tops_of(table: Table, whose: i64, me: i64, kinds: i64) -> i64:
    """The areas whose top card is of these kinds, and of this owner as seen from `me`."""
    found = WHOLE & ~table.empty
    if whose != ANYBODY:
        found &= table.owned[me] if whose == OWN else ~table.owned[me]
    if kinds == table.tables.all_kinds:
        return found
    shown = table.kind
    left = found
    while left != 0:
        if not (kinds >> shown[lowest(left)]) & 1:
            found &= ~(left & -left)
        left &= left - 1
    return found


def may_stack(table: Table, kind: i64, owner: i64, top: i64) -> bool:
    """Does this stacker go with that top card?"""
    if not (table.tables.stack_kinds[kind] >> kind_of(top)) & 1:
        return False
    return is_whose(table.tables.stack_owner[kind], owner_of(top), owner)


def can_be_set(table: Table, kind: i64) -> bool:
    """Has the turn player any place for a card of this kind?"""
    return table.empty & table.tables.zone[kind] != 0 or open_places(table, kind, table.turn_player) != 0


def is_full(table: Table) -> bool:
    """The two conditions of the remove phase (LP-32, LP-R9)."""
    return table.empty == 0 and coverable(table) == 0


# ---- LP-R12: after every choice, some card of the play area must still have a place ----


def has_room(table: Table) -> bool:
    return settable(table) != 0


def settable(table: Table) -> i64:
    """The kinds of the play area that have a place."""
    kinds: i64 = 0
    for kind in table.play_area:
        if can_be_set(table, kind):
            kinds |= 1 << kind
    return kinds


def has_free_area(table: Table) -> bool:
    """An empty area for a card of the play area: turning, swapping and taking away can't fill it."""
    free: i64 = 0
    for kind in table.play_area:
        free |= table.empty & table.tables.zone[kind]
    return free != 0


def has_plenty(table: Table) -> bool:
    """Two empty areas for a card of the play area: one more card on the field can't fill both."""
    for kind in table.play_area:
        free = table.empty & table.tables.zone[kind]
        if free & (free - 1):
            return True
    return False


def doubtful(table: Table, places: i64) -> i64:
    """Of the places where one more card may go, those that might be the last: as long as one is free, the free ones."""
    return places & table.empty if has_free_area(table) else places


def room_if(table: Table, a: i64, kind_a: i64, owner_a: i64, b: i64, kind_b: i64, owner_b: i64) -> bool:
    """Would there be room if areas a and b had these top cards?"""
    old_kind_a: i64 = table.kind[a]
    old_owner_a: i64 = table.owner[a]
    old_kind_b: i64 = table.kind[b]
    old_owner_b: i64 = table.owner[b]
    table.show(a, kind_a, owner_a)
    table.show(b, kind_b, owner_b)
    room = has_room(table)
    table.show(b, old_kind_b, old_owner_b)
    table.show(a, old_kind_a, old_owner_a)
    return room


def room_if_shown(table: Table, area: i64, kind: i64, owner: i64) -> bool:
    old_kind: i64 = table.kind[area]
    old_owner: i64 = table.owner[area]
    table.show(area, kind, owner)
    room = has_room(table)
    table.show(area, old_kind, old_owner)
    return room


def room_without(table: Table, place: i64) -> bool:
    """Would there be room without the card there (from UNDER on: without the bottom card)?"""
    area = area_of(place)
    if not table.is_stack(area):
        return room_if_shown(table, area, NOTHING, NOBODY)
    if place >= UNDER:
        return has_room(table)
    shown = table.second_card(area)
    return room_if_shown(table, area, kind_of(shown), owner_of(shown))


def room_if_put(table: Table, kind: i64, owner: i64, place: i64) -> bool:
    """Would there be room if such a card were put there?"""
    if place >= UNDER:
        return has_room(table)
    return room_if_shown(table, place, kind, owner)


# ---- facing ----


def facings(table: Table, to: i64, owner: i64) -> i64:
    """The seats that a card of this owner may face afterwards, or that may get it."""
    everybody: i64 = (1 << table.seats) - 1
    if to == KEEP:
        return 1 << owner
    if to == ME:
        return 1 << table.turn_player
    if to == NEXT_SEAT:
        return 1 << ((owner + 1) % table.seats)
    return everybody if to == ANY_SEAT else everybody & ~(1 << owner)
