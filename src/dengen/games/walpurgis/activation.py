# mypyc: compile
"""May this card lie here, may it be cast here? (rulebook 7.2.1, 8.1, 8.2, 8.4)

Each law is one function that gives the cells where it is kept, as a mask. What is offered is what all of them allow;
a refusal is the first of them that does not.
"""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import LEGAL, RULING
from dengen.games.walpurgis import state, tables
from dengen.games.walpurgis.board import CELLS, EVERYWHERE, cells_of
from dengen.games.walpurgis.state import Table
from dengen.games.walpurgis.tables import CASTING, DORMANT, OPEN, READY

# The clauses that forbid a placement or a cast
DORMANT_CANT: Final[i64] = 34
OPEN_CANT: Final[i64] = 35
CASTING_CANT: Final[i64] = 36
OCCUPIED: Final[i64] = 38
ONCE_EACH: Final[i64] = 59
FIRST_TURN: Final[i64] = 62
NOWHERE: Final[i64] = 63
NO_CONDITION_ANYWHERE: Final[i64] = 66
NOT_READY: Final[i64] = 67
NO_CIRCLE: Final[i64] = 74
WRONG_ICON: Final[i64] = 75
REQUIREMENT: Final[i64] = 77
ONLY_DANMAKU: Final[i64] = 80
ENEMY_CIRCLE: Final[i64] = 81
NO_OVERLAP: Final[i64] = 103
OVERRUN_DOWN: Final[i64] = RULING + 9
OFF_THE_FIELD: Final[i64] = RULING + 15
CAST_ALREADY: Final[i64] = RULING + 26
BARRED: Final[i64] = RULING + 49


# ---- the laws ----


def free_cells(table: Table, seat: i64, kind: i64, face_up: bool) -> i64:
    """Cells without a circle, or with circles that the card may overrun (WP-38, WP-63, WP-64, WP-R9)."""
    own = table.circle_cells(seat)
    enemy = table.circle_cells(1 - seat)
    overrun: i64 = table.cards.overrun[kind]
    if overrun & (tables.OVERRUN_UP if face_up else tables.OVERRUN_DOWN):
        if overrun & tables.ONTO_OWN:
            own = 0
        if overrun & tables.ONTO_ENEMY:
            enemy = 0
    return EVERYWHERE & ~(own | enemy)


def barred_cells(table: Table, seat: i64) -> i64:
    """Cells that a face-up circle of the opponent keeps the seat from placing circles in."""
    mask: i64 = 0
    cards = table.cards
    for card in table.field:
        place: i64 = table.place[card]
        if place >= OPEN and table.owner[card] != seat:
            at = cards.at(table.settings.turned[1 - seat], table.kind[card], table.cell[card])
            mask |= cards.bars_casting[at] if place == CASTING else cards.bars_open[at]
    return mask


def supporting_cells(table: Table, seat: i64, kind: i64) -> i64:
    """Cells where a circle of the seat counts as having the card's icon (WP-75, WP-R16, WP-R51)."""
    mask: i64 = 0
    cards = table.cards
    icons: i64 = cards.icons[kind]
    for card in table.field:
        place: i64 = table.place[card]
        if place >= READY and table.owner[card] == seat:
            other: i64 = table.kind[card]
            face_down = place <= DORMANT
            if face_down or icons == 0 or cards.icons[other] & icons or cards.keywords[other] & tables.SUPPORT:
                mask |= 1 << table.cell[card]
    return mask


def condition_cells(table: Table, seat: i64, kind: i64, among: i64) -> i64:
    """Of these cells, those where the casting condition holds (WP-74, WP-75)."""
    lacking = ~supporting_cells(table, seat, kind)
    needs = table.cards.need
    start = table.cards.at(table.settings.turned[seat], kind, 0)
    mask: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if (among >> cell) & 1:
            need: i64 = needs[start + cell]
            if need & lacking == 0:  # a need of -1, off the field, always lacks something
                mask |= 1 << cell
        cell += 1
    return mask


def overlapping_cells(table: Table, seat: i64, kind: i64, among: i64) -> i64:
    """Of these cells, those from where the card reaches a hot cell of the opponent's latest cast (WP-103, WP-R20)."""
    reach = table.cards.reach
    start = table.cards.at(table.settings.turned[seat], kind, 0)
    mask: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        if (among >> cell) & 1 and reach[start + cell] & table.hot:
            mask |= 1 << cell
        cell += 1
    return mask


def meets_requirements(table: Table, seat: i64, kind: i64, from_hand: bool, intercepting: bool) -> bool:
    """The sub-effect box, counted as if the card lay in its cell already (WP-77, WP-R17)."""
    tests = table.cards.require[kind]
    if not tests:
        return True
    more: i64 = 1 if from_hand else 0
    for test, n in tests:
        if test == tables.INTERCEPT_ONLY:
            if not intercepting:
                return False
        elif test == tables.NOT_INTERCEPT:
            if intercepting:
                return False
        elif not holds(table, seat, test, n, more):
            return False
    return True


def holds(table: Table, seat: i64, test: i64, n: i64, placing: i64) -> bool:
    """A test on the table; `placing`: so many cards of the hand count as circles already."""
    if test == tables.OWN_TURN:
        return (table.turn == seat) == (n != 0)
    hand: i64 = len(table.hand[seat]) - placing
    if test == tables.HAND_MIN:
        return hand >= n
    if test == tables.HAND_AT_MOST:
        return hand <= n
    own = table.circles(seat) + placing
    if test == tables.OWN_MIN:
        return own >= n
    enemy = table.circles(1 - seat)
    if test == tables.ENEMY_MIN:
        return enemy >= n
    if test == tables.BEHIND:
        return (own < enemy) == (n != 0)
    return (own > enemy) == (n != 0)  # AHEAD


# ---- what they allow together ----


def cells_for(table: Table, seat: i64, kind: i64, face_up: bool, intercepting: bool) -> i64:
    """Where a hand card may be placed."""
    cells = free_cells(table, seat, kind, face_up) & ~barred_cells(table, seat)
    if not face_up:
        return cells  # WP-65
    if cells == 0 or not meets_requirements(table, seat, kind, True, intercepting):
        return 0
    if intercepting:
        cells = overlapping_cells(table, seat, kind, cells)
        if cells == 0:
            return 0
    return condition_cells(table, seat, kind, cells)


def against_cast(table: Table, card: i64, intercepting: bool) -> i64:
    """The clause that forbids casting this circle where it lies, or LEGAL (WP-67)."""
    place: i64 = table.place[card]
    if place != READY:
        return DORMANT_CANT if place == DORMANT else OPEN_CANT if place == OPEN else CASTING_CANT
    if intercepting and table.marks[card] & state.CAST:
        return CAST_ALREADY
    seat: i64 = table.owner[card]
    kind: i64 = table.kind[card]
    here: i64 = 1 << table.cell[card]
    if intercepting and not overlapping_cells(table, seat, kind, here):
        return NO_OVERLAP
    if not condition_cells(table, seat, kind, here):
        return lacking_condition(table, seat, kind, table.cell[card])
    if not meets_requirements(table, seat, kind, False, intercepting):
        return REQUIREMENT
    return LEGAL


def against_placing(table: Table, seat: i64, kind: i64, face_up: bool, intercepting: bool, cell: i64) -> i64:
    """The clause that forbids placing this hand card here, or LEGAL."""
    here: i64 = 1 << cell
    if not free_cells(table, seat, kind, face_up) & here:
        return OVERRUN_DOWN if table.cards.overrun[kind] and not face_up else OCCUPIED
    if barred_cells(table, seat) & here:
        return BARRED
    if not face_up:
        return LEGAL
    if not condition_cells(table, seat, kind, here):
        return lacking_condition(table, seat, kind, cell)
    if intercepting and not overlapping_cells(table, seat, kind, here):
        return NO_OVERLAP
    if not meets_requirements(table, seat, kind, True, intercepting):
        return REQUIREMENT
    return LEGAL


def lacking_condition(table: Table, seat: i64, kind: i64, cell: i64) -> i64:
    """Which half of the casting condition fails here, and how (WP-74, WP-75, WP-80, WP-81)."""
    need: i64 = table.cards.need[table.cards.at(table.settings.turned[seat], kind, cell)]
    if need < 0:
        return OFF_THE_FIELD
    missing = need & ~supporting_cells(table, seat, kind)
    for at in cells_of(missing):
        if (table.circle_cells(seat) >> at) & 1:
            return WRONG_ICON
        if (table.circle_cells(1 - seat) >> at) & 1:
            return ENEMY_CIRCLE
        if table.cards_at(at):
            return ONLY_DANMAKU
    return NO_CIRCLE


def can_place_down(table: Table) -> bool:
    """Is there an action left for a face-down placement?"""
    return table.places > 0 or table.extra_downs > 0


def can_place_up(table: Table) -> bool:
    return table.places > 0 and not (table.settings.first_turn_down_only and is_first_turn(table))  # WP-62


def is_first_turn(table: Table) -> bool:
    """The first player's first turn."""
    return table.turns == 0
