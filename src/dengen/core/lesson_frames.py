"""A lesson as it goes when everything is done as it says: for pages that have no server to play it with."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.words import Offer, Refusal, Words
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.teaching.lessons import LEARNER, Step, Task


class Frame(Struct):
    """What the learner sees at a moment of a step, is asked there, and was told on the way to it.

    `refused`: why answers that are to be tried in vain can't be given. `then`: where the accepted answers lead, by the
    numbers of the step's frames; none: the step is done.
    """

    view: Any
    news: list[Words]
    question: Words | None
    offers: list[Offer]
    refused: dict[str, Refusal] = {}
    then: dict[str, int] = {}


class LessonFilm(Struct):
    """By step, in the lesson's order: its frames, from its first."""

    steps: list[list[Frame]]


def filmed(game: Game[Any]) -> LessonFilm:
    """With the cards that the game is bound to; what other seats answer is the first thing they may."""
    assert game.lesson is not None
    return LessonFilm([Reel(game, step).frames for step in game.lesson.step])


class Reel:
    """One step: every way that it accepts. Ways that come to the same table are one."""

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
        """The number of the frame before task `at`."""
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
        """What is tried in vain first, and the next task that changes something; None: there is none left."""
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
        for seat in before.actors():  # what was asked of others at the same time, they answer too
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
