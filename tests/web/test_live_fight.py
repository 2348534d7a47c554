"""A fight in real time: what one does shows at once, nothing moves, and it goes on whatever happens to the line."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.kit import SHORT_FIGHT, Person, middle


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


def before_an_unhurried_fight(ann: Person, bob: Person) -> Page:
    """Both have a character, and are asked whether they are ready."""
    calm = {"stall_idle": 600_000, "ready_idle": 600_000, "ready_count": 600_000}
    ann.open_table("trump_fighter", bots=False, **{**SHORT_FIGHT, **calm})
    bob.join(ann)
    bob.answer(3)
    ann.answer(0)
    ann.page.wait_for_selector(".count.at-check")
    return ann.page


def test_in_a_live_fight_every_way_of_acting_shows_at_once_and_so_does_a_refusal(person: NewPerson) -> None:
    ann, bob = person("phone"), person()
    slow = Slow()
    ann.page.route_web_socket("**/socket", slow.through)
    page = before_an_unhurried_fight(ann, bob)

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
    page = before_an_unhurried_fight(ann, bob)
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
