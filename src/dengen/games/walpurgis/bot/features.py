# mypyc: compile
"""What a seat's position is made of, as named numbers: the evaluation's weights are learned for these."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.packed import many
from dengen.games.walpurgis.bot.outlook import best_cell, settled_cells, standing_in, worth_at
from dengen.games.walpurgis.rules import activation, picks, steps
from dengen.games.walpurgis.rules.actions import CARD, SLOT
from dengen.games.walpurgis.rules.activation import Ground
from dengen.games.walpurgis.rules.board import EVERYWHERE
from dengen.games.walpurgis.rules.codes import CASTING, DECK, DORMANT, HAND, OPEN, PILE, READY
from dengen.games.walpurgis.rules.rules import WalpurgisState

NAMES: Final = (
    "circles when settled",
    "circles",
    "danmaku",
    "ready",
    "face up",
    "dormant",
    "hand",
    "hand up to 3",
    "deck",
    "deck up to 10",
    "pile",
    "in the middle",
    "lead in circles",
    "ahead on a full field",
    "its turn",
    "actions left",
    "barred cells",
)
COLUMNS: Final[i64] = 17
PHASES: Final = 14
PER_PHASE: Final[i64] = 4  # cells that are taken
QUIET: Final[i64] = 7  # phases outside chains
MIDDLE: Final[i64] = 0b00000_01110_01110_01110_00000
DEEP: Final[i64] = 10
ANSWER_NAMES: Final = ("worth", "gains nothing", "face up", "own cell", "enemy's cell", "in the middle", "wanted")
ANSWER_COLUMNS: Final[i64] = 7


def phase_of(state: WalpurgisState) -> i64:
    """By the cells that are taken, and whether a chain is going on."""
    taken: i64 = state.circle_cells(0) | state.circle_cells(1)
    stage = min(QUIET - 1, many(taken) // PER_PHASE)
    return QUIET + stage if len(state.links) > 0 else stage


def fill(state: WalpurgisState, seat: i64, own: i64, enemy: i64, x: vec[float], at: i64) -> None:
    """A seat's features, from a place on; `own`, `enemy`: the settled cells."""
    circles: i64 = many(own)
    hand: i64 = state.many_in(HAND, seat)
    deck: i64 = state.many_in(DECK, seat)
    is_turn = state.turn == seat
    x[at] = float(circles)
    x[at + 1] = float(many(state.circle_cells(seat)))
    x[at + 2] = float(many(state.danmaku_cells(seat)))
    x[at + 3] = float(standing_in(state, seat, READY, own))
    x[at + 4] = float(standing_in(state, seat, OPEN, own) + standing_in(state, seat, CASTING, own))
    x[at + 5] = float(standing_in(state, seat, DORMANT, own))
    x[at + 6] = float(hand)
    x[at + 7] = float(min(hand, 3))
    x[at + 8] = float(deck)
    x[at + 9] = float(min(deck, DEEP))
    x[at + 10] = float(state.many_in(PILE, seat))
    x[at + 11] = float(many(own & MIDDLE))
    lead: i64 = circles - many(enemy)
    x[at + 12] = float(max(0, lead))
    x[at + 13] = 1.0 if own | enemy == EVERYWHERE and lead > 0 else 0.0
    x[at + 14] = 1.0 if is_turn else 0.0
    x[at + 15] = float(state.places) if is_turn else 0.0
    x[at + 16] = float(many(state.barred[seat]))


# ---- answers ----


def fill_answers(state: WalpurgisState, seat: i64) -> vec[float]:
    question, a, _, _ = state.question(seat)
    acts = state.answers_of(seat)
    x = vec[float]([0.0 for _ in range(len(acts) * ANSWER_COLUMNS)])
    ground = Ground(state, seat)
    wanted: i64 = state.aim & ~settled_cells(state, seat) if question == steps.SHOOT else 0
    at: i64 = 0
    for act in acts:
        if act < CARD:
            fill_cell(state, ground, question, a, act, x, at)
            x[at + 6] = float((wanted >> act) & 1)
        elif act < SLOT and (question == steps.MAIN or question == steps.INTERCEPT):
            fill_card(state, ground, question == steps.INTERCEPT, state.kind_named(seat, act), x, at)
        at += ANSWER_COLUMNS
    return x


def fill_cell(
    state: WalpurgisState, ground: Ground, question: i64, kind: i64, cell: i64, x: vec[float], at: i64
) -> None:
    """What is cast or placed there does, and whose circle lies there."""
    if question == steps.MAIN or question == steps.INTERCEPT:
        kind = state.kind[picks.first_castable(ground, question == steps.INTERCEPT, cell)]
    elif question != steps.PLACE_CELL and question != steps.OPEN_CELL:
        kind = -1
    if kind >= 0:
        fill_worth(worth_at(state, ground.seat, kind, cell, ground.own, ground.enemy), x, at)
    x[at + 3] = float((ground.own >> cell) & 1)
    x[at + 4] = float((ground.enemy >> cell) & 1)
    x[at + 5] = float((MIDDLE >> cell) & 1)


def fill_card(state: WalpurgisState, ground: Ground, intercepting: bool, kind: i64, x: vec[float], at: i64) -> None:
    """What it would do face up, where it can be."""
    cells = activation.cells_for(ground, kind, True, intercepting)
    if cells != 0:
        x[at + 2] = 1.0
        fill_worth(best_cell(state, ground.seat, kind, cells)[1], x, at)


def fill_worth(worth: i64, x: vec[float], at: i64) -> None:
    x[at] = float(worth)
    x[at + 1] = 1.0 if worth <= 0 else 0.0
