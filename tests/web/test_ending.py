"""The end of a game, and what comes after it."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.web.conftest import NewPerson
from tests.web.kit import Person

# How far below what is asked the result's heading stands, wherever on the board one has scrolled to
HEADING_WHEREVER_SCROLLED = """() => {
  const board = document.querySelector('.arena').getBoundingClientRect();
  const furthest = Math.floor(board.bottom + scrollY - innerHeight);
  const heights = [];
  for (let down = 0; down <= furthest; down += 20) {
    scrollTo(0, down);
    const bar = document.querySelector('.prompt').getBoundingClientRect();
    heights.push(Math.round(document.querySelector('[data-end] h2').getBoundingClientRect().top - bar.bottom));
  }
  return heights;
}"""


def test_on_a_phone_the_result_goes_along_as_far_as_the_board_reaches(person: NewPerson) -> None:
    ann = person("phone")
    page = ann.play_now("troll_master")
    ann.play_to_end()
    below = page.evaluate(HEADING_WHEREVER_SCROLLED)
    assert len(below) > 20
    assert min(below) > 0
    ann.assert_tidy()


def lead(scores: list[int], winner: int) -> int:
    return scores[winner] - max(score for seat, score in enumerate(scores) if seat != winner)


def test_after_the_end_it_is_seen_again_from_the_decisive_move_and_there_is_another_game(person: NewPerson) -> None:
    ann = person()
    page = ann.play_now("flip_angel")
    ann.play_to_end()
    decisive = page.get_by_role("button", name="Show the decisive move")
    decisive.click()
    expect(page.locator("[data-end]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(decisive).to_be_visible()

    page.get_by_role("link", name="Watch the replay").click()
    shown = page.locator(".where [role=status]")
    expect(shown).to_have_text(re.compile("[1-9]"))
    table, game = urlsplit(page.url).path.split("/")[-2:]
    replay = ann.context.request.get(f"/api/tables/{table}/replays/{game}").json()
    [winner] = [seat for seat, standing in enumerate(replay["outcome"]["seats"]) if standing["share"] > 0]
    leads = [0] + [lead(move["scores"], winner) for move in replay["moves"]]
    at = int(re.findall(r"\d+", shown.inner_text())[0])
    nth = 1 + [move["number"] for move in replay["moves"]].index(at)
    assert leads[nth - 1] <= 0 < min(leads[nth:]), "there the winner went ahead for good"

    page.go_back()
    page.get_by_role("button", name="Rematch").click()
    ann.wait_until_asked()
    assert not ann.is_over


def test_what_stands_on_the_curtain_is_pressed_once_it_has_fallen_after_the_last_move(
    browser: Browser, url: str
) -> None:
    ann = Person(browser, url, pace="brisk", reduced_motion="no-preference")
    page = ann.open_table("lumiel")
    page.on("dialog", lambda dialog: dialog.accept())
    ann.wait_until_asked()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator("[data-end]").get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-end]")).to_have_count(0)
    ann.wait_until_asked()
    ann.assert_tidy()
    ann.close()
