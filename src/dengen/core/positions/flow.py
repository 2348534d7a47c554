"""Flow: the steps and questions that a dump may hold, and their arguments."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from dengen.core.positions.faults import require
from dengen.core.rules.state import State, Step


class Argument(NamedTuple):
    """An argument of a step: its meaning, and its validity in a position, `fits(table, number, step)`."""

    en: str
    ja: str
    fits: Callable[[Any, int, Step], bool]


def below(en: str, ja: str, limit: Callable[[Any], int]) -> Argument:
    """An argument from 0 to less than the limit."""
    return Argument(en, ja, lambda table, value, _: 0 <= value < limit(table))


NOTHING = below("nothing", "空", lambda _: 1)
SEAT = below("a seat", "席", lambda table: table.seats)


class SavedQuestion(NamedTuple):
    """A question as a dump may hold it."""

    about: Sequence[Argument]
    before: Sequence[int]


def asked(*about: Argument, before: int | Sequence[int] = ()) -> SavedQuestion:
    """A question, its arguments, and the possible next steps of the plan; empty: any."""
    return SavedQuestion(about, [before] if isinstance(before, int) else before)


class Flow:
    """A game's steps with their arguments, and its questions.

    `plans`: the agenda is the rest of one of these, with steps pushed in between.
    """

    def __init__(
        self,
        steps: Mapping[int, Sequence[Argument]],
        questions: Mapping[int, SavedQuestion],
        plans: Sequence[Sequence[Step]],
    ) -> None:
        self.steps = steps
        self.questions = questions
        self.plans = [[step[0] for step in plan] for plan in plans]
        self.planned = {step for plan in self.plans for step in plan}

    def check(self, state: State, step_name: Callable[[int], str]) -> None:
        """Raise BadPosition for steps and questions that are impossible on this table."""
        for step in state.agenda:
            name = step_name(step[0])
            require(
                step[0] in self.steps, "agenda", f"`{name}` isn't possible here", f"`{name}` はここでは使えません。"
            )
            check_arguments(state, step, self.steps[step[0]], "agenda", name)
        rest = [step[0] for step in state.agenda if step[0] in self.planned]
        require(
            state.over() or any(rest and rest == plan[: len(rest)] for plan in self.plans),
            "agenda",
            "these steps don't follow each other",
            "手順の並びが正しくありません。",
        )
        for seat in state.actors():
            step = state.question(seat)
            name = step_name(step[0])
            require(
                step[0] in self.questions, "asked", f"`{name}` isn't a question", f"`{name}` は質問ではありません。"
            )
            question = self.questions[step[0]]
            require(
                not question.before or rest[-1] in question.before,
                "asked",
                f"`{name}` isn't asked at this point of the agenda",
                f"手順のこの時点では `{name}` は聞かれません。",
            )
            check_arguments(state, step, question.about, "asked", name)


def check_arguments(state: State, step: Step, about: Sequence[Argument], at: str, name: str) -> None:
    for value, argument in zip(step[1:], [*about, NOTHING, NOTHING, NOTHING], strict=False):
        require(
            argument.fits(state, value, step),
            at,
            f"in `{name}`, {value} can't be used as {argument.en} here",
            f"`{name}` の {value} は{argument.ja}として使えません。",
        )
