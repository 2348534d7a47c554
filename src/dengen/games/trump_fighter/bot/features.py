# mypyc: compile
"""What a fighter's position is made of, as named numbers: the evaluation's weights are learned for these."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.games.trump_fighter.bot.plans import PATIENCE, WIN, best_plan
from dengen.games.trump_fighter.rules.actions import MOVES, NOTHING, STRIKE
from dengen.games.trump_fighter.rules.codes import OVER, PICKING
from dengen.games.trump_fighter.rules.rows import first_empty, size
from dengen.games.trump_fighter.rules.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.scoring import total

NAMES: Final = (
    "points",
    "nearly there",
    "plan",
    "plan that wins",
    "plan at once",
    "no plan",
    "hand",
    "row",
    "must move",
)
COLUMNS: Final[i64] = len(NAMES)
PHASES: Final = 8
PER_PHASE: Final[i64] = 6  # cards of the deck
WINNING: Final = WIN * PATIENCE - 0.01
ANSWER_NAMES: Final = ("the plan", "the plan's value", "a strike besides", "the first empty place")
ANSWER_COLUMNS: Final[i64] = len(ANSWER_NAMES)

# Where each of NAMES stands
POINTS: Final[i64] = NAMES.index("points")
NEARLY: Final[i64] = NAMES.index("nearly there")
PLANNED: Final[i64] = NAMES.index("plan")
PLAN_WINS: Final[i64] = NAMES.index("plan that wins")
PLAN_AT_ONCE: Final[i64] = NAMES.index("plan at once")
NO_PLAN: Final[i64] = NAMES.index("no plan")
HAND: Final[i64] = NAMES.index("hand")
ROW: Final[i64] = NAMES.index("row")
MUST_MOVE: Final[i64] = NAMES.index("must move")

# Where each of ANSWER_NAMES stands
THE_PLAN: Final[i64] = ANSWER_NAMES.index("the plan")
ITS_VALUE: Final[i64] = ANSWER_NAMES.index("the plan's value")
STRIKE_BESIDES: Final[i64] = ANSWER_NAMES.index("a strike besides")
FIRST_EMPTY: Final[i64] = ANSWER_NAMES.index("the first empty place")


def phase_of(state: TrumpFighterState) -> i64:
    """By the cards that are left."""
    return min(PHASES - 1, state.left // PER_PHASE)


def fill(state: TrumpFighterState, seat: i64, x: vec[float], at: i64) -> None:
    """A seat's features, from a place on; all of them are zero so far."""
    character = state.character[seat]
    if character != NOTHING:
        x[at + COLUMNS + character] = 1.0
    if state.phase == PICKING or state.phase == OVER:
        return
    points = total(state, seat)
    plan = best_plan(state, seat, 1)
    x[at + POINTS] = float(points)
    x[at + NEARLY] = 1.0 / float(max(1, state.target - points))
    if plan.value >= WINNING:
        x[at + PLAN_WINS] = 1.0
    elif plan.value > 0.0:
        x[at + PLANNED] = plan.value
        x[at + PLAN_AT_ONCE] = 1.0 if plan.moves == 0 else 0.0
    else:
        x[at + NO_PLAN] = 1.0
    x[at + HAND] = float(size(state.hand[seat]))
    x[at + ROW] = float(size(state.tops[seat]))
    x[at + MUST_MOVE] = float((state.obliged >> seat) & 1)


def fill_answers(state: TrumpFighterState, seat: i64) -> vec[float]:
    """Which answer begins the best plan within one Move, and how good that is."""
    acts = state.answers_of(seat)
    x = vec[float]([0.0 for _ in range(len(acts) * ANSWER_COLUMNS)])
    if state.phase == PICKING:
        return x
    plan = best_plan(state, seat, 1)
    empty = first_empty(state.tops[seat])
    planned: i64 = plan.act
    if planned >= STRIKE and not state.has_answer(seat, planned):
        planned -= STRIKE  # its Move: no Strike is possible
    at: i64 = 0
    for act in acts:
        if plan.value > 0.0 and act == planned:
            x[at + THE_PLAN] = 1.0
            x[at + ITS_VALUE] = plan.value
        elif act >= STRIKE:
            x[at + STRIKE_BESIDES] = 1.0
        if act < MOVES and act & 3 == empty:
            x[at + FIRST_EMPTY] = 1.0
        at += ANSWER_COLUMNS
    return x
