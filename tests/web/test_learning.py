"""Every lesson to its end through the page: on the board where a task names one thing there, else by the list of choices."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dengen.core.registry import game as find_game
from dengen.core.teaching.lessons import Lesson, Task
from tests.web.conftest import NewPerson
from tests.web.kit import Person, Served, wait_until
from tests.web.looks import violations

TAUGHT = ["lumiel", "flip_angel", "troll_master", "walpurgis", "trump_fighter"]


# Is something that can be pressed, or that is pointed at, seen whole below what is asked for?
IN_SIGHT = """() => {
  const bar = document.querySelector('[data-now]').getBoundingClientRect();
  const things = [...document.querySelectorAll('.stage .marked, .stage .lit, [data-offer]')].map((one) => one.getBoundingClientRect());
  return bar.top >= 0 && bar.bottom < innerHeight && things.some(({ top, bottom }) => top >= bar.bottom && bottom <= innerHeight);
}"""


def lesson(game: str) -> Lesson:
    found = find_game(game).lesson
    assert found is not None
    return found


class Learner:
    """Somebody who does what the coach asks for."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page: Page = person.go(f"/learn/{game}")
        self.lesson = lesson(game)

    def at(self, step: int, task: int = 0) -> None:
        self.page.wait_for_selector(f"[data-step='{self.lesson.step[step].id}'][data-task='{task}'][data-astray='0']")

    def do_step(self, step: int) -> None:
        self.at(step)
        for number, task in enumerate(self.lesson.step[step].task):
            self.do(task)
            self.at(step, number + 1)

    def do(self, task: Task) -> None:
        """Once it is asked: the coach goes on as soon as an answer counts, the table may show what comes of it a little later."""
        self.page.wait_for_selector(self.choice(task), state="attached")
        self.page.click("[data-show]")
        marked = self.page.locator("[data-key].marked")
        if task.refused or (len(task.any) == 1 and marked.count() == 1):
            self.press(marked)
        else:
            self.page.locator(self.choice(task)).first.evaluate("(choice) => choice.click()")

    def choice(self, task: Task) -> str:
        """What can be chosen for it; where it is to be tried in vain, anything. While an answer is under way, nothing can."""
        return ", ".join(f"[data-choice='{answer}']:enabled" for answer in task.any) or "[data-choice]:enabled"

    def press(self, marked: Any) -> None:
        coach, confirm = self.page.locator(".coach"), self.page.locator(".ask .main")
        task = coach.get_attribute("data-task")
        marked.last.evaluate("(key) => key.click()")
        wait_until(self.page, lambda: confirm.count() or coach.get_attribute("data-task") != task)
        if confirm.count():
            confirm.click()

    def next(self) -> None:
        self.page.click("[data-next]")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_leads_to_a_first_game_with_hints(game: str, person: NewPerson, served: Served) -> None:
    ann = person()
    learner = Learner(ann, game)
    for step in range(len(learner.lesson.step)):
        learner.do_step(step)
        learner.next()
    ann.page.wait_for_selector("[data-graduated]")
    ann.page.get_by_role("button", name="Play a first game with hints").click()
    ann.page.wait_for_selector(".hint")
    assert served.table_at(ann.page.url).game.cards.hash == find_game(game).cards.hash
    ann.assert_tidy()


def test_a_wrong_answer_is_told_undone_and_explained(person: NewPerson) -> None:
    ann = person()
    learner = Learner(ann, "lumiel")
    page = ann.page
    learner.at(0)
    wrong = learner.lesson.step[0].task[0].other[0]
    page.locator("[data-choice='kind:ghost']").evaluate("(choice) => choice.click()")
    expect(page.locator(".coach")).to_contain_text(wrong.en)
    page.click("[data-undo]")
    learner.at(0)
    page.wait_for_selector("[data-choice='kind:ghost']", state="attached")
    page.click("[data-why]")
    expect(page.locator(".coach a")).to_have_attribute("href", "/rules/lumiel#LP-46")


def test_a_lesson_is_left_and_taken_up_again(person: NewPerson) -> None:
    ann = person()
    learner = Learner(ann, "lumiel")
    learner.do_step(0)
    learner.next()
    learner.at(1)
    learner.do(learner.lesson.step[1].task[0])
    learner.at(1, 1)
    ann.page.reload()
    learner.at(1, 1)
    ann.go("/learn")
    expect(ann.page.locator("a[href='/learn/lumiel']").last).to_contain_text("1 of 8 steps done")
    ann.page.locator("a[href='/learn/lumiel']").last.click()
    learner.at(1, 1)
    ann.page.click("[data-again]")
    learner.at(1)


def test_a_lesson_on_a_phone_in_japanese(person: NewPerson) -> None:
    ann = person("phone", "ja")
    learner = Learner(ann, "lumiel")
    page = ann.page
    learner.at(0)
    expect(page.locator(".coach")).to_contain_text(learner.lesson.step[0].task[0].goal.ja)
    page.wait_for_selector(".stage [data-key]")
    asked, board = page.locator("[data-now]").bounding_box(), page.locator(".stage").bounding_box()
    assert asked is not None
    assert board is not None
    assert asked["y"] + asked["height"] <= board["y"], "the coach covers the board"
    expect(page.locator("header .name")).to_be_hidden()  # there the tools are
    assert violations(ann) == []
    for number, task in enumerate(learner.lesson.step[0].task):
        learner.do(task)
        learner.at(0, number + 1)
        wait_until(page, lambda: page.evaluate(IN_SIGHT))
    page.click("[data-why]")
    expect(page.locator(".why")).to_be_in_viewport(ratio=1)
    ann.assert_tidy()
