"""Every page: both languages, both sizes, nothing from elsewhere, no violation that axe knows of, nothing sideways."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from dengen.server.page import STATIC
from hatch_build import ROOT
from tests.web.conftest import NewPerson
from tests.web.kit import Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = [
    "/", "/new/lumiel", "/rules", "/rules/lumiel", "/cards", "/cards/flip_angel", "/cards/trump_fighter", "/cards/walpurgis", "/learn",
    "/learn/troll_master", "/deck", "/replay", "/lab", "/nowhere",
]  # fmt: skip
LARGEST_SCRIPT = 150_000  # bytes of compressed script that the first load may take


def violations(someone: Person) -> list[str]:
    """What axe finds, in a line each."""
    someone.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = someone.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations)"
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:150]} ({len(one['nodes'])}) {one['nodes'][0].get('failureSummary', '')[:200]}"
        for one in found
    ]


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_tidy_and_accessible(path: str, size: str, person: NewPerson) -> None:
    ann = person(size, "ja" if size == "phone" else "en")
    page = ann.go(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    ann.assert_tidy()
    assert violations(ann) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_is_accessible(theme: str, person: NewPerson) -> None:
    ann = person()
    page = ann.play_now("lumiel")
    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    page.wait_for_selector("[data-choice]", state="attached")
    assert violations(ann) == []


def test_a_clause_has_a_link_of_its_own(person: NewPerson) -> None:
    page = person().go("/rules/lumiel#LP-46")
    expect(page.locator("#LP-46")).to_be_in_viewport()


def test_rules_are_searched(person: NewPerson) -> None:
    page = person().go("/rules/lumiel")
    page.get_by_role("searchbox").fill("LP-46")
    expect(page.locator(".clause#LP-46")).to_be_visible()
    page.get_by_role("searchbox").fill("no such words")
    expect(page.locator(".text")).to_contain_text("Nothing matches.")


def test_the_language_is_switched_and_remembered(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/")
    page.get_by_role("button", name="日本語に切り替える").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("どの卓で遊ぶ？")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("どの卓で遊ぶ？")
    assert page.locator("html").get_attribute("lang") == "ja"


def test_a_deck_is_built_and_played(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/deck")
    page.get_by_role("button", name="Bonfire March").click()
    expect(page.locator(".mine")).to_contain_text("This deck may be played.")
    page.get_by_role("button", name="Add Sparks", exact=True).click()
    expect(page.locator(".mine .bad")).to_be_visible()
    page.get_by_role("button", name="Take out Sparks", exact=True).click()
    expect(page.locator(".mine")).to_contain_text("This deck may be played.")
    page.get_by_role("button", name="Test hand").click()
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_selector(".prompt")
    ann.assert_tidy()


def test_a_game_is_seen_again_and_gone_on_with(person: NewPerson) -> None:
    ann = person()
    page = ann.play_now("flip_angel")
    ann.play_to_end()
    page.get_by_role("link", name="See it again").click()
    expect(page.get_by_text("The beginning")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Last").click()
    expect(page.locator("[data-end]")).to_be_visible()
    page.get_by_role("button", name="First").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".prompt")
    ann.assert_tidy()


def test_the_first_load_is_small() -> None:
    index = (STATIC / "index.html").read_text("utf-8")
    scripts = [path for path in Path(STATIC, "assets").glob("*.js") if path.name in index]
    assert scripts
    assert sum(len(gzip.compress(path.read_bytes())) for path in scripts) < LARGEST_SCRIPT
