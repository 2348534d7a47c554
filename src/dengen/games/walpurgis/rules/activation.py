# mypyc: compile
"""Laws of placing and casting: the cells where a card may lie, and where it may be cast (rulebook 7.2.1, 8.1, 8.2, 8.4).

Each law is one function that gives the cells where it is kept, as a mask. What is legal is what all of them allow; a
refusal cites the first of them that does not.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.walpurgis.rules import clauses, codes
from dengen.games.walpurgis.rules.board import CELLS, EVERYWHERE
from dengen.games.walpurgis.rules.codes import DORMANT, HAND, OPEN, READY
from dengen.games.walpurgis.rules.state import Table
from dengen.games.walpurgis.rules.tables import Tables
from dengen.games.walpurgis.rules.zones import NO_CARD


class Ground:
    """The circles on the field as a seat sees them, looked at once for many questions."""

    table: Table
    seat: i64
    first: i64  # in the tables of cells: kinds as the seat reads their matrices begin here (WP-R8)
    own: i64  # cells with a circle of the seat
    enemy: i64
    barred: i64  # cells that face-up circles of the opponent keep the seat from placing circles in
    asked_icons: i64  # the last answer of `supporting`
    answer: i64

    def __init__(self, table: Table, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.first = table.settings.turned[seat] * table.tables.kinds
        self.own = table.circle_cells(seat)
        self.enemy = table.circle_cells(1 - seat)
        self.barred = table.barred[seat]
        self.asked_icons = 0
        self.answer = self.own

    def free(self) -> i64:
        """The cells where any card may be placed, whatever it can do (WP-38, WP-R49)."""
        return EVERYWHERE & ~(self.own | self.enemy | self.barred)

    def supporting(self, icons: i64) -> i64:
        """Cells where an own circle counts as having one of these icons; a card without icons takes any (WP-75, WP-R16)."""
        if icons != self.asked_icons:
            self.asked_icons = icons
            self.answer = self.own if icons == 0 else self.cells_with_icons(icons)
        return self.answer

    def cells_with_icons(self, icons: i64) -> i64:
        """Face-down circles and those with Support count as having every icon (WP-75, WP-R51)."""
        table = self.table
        seat = self.seat
        first_at, next_at = table.first_at, table.next_at
        kinds, owners, places = table.kind, table.owner, table.place
        icons_of = table.tables.counts_as
        mask: i64 = table.cells_with(READY, seat) | table.cells_with(DORMANT, seat)
        left: i64 = table.face_up_cells(seat) & ~mask
        while left != 0:
            card: i64 = first_at[lowest(left)]
            while card >= 0:
                if icons_of[kinds[card]] & icons != 0 and owners[card] == seat and places[card] >= OPEN:
                    mask |= left & -left
                card = next_at[card]
            left &= left - 1
        return mask


# ---- the laws ----


def free_cells(ground: Ground, kind: i64, face_up: bool) -> i64:
    """Cells without a circle, or with circles that the card may overrun (WP-38, WP-63, WP-64, WP-R9)."""
    own = ground.own
    enemy = ground.enemy
    overrun: i64 = ground.table.tables.overrun[kind]
    if overrun & (codes.OVERRUN_UP if face_up else codes.OVERRUN_DOWN):
        if overrun & codes.ONTO_OWN:
            own = 0
        if overrun & codes.ONTO_ENEMY:
            enemy = 0
    return EVERYWHERE & ~(own | enemy)


def condition_cells(ground: Ground, kind: i64, among: i64) -> i64:
    """The cells among these where the casting condition holds (WP-74, WP-75).

    A cell's neighbour is a fixed number of cells away: shifted by it, the supporting cells say where it supports.
    """
    table = ground.table
    tables = table.tables
    at: i64 = ground.first + kind
    mask: i64 = among & tables.whole[at]
    if mask == 0:
        return 0
    mask = supported_cells(tables, at, ground.own, mask)
    icons: i64 = tables.icons[kind]
    if mask == 0 or icons == 0:
        return mask
    return supported_cells(tables, at, ground.supporting(icons), mask)


def supported_cells(tables: Tables, at: i64, supporting: i64, among: i64) -> i64:
    condition = tables.condition
    i: i64 = tables.condition_from[at]
    end: i64 = tables.condition_from[at + 1]
    while i < end and among != 0:
        away: i64 = condition[i]
        among &= supporting >> away if away >= 0 else supporting << -away
        i += 1
    return among


def condition_holds(ground: Ground, kind: i64, cell: i64) -> bool:
    table = ground.table
    need: i64 = table.tables.need[table.matrix_at(ground.seat, kind, cell)]
    return need & ~ground.own == 0 and need & ~ground.supporting(table.tables.icons[kind]) == 0


def overlapping_cells(ground: Ground, kind: i64, among: i64) -> i64:
    """The cells among these from where the card reaches a hot cell of the opponent's latest cast (WP-103, WP-R20)."""
    table = ground.table
    reach = table.tables.reach
    at: i64 = (ground.first + kind) * CELLS
    hot: i64 = table.hot
    mask: i64 = 0
    while among != 0:
        if reach[at + lowest(among)] & hot != 0:
            mask |= among & -among
        among &= among - 1
    return mask


def meets_requirements(ground: Ground, kind: i64, from_hand: bool, intercepting: bool) -> bool:
    """The sub-effect box, counted as if the card lay in its cell already (WP-77, WP-R17)."""
    tests = ground.table.tables.require[kind]
    if not tests:
        return True
    placing: i64 = 1 if from_hand else 0
    for test, n in tests:
        if test == codes.INTERCEPT_ONLY:
            if not intercepting:
                return False
        elif test == codes.NOT_INTERCEPT:
            if intercepting:
                return False
        elif not holds(ground, test, n, placing):
            return False
    return True


def holds(ground: Ground, test: i64, n: i64, placing: i64) -> bool:
    """A test on the table; `placing`: the number of hand cards that count as circles already."""
    if test == codes.OWN_TURN:
        return (ground.table.turn == ground.seat) == (n != 0)
    table = ground.table
    hand: i64 = table.many_in(HAND, ground.seat) - placing
    if test == codes.HAND_MIN:
        return hand >= n
    if test == codes.HAND_AT_MOST:
        return hand <= n
    own: i64 = table.circles(ground.seat) + placing
    enemy: i64 = table.circles(1 - ground.seat)
    if test == codes.OWN_MIN:
        return own >= n
    if test == codes.ENEMY_MIN:
        return enemy >= n
    if test == codes.BEHIND:
        return (own < enemy) == (n != 0)
    return (own > enemy) == (n != 0)  # AHEAD


# ---- what they allow together ----


def cells_for(ground: Ground, kind: i64, face_up: bool, intercepting: bool) -> i64:
    """The cells where a hand card may be placed."""
    cells = free_cells(ground, kind, face_up) & ~ground.barred
    if not face_up:
        return cells  # WP-65
    if cells == 0 or not meets_requirements(ground, kind, True, intercepting):
        return 0
    cells = condition_cells(ground, kind, cells)
    if intercepting and cells:
        cells = overlapping_cells(ground, kind, cells)
    return cells


def can_cast(ground: Ground, card: i64, intercepting: bool) -> bool:
    """Tell whether this ready circle may be cast where it lies (WP-67)."""
    table = ground.table
    tables = table.tables
    kind: i64 = table.kind[card]
    at: i64 = (ground.first + kind) * CELLS + table.cell[card]
    need: i64 = tables.need[at]
    if need & ~ground.own != 0:
        return False
    if intercepting and (table.marks[card] & codes.CAST != 0 or tables.reach[at] & table.hot == 0):
        return False
    if need & ~ground.supporting(tables.icons[kind]) != 0:
        return False
    return meets_requirements(ground, kind, False, intercepting)


def castable_cells(ground: Ground, intercepting: bool) -> i64:
    """The cells with a ready circle of the seat that may be cast."""
    mask: i64 = 0
    left: i64 = ground.table.cells_with(READY, ground.seat)
    while left != 0:
        if first_castable(ground, intercepting, lowest(left)) != NO_CARD:
            mask |= left & -left
        left &= left - 1
    return mask


def first_castable(ground: Ground, intercepting: bool, cell: i64) -> i64:
    """The castable ready circle in a cell that arrived first, or NO_CARD."""
    table = ground.table
    card = table.first_in_cell(cell)
    while card >= 0:
        if is_castable(ground, card, intercepting):
            return card
        card = table.next_in_cell(card)
    return NO_CARD


def castable_at(ground: Ground, intercepting: bool, cell: i64) -> vec[i64]:
    table = ground.table
    found = vec[i64]()
    card = table.first_in_cell(cell)
    while card >= 0:
        if is_castable(ground, card, intercepting):
            found = append(found, card)
        card = table.next_in_cell(card)
    return found


def is_castable(ground: Ground, card: i64, intercepting: bool) -> bool:
    table = ground.table
    return table.place[card] == READY and table.owner[card] == ground.seat and can_cast(ground, card, intercepting)


# ---- the clauses that forbid the rest ----


def why_never_cast(table: Table, card: i64) -> i64:
    """The clause that forbids casting a circle that isn't ready."""
    place: i64 = table.place[card]
    if place == DORMANT:
        return clauses.DORMANT_CANT
    return clauses.OPEN_CANT if place == OPEN else clauses.CASTING_CANT


def why_not_cast(ground: Ground, card: i64, intercepting: bool) -> i64:
    """The clause that forbids casting this ready circle where it lies."""
    table = ground.table
    if intercepting and table.marks[card] & codes.CAST:
        return clauses.CAST_ONCE
    return why_not_checked(ground, table.kind[card], False, intercepting, table.cell[card])


def why_not_there(ground: Ground, kind: i64, face_up: bool, intercepting: bool, cell: i64) -> i64:
    """The clause that forbids placing this hand card here."""
    here: i64 = 1 << cell
    if not free_cells(ground, kind, face_up) & here:
        return clauses.OCCUPIED if face_up or not free_cells(ground, kind, True) & here else clauses.OVERRUN_FACE_UP
    if ground.barred & here:
        return clauses.BARRED
    return why_not_checked(ground, kind, True, intercepting, cell)


def why_not_checked(ground: Ground, kind: i64, from_hand: bool, intercepting: bool, cell: i64) -> i64:
    """The clause by which the activation check fails here."""
    if not condition_holds(ground, kind, cell):
        return lacking_condition(ground, kind, cell)
    is_met = meets_requirements(ground, kind, from_hand, intercepting)
    return clauses.NO_OVERLAP if is_met else clauses.REQUIREMENT


def why_nowhere(ground: Ground, kind: i64, intercepting: bool) -> i64:
    """The clause that forbids a hand card that can be placed face-up in no cell: the last law that some cell keeps fails."""
    cells = free_cells(ground, kind, True) & ~ground.barred
    if cells == 0:
        return clauses.PLACE_A_HAND_CARD
    if condition_cells(ground, kind, cells) == 0:
        return clauses.NO_CONDITION_ANYWHERE
    is_met = meets_requirements(ground, kind, True, intercepting)
    return clauses.NO_OVERLAP if is_met else clauses.REQUIREMENT


def lacking_condition(ground: Ground, kind: i64, cell: i64) -> i64:
    """The clause for the half of the casting condition that fails here (WP-74, WP-75, WP-80, WP-81)."""
    table = ground.table
    need: i64 = table.tables.need[table.matrix_at(ground.seat, kind, cell)]
    if need < 0:
        return clauses.OFF_THE_FIELD
    first: i64 = lowest(need & ~ground.supporting(table.tables.icons[kind]))
    if (ground.own >> first) & 1:
        return clauses.WRONG_ICON
    if (ground.enemy >> first) & 1:
        return clauses.ENEMY_CIRCLE
    return clauses.ONLY_DANMAKU if (table.taken >> first) & 1 else clauses.NO_CIRCLE
