"""Card sets of one's own, as a designer goes: copied, changed, mended, shared, asked about, and played with."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.kit import wait_until
from tests.web.looks import too_small, violations

pytestmark = pytest.mark.slow


def test_a_set_is_copied_changed_mended_compared_and_played(person: NewPerson) -> None:
    ann = person()
    page = ann.go("/cards/lumiel")
    page.get_by_role("link", name="Change these cards").click()
    page.get_by_label("Name of the set").fill("Bold souls")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("h1")).to_have_text("Bold souls")
    page.locator("[data-entry='priest']").click()
    points = page.get_by_label("points", exact=True)

    points.fill("400")
    expect(page.locator(".faults")).to_contain_text("Priest")
    expect(points).to_have_attribute("aria-invalid", "true")
    assert page.get_by_role("link", name="Play this set").count() == 0
    page.get_by_role("button", name="Undo").click()
    expect(points).to_have_value("3")
    points.fill("7")
    expect(page.locator("[data-card='priest'] .points")).to_have_text("+7")
    expect(page.locator("[data-keeping='kept']")).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("this set can be played")

    page.locator("[data-part='changes'] summary").click()
    expect(page.locator("[data-part='changes'] li", has_text="points")).to_have_text("points: 3 → 7")
    page.locator("[data-part='versions'] summary").click()
    page.get_by_role("button", name="Save this version").click()
    expect(page.locator("[data-part='versions'] li")).to_have_count(1)

    lab = page.locator("[data-part='lab']")
    lab.locator("summary").first.click()
    lab.locator("[name='player']").select_option("random")
    lab.locator("[name='games']").select_option("100")
    lab.locator("[name='against']").select_option("0")
    lab.get_by_role("button", name="Run", exact=True).click()
    lab.get_by_role("link", name="View the full report").wait_for(timeout=120_000)
    expect(page.locator("[data-card='priest'] .look")).to_contain_text("Lab results")
    expect(page.locator("[data-card='priest'] .look")).to_contain_text("±")
    assert violations(ann) == []
    ann.assert_tidy()

    page.get_by_role("link", name="Play this set").click()
    expect(page.locator("option:checked", has_text="Bold souls")).to_have_count(1)
    page.locator(".go button.main").click()
    page.wait_for_selector(".prompt")
    ann.answer()
    rules = page.locator("a[href^='/rules/lumiel/']").first.get_attribute("href") or ""
    ann.go(rules)
    expect(page.locator("h2", has_text="The cards of this table: Bold souls")).to_be_visible()
    ann.assert_tidy()


def test_on_a_phone_a_shared_set_is_read_by_its_link_and_copied(person: NewPerson) -> None:
    ann, bob = person("phone", "ja"), person("phone", "ja")
    page = ann.go("/sets/flip_angel")
    page.locator("form button.main").click()
    page.locator("[data-entry='abdiel']").click()
    expect(page.locator(".faces [data-picture]").first).to_be_visible()
    assert violations(ann) == []
    assert too_small(ann) == []
    page.locator("[data-part='files'] > summary").click()
    page.get_by_role("button", name="リンクで共有").click()
    link = page.get_by_label("このセットへのリンク").input_value()
    other = bob.go(link.split("#")[0].removeprefix(bob.url))
    expect(other.locator(".trouble")).to_be_visible()
    bob.errors.clear()  # a browser calls the answer itself an error
    bob.go("/")
    other = bob.go(link.removeprefix(bob.url))
    expect(other.locator(".bar")).to_contain_text("ほかの人のセット")
    other.locator("[data-entry='abdiel']").click()
    expect(other.locator("[data-card='abdiel'] option:checked", has_text="エーテル")).to_have_count(1)
    other.locator("[data-part='files'] > summary").click()
    with other.expect_download() as saved:
        other.get_by_role("button", name="全体をファイルに保存").click()
    assert saved.value.suggested_filename.startswith("flip_angel-")
    other.get_by_role("button", name="複製する").click()
    wait_until(other, lambda: "#" not in other.url)
    expect(other.locator("[data-keeping]")).to_be_visible()
    ann.assert_tidy()
    bob.assert_tidy()


def test_a_friend_who_is_invited_reads_the_cards_of_the_table(person: NewPerson) -> None:
    ann, bob = person(), person("phone")
    page = ann.go("/sets/lumiel")
    page.get_by_label("Name of the set").fill("Bold souls")
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("link", name="Invite friends").click()
    expect(page.locator("option:checked", has_text="Bold souls")).to_have_count(1)
    page.locator(".go button.main").click()
    wait_until(page, lambda: "/t/" in page.url and "#" in page.url)
    other = bob.go(page.url.removeprefix(ann.url))
    other.locator("p.set a", has_text="Bold souls").wait_for()
    bob.go(other.locator("p.set a").get_attribute("href") or "")
    expect(other.locator("h2", has_text="The cards of this table: Bold souls")).to_be_visible()
    bob.go(other.url.removeprefix(bob.url).replace("/rules/", "/cards/"))
    expect(other.locator("[data-part='print'] summary")).to_be_visible()
    bob.assert_tidy()
