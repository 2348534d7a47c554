# mypyc: compile
"""Where a card may be set or moved (LP-39 to LP-41, LP-77, LP-R22), and whether a card can still be set at all (LP-R12).

Checks return the number of the clause that forbids, or LEGAL. A place is an answer 0-31: on top of an area, or underneath.
"""

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.lumiel.actions import UNDER, area_of
from dengen.games.lumiel.board import AREAS
from dengen.games.lumiel.state import NOBODY, NOTHING, Table, kind_of, owner_of
from dengen.games.lumiel.tables import ALWAYS, ANY_SEAT, KEEP, ME, NEVER, NEXT_SEAT, EffectStep, is_whose


def against_place(table: Table, kind: i64, owner: i64, place: i64) -> i64:
    """May a card of this kind and owner be put there?"""
    area = area_of(place)
    if not (table.cards.zone[kind] >> area) & 1:
        return RULING + 36
    if (table.empty >> area) & 1:
        return LEGAL if place < UNDER else 80
    if place < UNDER and may_be_covered(table, area):
        return LEGAL
    if not table.cards.stacker[kind]:
        return 41
    allowed = table.cards.stack_over[kind] if place < UNDER else table.cards.stack_under[kind]
    return LEGAL if allowed and may_stack(table, kind, owner, table.kind[area], table.owner[area]) else 40


def may_be_covered(table: Table, area: i64) -> bool:
    """Is the top card a base for the turn player?"""
    kind: i64 = table.kind[area]
    return table.cards.base[kind] and is_whose(table.cards.base_by[kind], table.owner[area], table.turn_player)


def may_stack(table: Table, kind: i64, owner: i64, top_kind: i64, top_owner: i64) -> bool:
    """Does this stacker go with that top card?"""
    if not (table.cards.stack_kinds[kind] >> top_kind) & 1:
        return False
    return is_whose(table.cards.stack_owner[kind], top_owner, owner)


def can_be_set(table: Table, kind: i64) -> bool:
    """Has the turn player any place for a card of this kind?"""
    if table.empty & table.cards.zone[kind]:
        return True
    many: i64 = AREAS + UNDER if table.cards.stack_under[kind] else AREAS
    return any(against_place(table, kind, table.turn_player, place) == LEGAL for place in range(many))


def is_full(table: Table) -> bool:
    """The two conditions of the remove phase (LP-32, LP-R9)."""
    return not table.empty and not any(may_be_covered(table, area) for area in range(AREAS))


# ---- LP-R12: after every choice, some card of the play area must still have a place ----


def has_room(table: Table) -> bool:
    return any(can_be_set(table, kind) for kind in table.play_area)


def has_plenty(table: Table) -> bool:
    """Two free areas for a card of the play area: no single choice can take both."""
    for kind in table.play_area:
        free = table.empty & table.cards.zone[kind]
        if free & (free - 1):
            return True
    return False


def show(table: Table, area: i64, kind: i64, owner: i64) -> None:
    """Pretend that this card is the top card; NOTHING and NOBODY for an empty area."""
    table.kind[area] = kind
    table.owner[area] = owner
    if owner == NOBODY:
        table.empty |= 1 << area
    else:
        table.empty &= ~(1 << area)


def room_if(table: Table, a: i64, kind_a: i64, owner_a: i64, b: i64, kind_b: i64, owner_b: i64) -> bool:
    """Would there be room if areas a and b had these top cards?"""
    old_kind_a: i64 = table.kind[a]
    old_owner_a: i64 = table.owner[a]
    old_kind_b: i64 = table.kind[b]
    old_owner_b: i64 = table.owner[b]
    show(table, a, kind_a, owner_a)
    show(table, b, kind_b, owner_b)
    room = has_room(table)
    show(table, b, old_kind_b, old_owner_b)
    show(table, a, old_kind_a, old_owner_a)
    return room


def room_if_shown(table: Table, area: i64, kind: i64, owner: i64) -> bool:
    return room_if(table, area, kind, owner, area, kind, owner)


def room_without(table: Table, place: i64) -> bool:
    """Would there be room without the card there (from UNDER on: without the bottom card)?"""
    area = area_of(place)
    below = table.beneath[area]
    if not below:
        return room_if_shown(table, area, NOTHING, NOBODY)
    if place >= UNDER:
        return has_room(table)
    shown: i64 = below[len(below) - 1]
    return room_if_shown(table, area, kind_of(shown), owner_of(shown))


def room_if_put(table: Table, kind: i64, owner: i64, place: i64) -> bool:
    """Would there be room if such a card were put there?"""
    if place >= UNDER:
        return has_room(table)
    return room_if_shown(table, place, kind, owner)


# ---- moving ----


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


def chosen_card(table: Table, place: i64) -> i64:
    """The card that an answer 0-31 means: the top card, or from UNDER on the bottom card."""
    return table.top_card(place) if place < UNDER else table.bottom_card(area_of(place))


def against_move(table: Table, step: EffectStep, origin: i64, place: i64) -> i64:
    """May the card at `origin` be moved there, with some facing?"""
    if not (step.reach[area_of(origin)] >> area_of(place)) & 1:
        return RULING + 22 if area_of(origin) == area_of(place) else 81
    moved = chosen_card(table, origin)
    if area_of(origin) == area_of(place):
        forbidden = against_home(table, step, origin, moved, place)
    elif step.stack != 0 and place < UNDER and not (table.empty >> place) & 1:
        forbidden = 41 if step.stack == NEVER else against_zone(table, kind_of(moved), place)
    else:
        forbidden = against_place(table, kind_of(moved), owner_of(moved), place)
    if forbidden != LEGAL:
        return forbidden
    if has_plenty(table):
        return LEGAL
    possible = facings(table, step.to, owner_of(moved))
    for seat in range(table.seats):
        if (possible >> seat) & 1 and room_if_moved(table, origin, place, seat):
            return LEGAL
    return RULING + 12


def against_zone(table: Table, kind: i64, area: i64) -> i64:
    return LEGAL if (table.cards.zone[kind] >> area) & 1 else RULING + 36


def against_home(table: Table, step: EffectStep, origin: i64, moved: i64, place: i64) -> i64:
    """May a card be re-put on its own area, on top or underneath (LP-R22)?"""
    area = area_of(origin)
    below = table.beneath[area]
    if not below:
        return LEGAL if place < UNDER else 80
    if step.stack == NEVER:
        return 41
    if (origin < UNDER) == (place < UNDER):  # back where it lay
        return LEGAL
    kind = kind_of(moved)
    if origin >= UNDER:  # from the bottom to the top
        return LEGAL if step.stack == ALWAYS else against_place(table, kind, owner_of(moved), place)
    shown: i64 = below[len(below) - 1]
    if table.cards.stack_under[kind] and may_stack(table, kind, owner_of(moved), kind_of(shown), owner_of(shown)):
        return LEGAL
    return 40 if table.cards.stacker[kind] else 41


def room_if_moved(table: Table, origin: i64, place: i64, facing: i64) -> bool:
    """Would there be room if the card at `origin` lay there, facing that seat?"""
    left = area_of(origin)
    reached = area_of(place)
    kind = kind_of(chosen_card(table, origin))
    below = table.beneath[left]
    shown_kind: i64 = NOTHING  # what the area that it leaves shows then
    shown_owner: i64 = NOBODY
    if below:
        shown: i64 = table.top_card(left) if origin >= UNDER else below[len(below) - 1]
        shown_kind, shown_owner = kind_of(shown), owner_of(shown)
    if place < UNDER:
        if left == reached:
            return room_if_shown(table, left, kind, facing)
        return room_if(table, left, shown_kind, shown_owner, reached, kind, facing)
    return room_if_shown(table, left, shown_kind, shown_owner)
