# mypyc: compile
"""What a sensible player looks at: the field as the fourth-card event will leave it, ether, turns to come."""

import math
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import lowest
from dengen.core.bots.heuristics import Heuristics, softmax
from dengen.core.rules.state import State
from dengen.games.flip_angel.bot.advice import GAIN, advised, best_place, event_ahead
from dengen.games.flip_angel.bot.features import (
    ANSWER_NAMES,
    COLUMNS,
    NAMES,
    PHASES,
    Edges,
    fill,
    fill_answers,
    phase_of,
)
from dengen.games.flip_angel.bot.outlook import field_points, turns_to_come
from dengen.games.flip_angel.rules import FlipAngelState, actions, river, scoring
from dengen.games.flip_angel.rules.tables import Tables

PER_TURN: Final = 5.0  # what a turn to come will bring
SPARE: Final = 0.3  # a point of ether beyond the pairs
FORESIGHT: Final = 0.5  # how far the river's best card is trusted
EVENT_SHARE: Final = 0.75  # before the event, how much of the field is counted as it will be turned over


class FlipAngelHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = (
        "field",
        "keys",
        "pairs",
        "spare ether",
        "turns to come",
        "the river",
        "coupons",
        "one colour",
        "a full purse",
    )
    phases: ClassVar[int] = PHASES
    answer_names: ClassVar[tuple[str, ...]] = ANSWER_NAMES

    edges: Edges

    def __init__(self, tables: Tables) -> None:
        self.edges = Edges(tables)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, FlipAngelState)
        return [list(expected(state, seat)) for seat in range(state.seats)]

    def evaluate(self, state: State) -> list[float]:
        """Expected totals, squeezed into shares; an effect in mid-air is first carried through as a sensible player would."""
        assert isinstance(state, FlipAngelState)
        settled = carried_through(state)
        if settled.over():
            return settled.shares()
        totals = [total_of(settled, seat) for seat in range(settled.seats)]
        doubt = 1.0 + 0.5 * float(turns_to_come(settled, settled.mover()))
        if settled.seats == 1:
            return [1 / (1 + math.exp((float(scoring.SOLO_WIN) - 0.5 - totals[0]) / doubt))]
        best = max(totals)
        return softmax([(total - best) / doubt for total in totals])

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, FlipAngelState)
        return int(advised(state, seat, rng))

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, FlipAngelState)
        seats: i64 = state.seats
        numbers = vec[float]([0.0 for _ in range(seats * COLUMNS)])
        for seat in range(seats):
            fill(state, seat, self.edges, numbers, seat * COLUMNS)
        return numbers

    def phase(self, state: State) -> i64:
        assert isinstance(state, FlipAngelState)
        return phase_of(state)

    def settled(self, state: State) -> State:
        assert isinstance(state, FlipAngelState)
        return carried_through(state)

    def answer_features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, FlipAngelState)
        return fill_answers(state, seat)


def carried_through(state: FlipAngelState) -> FlipAngelState:
    """The state once the open effect is finished, as far as the next choice of what to do with a turn."""
    if state.over() or is_between(state):
        return state
    settled = state.clone()
    while not settled.over() and not is_between(settled):
        seat = settled.mover()
        settled.play(seat, advised(settled, seat, None))
    return settled


def is_between(state: FlipAngelState) -> bool:
    return state.asked_of(state.mover()).is_between


def total_of(state: FlipAngelState, seat: i64) -> float:
    """What a seat is expected to have in the end."""
    total = 0.0
    for term in expected(state, seat):
        total += term
    return total


def expected(state: FlipAngelState, seat: i64) -> vec[float]:
    """The same, term by term."""
    turns = float(turns_to_come(state, seat))
    more = max(state.light[seat], state.dark[seat])
    fewer = min(state.light[seat], state.dark[seat])
    angels = float(field_points(state, seat, False))
    if event_ahead(state, seat):
        angels = (1 - EVENT_SHARE) * angels + EVENT_SHARE * float(field_points(state, seat, True))
    return vec[float](
        [
            angels,
            float(scoring.keys(state, seat)),
            float(fewer),
            SPARE * float(more - fewer) * min(turns, 2.0) / 2,
            PER_TURN * turns,
            prospect(state, seat),
            0.25 * turns * float(coupons(state, seat)),
            0.2 * float(max(state.whites[seat], state.blacks[seat])) if turns > 0 else 0.0,
            0.5 if turns > 0 and more >= 4 else 0.0,
        ]
    )


def prospect(state: FlipAngelState, seat: i64) -> float:
    """For the seat that is to act: how much better than usual the river's best card is."""
    if not state.is_asked(seat) or not state.asked_of(seat).opens_turn:
        return 0.0
    best = GAIN
    for slot in range(actions.DECK + 1):
        if state.has_answer(seat, actions.SUMMON + slot):
            best = max(best, best_place(state, seat, river.face_in(state, slot)))
    return FORESIGHT * (best - PER_TURN)


def coupons(state: FlipAngelState, seat: i64) -> i64:
    count: i64 = 0
    cells: i64 = state.taken[seat]
    while cells != 0:
        count += state.tables.coupon[state.at(seat, lowest(cells))]
        cells &= cells - 1
    return count
