# mypyc: compile
"""What a sensible fighter looks at: the best Call within reach, and what a Move leaves to the other."""

from typing import ClassVar, Final

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.heuristics import Heuristics, duel, sum_of
from dengen.core.state import State
from dengen.games.trump_fighter.bot.plans import NO_PLAN, PATIENCE, best_plan
from dengen.games.trump_fighter.rules import steps
from dengen.games.trump_fighter.rules.actions import CALL, DECLARE, MOVES, STRIKE, WAIT
from dengen.games.trump_fighter.rules.beat import lay
from dengen.games.trump_fighter.rules.codes import OVER, PICKING
from dengen.games.trump_fighter.rules.rules import TrumpFighterState
from dengen.games.trump_fighter.rules.scoring import total

LEAD: Final = 0.30  # per point of the totals
PLAN: Final = 0.12  # per point of the best Call within one Move
DECK: Final = 44.0


class TrumpFighterHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("total", "plan")

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, TrumpFighterState)
        return [terms_of(state, seat) for seat in range(2)]

    def evaluate(self, state: State) -> list[float]:
        if state.over():
            return state.shares()
        first, second = self.terms(state)
        return duel(sum_of(first) - sum_of(second))

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, TrumpFighterState)
        return decide(state, seat, 1, 0.0, rng)


def terms_of(state: TrumpFighterState, seat: i64) -> list[float]:
    """The lead counts for more the fewer cards are left; a plan is what a Call soon would bring."""
    if state.phase == PICKING or state.phase == OVER:
        return [0.0, 0.0]
    urgency = 1.0 + (DECK - float(len(state.deck))) / DECK
    plan = best_plan(state, seat, 1).value
    return [LEAD * urgency * float(total(state, seat)), PLAN * plan if plan > 0.0 else 0.0]


def decide(state: TrumpFighterState, seat: i64, depth: i64, spoil: float, rng: Chance) -> int:
    """The action that begins the best plan of at most `depth` Moves, less `spoil` times what it leaves to the other."""
    question = state.question(seat)[0]
    options = state.answers_of(seat)
    if question == steps.NAME_HITS:
        return DECLARE + state.can_hit(seat, state.seen_from(seat))
    if question == steps.PICK or question == steps.PICK_AGAIN:
        return rng.pick(options)
    if spoil > 0.0:
        return _spoiling(state, seat, depth, spoil, rng)
    plan = best_plan(state, seat, depth)
    if plan.value > 0.0:
        act = _allowed(plan.act, options)
        if act >= 0:
            return act
    return _build(state, seat, rng)


def _allowed(act: i64, options: list[int]) -> int:
    """The action; where no Strike is possible, its Move; -1 if it isn't possible at all."""
    if act in options:
        return int(act)
    if act >= STRIKE and act - STRIKE in options:
        return int(act - STRIKE)
    return -1


def _build(state: TrumpFighterState, seat: i64, rng: Chance) -> int:
    """No Call in sight: lay a card, as long as the right to Call isn't the only thing left to use."""
    options = state.answers_of(seat)
    moves = [act for act in options if act < MOVES]
    if moves and (state.hand_size(seat) > 1 or WAIT not in options):
        return rng.pick(moves)
    return int(WAIT) if WAIT in options else rng.pick(options)


def _spoiling(state: TrumpFighterState, seat: i64, depth: i64, spoil: float, rng: Chance) -> int:
    """Look at every Move: the plan that it begins, and what the other could do after it."""
    other = 1 - seat
    best: list[int] = []
    best_value = NO_PLAN * 2.0
    for act in state.answers_of(seat):
        if act >= STRIKE:
            continue
        value = 0.0
        after = state
        if act == CALL:
            value = best_plan(state, seat, 0).value
        else:
            if act < MOVES:
                after = state.clone()
                lay(after, seat, act)
                plan = best_plan(after, seat, depth - 1)
                value = plan.value * PATIENCE if plan.value > 0.0 else 0.0
                if plan.act == CALL and act + STRIKE in state.answers_of(seat):
                    act += STRIKE
            threat = best_plan(after, other, 1).value
            if threat > 0.0 and act < STRIKE:
                value -= spoil * threat
        if value > best_value:
            best_value = value
            best = []
        if value == best_value:
            best.append(act)
    return rng.pick(best)
