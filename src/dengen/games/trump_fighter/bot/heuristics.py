# mypyc: compile
"""What a sensible fighter looks at: the best Call within reach, and what a Move leaves to the other."""

from collections.abc import Callable
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import many, nth
from dengen.core.bots.heuristics import Heuristics, duel
from dengen.core.rules.state import State
from dengen.games.trump_fighter.bot.features import ANSWER_NAMES, COLUMNS, NAMES, PHASES, fill, fill_answers, phase_of
from dengen.games.trump_fighter.bot.plans import NO_PLAN, PATIENCE, best_plan, plan_on
from dengen.games.trump_fighter.rules.actions import CALL, DECLARE, MOVES, STRIKE, WAIT
from dengen.games.trump_fighter.rules.calls import NAME_HITS
from dengen.games.trump_fighter.rules.codes import OVER, PICKING
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.rows import card_in, with_card
from dengen.games.trump_fighter.rules.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.scoring import total
from dengen.games.trump_fighter.rules.setup import PICK, PICK_AGAIN

LEAD: Final = 0.30  # per point of the totals
PLAN: Final = 0.12  # per point of the best Call within one Move
DECK: Final = 44.0
ALL_MOVES: Final[i64] = 0xFFFF  # as answers


class TrumpFighterHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("total", "plan")
    phases: ClassVar[int] = PHASES
    answer_names: ClassVar[tuple[str, ...]] = ANSWER_NAMES
    characters: tuple[str, ...]

    def __init__(self, characters: list[str]) -> None:
        self.characters = tuple(characters)

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, TrumpFighterState)
        return [list(terms_of(state, seat)) for seat in range(2)]

    def evaluate(self, state: State) -> list[float]:
        if state.over():
            return state.shares()
        assert isinstance(state, TrumpFighterState)
        my_total, my_plan = terms_of(state, 0)
        their_total, their_plan = terms_of(state, 1)
        return duel((my_total + my_plan) - (their_total + their_plan))

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, TrumpFighterState)
        return decide(state, seat, 1, 0.0, rng)

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def card_names(self) -> tuple[str, ...]:
        return self.characters

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, TrumpFighterState)
        columns: i64 = COLUMNS + len(self.characters)
        numbers = vec[float]([0.0 for _ in range(2 * columns)])
        fill(state, 0, numbers, 0)
        fill(state, 1, numbers, columns)
        return numbers

    def phase(self, state: State) -> i64:
        assert isinstance(state, TrumpFighterState)
        return phase_of(state)

    def answer_features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, TrumpFighterState)
        return fill_answers(state, seat)


def terms_of(state: TrumpFighterState, seat: i64) -> tuple[float, float]:
    """The lead counts for more the fewer cards are left; a plan is what a Call soon would bring."""
    if state.phase == PICKING or state.phase == OVER:
        return 0.0, 0.0
    urgency = 1.0 + (DECK - float(state.left)) / DECK
    plan = best_plan(state, seat, 1).value
    return LEAD * urgency * float(total(state, seat)), PLAN * plan if plan > 0.0 else 0.0


def decide(state: TrumpFighterState, seat: i64, depth: i64, spoil: float, rng: Chance) -> int:
    """The action that begins the best plan of at most `depth` Moves, less `spoil` times what it leaves to the other."""
    choose = BESIDE_BEATS.get(int(state.asked_of(seat).number))
    if choose is not None:
        return int(choose(state, seat, rng))
    if spoil > 0.0:
        return _spoiling(state, seat, depth, spoil, rng)
    plan = best_plan(state, seat, depth)
    if plan.value > 0.0:
        act = _possible(state, seat, plan.act)
        if act >= 0:
            return act
    return _build(state, seat, rng)


def _name_all(state: TrumpFighterState, seat: i64, rng: Chance) -> i64:
    return DECLARE + state.fits_now(seat)


def _any_character(state: TrumpFighterState, seat: i64, rng: Chance) -> i64:
    return state.pick_answer(seat, rng)


# Choices that need no plan, by the question
BESIDE_BEATS: Final[dict[int, Callable[[TrumpFighterState, i64, Chance], i64]]] = {
    int(NAME_HITS.number): _name_all,
    int(PICK.number): _any_character,
    int(PICK_AGAIN.number): _any_character,
}


def _possible(state: TrumpFighterState, seat: i64, act: i64) -> int:
    """The action; where no Strike is possible, its Move; -1 if it isn't possible at all."""
    if state.has_answer(seat, act):
        return int(act)
    if act >= STRIKE and state.has_answer(seat, act - STRIKE):
        return int(act - STRIKE)
    return -1


def _build(state: TrumpFighterState, seat: i64, rng: Chance) -> int:
    """No Call in sight: lay a card, as long as the right to Call isn't the only thing left to use."""
    may_wait = state.has_answer(seat, WAIT)
    moves = state.allowed[seat] & ALL_MOVES
    if moves != 0 and (state.hand_size(seat) > 1 or not may_wait):
        return int(nth(moves, rng.below(many(moves))))
    return int(WAIT) if may_wait else int(state.pick_answer(seat, rng))


def _spoiling(state: TrumpFighterState, seat: i64, depth: i64, spoil: float, rng: Chance) -> int:
    """Look at every Move: the plan that it begins, and what the other could do after it."""
    other = 1 - seat
    best: list[int] = []
    best_value = NO_PLAN * 2.0
    for act in state.answers_of(seat):
        if act >= STRIKE:
            continue
        value = 0.0
        row, hand = state.tops[seat], state.hand[seat]
        if act == CALL:
            value = best_plan(state, seat, 0).value
        else:
            if act < MOVES:
                row = with_card(row, act & 3, card_in(hand, act >> 2))
                hand = with_card(hand, act >> 2, NO_CARD)
                plan = plan_on(state, seat, depth - 1, row, hand, state.tops[other], state.hand[other])
                value = plan.value * PATIENCE if plan.value > 0.0 else 0.0
                if plan.act == CALL and state.has_answer(seat, act + STRIKE):
                    act += int(STRIKE)
            threat = plan_on(state, other, 1, state.tops[other], state.hand[other], row, hand).value
            if threat > 0.0 and act < STRIKE:
                value -= spoil * threat
        if value > best_value:
            best_value = value
            best = []
        if value == best_value:
            best.append(act)
    return rng.pick(best)
