"""At a real table: what is tapped is counted by the game, outlives a reload, and needs no network but for the counting."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from dengen.core.registry import game as find_game
from tests.web.conftest import NewPerson
from tests.web.kit import Person, serving, wait_until
from tests.web.looks import scrolls_sideways, too_small, violations

pytestmark = pytest.mark.slow

SCREENS = [(360, 640), (390, 844), (1280, 800)]
FIRST_COUNT = 60_000  # ms: the first one begins a process


def begin(someone: Person, game: str, *names: str) -> Page:
    page = someone.go(f"/pad/{game}")
    for at, name in enumerate(names):
        page.locator("input.name").nth(at).fill(name)
    page.locator("form button.main").click()
    return page


def looks_well(someone: Person) -> None:
    someone.assert_tidy()
    assert violations(someone) == []
    assert too_small(someone) == []
    assert [screen for screen in SCREENS if scrolls_sideways(someone, *screen)] == []


def scores(page: Page) -> list[str]:
    return page.locator(".players .score").all_inner_texts()


def test_points_are_counted_by_the_game_kept_and_undone(person: NewPerson) -> None:
    ann = person("phone", "ja")
    page = ann.go("/")
    page.get_by_role("link", name="実物のカードで遊ぶ").click()
    page.locator("a[href='/pad/lumiel']").click()
    page.get_by_role("button", name="3人").click()
    page.locator("form button.main").click()
    for kind in ("priest", "priest", "ghost"):
        page.locator(f"[data-key='{kind}']").tap()
    points = find_game("lumiel").position({"seats": 3, "players": [{"hand": "", "points": "pri pri gho"}]}).scores()
    expect(page.locator(".players .score").first).to_have_text(str(points[0]), timeout=FIRST_COUNT)
    page.reload()
    wait_until(page, lambda: scores(page) == [str(score) for score in points])
    page.get_by_role("button", name="取り消す").tap()
    expect(page.locator(".players .score").first).to_have_text("6")
    page.get_by_role("button", name="ゲームを終える").tap()
    expect(page.locator("p.sheet")).to_contain_text("勝者：プレイヤー1")
    looks_well(ann)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="新しいゲーム").click()
    expect(page.locator("form")).to_be_visible()


def test_a_field_of_angels_is_laid_flipped_and_locked(person: NewPerson) -> None:
    ann = person("phone")
    page = begin(ann, "flip_angel", "Ann", "Bob")
    for cell, card in (("nw", "jophiel"), ("ne", "fanuel"), ("sw", "reference")):
        page.locator(f"[data-key='{cell}']").tap()
        page.locator(f"dialog [data-card='{card}']").tap()
    page.locator("[data-key='ne']").tap()
    page.get_by_role("button", name="Ether on the key: one more").tap()
    expect(page.get_by_role("button", name="Flip", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Close").tap()
    page.locator("[data-key='nw']").tap()
    page.get_by_role("button", name="Flip", exact=True).tap()
    field = {
        "nw": {"card": "jophiel", "side": "black"},
        "ne": {"card": "fanuel", "side": "white", "chips": 1},
        "sw": {"card": "reference"},
    }
    points = find_game("flip_angel").position({"seats": 2, "turn": 12, "players": [{"field": field}]}).scores()
    expect(page.locator(".players .score").first).to_have_text(str(points[0]), timeout=FIRST_COUNT)
    page.get_by_role("button", name="End turn").tap()
    expect(page.locator(".turn [role=status]")).to_contain_text("Bob's turn")
    looks_well(ann)


def test_a_round_is_planned_and_resolved_from_the_right(person: NewPerson) -> None:
    ann = person("phone")
    page = begin(ann, "troll_master", "Ann", "Bob", "Cid", "Dan")
    page.get_by_role("button", name="Start planning").tap()
    for pos in (3, 9, 12, 5):
        page.locator(f"[data-pos='{pos}']").tap()
    for _ in range(4):
        page.get_by_role("button", name="Pass").tap()
    for kind, count in (("Tome", 1), ("Vial", 2), ("Wand", 4), ("Crystal", 3)):
        for _ in range(count):
            page.get_by_role("button", name=f"{kind}: one more").tap()
    page.get_by_role("button", name="Resolve the actions").tap()
    expect(page.locator(".now.sheet")).to_contain_text("3 cards are missing: 6 mana.", timeout=FIRST_COUNT)
    looks_well(ann)
    for who in ("Cid", "Bob", "Dan", "Ann"):
        expect(page.locator(".now.sheet p").first).to_contain_text(who)
        page.get_by_role("button", name="Done", exact=True).tap()
    page.get_by_role("button", name="Next round").tap()
    expect(page.locator(".head")).to_contain_text("Round 2")
    expect(page.locator(".broom")).to_contain_text("Cid")


def test_a_chain_is_intercepted_and_circles_are_counted(person: NewPerson) -> None:
    ann = person()
    page = begin(ann, "walpurgis", "Ann", "Bob")
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="A card is cast").click()
    for _ in range(3):
        page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Bob intercepts").click()
    expect(page.locator(".now [role=status]")).to_contain_text("step 1 of 9 · cast by Bob")
    for cell in ("1c", "2c"):
        page.locator(f"[data-cell='{cell}']").click()
    expect(page.locator(".players .score").first).to_have_text("2", timeout=FIRST_COUNT)
    page.get_by_role("button", name="Mark cells").click()
    page.locator("[data-cell='2c']").click()
    expect(page.locator("[data-cell='2c']")).to_have_attribute("aria-label", "2c: Circle: Ann, to be destroyed")
    looks_well(ann)


def test_two_people_call_on_one_phone(person: NewPerson) -> None:
    ann = person("phone")
    page = begin(ann, "trump_fighter", "Ann", "Bob")
    page.get_by_role("button", name="Begin the fight").tap()
    assert page.locator(".far").evaluate("(half) => getComputedStyle(half).rotate") == "180deg"
    for half in page.locator(".ok").all():
        half.tap()
    page.locator("[data-seat='1'] .hai").tap()
    expect(page.locator("[data-seat='1'] .call")).to_contain_text("Called!")
    expect(page.locator("[data-seat='0'] .call")).to_have_text("Bob called.")
    page.get_by_role("button", name="Miscall").tap()
    page.locator("[data-seat='0'] [data-technique]").nth(2).tap()
    value = int(page.locator("[data-seat='0'] .value").nth(2).inner_text())
    expect(page.locator("[data-seat='0'] .total")).to_have_text(f"{value + 2}/10", timeout=FIRST_COUNT)
    looks_well(ann)
    page.get_by_role("button", name="Attack done").tap()
    page.get_by_role("button", name="Continue to the check").tap()
    expect(page.locator(".ok")).to_have_count(2)


def test_without_a_network_all_is_kept_and_counted_later(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = Person(browser, served.url, "phone", keeps=True)
        page = ann.go("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        wait_until(page, lambda: page.evaluate("!!navigator.serviceWorker.controller"))
        begin(ann, "lumiel", "Ann", "Bob", "Cid", "Dan")
        expect(page.locator("[data-key]")).to_have_count(12)
        expect(page.locator(".phase b")).to_have_text("Start phase")
        ann.context.set_offline(True)
        page.goto("/pad/lumiel")
        page.locator("[data-key='priest']").tap()
        expect(page.locator("[data-counted='gone']")).to_contain_text("it can't be reached")
        assert json.loads(page.evaluate("localStorage['dengen.pad.lumiel']"))["state"]["points"][0] == {"priest": 1}
        expect(page.locator(".phase b")).to_have_text("Start phase")
        ann.context.set_offline(False)
        expect(page.locator(".players .score").first).to_have_text("3", timeout=FIRST_COUNT)
        ann.close()
