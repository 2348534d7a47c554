"""Puzzles in a browser: a wrong answer is told what it costs, the right one is solved, and that is remembered."""

import pytest
from playwright.sync_api import expect

import dengen
from tests.web.conftest import NewPerson
from tests.web.looks import too_small, violations

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "size", "lang"), [("lumiel", "phone", "ja"), ("flip_angel", "desk", "en")])
def test_a_puzzle_is_tried_in_vain_then_solved_and_remembered(
    person: NewPerson, game: str, size: str, lang: str
) -> None:
    puzzle = dengen.game(game).puzzles[1]
    ann = person(size, lang)
    page = ann.go(f"/puzzles/{game}")
    expect(page.locator(".today")).to_be_visible()
    page.locator(f"a[href='/puzzles/{game}/2']").last.click()
    expect(page.locator(".stage")).to_be_visible()
    page.locator("summary", has_text=f"{len(puzzle.answers)}").click()
    panel = page.locator("section[data-over]")
    page.locator(f"[data-choice='{puzzle.answers[-1].action}']").click()
    expect(panel.locator("p.bad")).to_be_visible()
    expect(panel).to_have_attribute("data-over", "false")
    expect(panel).to_contain_text("100")
    page.locator(f"[data-choice='{puzzle.solution}']").click()
    expect(panel.locator("p.good")).to_be_visible()
    expect(panel).to_have_attribute("data-over", "true")
    expect(page.locator(".marked").first).to_be_attached()
    assert violations(ann) == []
    if size == "phone":
        assert too_small(ann) == []
    page.locator("[data-next]").click()
    expect(page.locator("h1")).to_contain_text("3")
    ann.go(f"/puzzles/{game}")
    expect(page.locator(f"a.solved[href='/puzzles/{game}/2']")).to_be_visible()
    ann.assert_tidy()
