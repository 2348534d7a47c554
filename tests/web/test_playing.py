"""Whole games through the page, against bots and against each other."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.kit import ANSWER, SHORT_FIGHT, Drag, Person, middle
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


def lead(scores: list[int], winner: int) -> int:
    return scores[winner] - max(score for seat, score in enumerate(scores) if seat != winner)


def test_after_the_end_it_is_seen_again_from_the_decisive_move_and_there_is_another_game(person: NewPerson) -> None:
    ann = person()
    page = ann.play_now("flip_angel")
    ann.play_to_end()
    decisive = page.get_by_role("button", name="See the decisive move")
    decisive.click()
    expect(page.locator("[data-end]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(decisive).to_be_visible()

    page.get_by_role("link", name="See it again").click()
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
    ann.page.get_by_role("button", name="Another game").click()
    expect(ann.page.get_by_role("button", name="Waiting for the others")).to_be_disabled()
    bob.page.locator(".vote .main").click()
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("(you)")  # everybody has moved on by a seat
    expect(eve.page.locator("[data-end]")).to_have_count(0)
    for someone in (ann, bob, eve):
        someone.assert_tidy()


SPARKS_EITHER_WAY = {
    "players": [
        {"field": ["2c open shot_brigitte"], "hand": ["bri_sparks", "bri_torch"], "deck": 20},
        {"field": ["5a open shot_dorne"], "deck": 20},
    ]
}


def test_an_open_discard_pile_makes_way_for_whoever_goes_on_playing(person: NewPerson) -> None:
    mine, theirs = SPARKS_EITHER_WAY["players"]
    ann = person("phone")
    page = ann.open_position("walpurgis", {"players": [{**mine, "discard": ["bri_torch"] * 2}, theirs]})
    pile = page.locator(".over .pile")
    sparks = page.locator(".card.lit[data-key='hand:0:bri_sparks#0']")
    sparks.wait_for()
    page.locator(".over .look").tap()
    pile.locator("li").first.tap()
    assert pile.is_visible()
    sparks.tap()
    pile.wait_for(state="detached")
    page.locator("[data-key='cell:3c'].lit").wait_for()


def test_a_card_is_dropped_into_the_half_of_a_cell_that_says_which_face_it_shows(person: NewPerson) -> None:
    ann = person("phone")
    page = ann.open_position("walpurgis", SPARKS_EITHER_WAY)
    drag = Drag(page, page.locator("[data-key='hand:0:bri_sparks#0']"))
    drag.over(page.locator("[data-key='zone:3c:up']"))
    expect(page.locator(".zone.over[data-key='zone:3c:up']")).to_have_count(1)
    expect(page.locator(".matrix .condition.met")).to_have_count(1)  # the matrix lies over the field
    expect(page.locator("[data-key^='zone:3b']")).to_have_count(1)  # no condition is met there: face-down only
    drag.drop()
    expect(page.locator("#prompt")).to_contain_text("Danmaku of Sparks")
    expect(page.locator("button.aim")).to_have_count(3)
    ann.assert_tidy()


def test_who_steps_through_the_settling_is_asked_when_that_is_over(person: NewPerson) -> None:
    ann = person()
    ann.context.add_init_script("localStorage.setItem('dengen.settings.walpurgis', '{\"settling\":2}')")
    page = ann.open_position("walpurgis", SPARKS_EITHER_WAY)
    Drag(page, page.locator("[data-key='hand:0:bri_sparks#0']")).over(page.locator("[data-key='zone:3c:up']"))
    page.mouse.up()
    page.locator(".over .throw").click()
    walk = page.locator(".walk")
    onwards = walk.get_by_role("button", name="Next")
    expect(onwards).to_contain_text("1 of")
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("First, what just happened")
    onwards.click()
    expect(onwards).to_contain_text("2 of")
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.locator("[data-key='cell:1a']").click()  # beside it
    walk.wait_for(state="detached")
    ann.wait_until_asked()
    ann.assert_tidy()


class Slow:
    """A way to the server on which what it says can be held up."""

    def __init__(self) -> None:
        self.held: list[str | bytes] | None = None
        self.lines: list[WebSocketRoute] = []

    def through(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.connect_to_server().on_message(lambda said: self._pass(line, said))

    def _pass(self, line: WebSocketRoute, said: str | bytes) -> None:
        if self.held is None:
            line.send(said)
        else:
            self.held.append(said)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for said in held:
            self.lines[-1].send(said)


def say_ready(someone: Person) -> None:
    """Keys are deaf for a moment after they have changed their meaning."""
    page = someone.page
    while page.locator(".count").count() and not page.locator(".ready[aria-pressed=true]").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)


def test_in_a_live_fight_every_way_of_acting_shows_at_once_and_so_does_a_refusal(person: NewPerson) -> None:
    ann, bob = person("phone"), person()
    slow = Slow()
    ann.page.route_web_socket("**/socket", slow.through)
    calm = {"stall_idle": 600_000, "ready_idle": 600_000, "ready_count": 600_000}
    ann.open_table("trump_fighter", bots=False, **{**SHORT_FIGHT, **calm})
    bob.join(ann)
    bob.answer(3)
    ann.answer(0)
    page = ann.page
    page.wait_for_selector(".count.at-check")

    page.keyboard.press("1")
    expect(page.locator(".hands .refused")).to_have_count(1)
    expect(page.locator(".reason")).to_be_visible()

    for someone in (bob, ann):
        say_ready(someone)
    page.locator(".count").wait_for(state="detached")  # the Battle is on
    page.wait_for_timeout(500)  # for 400 ms Enter is deaf: it may have been meant for Ready
    ways: dict[str, Callable[[], None]] = {
        "a key": lambda: page.keyboard.press("1"),
        "Enter on a lit card": lambda: page.locator(".card.lit[data-key]").first.press("Enter"),
        "a tap": lambda: page.locator(".hands .card.free:not(.away)").first.tap(),
    }
    for laid, (way, act) in enumerate(ways.items()):
        expect(page.locator(".stage [data-key^='slot:0'].lit, .card.lit")).not_to_have_count(0)
        slow.hold()
        act()
        expect(page.locator(".hands .echo"), way).to_have_count(1)
        slow.release()
        expect(page.locator(".hands .echo"), way).to_have_count(0)
        assert ann.page.locator(".hands .card").count() == 3 - laid
    slow.hold()
    page.keyboard.press("Space")
    expect(page.locator("button.call.calling")).to_be_visible()
    slow.release()
    expect(page.locator(".banners .banner.call")).to_have_count(1)
    ann.assert_tidy()


# Where all that can be pressed is in a fight, in their order, once nothing shakes any more
PRESSABLE = """async () => {
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  return [...document.querySelectorAll('.stage button')].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round).join(' ');
  });
}"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_in_a_fight_nothing_moves_by_looking_and_refusing(size: str, person: NewPerson) -> None:
    ann, bob = person(size), person()
    calm = {"stall_idle": 600_000, "ready_idle": 600_000, "ready_count": 600_000}
    ann.open_table("trump_fighter", bots=False, **{**SHORT_FIGHT, **calm})
    bob.join(ann)
    bob.answer(3)
    ann.answer(0)
    page = ann.page
    page.wait_for_selector(".count.at-check")
    page.locator("[data-key^='pick:']").first.wait_for(state="detached")

    before = page.evaluate(PRESSABLE)
    for what in ("[data-key='technique:0:0']", "[data-key='technique:1:0']", ".hands .card", ".hands .slot"):
        thing = page.locator(what).first
        if ann.touches:
            page.touchscreen.tap(*middle(thing))
        else:
            page.mouse.move(*middle(thing))
            page.mouse.click(*middle(thing))
        assert page.evaluate(PRESSABLE) == before, what
    page.keyboard.press("1")
    expect(page.locator(".reason")).to_be_visible()
    assert page.evaluate(PRESSABLE) == before, "refusing"
    ann.assert_tidy()


@pytest.mark.slow
def test_a_live_fight_goes_on_after_a_reload_and_after_a_lost_connection(person: NewPerson) -> None:
    ann, bob = person(), person()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    ann.page.route_web_socket("**/socket", through)
    ann.open_table("trump_fighter", bots=False, **{**SHORT_FIGHT, "ready_idle": 600_000, "ready_count": 600_000})
    bob.join(ann)
    bob.answer(3)
    ann.answer(0)
    hand = ann.page.locator("[data-key^='pick:']").first
    hand.wait_for(state="detached")
    told = ann.page.locator("#prompt").inner_text()
    ann.page.reload()
    expect(ann.page.locator("#prompt")).to_have_text(told)
    lines[-1].close(code=1001)
    ann.page.wait_for_selector(".banner")
    ann.page.wait_for_selector(".banner", state="detached")
    expect(ann.page.locator("#prompt")).to_have_text(told)
    expect(ann.page.locator(".stage [data-key]").first).to_be_attached()
    ann.assert_tidy()


def test_an_onlooker_sees_the_table_and_is_asked_nothing(person: NewPerson) -> None:
    ann, eve = person(), person()
    page = ann.play_now("lumiel")
    ann.wait_until_asked()
    table = page.url.removeprefix(ann.url).split("#")[0]
    eve.go(table)
    expect(eve.page.locator("#prompt")).to_contain_text("You are watching.")
    assert eve.page.locator("[data-choice]").count() == 0
    eve.assert_tidy()
