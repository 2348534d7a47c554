"""Every lesson, walked through by the rules alone: whatever the other seats answer, it leads where it says."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from dengen.core.base.errors import BadLesson
from dengen.core.game import Game
from dengen.core.registry import game as find_game
from dengen.core.rules.state import State
from dengen.core.teaching.lessons import LEARNER, Lesson, Step

TAUGHT = ["lumiel", "flip_angel", "troll_master", "walpurgis", "trump_fighter"]


class Way(NamedTuple):
    """A way through a step: where it stands, and the kinds of events that the learner was told on it."""

    state: State
    told: frozenset[str]

    def answered(self, game: Game[Any], seat: int, act: int) -> "Way":
        state = self.state.clone()
        state.listen()
        state.apply(seat, act)
        told = [words.kind for event in state.events() if (words := game.tell(event, LEARNER))]
        return Way(state, self.told | frozenset(told))


class Walk:
    """Every way through a step: all answers that it accepts, whatever the other seats answer meanwhile."""

    def __init__(self, game: Game[Any], step: Step) -> None:
        self.game = game
        self.step = step
        self.possible: set[tuple[int, str]] = set()  # answers to tasks, by their numbers, on some way

    def ends(self, start: State) -> list[Way]:
        return list(self._from(Way(start, frozenset()), 0))

    def _from(self, way: Way, at: int) -> Iterator[Way]:
        if at == len(self.step.task):
            yield way
        elif not way.state.is_asked(LEARNER):
            assert way.state.actors(), f"nobody is asked anything, and task {at} is left"
            for answer in self._answers_of(way, way.state.actors()[0]):
                yield from self._from(answer, at)
        elif self.step.task[at].refused:
            self._must_be_refused(way.state, at)
            yield from self._from(way, at + 1)
        else:
            yield from self._accepted(way, at)

    def _answers_of(self, way: Way, seat: int) -> list[Way]:
        return [way.answered(self.game, seat, act) for act in way.state.legal(seat)]

    def _must_be_refused(self, state: State, at: int) -> None:
        task = self.step.task[at]
        refusal = self.game.refusal(state, LEARNER, self.game.number(task.refused))
        assert refusal is not None, f"{task.refused} is allowed"
        assert refusal.clause == task.clause

    def _accepted(self, way: Way, at: int) -> Iterator[Way]:
        legal = [self.game.name(act) for act in way.state.legal(LEARNER)]
        self.possible |= {(at, name) for name in legal}
        possible = [name for name in self.step.task[at].accepted if name in legal]
        assert possible, f"none of {self.step.task[at].accepted} is possible, but {legal}"
        for name in possible:
            for after in self._unsealed(way, way.answered(self.game, LEARNER, self.game.number(name))):
                yield from self._from(after, at + 1)

    def _unsealed(self, before: Way, after: Way) -> list[Way]:
        """The ways after the other seats, asked at the same time, have answered too."""
        waiting = [seat for seat in before.state.actors() if seat != LEARNER and after.state.is_asked(seat)]
        ways = [after]
        for seat in waiting if not after.state.is_asked(LEARNER) else ():
            ways = [answer for way in ways for answer in self._answers_of(way, seat)]
        return ways


def taught(id: str) -> Game[Any]:
    return find_game(id)


def lesson(game: Game[Any]) -> Lesson:
    assert game.lesson is not None
    return game.lesson


def start_of(game: Game[Any], step: Step) -> State:
    state: State = game.position(step.position)
    for move in step.moves:
        game.apply(state, move.seat, move.action)
    return state


STEPS = [
    pytest.param(id, number, id=f"{id}-{step.id}")
    for id in TAUGHT
    for number, step in enumerate(lesson(find_game(id)).step)
]


@pytest.mark.parametrize(("id", "number"), STEPS)
def test_a_step_leads_where_it_says(id: str, number: int) -> None:
    game = taught(id)
    step = lesson(game).step[number]
    start = start_of(game, step)
    assert start.is_asked(LEARNER)
    assert start.seats == lesson(game).first.seats
    walk = Walk(game, step)
    for way in walk.ends(start):
        assert set(step.tells) <= way.told
        assert step.scores is None or list(game.view(way.state, LEARNER).scores) == step.scores
    remarked = {(at, name) for at, task in enumerate(step.task) for remark in task.other for name in remark.do}
    accepted = {(at, name) for at, task in enumerate(step.task) for name in task.accepted}
    assert accepted | remarked <= walk.possible


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_has_five_to_ten_steps_whose_clauses_exist(id: str) -> None:
    game = taught(id)
    steps = lesson(game).step
    assert 5 <= len(steps) <= 10
    clauses = {step.why.clause for step in steps} | {task.clause for step in steps for task in step.task if task.clause}
    assert clauses <= {clause.id for clause in game.clauses}


@pytest.mark.parametrize("id", TAUGHT)
def test_the_first_game_after_a_lesson_can_begin(id: str) -> None:
    game = taught(id)
    first = lesson(game).first
    brought: dict[str, Any] = {
        name: [value if seat == LEARNER else game.option(name).default for seat in range(first.seats)]
        for name, value in first.brings.items()
    }
    assert not game.new(first.seats, 1, **first.options, **brought).over()


STEP = """
about = {en = "a", ja = "a"}
first = {seats = 3}
[[step]]
id = "one"
title = {en = "a", ja = "a"}
text = {en = "a", ja = "a"}
wrong = {en = "a", ja = "a"}
done = {en = "a", ja = "a"}
why = {clause = "LP-1", en = "a", ja = "a"}
"""
TASK = '[[step.task]]\ngoal = {en = "a", ja = "a"}\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nonsense", "can't be read"),
        (STEP.replace("about", "abuot"), "abuot"),
        (STEP + 'position = {}\n[[step.task]]\ngoal = {en = "a", ja = "a"}\n', "has either answers"),
        (STEP + TASK + 'any = ["pass"]\n', "position"),
        (STEP + "position = {}\ntask = []\n", "nothing to do"),
        (STEP + "position = {}\n" + TASK + 'any = ["pass"]\nrefused = "pass"\nclause = "LP-1"\n', "has either answers"),
        (STEP + "position = {}\n" + TASK + 'refused = "pass"\n', "has either answers"),
    ],
)
def test_a_lesson_that_can_not_be_used_says_why(text: str, says: str) -> None:
    with pytest.raises(BadLesson, match=says):
        Lesson.read(text)
