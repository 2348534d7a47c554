"""Whole games through the page, against bots and against each other."""

import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.kit import ANSWER, Drag, Person, middle
from tests.web.looks import scrolls_sideways, too_small, violations

GAMES = ["flip_angel", "lumiel", "troll_master", "walpurgis", "trump_fighter"]
ALL_IN_SIGHT = ["walpurgis", "trump_fighter"]  # on the smallest phone, without scrolling
STANDS_STILL = ["troll_master"]  # at the end, wherever it was scrolled to: its curtain is higher than a phone


SCREENS = [(360, 640), (768, 1024), (1280, 800), (2560, 1440)]
BEFORE_A_LOOK = 6  # answers, so that something lies on the table


def assert_good_to_look_at(someone: Person) -> None:
    """On a phone nothing too small; on no screen anything over the edge."""
    page = someone.page
    assert violations(someone) == []
    if someone.touches:
        assert too_small(someone) == []
        return
    assert [screen for screen in SCREENS if scrolls_sideways(someone, *screen)] == []
    page.set_viewport_size({"width": 1280, "height": 800})


# Every place on the page where the board has been, as often as the screen is painted; and how far the page has been scrolled when the
# end came, and since
WATCH_BOARD = """() => {
  window.places = new Set();
  const look = () => {
    const box = document.querySelector('.stage[role=group]')?.getBoundingClientRect();
    if (box) window.places.add([box.left + scrollX, box.top + scrollY, box.width].map(Math.round).join(' '));
    window.stands = document.querySelector('[data-end]') ? window.stands.add(scrollY) : new Set([scrollY]);
    requestAnimationFrame(look);
  };
  look();
}"""

# Words of a finale that go over the edge of the screen
FINALE_CUT_OFF = """() => [...document.querySelectorAll('[data-finale] text')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth;
}).map((one) => one.textContent)"""
# Where everything lies on the board, by its key
LYING = """() => Object.fromEntries([...document.querySelectorAll('.stage [data-key]')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.key, [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round).join(' ')];
}))"""
# A point of something that is lit, or that isn't; null: there is none in sight
POINT_OF = """(what) => {
  for (const thing of document.querySelectorAll(what)) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest('[data-key]') === thing) return { x, y };
  }
  return null;
}"""
LIT, UNLIT = ".stage [data-key].lit", ".stage .card[data-key]:not(.lit, .chosen)"


def assert_nothing_moves_by_looking_and_asking(someone: Person) -> None:
    """A hint, hovering, focusing, and a click that is refused. (Who asks for a hint takes back what was begun of an answer.)"""
    page = someone.page
    someone.wait_until_asked()
    page.get_by_role("button", name=re.compile("^(Hint|ヒント)")).locator("visible=true").first.click()
    page.wait_for_selector(".hint")
    lying = page.evaluate(LYING)
    page.locator(".hint button.plain").click()
    page.wait_for_selector(".hint", state="detached")
    assert page.evaluate(LYING) == lying, "asking"
    for what in (LIT, UNLIT):
        point = page.evaluate(POINT_OF, what)
        if point and not someone.touches:
            page.mouse.move(point["x"], point["y"])
            assert page.evaluate(LYING) == lying, f"hovering over {what}"
    page.evaluate("(what) => document.querySelector(what)?.focus()", f"{LIT}, [data-offer]")
    assert page.evaluate(LYING) == lying, "focusing"
    if point:
        (page.touchscreen.tap if someone.touches else page.mouse.click)(point["x"], point["y"])
        assert page.evaluate(LYING) == lying, "refusing"


def whole_games() -> list[Any]:
    """Every game in turn on a desk and on a phone; deep tests play it on both."""
    return [
        pytest.param(game, size, marks=[] if nth % 2 == at else pytest.mark.deep, id=f"{game}-{size}")
        for nth, game in enumerate(GAMES)
        for at, size in enumerate(["phone", "desk"])
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), whole_games())
def test_a_whole_game_against_bots_by_hand(game: str, size: str, person: NewPerson) -> None:
    ann = person(size, "ja" if size == "phone" else "en")
    ann.play_now(game)
    for nth in range(BEFORE_A_LOOK if game != "trump_fighter" else 1):
        ann.answer(nth * 5)
    ann.page.wait_for_selector(".stage [data-key]")
    if size == "phone" and game in ALL_IN_SIGHT:
        board = ann.page.locator(".stage[role=group]")
        assert board.evaluate("(board) => scrollY === 0 && board.getBoundingClientRect().bottom <= innerHeight")
    assert_good_to_look_at(ann)
    ann.page.evaluate(WATCH_BOARD)
    if game != "trump_fighter":  # where things move by themselves: it has a test of its own below
        assert_nothing_moves_by_looking_and_asking(ann)
    assert ann.play_by_hand() > 0
    assert len(ann.page.evaluate("[...window.places]")) == 1, "the board has moved"
    assert game not in STANDS_STILL or len(ann.page.evaluate("[...window.stands]")) == 1, "the end has moved the page"
    assert ann.page.evaluate(FINALE_CUT_OFF) == []
    assert_good_to_look_at(ann)
    ann.assert_tidy()


def test_on_a_phone_a_hint_is_short_until_it_is_asked_why(person: NewPerson) -> None:
    page = person("phone").open_position("lumiel", A_PRIEST_TO_BE_CAPTURED)
    page.get_by_role("button", name="Hint").click()
    why = page.get_by_role("button", name="Why?")
    expect(page.locator(".hint .share")).to_contain_text("%")
    expect(page.locator("#hint-rest")).to_be_hidden()
    why.click()
    expect(page.locator("#hint-rest")).to_be_visible()
    why.click()
    expect(page.locator("#hint-rest")).to_be_hidden()


# Sentences in the strip that aren't seen whole
CUT_SHORT = """() => [...document.querySelectorAll('.recent .told')].filter((one) => {
  const [box, line] = [one, one.closest('li')].map((each) => each.getBoundingClientRect());
  return !box.width || one.scrollWidth > one.offsetWidth || box.bottom > line.bottom + 1 || box.bottom > innerHeight;
}).map((one) => one.textContent)"""

LAST_TWO_IN_SIGHT = """() => {
  const strip = document.querySelector('.recent').getBoundingClientRect();
  return [...document.querySelectorAll('.recent li')].slice(-2).every((one) => {
    const told = one.querySelector('.told').getBoundingClientRect();
    return told.height > 0 && told.top >= strip.top - 1 && told.bottom <= strip.bottom + 1;
  });
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_long_story_in_the_strip_opens_over_the_board_and_is_whole(size: str, person: NewPerson) -> None:
    ann = person(size)
    page = ann.play_now("flip_angel")
    for nth in range(30):
        ann.wait_until_asked()
        if page.evaluate(CUT_SHORT) and page.locator(".recent li").count() == 3:
            break
        ann.answer(nth * 5)
    assert page.evaluate(LAST_TWO_IN_SIGHT)
    lying = page.evaluate(LYING)
    strip = page.locator(".recent ol")
    if ann.touches:
        page.touchscreen.tap(*middle(strip))
    else:
        page.mouse.move(*middle(strip))
    expect(page.locator(".recent.open")).to_be_visible()
    assert page.evaluate(CUT_SHORT) == []
    assert page.evaluate(LYING) == lying
    if ann.touches:
        page.touchscreen.tap(*middle(strip))
    else:
        page.mouse.move(0, 0)
    expect(page.locator(".recent.open")).to_have_count(0)
    strip.focus()
    expect(page.locator(".recent.open")).to_be_visible()
    ann.assert_tidy()


def test_what_is_asked_fits_its_place_when_an_answer_is_begun_and_taken_back(person: NewPerson) -> None:
    ann = person("phone", "ja")
    page = ann.play_now("flip_angel")
    fits = "() => document.querySelector('.prompt .box').offsetHeight <= document.querySelector('.prompt').offsetHeight"
    ann.wait_until_asked()
    asked = page.locator("#prompt").inner_text()
    page.locator(".card.lit").first.tap()
    expect(page.locator("#prompt")).not_to_have_text(asked)
    assert page.evaluate(fits)
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_text(asked)
    assert page.evaluate(fits)


def test_on_a_phone_a_card_looked_at_closely_is_over_everything_and_whole(person: NewPerson) -> None:
    page = person("phone").play_now("lumiel")
    card = page.locator(".stage .card:has(.face)").last
    card.scroll_into_view_if_needed()
    card.dispatch_event("contextmenu")
    expect(page.locator(".zoom")).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => Number(getComputedStyle(document.querySelector('.zoom')).zIndex)") > page.evaluate(
        "() => Number(getComputedStyle(document.querySelector('.prompt')).zIndex)"
    )
    assert page.evaluate("() => document.querySelector('.zoom').closest('.stage')") is None


A_PRIEST_TO_BE_CAPTURED = {
    "seats": 3,
    "field": """
        0com  .     1com  .
        .     2pri  1yok  .
        .     .     .     .
        .     0com  .     2yok
    """,
    "players": [{"hand": "com com com tam tam oth"}],
}


def test_a_card_is_dragged_to_where_it_shall_lie_and_captures_what_was_foretold(person: NewPerson) -> None:
    ann = person()
    page = ann.open_position("lumiel", A_PRIEST_TO_BE_CAPTURED)
    drag = Drag(page, page.locator("[data-key^='hand:'][aria-label^='Commoner']"))
    played = page.locator("[data-key^='play:']")
    expect(played).to_have_class(re.compile("held"))  # it is the card that was played that hangs at the pointer
    drag.over(page.locator("[data-key='area:C3']"))
    expect(page.locator(".verdicts")).to_have_text(re.compile(r"B2\s+Priest:\s*▲\s+\w+ \+3"))
    expect(page.locator("[data-ghost='C3']")).to_be_visible()
    assert "captured" not in page.locator(".story").inner_text()
    drag.drop()
    expect(page.locator(".story")).to_contain_text("set the Commoner on C3.")
    expect(page.locator(".story")).to_contain_text("captured the Priest on B2 (+3).")
    ann.assert_tidy()


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


@pytest.mark.slow
def test_two_people_play_each_other_to_the_end(person: NewPerson) -> None:
    """One at a desk in English, one with a phone in Japanese, and somebody who only watches."""
    ann, bob, eve = person(), person("phone", "ja"), person()
    ann.open_table("flip_angel", bots=False)
    bob.join(ann)
    eve.go(ann.page.url.removeprefix(ann.url))
    expect(eve.page.locator("#prompt")).to_contain_text("You are watching.")
    answers = {ann: 0, bob: 0}
    while not (ann.is_over and bob.is_over):
        for someone in (ann, bob):
            answers[someone] += bool(someone.page.evaluate(ANSWER, answers[someone] * 7))
        assert eve.page.locator("[data-choice]").count() == 0
        assert sum(answers.values()) < 500
        ann.page.wait_for_timeout(15)
    assert min(answers.values()) > 5
    expect(eve.page.locator("[data-end]")).to_be_visible()
    results = [someone.page.locator("[data-end] tbody .num").all_inner_texts() for someone in (ann, bob, eve)]
    assert results[0] == results[1] == results[2]
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_role("button", name="Waiting for the others")).to_be_disabled()
    bob.page.locator(".vote .main").click()
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("(you)")  # everybody has moved on by a seat
    expect(eve.page.locator("[data-end]")).to_have_count(0)
    for someone in (ann, bob, eve):
        someone.assert_tidy()


def test_an_onlooker_sees_the_table_and_is_asked_nothing(person: NewPerson) -> None:
    ann, eve = person(), person()
    page = ann.play_now("lumiel")
    ann.wait_until_asked()
    table = page.url.removeprefix(ann.url).split("#")[0]
    eve.go(table)
    expect(eve.page.locator("#prompt")).to_contain_text("You are watching.")
    assert eve.page.locator("[data-choice]").count() == 0
    eve.assert_tidy()


def test_on_a_phone_what_another_changed_on_their_field_is_marked_and_seen_close_up(person: NewPerson) -> None:
    """There their field is small, or only a tab."""
    ann = person("phone")
    page = ann.play_now("flip_angel")
    changed = page.locator(".tab.traced")
    for nth in range(60):  # in six rounds everybody lays something
        ann.wait_until_asked()
        if changed.count():
            break
        ann.answer(nth * 5)
    changed.first.tap()
    expect(page.locator(".closer .card.traced").first).to_be_visible()
    ann.assert_tidy()
