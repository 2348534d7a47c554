# mypyc: compile
"""What a sensible player looks at: the one shape of every game's heuristics."""

from mypy_extensions import mypyc_attr

from dengen.core.chance import Chance
from dengen.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """The defaults of a game that says nothing: whoever leads is likelier to win, and any answer is as good."""

    def evaluate(self, state: State) -> list[float]:
        """Each seat's expected share of the win, 0 to 1."""
        outcome = state.outcome()
        if outcome is not None:
            return [seat.share for seat in outcome.seats]
        scores = state.scores()
        least = min(scores)
        total = sum(scores) - least * len(scores) + len(scores)
        return [(score - least + 1) / total for score in scores]

    def reasons(self, state: State, seat: int) -> list[tuple[str, float]]:
        """The named terms of the evaluation for a seat, strongest first."""
        return []

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        """A cheap sensible answer, for rollouts."""
        return rng.pick(state.answers[seat])
