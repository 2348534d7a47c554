# mypyc: compile
"""A seat's position as named numbers: the evaluation's weights are learned for these."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest, many
from dengen.games.walpurgis.bot.advice import advice_for
from dengen.games.walpurgis.bot.outlook import MIDDLE, best_cell, worth_at
from dengen.games.walpurgis.rules import activation
from dengen.games.walpurgis.rules.actions import CARD, SLOT
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.codes import DECK, DORMANT, HAND, NOBODY, PILE, READY
from dengen.games.walpurgis.rules.rules import WalpurgisState

HELD: Final = (
    "circles",
    "ready",
    "face up",
    "dormant",
    "hand",
    "hand up to 3",
    "deck",
    "deck up to 10",
    "pile",
    "in the middle",
    "leads",
    "ways to cast",
    "best cast",
    "cards to cast from hand",
    "barred cells",
)
NAMES: Final = (*(f"to move: {name}" for name in HELD), *(f"waiting: {name}" for name in HELD), "to move")
WIDTH: Final[i64] = 15
COLUMNS: Final[i64] = 2 * WIDTH + 1
PHASES: Final = 9
PER_PHASE: Final[i64] = 3  # cells that are taken
DEEP: Final[i64] = 10
NO_FEATURES: Final[vec[float]] = vec[float]([0.0 for _ in range(2 * COLUMNS)])
ANSWER_NAMES: Final = ("worth", "gains nothing", "face up", "own cell", "enemy's cell", "in the middle", "wanted")
ANSWER_COLUMNS: Final[i64] = 7


def phase_of(state: WalpurgisState) -> i64:
    """The phase of the game, by the number of cells with a circle."""
    taken: i64 = state.circle_cells(0) | state.circle_cells(1)
    return many(taken) // PER_PHASE


def fill_all(state: WalpurgisState) -> vec[float]:
    """Each seat's features: what it has if it is to move, or what it has if it waits."""
    x = NO_FEATURES[:]
    for seat in range(2):
        start: i64 = seat * COLUMNS
        is_turn = state.turn == seat
        fill(state, seat, x, start + (0 if is_turn else WIDTH))
        x[start + 2 * WIDTH] = 1.0 if is_turn else 0.0
    return x


def fill(state: WalpurgisState, seat: i64, x: vec[float], at: i64) -> None:
    ground = Ground(state, seat)
    own: i64 = ground.own
    circles: i64 = many(own)
    hand: i64 = state.many_in(HAND, seat)
    deck: i64 = state.many_in(DECK, seat)
    x[at] = float(circles)
    x[at + 1] = float(state.many_in(READY, seat))
    x[at + 2] = float(state.face_up_circles(seat))
    x[at + 3] = float(state.many_in(DORMANT, seat))
    x[at + 4] = float(hand)
    x[at + 5] = float(min(hand, 3))
    x[at + 6] = float(deck)
    x[at + 7] = float(min(deck, DEEP))
    x[at + 8] = float(state.many_in(PILE, seat))
    x[at + 9] = float(many(own & MIDDLE))
    x[at + 10] = 1.0 if circles > many(ground.enemy) else 0.0
    castable: i64 = activation.castable_cells(ground, False)
    x[at + 11] = float(many(castable))
    most: i64 = 0
    while castable != 0:
        cell: i64 = lowest(castable)
        kind: i64 = state.kind[activation.first_castable(ground, False, cell)]
        most = max(most, worth_at(ground, kind, cell))
        castable &= castable - 1
    x[at + 12] = float(most)
    x[at + 13] = float(castable_from_hand(ground))
    x[at + 14] = float(many(state.barred[seat]))


def castable_from_hand(ground: Ground) -> i64:
    """Count the cards of the hand that could be placed face-up now."""
    table = ground.table
    found: i64 = 0
    card = table.first_card(HAND, ground.seat)
    while card >= 0:
        if activation.cells_for(ground, table.kind[card], True, False) != 0:
            found += 1
        card = table.next_card(card)
    return found


# ---- answers ----


def fill_answers(state: WalpurgisState, seat: i64) -> vec[float]:
    advice, about = advice_for(state, seat), state.question(seat)[1]
    acts = state.answers_of(seat)
    x = vec[float]([0.0 for _ in range(len(acts) * ANSWER_COLUMNS)])
    ground = Ground(state, seat)
    wanted: i64 = advice.wanted(state, seat)
    at: i64 = 0
    for act in acts:
        if act < CARD:
            fill_cell(ground, advice.kind_at(ground, about, act), act, x, at)
            x[at + 6] = float((wanted >> act) & 1)
        elif act < SLOT:
            kind = state.kind_named(seat, act)
            fill_card(ground, kind, advice.cells_up(ground, kind), x, at)
        at += ANSWER_COLUMNS
    return x


def fill_cell(ground: Ground, kind: i64, cell: i64, x: vec[float], at: i64) -> None:
    """The effect of the card that is cast or placed there, and the owner of the circle there."""
    if kind != NOBODY:
        fill_worth(worth_at(ground, kind, cell), x, at)
    x[at + 3] = float((ground.own >> cell) & 1)
    x[at + 4] = float((ground.enemy >> cell) & 1)
    x[at + 5] = float((MIDDLE >> cell) & 1)


def fill_card(ground: Ground, kind: i64, up: i64, x: vec[float], at: i64) -> None:
    """The effect of a hand card that can be cast in these cells."""
    if up != 0:
        x[at + 2] = 1.0
        fill_worth(best_cell(ground, kind, up)[1], x, at)


def fill_worth(worth: i64, x: vec[float], at: i64) -> None:
    x[at] = float(worth)
    x[at + 1] = 1.0 if worth <= 0 else 0.0
