"""The part of `dump` and `load` that all games share: the head, the agenda and the open questions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from dengen.core.errors import BadPosition
from dengen.core.positions.faults import fault, missing, no_seat, require, seeded
from dengen.core.state import State, Step
from dengen.core.validation import expected, kinds
from dengen.core.words import Text

HEAD: Mapping[str, type] = {
    "game": str,
    "rules": int,
    "cards": str,
    "seats": int,
    "options": dict,
    "chance": int,
    "agenda": list,
    "asked": dict,
    "table": dict,
}
LARGEST = 2**63 - 1  # what compiled rules can count


def check_head(data: object, game: str, version: int, cards: str) -> None:
    if not isinstance(data, Mapping):
        found = type(data).__name__
        raise fault(
            "",
            f"a position is a table of fields, not {found}",
            f"局面は項目のテーブルです({kinds(found)}ではありません)。",
        )
    for field, type_ in HEAD.items():
        if field not in data:
            raise missing(field)
        if not isinstance(data[field], type_):
            raise BadPosition(expected(type_.__name__, type(data[field]).__name__), field)
    require(
        data["rules"] == version,
        "rules",
        f"this position was made by version {data['rules']} of the rules; these are version {version}",
        f"この局面のルールは第{data['rules']}版、こちらは第{version}版です。",
    )
    for field, here in (("game", game), ("cards", cards)):
        require(
            data[field] == here,
            field,
            f"this position is of {data[field]!r}, not of {here!r}",
            f"この局面は {data[field]!r} のものです。ここでは {here!r} です。",
        )


def dump_flow(state: State, step_name: Callable[[int], str]) -> dict[str, Any]:
    def named(step: Step) -> list[Any]:
        return [step_name(step[0]), *step[1:]]

    return {
        "chance": int(state.chance.word),
        "agenda": [named(step) for step in state.agenda],
        "asked": {str(seat): named(state.questions[seat]) for seat in state.actors()},
    }


def load_flow(state: State, data: Mapping[str, Any], step_number: Callable[[str], int]) -> None:
    state.chance = seeded(data["chance"], "chance")
    state.agenda = [_step(entry, "agenda", step_number) for entry in data["agenda"]]
    for key, entry in data["asked"].items():
        seat = int(key) if str(key).isdecimal() else -1
        if not 0 <= seat < state.seats:
            raise no_seat(key, state.seats, "asked")
        state.questions[seat] = _step(entry, "asked", step_number)
        state.waiting |= 1 << seat


def _step(entry: Any, at: str, step_number: Callable[[str], int]) -> Step:
    match entry:
        case [str(name), int(a), int(b), int(c)] if max(map(abs, (a, b, c))) <= LARGEST:
            return (step_number(name), a, b, c)
    raise fault(
        at,
        f"a step is a name and three whole numbers, not {entry!r}",
        f"手順は名前1つと整数3つです({entry!r} は使えません)。",
    )


def check_rest(state: State) -> None:
    """A dump is of a table at rest: somebody is asked, and can answer, or the game is over."""
    for seat in state.actors():
        try:
            state.ask_again(seat)
        except RuntimeError as error:
            raise fault("asked", str(error), f"席{seat}への質問に、できる答えがありません。") from None
    require(
        bool(state.actors()) if state.outcome() is None else state.over(),
        "asked",
        "either somebody is asked or the game is over",
        "誰かに質問があるか、ゲームが終わっているか、どちらかのはずです。",
    )


# ---- what steps and questions may be about ----


class Argument(NamedTuple):
    """What a number of a step means, and whether it can mean that here: `fits(table, number, step)`."""

    what: Text
    fits: Callable[[Any, int, Step], bool]


def below(what: Text, limit: Callable[[Any], int]) -> Argument:
    """A number from 0 to less than the limit."""
    return Argument(what, lambda table, value, _: 0 <= value < limit(table))


NOTHING = below(Text("nothing", "空"), lambda _: 1)
SEAT = below(Text("a seat", "席"), lambda table: table.seats)


class Question(NamedTuple):
    about: Sequence[Argument]
    before: Sequence[int]


def asked(*about: Argument, before: int | Sequence[int] = ()) -> Question:
    """A question, what its numbers mean, and the steps of a plan one of which comes next; none: whichever."""
    return Question(about, [before] if isinstance(before, int) else before)


class Flow:
    """Which steps can lie on a game's agenda and what their numbers mean, and which questions it asks.

    `plans`: the agenda is the rest of one of these, and whatever their steps have laid on it in between.
    """

    def __init__(
        self,
        steps: Mapping[int, Sequence[Argument]],
        questions: Mapping[int, Question],
        plans: Sequence[Sequence[Step]],
    ) -> None:
        self.steps = steps
        self.questions = questions
        self.plans = [[step[0] for step in plan] for plan in plans]
        self.planned = {step for plan in self.plans for step in plan}

    def check(self, state: State, step_name: Callable[[int], str]) -> None:
        """Raise BadPosition for what can't be left to do, or can't be asked, on this table."""
        for step in state.agenda:
            name = step_name(step[0])
            require(step[0] in self.steps, "agenda", f"`{name}` has no place here", f"`{name}` はここでは使えません。")
            check_arguments(state, step, self.steps[step[0]], "agenda", name)
        rest = [step[0] for step in state.agenda if step[0] in self.planned]
        require(
            state.over() or any(rest and rest == plan[: len(rest)] for plan in self.plans),
            "agenda",
            "these steps don't follow each other",
            "手順の並びが正しくありません。",
        )
        for seat in state.actors():
            step = state.questions[seat]
            name = step_name(step[0])
            require(step[0] in self.questions, "asked", f"`{name}` is no question", f"`{name}` は質問ではありません。")
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
            f"in `{name}`, {value} is not {argument.what.en} here",
            f"`{name}` の {value} は{argument.what.ja}として使えません。",
        )
