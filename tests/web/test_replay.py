"""A replay's board is in the window with its controls, on small desks too, and nothing of it is out of sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.kit import Person, wait_until

DESKS = ((1024, 700), (1280, 800))
PHONE = (360, 640)
# On a phone, Troll Master's bench is a long page of its own, played or seen again
LONG = ("troll_master",)
# Where the board begins
TOP = "(stage) => stage.getBoundingClientRect().top + scrollY"
# How far the board reaches: the lowest of what lies on it, and itself; how high it is
REACH = """() => {
  const stage = document.querySelector('.stage');
  const { bottom, height } = stage.getBoundingClientRect();
  const things = [...stage.querySelectorAll('[data-key]')].map((one) => one.getBoundingClientRect().bottom);
  return [Math.max(bottom, ...things) + scrollY, height];
}"""
BEATS: dict[str, Any] = {"trump_fighter": {"pace": "beats"}}  # a live fight waits for nobody
GAMES = [
    pytest.param(game, marks=[] if game == "troll_master" else pytest.mark.deep)
    for game in ("flip_angel", "lumiel", "troll_master", "trump_fighter", "walpurgis")
]


def ended(ann: Person, game: str) -> str:
    """A game that somebody gave up in its middle; where it is seen again."""
    page = ann.open_table(game, **BEATS.get(game, {}))
    page.on("dialog", lambda dialog: dialog.accept())
    for nth in range(8):
        ann.answer(nth)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector("[data-end]")
    return page.url.partition("#")[0].replace("/t/", "/replay/") + "/1"


def reach(ann: Person) -> tuple[float, float]:
    bottom, height = ann.page.evaluate(REACH)
    return float(bottom), float(height)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_s_board_fits_the_window(game: str, person: NewPerson) -> None:
    ann = person()
    page = ann.go(ended(ann, game).removeprefix(ann.url))
    page.wait_for_selector(".stage [data-key]", state="attached")
    last = int(re.findall(r"\d+", page.locator(".where [role=status]").inner_text())[-1])
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        tops = set()
        for at in (0, last // 2, last - 1, last):
            page.get_by_role("slider", name="Position").fill(str(at))
            wait_until(page, lambda: reach(ann)[0] <= page.evaluate("innerHeight"))
            tops.add(page.locator(".stage").first.evaluate(TOP))
            ann.assert_tidy()
        expect(page.locator("[data-end]")).to_have_count(1)
        assert len(tops) == 1, "the result has moved the board"
    width, height = PHONE
    page.set_viewport_size({"width": width, "height": height})
    wait_until(page, lambda: page.locator(".stage").first.evaluate("(one) => one.clientWidth < 360"))
    assert game in LONG or reach(ann)[1] <= height
    ann.assert_tidy()
