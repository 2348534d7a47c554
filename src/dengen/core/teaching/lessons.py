"""Lessons: steps on prepared tables, each with tasks, from a game's `lesson.toml` (docs/lessons.md)."""

import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadLesson
from dengen.core.base.words import Text

LEARNER = 0  # the learner's seat in all lessons


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """An explanation: the clause, and its meaning here."""

    clause: str
    en: str
    ja: str


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    action: str


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """A remark on certain actions; `fine`: the action is accepted as well."""

    do: list[str]
    en: str
    ja: str
    fine: bool = False


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """A task: take one of the actions `any`, or try `refused`, which the `clause` forbids.

    `mark`: actions or keys of the board to highlight.
    """

    goal: Text
    any: list[str] = []
    refused: str = ""
    clause: str = ""
    mark: list[str] = []
    other: list[Remark] = []

    @property
    def accepted(self) -> list[str]:
        return [*self.any, *(answer for remark in self.other if remark.fine for answer in remark.do)]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step. `position`: the table in the game's sparse format; `moves`: moves made before.

    `wrong`: the remark on any other action. `tells`: kinds of events that occur by its end, at
    least; `scores`: the scores then.
    """

    id: str
    title: Text
    text: Text
    task: list[Task]
    why: Why
    wrong: Text
    done: Text
    position: dict[str, Any]
    moves: list[Answer] = []
    tells: list[str] = []
    scores: list[int] | None = None


class FirstGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The game after a lesson: against easy bots, with hints. `brings`: options of the learner's seat."""

    seats: int
    options: dict[str, Any] = {}
    brings: dict[str, Any] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. `aim`: the aim of the game in a sentence, shown first."""

    about: Text
    first: FirstGame
    step: list[Step]
    aim: Text | None = None

    @classmethod
    def read(cls, text: str) -> "Lesson":
        try:
            lesson = msgspec.convert(tomllib.loads(text), cls)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadLesson(f"The lesson can't be read: {error}.") from None
        lesson.check()
        return lesson

    def check(self) -> None:
        seen: set[str] = set()
        for step in self.step:
            if step.id in seen:
                raise BadLesson(f"Step {step.id} appears twice.")
            if not step.task:
                raise BadLesson(f"Step {step.id} has nothing to do.")
            for task in step.task:
                if bool(task.any) == bool(task.refused) or bool(task.refused) != bool(task.clause):
                    raise BadLesson(
                        f"Step {step.id}: a task has either answers, or one that is refused and its clause."
                    )
            seen.add(step.id)
