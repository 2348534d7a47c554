# mypyc: compile
"""Random playouts at full speed, for benchmarks, tests and rollouts."""

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State


def playout(state: State, rng: Chance) -> int:
    """Play to the end with uniformly random actions. Returns the number of decisions."""
    decisions: i64 = 0
    while state.waiting != 0:
        seat: i64 = 0
        while (state.waiting >> seat) & 1 == 0:
            seat += 1
        state.play(seat, state.pick_answer(seat, rng))
        decisions += 1
    return decisions
