"""One whole game with nothing but a keyboard: keys are pressed, and what has the focus is looked at, never touched."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.kit import wait_until

MOST_KEYS = 3000
MOST_STOPS = 60  # of Tab, from the beginning of a page to anything on it

# What a person sees of the focus: what it is on, whether it shows, whether it is in sight and not under something else
LOOK = """(possible) => {
  const here = document.activeElement;
  if (!here || here === document.body) return null;
  const box = here.getBoundingClientRect();
  const style = getComputedStyle(here);
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  return {
    name: here.getAttribute("aria-label") ?? here.textContent.trim(),
    possible: here.matches(possible),
    outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    inSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0,
    uncovered: here.contains(top) || !!top?.contains(here) || top?.dataset?.key === here.dataset.key,
  };
}"""


# What an Enter may change: another question, what is asked once an answer is held back, a card taken up, a bar that asks, the end
UNDER_WAY = "the answer is under way"
SITUATION = """(underWay) => document.querySelector("[data-choice]:disabled") ? underWay : JSON.stringify([
  document.querySelector(".prompt")?.dataset.question ?? null,
  document.querySelector("#prompt")?.textContent ?? null,
  [...document.querySelectorAll("[data-key].chosen")].map((one) => one.dataset.key),
  [...document.querySelectorAll(".ask[role=group]")].map((one) => one.textContent),
  !!document.querySelector("[data-end]"),
])"""
POSSIBLE = ".lit, [data-offer], .ask button"


class Typist:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0

    def press(self, key: str) -> None:
        self.pressed += 1
        assert self.pressed < MOST_KEYS
        self.page.keyboard.press(key)

    def press_and_wait(self, key: str) -> None:
        before = self.situation()
        self.press(key)
        wait_until(self.page, lambda: self.situation() not in (before, UNDER_WAY))

    def sees(self) -> dict[str, Any] | None:
        seen: dict[str, Any] | None = self.page.evaluate(LOOK, POSSIBLE)
        if seen is not None:
            assert seen["outlined"], f"one doesn't see that the focus is on {seen['name']!r}"
            assert seen["inSight"], f"the focus is on {seen['name']!r}, which is out of sight"
        return seen

    def tab_to(self, name: str) -> None:
        """To the thing that is called so, stop by stop; each stop must show itself."""
        for _ in range(MOST_STOPS):
            seen = self.sees()
            if seen and seen["name"] == name:
                return
            self.press("Tab")
        raise AssertionError(f"Tab doesn't lead to {name!r}")

    def sees_something_possible(self) -> None:
        seen = self.sees()
        assert seen, "the focus is lost"
        assert seen["possible"], f"the focus is on {seen['name']!r}, which isn't possible now"
        assert seen["uncovered"], f"{seen['name']!r} has the focus, but something lies over it"

    def asked(self) -> str | None:
        """The number of the question, or nothing where nothing is asked."""
        return self.page.locator(".prompt").get_attribute("data-question")

    def situation(self) -> str:
        return str(self.page.evaluate(SITUATION, UNDER_WAY))

    def is_led_on(self) -> bool:
        """The page puts the focus where it goes on, without a key; False: that is the result."""
        self.page.locator(f":focus:is({POSSIBLE}, [data-end] h2)").wait_for()
        return self.page.locator("[data-end]").count() == 0

    def is_live(self, name: str) -> bool:
        """Does the browser tell assistive technology of what is added to this log?"""
        session = self.page.context.new_cdp_session(self.page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        log = next(node for node in nodes if node["role"]["value"] == "log" and node["name"]["value"] == name)
        return {"name": "live", "value": {"type": "token", "value": "polite"}} in log["properties"]

    def told(self) -> list[str]:
        return self.page.get_by_role("log", name="Game log").locator("li").all_inner_texts()


def answer(typist: Typist, nth: int) -> None:
    """Go from lit thing to lit thing by arrows, then press Enter until the question has had its answer."""
    asked = typist.asked()
    for arrow in ("ArrowRight", "ArrowUp", "ArrowRight", "ArrowLeft")[: nth % 5]:
        typist.press(arrow)
        typist.sees_something_possible()
    while typist.asked() == asked:
        typist.is_led_on()
        typist.sees_something_possible()
        typist.press_and_wait("Enter")


@pytest.mark.slow
def test_a_whole_game_of_lumiel_by_keys_alone(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/")
    expect(page.get_by_role("heading", name="Lumiel")).to_be_visible()
    typist = Typist(page)
    typist.tab_to("Play now: Lumiel†Prière")
    typist.press("Enter")
    expect(page.locator("[data-first]")).to_be_visible()
    typist.tab_to("Just play")
    typist.press("Enter")
    ann.wait_until_asked()
    answers = 0
    while typist.is_led_on():
        said = typist.told()
        answer(typist, answers)
        answers += 1
        assert typist.told()[: len(said)] == said, "what was told stays told"
    assert answers > 10
    assert len(typist.told()) > answers, "what happened was told in the live region"
    assert typist.is_live("Game log")
    typist.tab_to("Rematch")
    typist.press("Enter")
    ann.wait_until_asked()
    ann.assert_tidy()
