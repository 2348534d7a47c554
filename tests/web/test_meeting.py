"""Getting in together: invited over a network, by name, to a seat, and with another device."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import NewPerson
from tests.web.kit import Person
from tests.web.looks import too_small, violations
from tests.web.network import ADDRESS
from tests.web.whole_way import PHONE, Lan, walk
from tests.web.whole_way import lan as own_lan


@pytest.fixture(scope="module")
def lan(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lan]:
    with own_lan(browser.browser_type, tmp_path_factory.mktemp("lan")) as there:
        yield there


def test_a_friend_on_the_same_network_comes_by_the_link_and_a_seat_is_taken_along(lan: Lan) -> None:
    assert (lan.own, lan.others) == ("http://127.0.0.1:8000", f"http://{ADDRESS}:8000")
    meet(*lan)


def test_the_whole_way_from_the_first_page_to_the_shared_result(lan: Lan) -> None:
    ann, ben = Person(lan.browser, lan.own), Person(lan.browser, lan.others, "phone", "ja", **PHONE)
    walk(ann, ben)
    for one in (ann, ben):
        one.assert_tidy()
        one.close()


def meet(browser: Browser, own: str, others: str) -> None:
    ann, ben = Person(browser, own), Person(browser, others, "phone", "ja", **PHONE)
    page = ann.go("/new/lumiel/friends")
    page.get_by_role("button", name="3 players").click()
    page.get_by_label("Seat 1: Your name").fill("Ann")
    page.get_by_role("button", name="Create the table").click()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    assert link == page.url.replace(own, others)
    expect(page.get_by_role("img", name="QR code: the link to this table")).to_be_visible()

    phone = ben.go(link.removeprefix(others))
    assert not phone.evaluate("isSecureContext")
    name = phone.locator("section").get_by_label("お名前")
    drawn = name.input_value()
    phone.get_by_role("button", name="別の名前を提案").click()
    assert name.input_value() not in ("", drawn)
    name.fill("ann")
    phone.get_by_role("button", name="ここに座る").first.click()
    expect(page.locator("section li").nth(1)).to_contain_text("ann 2 here")
    phone.get_by_role("button", name="コピー").click()
    expect(phone.get_by_role("button", name="コピーしました")).to_be_visible()
    phone.locator(".chat input").press("Control+V")
    expect(phone.locator(".chat input")).to_have_value(link)
    assert violations(ben) == []
    assert too_small(ben) == []

    page.get_by_label("Bot 3").select_option("easy")
    page.get_by_role("button", name="Begin").click()
    for one in (ann, ben):
        one.page.wait_for_selector(".prompt")
    table = page.url.removeprefix(own)

    page.goto("/you")
    page.get_by_role("button", name="Show a code").click()
    code = page.locator(".code").inner_text()
    assert violations(ann) == []
    other = Person(browser, others, "phone", **PHONE)
    other.go(f"/you#{code}")
    other.page.get_by_role("button", name="Continue here").click()
    expect(other.page.get_by_text("Welcome back, Ann.")).to_be_visible()
    assert too_small(other) == []
    other.go(table)
    expect(other.page.locator("[data-seat='0']")).to_contain_text("Ann (you)")
    page.reload()
    page.get_by_role("button", name="Sign out: Chrome, Linux").click()
    expect(other.page.get_by_role("alert")).to_contain_text("it isn't open to you")
    for one in (ann, ben, other):
        one.assert_tidy()
        one.close()


def test_before_the_game_people_see_who_is_there_move_stand_up_and_are_renamed(person: NewPerson) -> None:
    ann, ben, eve = person(), person("phone"), person()
    page = ann.go("/new/lumiel/friends")
    page.get_by_role("button", name="3 players").click()
    page.get_by_label("Seat 1: Your name").fill("Ann")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("region", name="Invite friends")).to_contain_text("make play LAN=1")
    ben.go(page.url.removeprefix(ann.url))
    ben.page.locator("section").get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here: seat 2").click()
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Ben here")

    eve.go(page.url.removeprefix(ann.url).partition("#")[0])
    expect(eve.page.get_by_role("status")).to_contain_text("by invitation")
    assert eve.page.get_by_role("button", name="Sit here").count() == 0

    page.get_by_label("Bot 1").wait_for(state="detached")
    page.get_by_label("Bot 3").select_option("easy")
    ben.page.get_by_role("button", name="Move here: seat 3").click()
    expect(seats.nth(2)).to_contain_text("Ben here")
    ben.page.get_by_role("button", name="Stand up").click()
    expect(seats.nth(2)).to_contain_text("free")
    ben.page.get_by_role("button", name="Sit here: seat 3").click()
    ben.page.get_by_label("Settings").click()
    ben.page.locator("header").get_by_label("Your name").fill("Benjamin")
    ben.page.keyboard.press("Enter")
    expect(seats.nth(2)).to_contain_text("Benjamin here")
    page.get_by_role("button", name="Remove: Benjamin").click()
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Sit here: seat 3").click()
    expect(seats.nth(2)).to_contain_text("Benjamin here")
    with ben.page.expect_popup() as opened:
        ben.page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(opened.value).to_have_url(re.compile("/rules/lumiel/[0-9a-f]{16}$"))
    opened.value.close()
    ben.go("/")
    expect(seats.nth(2)).to_contain_text("away")
    for one in (ann, ben, eve):
        one.assert_tidy()
