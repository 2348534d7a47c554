# mypyc: compile
"""What a sensible player looks at: the field as it would be settled, and the cards behind it."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import lowest, many, nth
from dengen.core.bots.heuristics import Heuristics, duel
from dengen.core.rules.state import State
from dengen.games.walpurgis.bot.features import ANSWER_NAMES, MIDDLE, NAMES, PHASES, fill_all, fill_answers, phase_of
from dengen.games.walpurgis.bot.outlook import best_cell, cells_up, settled_cells, standing_in, worth_at
from dengen.games.walpurgis.rules import actions, activation
from dengen.games.walpurgis.rules.actions import ALL_BIT, CELL_BITS, FACE_UP_BIT, YES_BIT
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.board import EVERYWHERE
from dengen.games.walpurgis.rules.codes import CASTING, DAN_UP, DECK, DORMANT, HAND, MAIN_PHASE, OPEN, READY
from dengen.games.walpurgis.rules.main_phase import FACE, PLACE_CELL, Casting, can_place_up
from dengen.games.walpurgis.rules.rules import WalpurgisState
from dengen.games.walpurgis.rules.settling import HIT, StandingQuestion
from dengen.games.walpurgis.rules.setup import MULLIGAN
from dengen.games.walpurgis.rules.shooting import SHOOT
from dengen.games.walpurgis.rules.state import Table

# The worth of things, in circles
READY_WORTH: Final = 0.25
FACE_UP_WORTH: Final = 0.12
HAND_WORTH: Final = 0.55
DECK_WORTH: Final = 0.1
DEEP_DECK_WORTH: Final = 0.02
DEEP: Final[i64] = 10  # cards from which a deck is deep
FULL_WORTH: Final = 40.0
STEEPNESS: Final = 0.22  # how fast a lead becomes a win

# What a cell is worth to a card that is laid face down; by what a search found good there (docs/measurements/players.md)
IN_THE_MIDDLE: Final[i64] = 3
OVER_AN_ENEMY: Final[i64] = 4
CAST: Final[i64] = 4  # for each cell that a cast from there would gain
SEEN_COMING: Final[i64] = 5
LUCK: Final[i64] = 5


Terms = tuple[float, float, float, float, float, float]  # one for each of `term_names`


class WalpurgisHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("circles", "ready", "face_up", "hand", "deck", "full")
    phases: ClassVar[int] = PHASES
    answer_names: ClassVar[tuple[str, ...]] = ANSWER_NAMES
    card_answers: ClassVar[range] = range(actions.CARD, actions.SLOT)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, WalpurgisState)
        cells = settled_cells(state, 0), settled_cells(state, 1)
        return [list(terms_of(state, 0, cells[0], cells[1])), list(terms_of(state, 1, cells[1], cells[0]))]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, WalpurgisState)
        return state.shares() if state.over() else duel(STEEPNESS * lead(state))

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, WalpurgisState)
        return int(pick(state, seat, rng))

    def pick_carefully(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, WalpurgisState)
        return int(pick_carefully(state, seat, rng))

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, WalpurgisState)
        return fill_all(state)

    def settled(self, state: State) -> State:
        """The beginning of the next Main phase, if all went on by cheap answers."""
        assert isinstance(state, WalpurgisState)
        table = state.clone()
        rng = Chance()
        turns: i64 = table.turns + 1
        while table.waiting != 0 and (table.turns < turns or table.phase != MAIN_PHASE):
            seat: i64 = lowest(table.waiting)
            table.play(seat, pick(table, seat, rng))
        return table

    def phase(self, state: State) -> i64:
        assert isinstance(state, WalpurgisState)
        return phase_of(state)

    def counts_as(self, state: State, seat: i64, act: i64) -> i64:
        """A card of the seat's own list as its kind, which is the same in all decks."""
        assert isinstance(state, WalpurgisState)
        if act < actions.CARD or act >= actions.SLOT:
            return act
        kind = state.kind_named(seat, act)
        return actions.CARD + kind if kind < actions.CARDS else actions.RESERVED

    def answer_features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, WalpurgisState)
        return fill_answers(state, seat)


# ---- evaluation ----


def lead(table: Table) -> float:
    """How much the first seat has more than the second; in circles."""
    own: i64 = settled_cells(table, 0)
    enemy: i64 = settled_cells(table, 1)
    a = terms_of(table, 0, own, enemy)
    b = terms_of(table, 1, enemy, own)
    return a[0] + a[1] + a[2] + a[3] + a[4] + a[5] - b[0] - b[1] - b[2] - b[3] - b[4] - b[5]


def terms_of(table: Table, seat: i64, own: i64, enemy: i64) -> Terms:
    """What a seat has; only what each seat can see of the field, and numbers of cards. `own`, `enemy`: the settled cells."""
    circles: i64 = many(own)
    face_up = 0.0
    for _ in range(standing_in(table, seat, OPEN, own) + standing_in(table, seat, CASTING, own)):
        face_up += FACE_UP_WORTH
    deck: i64 = table.many_in(DECK, seat)
    worth = DECK_WORTH * float(min(deck, DEEP)) + DEEP_DECK_WORTH * float(max(deck - DEEP, 0))
    full = 0.0
    if len(table.links) > 0 and own | enemy == EVERYWHERE and circles > many(enemy):
        full = FULL_WORTH  # a chain is about to end the game (WP-9)
    return (
        float(circles),
        READY_WORTH * float(standing_in(table, seat, READY, own)),
        face_up,
        HAND_WORTH * float(table.many_in(HAND, seat)),
        worth,
        full,
    )


# ---- a cheap player ----


def pick(table: WalpurgisState, seat: i64, rng: Chance) -> i64:
    asked = table.asked_of(seat)
    first: i64 = table.allowed[2 * seat]
    second: i64 = table.allowed[2 * seat + 1]
    if asked is SHOOT:
        return pick_shot(table, seat, second & ALL_BIT != 0)
    if isinstance(asked, Casting):
        return pick_cast(table, seat, asked.intercepting, rng, 2 if asked.intercepting else 0, 3)
    _, a, b, c = table.question(seat)
    if asked is FACE:
        if second & FACE_UP_BIT != 0 and best_cell(table, seat, a, cells_up(table, seat, a, False))[1] >= 2:
            return actions.FACE_UP
        return table.first_answer(seat)
    if asked is PLACE_CELL and b != 0:
        return best_cell(table, seat, a, first)[0]
    if isinstance(asked, StandingQuestion):
        return pick_slot(table, asked is HIT, asked.pool(table, seat, a, b, c))
    if asked is MULLIGAN:
        return actions.DONE
    if second & YES_BIT != 0:
        return actions.YES
    return table.pick_answer(seat, rng)


def pick_carefully(table: WalpurgisState, seat: i64, rng: Chance) -> i64:
    """Intercepts sooner, keeps fewer cards back, and lays face-down cards where they can do something."""
    asked = table.asked_of(seat)
    _, a, b, _ = table.question(seat)
    if isinstance(asked, Casting):
        return pick_cast(table, seat, asked.intercepting, rng, 1 if asked.intercepting else 0, 2)
    if asked is FACE:
        may_be_up = table.allowed[2 * seat + 1] & FACE_UP_BIT != 0
        return actions.FACE_UP if may_be_up and is_better_up(table, seat, a) else table.first_answer(seat)
    if asked is PLACE_CELL and b == 0:
        return face_down_cell(table, seat, a, table.allowed[2 * seat], rng)
    return pick(table, seat, rng)


def is_better_up(table: WalpurgisState, seat: i64, kind: i64) -> bool:
    """Does it do as much now as it could later, from a cell where its condition holds already?"""
    ground = Ground(table, seat)
    now = best_cell(table, seat, kind, activation.cells_for(ground, kind, True, False))[1]
    ahead = activation.condition_cells(ground, kind, activation.free_cells(ground, kind, False))
    return now >= 2 and now >= best_cell(table, seat, kind, ahead)[1]


def face_down_cell(table: WalpurgisState, seat: i64, kind: i64, among: i64, rng: Chance) -> i64:
    """Where it could be cast and do much, over an enemy's circle, in the middle; with a little luck."""
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
            worth += CAST * worth_at(table, seat, kind, cell, ground.own, ground.enemy) - SEEN_COMING
        if worth > most:
            best = cell
            most = worth
        among &= among - 1
    return best


def pick_shot(table: Table, seat: i64, may_take_all: bool) -> i64:
    """Danmaku where it takes or defends a cell; none onto a quiet circle of one's own."""
    own: i64 = settled_cells(table, seat)
    wanted: i64 = table.aim & ~own
    contested: i64 = table.aim & own & table.circle_cells(1 - seat)
    if wanted == table.aim and may_take_all:
        return actions.ALL
    cells: i64 = wanted | contested
    return lowest(cells) if cells != 0 else actions.DONE


def pick_cast(table: WalpurgisState, seat: i64, intercepting: bool, rng: Chance, least: i64, keeps: i64) -> i64:
    """The best cast or face-up placement that does more than `least`; else a card face-down, if more than `keeps` are in hand."""
    ground = Ground(table, seat)
    best: i64 = actions.DONE
    most: i64 = least
    if not intercepting and ground.own | ground.enemy == EVERYWHERE:  # any chain now ends the game (WP-R36)
        most = -1 if many(ground.own) > many(ground.enemy) else 3
    cells: i64 = table.allowed[2 * seat] & CELL_BITS
    while cells != 0:
        cell: i64 = lowest(cells)
        card = activation.first_castable(ground, intercepting, cell)
        worth = worth_at(table, seat, table.kind[card], cell, ground.own, ground.enemy)
        if worth > most:
            best = cell
            most = worth
        cells &= cells - 1
    cards = actions.cards_among(table.allowed[2 * seat], table.allowed[2 * seat + 1])
    left: i64 = cards if intercepting or can_place_up(table) else 0
    while left != 0:
        act: i64 = actions.CARD + lowest(left)
        kind = table.kind_named(seat, act)
        up = activation.cells_for(ground, kind, True, intercepting)
        if up != 0:
            worth = best_cell(table, seat, kind, up)[1]
            if worth > most:
                best = act
                most = worth
        left &= left - 1
    if best == actions.DONE and cards != 0 and not intercepting and table.many_in(HAND, seat) > keeps:
        return actions.CARD + nth(cards, rng.below(many(cards)))
    return best


def pick_slot(table: Table, is_hit: bool, cards: vec[i64]) -> i64:
    """Take hits with danmaku first; keep ready over open over dormant over danmaku."""
    best: i64 = 0
    most: i64 = -1
    for slot in range(len(cards)):
        worth = standing_worth(table, cards[slot])
        if is_hit:
            worth = 9 - worth
        if worth > most:
            best = slot
            most = worth
    return actions.SLOT + best


def standing_worth(table: Table, card: i64) -> i64:
    place: i64 = table.place[card]
    if place == READY:
        return 5
    if place >= OPEN:
        return 4
    if place == DAN_UP:
        return 3
    return 2 if place == DORMANT else 1
