"""A game's lesson: steps on laid tables, each with things to do; read from its `lesson.toml` (docs/lessons.md)."""

import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadLesson
from dengen.core.base.words import Text

LEARNER = 0  # the seat that every lesson is taught at


class Why(Struct, frozen=True, forbid_unknown_fields=True):
    """Why it is so: the clause, and what it means here."""

    clause: str
    en: str
    ja: str


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    action: str


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to one of these answers; `fine`: it will do as well."""

    do: list[str]
    en: str
    ja: str
    fine: bool = False


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: give one of the answers `any`, or try `refused`, which the rules forbid by this `clause`.

    `mark`: answers or keys of the board that are pointed at.
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
    """`position`: what is laid, in the game's sparse format, and `moves`: what is done there already.

    `wrong`: what is said to any other answer. `tells`: kinds of events that the learner is told until it is done, at
    least; `scores`: how it stands then.
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
    """The game that a lesson ends in: against easy bots, with hints. `brings`: what the learner's seat brings."""

    seats: int
    options: dict[str, Any] = {}
    brings: dict[str, Any] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`aim`: how the game is won, in a sentence; it is said first."""

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
