# mypyc: compile
"""Cheap sensible answers, question by question: no look ahead, no copies of the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import lowest, many, nth
from dengen.games.walpurgis.bot.outlook import MIDDLE, best_cell, settled_cells, worth_at
from dengen.games.walpurgis.rules import activation, chain, effects, settling
from dengen.games.walpurgis.rules.actions import (
    ALL,
    ALL_BIT,
    CARD,
    CELL_BITS,
    DONE,
    FACE_UP,
    FACE_UP_BIT,
    SLOT,
    YES,
    cards_among,
)
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.board import EVERYWHERE
from dengen.games.walpurgis.rules.codes import DAN_UP, DORMANT, HAND, NOBODY, OPEN, READY
from dengen.games.walpurgis.rules.interception import INTERCEPT
from dengen.games.walpurgis.rules.main_phase import FACE, MAIN, PLACE_CELL, can_place_up
from dengen.games.walpurgis.rules.rules import NUMBERED, WalpurgisState
from dengen.games.walpurgis.rules.settling import HIT, KEEP
from dengen.games.walpurgis.rules.setup import MULLIGAN, OPEN_CELL
from dengen.games.walpurgis.rules.shooting import SHOOT
from dengen.games.walpurgis.rules.state import Table

# The worth of a cell to a card that is laid face-down; by what a search found good there (docs/measurements/players.md)
IN_THE_MIDDLE: Final[i64] = 3
OVER_AN_ENEMY: Final[i64] = 4
CAST: Final[i64] = 4  # for each cell that a cast from there would gain
SEEN_COMING: Final[i64] = 5
LUCK: Final[i64] = 5
ENOUGH: Final[i64] = 2  # that a card has to do face-up


def advice_for(state: WalpurgisState, seat: i64) -> "Advice":
    """The advice on what the seat is asked."""
    return ADVICE[state.asked_of(seat).number]


# ---- question by question ----


class Advice:
    """A cheap answer to one question, and the effect of its answers on the table."""

    def pick(self, table: WalpurgisState, seat: i64, rng: Chance, /) -> i64:
        return table.pick_answer(seat, rng)

    def pick_carefully(self, table: WalpurgisState, seat: i64, rng: Chance, /) -> i64:
        return self.pick(table, seat, rng)

    def kind_at(self, ground: Ground, about: i64, cell: i64, /) -> i64:
        """The kind of the card that would be cast or placed in a cell; or NOBODY."""
        return NOBODY

    def cells_up(self, ground: Ground, kind: i64, /) -> i64:
        """The cells where a hand card that is named could be cast."""
        return 0

    def wanted(self, table: Table, seat: i64, /) -> i64:
        """The cells where danmaku would do something."""
        return 0


class OnCasting(Advice):
    """The best cast or face-up placement that does enough; else a card face-down, if there are enough in hand."""

    intercepting: bool
    least: i64  # more than this has to be done
    careful_least: i64
    keeps: i64  # more than this have to be in hand
    careful_keeps: i64

    def __init__(self, intercepting: bool, least: i64, careful_least: i64, keeps: i64, careful_keeps: i64) -> None:
        self.intercepting = intercepting
        self.least, self.careful_least = least, careful_least
        self.keeps, self.careful_keeps = keeps, careful_keeps

    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        return self.pick_cast(table, seat, rng, self.least, self.keeps)

    def pick_carefully(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        """Intercepts sooner, keeps fewer cards back."""
        return self.pick_cast(table, seat, rng, self.careful_least, self.careful_keeps)

    def kind_at(self, ground: Ground, about: i64, cell: i64) -> i64:
        return ground.table.kind[activation.first_castable(ground, self.intercepting, cell)]

    def cells_up(self, ground: Ground, kind: i64) -> i64:
        return activation.cells_for(ground, kind, True, self.intercepting)

    def pick_cast(self, table: WalpurgisState, seat: i64, rng: Chance, least: i64, keeps: i64) -> i64:
        cells: i64 = table.allowed[2 * seat] & CELL_BITS
        cards = cards_among(table.allowed[2 * seat], table.allowed[2 * seat + 1])
        if cells == 0 and cards == 0:
            return DONE
        intercepting = self.intercepting
        ground = Ground(table, seat)
        best: i64 = DONE
        most: i64 = least
        if not intercepting and ground.own | ground.enemy == EVERYWHERE:  # any chain now ends the game (WP-R36)
            most = -1 if many(ground.own) > many(ground.enemy) else 3
        while cells != 0:
            cell: i64 = lowest(cells)
            card = activation.first_castable(ground, intercepting, cell)
            worth = worth_at(ground, table.kind[card], cell)
            if worth > most:
                best = cell
                most = worth
            cells &= cells - 1
        left: i64 = cards if intercepting or can_place_up(table) else 0
        while left != 0:
            act: i64 = CARD + lowest(left)
            kind = table.kind_named(seat, act)
            up = activation.cells_for(ground, kind, True, intercepting)
            if up != 0:
                worth = best_cell(ground, kind, up)[1]
                if worth > most:
                    best = act
                    most = worth
            left &= left - 1
        if best == DONE and cards != 0 and not intercepting and table.many_in(HAND, seat) > keeps:
            return CARD + nth(cards, rng.below(many(cards)))
        return best


class OnFace(Advice):
    """Face-up, if that does enough."""

    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        kind = table.question(seat)[1]
        if table.allowed[2 * seat + 1] & FACE_UP_BIT == 0:
            return table.first_answer(seat)
        ground = Ground(table, seat)
        up = activation.cells_for(ground, kind, True, False)
        return FACE_UP if best_cell(ground, kind, up)[1] >= ENOUGH else table.first_answer(seat)

    def pick_carefully(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        if table.allowed[2 * seat + 1] & FACE_UP_BIT == 0:
            return table.first_answer(seat)
        return FACE_UP if is_better_up(table, seat, table.question(seat)[1]) else table.first_answer(seat)


class OnPlacing(Advice):
    """Any cell."""

    def kind_at(self, ground: Ground, kind: i64, cell: i64) -> i64:
        return kind


class OnPlaceCell(OnPlacing):
    """Face-up, the cell from where the card does most; face-down any, or, carefully, one where it can do something."""

    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        _, kind, face_up, _ = table.question(seat)
        if face_up == 0:
            return table.pick_answer(seat, rng)
        return best_cell(Ground(table, seat), kind, table.allowed[2 * seat])[0]

    def pick_carefully(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        _, kind, face_up, _ = table.question(seat)
        if face_up == 0:
            return face_down_cell(table, seat, kind, table.allowed[2 * seat], rng)
        return best_cell(Ground(table, seat), kind, table.allowed[2 * seat])[0]


class OnShoot(Advice):
    """A cell that danmaku takes or defends; never a quiet own circle."""

    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        own: i64 = settled_cells(table, seat)
        wanted: i64 = table.aim & ~own
        if wanted == table.aim and table.allowed[2 * seat + 1] & ALL_BIT != 0:
            return ALL
        cells: i64 = wanted | table.aim & own & table.circle_cells(1 - seat)
        return lowest(cells) if cells != 0 else DONE

    def wanted(self, table: Table, seat: i64) -> i64:
        return table.aim & ~settled_cells(table, seat)


class OnHit(Advice):
    """Danmaku take hits first, then dormant, face-up and ready circles."""

    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        return pick_slot(table, seat, HIT, -1)


class OnKeep(Advice):
    """A ready circle stays rather than a face-up or a dormant one, and that rather than danmaku."""

    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        return pick_slot(table, seat, KEEP, 1)


class OnMulligan(Advice):
    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        return DONE


class OnYesOrNo(Advice):
    def pick(self, table: WalpurgisState, seat: i64, rng: Chance) -> i64:
        return YES


ON: Final[dict[int, Advice]] = {
    int(MULLIGAN.number): OnMulligan(),
    int(OPEN_CELL.number): OnPlacing(),
    int(MAIN.number): OnCasting(False, 0, 0, 3, 2),
    int(FACE.number): OnFace(),
    int(PLACE_CELL.number): OnPlaceCell(),
    int(INTERCEPT.number): OnCasting(True, 2, 1, 0, 0),
    int(SHOOT.number): OnShoot(),
    int(HIT.number): OnHit(),
    int(KEEP.number): OnKeep(),
    int(chain.END_A.number): OnYesOrNo(),
    int(effects.OPTIONAL.number): OnYesOrNo(),
    int(effects.COST.number): OnYesOrNo(),
}


def by_number() -> vec[Advice]:
    """All advice; on the rest, any answer is as good as another."""
    return vec[Advice]([ON.get(number, Advice()) for number in range(len(NUMBERED))])


ADVICE: Final[vec[Advice]] = by_number()


# ---- the worth of answers ----


def is_better_up(table: WalpurgisState, seat: i64, kind: i64) -> bool:
    """Tell whether a card does as much now as it could later, from a cell where its condition holds already."""
    ground = Ground(table, seat)
    now = best_cell(ground, kind, activation.cells_for(ground, kind, True, False))[1]
    ahead = activation.condition_cells(ground, kind, activation.free_cells(ground, kind, False))
    return now >= ENOUGH and now >= best_cell(ground, kind, ahead)[1]


def face_down_cell(table: WalpurgisState, seat: i64, kind: i64, among: i64, rng: Chance) -> i64:
    """A cell where the card could be cast and do much, over an enemy's circle or in the middle; with a little luck."""
    ground = Ground(table, seat)
    ahead = activation.condition_cells(ground, kind, among)
    best: i64 = -1
    most: i64 = -99
    while among != 0:
        cell: i64 = lowest(among)
        here: i64 = 1 << cell
        worth: i64 = rng.below(LUCK)
        if MIDDLE & here:
            worth += IN_THE_MIDDLE
        if ground.enemy & here:
            worth += OVER_AN_ENEMY
        if ahead & here:
            worth += CAST * worth_at(ground, kind, cell) - SEEN_COMING
        if worth > most:
            best = cell
            most = worth
        among &= among - 1
    return best


def pick_slot(table: Table, seat: i64, asked: settling.StandingQuestion, sign: i64) -> i64:
    """The slot of the card that is worth most, or least with a negative sign; of several the first."""
    _, a, b, c = table.question(seat)
    cards = asked.pool(table, seat, a, b, c)
    best: i64 = 0
    for slot in range(1, len(cards)):
        if sign * standing_worth(table, cards[slot]) > sign * standing_worth(table, cards[best]):
            best = slot
    return SLOT + best


def standing_worth(table: Table, card: i64) -> i64:
    place: i64 = table.place[card]
    if place == READY:
        return 5
    if place >= OPEN:
        return 4
    if place == DAN_UP:
        return 3
    return 2 if place == DORMANT else 1
