"""What moves, on every board: it starts and lands where things lie, is seen once, and nothing is left flying."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.kit import SHORT_FIGHT, Drag, Person, wait_until
from tests.web.test_playing import A_PRIEST_TO_BE_CAPTURED

NEAR = 2  # px

# Of all that flies, as soon as it is there: what lies where it starts and where it ends, by its key or place. A card that is on its
# way lies where it will, and one that has just left, where it was
WATCH = """(near) => {
  const stage = document.querySelector('.stage');
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    const at = stage.getBoundingClientRect();
    return [box.left + box.width / 2 - at.left, box.top + box.height / 2 - at.top];
  };
  const lies = (thing) => {
    const [, x, y] = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/.exec(thing.style.transform) ?? [];
    if (!thing.matches('.card[data-key]') || x === undefined) return middle(thing);
    return [Number(x) + parseFloat(thing.style.width) / 2, Number(y) + parseFloat(thing.style.height) / 2];
  };
  const lying = () =>
    [...stage.querySelectorAll('[data-key], [data-place]')].map((mark) => [mark.dataset.place ?? mark.dataset.key, lies(mark)]);
  let before = lying(); // where things lay when the screen was painted last
  const keep = () => {
    before = lying();
    requestAnimationFrame(keep);
  };
  keep();
  const under = (thing) => {
    const [x, y] = middle(thing);
    const marks = [...before, ...lying()].map(([name, [left, top]]) => [name, Math.hypot(left - x, top - y)]);
    const hit = marks.filter(([, off]) => off <= near).map(([name]) => name);
    const [name, off] = marks.reduce((one, other) => (other[1] < one[1] ? other : one));
    return hit.length ? hit : [`nowhere: ${off.toFixed(1)} px from ${name}`];
  };
  window.ways = [];
  const note = (thing, flight, what) => {
    const { delay, endTime } = flight.effect.getComputedTiming();
    const now = flight.currentTime;
    flight.pause();
    flight.currentTime = delay + 0.01;
    const from = under(thing);
    flight.currentTime = endTime - 0.01;
    window.ways.push([what, from, under(thing)]);
    flight.currentTime = now;
    flight.play();
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how);
    if (this.matches('.card[data-key]') && how[0]?.[0]?.zIndex) note(this, flight, 'card');
    return flight;
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one instanceof Element))
      for (const thing of [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[data-flight]')))
        for (const flight of thing.getAnimations().slice(0, 1)) note(thing, flight, thing.dataset.flight);
  }).observe(stage, { childList: true, subtree: true });
}"""
# How many of each face are seen
SEEN = """() => {
  const seen = {};
  const covered = [...document.querySelectorAll('.stage [data-before]')].filter((one) => getComputedStyle(one).opacity > 0.5);
  const hidden = (one) => {
    const key = one.closest('[data-key]')?.dataset.key;
    const flight = one.closest('[data-flight], .sprite, .card[data-key]');
    return (flight && getComputedStyle(flight).opacity < 0.5)
      || covered.some((before) => key?.startsWith(`field:${before.dataset.before}`));
  };
  const panes = new Set();
  for (const one of document.querySelectorAll('.stage [data-picture]')) {
    const pane = one.closest('[data-shatter]'); // in splinters, but one picture
    if (hidden(one) || one.closest('[data-pattern], .back') || (pane && panes.has(pane))) continue;
    panes.add(pane);
    seen[one.dataset.picture] = (seen[one.dataset.picture] ?? 0) + 1;
  }
  return seen;
}"""
# How many at most, as often as the screen is painted
COUNT_ON = """() => {
  const seen = %s;
  window.most = seen();
  const look = () => {
    for (const [picture, many] of Object.entries(seen())) window.most[picture] = Math.max(window.most[picture] ?? 0, many);
    requestAnimationFrame(look);
  };
  look();
}"""
# Backs are all alike, and hands grow and shrink during a turn: never more of them are seen, as often as the screen is painted, than lie
# there now or did before what is being shown. A cell that still shows how it was counts as it shows
BACKS_ON = """() => {
  const seen = (one) => [one, one.closest('.card, [data-flight], [data-before]')].every((each) => getComputedStyle(each).opacity > 0.5);
  window.doubledBacks = [];
  let [before, laid] = [0, 0];
  const look = () => {
    const befores = [...document.querySelectorAll('.stage [data-before]')].filter(seen);
    const cards = [...document.querySelectorAll('.stage .card[data-key]')].filter((one) => one.querySelector('.back'));
    const covered = (one) => befores.some(({ dataset }) => one.dataset.key.startsWith(`field:${dataset.before}`));
    const flying = [...document.querySelectorAll('.stage [data-flight] .back')].filter(seen);
    if (cards.length !== laid) [before, laid] = [laid, cards.length];
    const shown = cards.filter((one) => seen(one) && !covered(one)).length + flying.length
      + befores.reduce((sum, one) => sum + one.querySelectorAll('.back').length, 0);
    if (shown > Math.max(before, laid))
      window.doubledBacks.push(`${shown} of ${before}, then ${laid}: ${flying.map((one) => one.closest('[data-flight]').dataset.flight)}`);
    requestAnimationFrame(look);
  };
  look();
}"""
AT_REST = """() => document.getAnimations().every((one) => one.playState === 'finished')
  && [...document.querySelectorAll('.stage [data-flight]')].every((one) => getComputedStyle(one).opacity === '0')"""
# Cards that aren't where the board has laid them, and keys that are there twice
ASTRAY = """(near) => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.stage .card[data-key]')];
  const keys = cards.map((card) => card.dataset.key);
  const astray = cards.filter((card) => {
    const [, x, y] = /translate\\((-?[\\d.]+)px, (-?[\\d.]+)px\\)/.exec(card.style.transform).map(Number);
    const box = card.getBoundingClientRect();
    const [left, top] = [box.left + box.width / 2 - stage.left, box.top + box.height / 2 - stage.top];
    return Math.hypot(left - x - parseFloat(card.style.width) / 2, top - y - parseFloat(card.style.height) / 2) > near;
  });
  return [...astray.map((card) => card.dataset.key), ...keys.filter((key, nth) => keys.indexOf(key) !== nth)];
}"""
# Who comes next is announced, for a moment: a key ends it in that moment, and all that was to come is there
CLICK_THROUGH = """() => {
  window.clickedThrough = new Promise((clicked) => {
    new MutationObserver(async (_, watch) => {
      const announced = document.querySelector('.spotlight');
      if (!announced) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      const told = announced.textContent;
      await new Promise((painted) => requestAnimationFrame(painted));
      clicked([told, announced.isConnected]);
    }).observe(document.querySelector('.arena'), { childList: true, subtree: true });
  });
}"""
A_GNOME_TO_CALL = {
    "seats": 3, "phase": "action", "pool": [5, 1, 1, 3], "supply": {"gnome": 2}, "players": [{"pawn": 2, "mana": 9}],
}  # fmt: skip

A_GRIFFIN_TO_ATTACK = {
    "seats": 2, "phase": "action", "pool": [1, 1, 6, 2], "players": [{"pawn": 3, "mana": 9, "familiars": ["griffin", "black_cat"]}],
}  # fmt: skip


class Way(NamedTuple):
    """What flew, and what lies at either end."""

    what: str
    start: list[str]
    end: list[str]

    def goes(self, what: str, start: str, end: str) -> bool:
        ends = ((start, self.start), (end, self.end))
        return what == self.what and all(any(name.startswith(wish) for name in names) for wish, names in ends)


class Watched:
    """A board on which everything that flies is noted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(WATCH, NEAR)
        page.evaluate(COUNT_ON % SEEN)
        page.evaluate(BACKS_ON)
        self.seen: dict[str, int] = page.evaluate(SEEN)

    @property
    def ways(self) -> list[Way]:
        return [Way(*way) for way in self.page.evaluate("window.ways")]

    def wait_for(self, what: str, start: str, end: str) -> None:
        try:
            wait_until(self.page, lambda: any(way.goes(what, start, end) for way in self.ways))
        except AssertionError:
            raise AssertionError(f"no {what} from {start} to {end}, but {self.ways}") from None

    def assert_landed(self) -> None:
        """All of it within two pixels of something at either end, and all at rest."""
        wait_until(self.page, lambda: self.page.evaluate(AT_REST))
        assert self.page.evaluate(ASTRAY, NEAR) == []
        ends = [(way.what, end) for way in self.ways for end in (way.start, way.end)]
        assert [one for one in ends if one[1][0].startswith("nowhere")] == []

    def assert_seen_once(self) -> None:
        """Never more of a picture than lie there before or after."""
        after = self.page.evaluate(SEEN)
        doubled = {
            picture: many
            for picture, many in self.page.evaluate("window.most").items()
            if many > max(self.seen.get(picture, 0), after.get(picture, 0))
        }
        assert doubled == {}
        assert self.page.evaluate("window.doubledBacks") == []


@pytest.fixture
def ann(browser: Browser, url: str) -> Iterator[Person]:
    someone = Person(browser, url, pace="brisk", reduced_motion="no-preference")
    yield someone
    someone.close()


@pytest.mark.slow
def test_a_captured_pane_flies_to_its_captor_and_others_move_one_by_one(ann: Person) -> None:
    page = ann.open_position("lumiel", A_PRIEST_TO_BE_CAPTURED)
    drag = Drag(page, page.locator("[data-key^='hand:'][aria-label^='Commoner']"))
    drag.over(page.locator("[data-key='area:C3']"))
    expect(page.locator("[data-ghost='C3']")).to_be_visible()
    board = Watched(page)
    page.evaluate(CLICK_THROUGH)
    drag.drop()
    board.wait_for("shard", "area:B2", "seat:0")
    expect(page.locator(".story")).to_contain_text("captured the Priest on B2 (+3).")
    announced, stays = page.evaluate("window.clickedThrough")
    assert "Bot 2" in announced
    assert not stays
    expect(page.locator(".recent li").last).not_to_contain_text("Ann captured")
    expect(page.locator(".traced").first).to_be_attached()
    board.assert_landed()
    ann.assert_tidy()


def test_ether_flies_from_the_river_to_the_purse(ann: Person) -> None:
    page = ann.play_now("flip_angel")
    ann.wait_until_asked()
    board = Watched(page)
    page.locator("[data-choice^='gain']").first.evaluate("(one) => one.click()")
    ann.answer(0)  # where the stand-in goes
    board.wait_for("light", "river", "purse:0:light")
    board.assert_landed()
    board.assert_seen_once()
    ann.assert_tidy()


def test_a_familiar_flies_to_its_master_itself_and_is_seen_once(ann: Person) -> None:
    page = ann.open_position("troll_master", A_GNOME_TO_CALL)
    board = Watched(page)
    for name in ("execute", "gain:gnome", "call"):
        page.locator(f"[data-choice='{name}']").evaluate("(one) => one.click()")
    board.wait_for("card", "supply:gnome", "familiar:0:gnome")
    board.wait_for("mana", "seat:0", "supply:gnome")
    board.wait_for("card", "deck", "hand:0:")  # the next round is dealt
    board.assert_landed()
    assert page.evaluate("window.doubledBacks") == []
    ann.assert_tidy()


def test_the_strongest_familiar_leaps_out_of_its_niche_at_those_who_are_attacked(ann: Person) -> None:
    page = ann.open_position("troll_master", A_GRIFFIN_TO_ATTACK)
    board = Watched(page)
    page.locator("[data-choice='execute']").evaluate("(one) => one.click()")
    board.wait_for("leap", "familiar:0:griffin", "seat:1")
    board.assert_landed()
    board.assert_seen_once()
    ann.assert_tidy()


def test_cards_of_walpurgis_fly_from_the_hand_to_their_cells(ann: Person) -> None:
    page = ann.play_now("walpurgis")
    ann.wait_until_asked()
    board = Watched(page)
    for turn in range(40):
        ann.answer(turn * 3)
        if any(way.goes(what, "hand:", "cell:") for way in board.ways for what in ("placed", "opened")):
            break
    board.assert_landed()
    board.assert_seen_once()
    ann.assert_tidy()


def test_what_a_miscall_costs_flies_to_the_bar_of_the_other(ann: Person) -> None:
    page = ann.open_table("trump_fighter", bots=True, characters="random", **SHORT_FIGHT)
    page.locator("[data-place='bar:0']").wait_for()
    board = Watched(page)
    while not board.ways:
        page.keyboard.press("Space")
        page.wait_for_timeout(50)
    assert all(way.goes("miss", "middle", "bar:") for way in board.ways)
    ann.assert_tidy()
