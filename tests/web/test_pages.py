"""Every page: both languages, both sizes, nothing from elsewhere, no violation that axe knows of, nothing sideways."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.looks import scrolls_sideways, too_small, violations

SCREENS = [(360, 640), (768, 1024), (1280, 800), (2560, 1440)]
PATHS = [
    "/", "/new/lumiel", "/rules", "/rules/lumiel", "/cards", "/cards/flip_angel", "/cards/trump_fighter", "/cards/walpurgis", "/learn",
    "/learn/troll_master", "/deck", "/replay", "/lab", "/nowhere",
]  # fmt: skip
LARGEST_SCRIPT = 150_000  # bytes of compressed script that the first load may take


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_tidy_and_accessible(path: str, size: str, person: NewPerson) -> None:
    ann = person(size, "ja" if size == "phone" else "en")
    page = ann.go(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    ann.assert_tidy()
    for theme in ("light", "dark"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert violations(ann) == []
    if size == "phone":
        assert too_small(ann) == []
    else:
        assert [screen for screen in SCREENS if scrolls_sideways(ann, *screen)] == []


def test_a_clause_has_a_link_of_its_own(person: NewPerson) -> None:
    page = person().go("/rules/lumiel#LP-46")
    expect(page.locator("#LP-46")).to_be_in_viewport()


def test_rules_are_illustrated(person: NewPerson) -> None:
    page = person().go("/rules/walpurgis")
    expect(page.get_by_role("img", name="A field of 5 by 5 cells")).to_be_visible()
    page.get_by_role("searchbox").fill("WP-22")
    expect(page.locator("figure")).to_have_count(1)
    expect(page.locator("figcaption")).to_contain_text("The five states.")


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
    table = page.request.get("/api" + urlsplit(page.url).path.replace("/t/", "/tables/")).json()
    offered = page.request.get("/api/games/walpurgis/cards?cards=dengen-2").json()
    assert table["cards"] == offered["hash"]
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


def test_the_first_load_is_small(person: NewPerson) -> None:
    """What comes over the wire, service worker and all."""
    ann = person(keeps=True)
    session = ann.context.new_cdp_session(ann.page)
    session.send("Network.enable")
    scripts: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on(
        "Network.responseReceived",
        lambda e: scripts.update({e["requestId"]: e["response"]["url"]} if e["type"] == "Script" else {}),
    )
    session.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    ann.go("/")
    ann.page.wait_for_selector("article")
    ann.page.wait_for_load_state("networkidle")
    loaded = {scripts[id]: size for id, size in sizes.items() if id in scripts}
    assert any("/assets/" in url for url in loaded)
    assert sum(loaded.values()) < LARGEST_SCRIPT, loaded


def test_the_policy_is_strict(person: NewPerson) -> None:
    ann = person()
    answer = ann.page.goto("/")
    assert answer
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    ann.page.evaluate(
        "document.head.append(Object.assign(document.createElement('script'), {textContent: 'window.broken = 1'}))"
    )
    assert ann.page.evaluate("window.broken") is None
    assert any("Content Security Policy" in error for error in ann.errors), "a violation would be heard"


def test_files_are_packed_for_those_who_unpack_them(person: NewPerson) -> None:
    ann = person()
    ann.go("/")
    address = ann.page.locator("script[type=module]").get_attribute("src")
    assert address
    packed, plain = (
        ann.context.request.get(address, headers={"Accept-Encoding": accepted}) for accepted in ("gzip", "identity")
    )
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.body() == plain.body()
