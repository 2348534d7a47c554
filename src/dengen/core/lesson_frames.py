"""Frames of lessons, rendered for pages without a server."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.words import Offer, Refusal, Words
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.teaching.lessons import LEARNER, Step, Task


class Frame(Struct):
    """A frame of a step: the learner's view, question, and log up to it.

    `refused`: refusals of the actions to try in vain. `then`: the frames after accepted actions, by the
    numbers within the step; empty: the step is done.
    """

    view: Any
    news: list[Words]
    question: Words | None
    offers: list[Offer]
    refused: dict[str, Refusal] = {}
    then: dict[str, int] = {}


class LessonFilm(Struct):
    """The frames of all steps, in the lesson's order."""

    steps: list[list[Frame]]


def filmed(game: Game[Any]) -> LessonFilm:
    """Render a lesson with the game's cards; other seats take their first legal action."""
    assert game.lesson is not None
    return LessonFilm([Reel(game, step).frames for step in game.lesson.step])


class Reel:
    """The frames of one step: all accepted ways, merged where they reach the same table."""

    def __init__(self, game: Game[Any], step: Step) -> None:
        self.frames: list[Frame] = []
        self._game = game
        self._step = step
        self._known: dict[tuple[int, bytes], int] = {}
        start: State = game.position(step.position)
        for move in step.moves:
            game.apply(start, move.seat, move.action)
        self._shoot(start, 0, [])

    def _shoot(self, state: State, at: int, news: list[Words]) -> int:
        """Add the frame before task `at`. Returns its number."""
        news = news + self._let_others_play(state, at)
        frame = Frame(
            self._game.view(state, LEARNER),
            news,
            self._game.question(state, LEARNER),
            self._game.offers(state, LEARNER),
        )
        key = at, msgspec.json.encode(frame)
        if key in self._known:
            return self._known[key]
        number = self._known[key] = len(self.frames)
        self.frames.append(frame)
        in_vain, task = self._ahead(at)
        frame.refused = dict(self._refusals(state, in_vain))
        for name in task.accepted if task else ():
            act = self._game.number(name)
            if act in state.legal(LEARNER):
                frame.then[name] = self._after(state, act, at + len(in_vain) + 1)
        return number

    def _ahead(self, at: int) -> tuple[list[Task], Task | None]:
        """The tasks to try in vain, and the next task that changes the table, or None."""
        in_vain: list[Task] = []
        for task in self._step.task[at:]:
            if not task.refused:
                return in_vain, task
            in_vain.append(task)
        return in_vain, None

    def _refusals(self, state: State, in_vain: Iterable[Task]) -> Iterable[tuple[str, Refusal]]:
        for task in in_vain:
            refusal = self._game.refusal(state, LEARNER, task.refused)
            if refusal is not None:
                yield task.refused, refusal

    def _after(self, before: State, act: int, at: int) -> int:
        state = before.clone()
        news = self._answered(state, LEARNER, act)
        for seat in before.actors():  # other seats asked at the same time answer too
            if seat != LEARNER and state.is_asked(seat) and not state.is_asked(LEARNER):
                news += self._answered(state, seat, state.legal(seat)[0])
        return self._shoot(state, at, news)

    def _let_others_play(self, state: State, at: int) -> list[Words]:
        news: list[Words] = []
        while at < len(self._step.task) and not state.is_asked(LEARNER):
            seat = state.actors()[0]
            news += self._answered(state, seat, state.legal(seat)[0])
        return news

    def _answered(self, state: State, seat: int, act: int) -> list[Words]:
        state.listen()
        state.apply(seat, act)
        return [words for event in state.events() if (words := self._game.tell(event, LEARNER))]
