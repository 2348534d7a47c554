"""Lessons as they are kept for a page without a network: every way that is accepted is there, and leads to the step's end."""

import pytest

from dengen.core.lesson_frames import Frame, filmed
from dengen.core.registry import game as find_game
from dengen.core.registry import registered
from dengen.core.teaching.lessons import LEARNER, Step

TAUGHT = [id for id in registered() if find_game(id).lesson is not None]


def ends(frames: list[Frame], step: Step, number: int, at: int, told: set[str]) -> list[set[str]]:
    """The logs of all ways from this frame to the end; each task is asked on the way."""
    frame = frames[number]
    told = told | {words.kind for words in frame.news}
    while at < len(step.task) and step.task[at].refused:
        assert frame.refused[step.task[at].refused].clause == step.task[at].clause
        at += 1
    if at == len(step.task):
        assert not frame.then
        return [told]
    offered = {offer.name for offer in frame.offers}
    assert set(frame.then) == offered & set(step.task[at].accepted)
    assert frame.then
    return [end for to in frame.then.values() for end in ends(frames, step, to, at + 1, told)]


@pytest.mark.parametrize("id", TAUGHT)
def test_every_accepted_way_leads_to_the_end_of_its_step(id: str) -> None:
    game = find_game(id)
    lesson = game.lesson
    assert lesson is not None
    film = filmed(game)
    assert len(film.steps) == len(lesson.step)
    for frames, step in zip(film.steps, lesson.step, strict=True):
        assert all(frame.view.viewer == LEARNER for frame in frames)
        assert all(set(step.tells) <= told for told in ends(frames, step, 0, 0, set()))
