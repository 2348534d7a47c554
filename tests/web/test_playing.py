"""Whole games through the page, against bots and against each other."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.kit import ANSWER

GAMES = ["flip_angel", "lumiel", "troll_master", "walpurgis", "trump_fighter"]


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(game: str, size: str, person: NewPerson) -> None:
    ann = person(size, "ja" if size == "phone" else "en")
    ann.play_now(game)
    assert ann.play_to_end() > 0
    ann.assert_tidy()


def test_after_the_end_there_is_another_game_and_the_replay(person: NewPerson) -> None:
    ann = person()
    page = ann.play_now("flip_angel")
    ann.play_to_end()
    page.get_by_role("button", name="Another game").click()
    ann.wait_until_asked()
    assert not ann.is_over


def test_the_game_goes_on_after_a_reload(person: NewPerson) -> None:
    ann = person()
    page = ann.play_now("lumiel")
    ann.wait_until_asked()
    asked = page.locator("#prompt").inner_text()
    page.reload()
    expect(page.locator("#prompt")).to_have_text(asked)
    ann.assert_tidy()


def test_a_lost_connection_is_told_and_mended(person: NewPerson) -> None:
    ann = person()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 2:
            line.close(code=1001)  # still gone
        else:
            line.connect_to_server()

    ann.page.route_web_socket("**/socket", through)
    page = ann.play_now("lumiel")
    ann.wait_until_asked()
    lines[0].close(code=1001)
    page.wait_for_selector(".banner")
    page.wait_for_selector(".banner", state="detached")
    assert len(lines) == 3
    assert ann.page.evaluate(ANSWER, 0)
    ann.wait_until_asked()
    ann.assert_tidy()


def test_two_people_play_each_other(person: NewPerson) -> None:
    ann, bob = person(), person("phone", "ja")
    page = ann.go("/new/trump_fighter")
    page.get_by_label(re.compile("Seat 2")).select_option("")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Sit here").first.click()
    page.wait_for_selector("text=(you)")
    bob.go(page.url.removeprefix(ann.url))
    bob.page.get_by_role("button", name="ここに座る").first.click()
    page.get_by_role("button", name="Begin").click()
    ann.page.wait_for_selector(".prompt")
    bob.page.wait_for_selector(".prompt")


def test_an_onlooker_sees_the_table_and_is_asked_nothing(person: NewPerson) -> None:
    ann, eve = person(), person()
    page = ann.play_now("lumiel")
    ann.wait_until_asked()
    table = page.url.removeprefix(ann.url).split("#")[0]
    eve.go(table)
    expect(eve.page.locator("#prompt")).to_contain_text("You are watching.")
    assert eve.page.locator("[data-choice]").count() == 0
    eve.assert_tidy()
