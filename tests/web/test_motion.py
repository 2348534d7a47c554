"""What moves: it lands where things lie, nothing is left flying, and others' moves come one after the other."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.kit import Drag, Person, wait_until
from tests.web.test_playing import A_PRIEST_TO_BE_CAPTURED

NEAR = 2  # px

# Which cards move by themselves; and of all that flies over the board, as soon as it is there, how far its ends are from the
# middle of what lies next to them
WATCH_FLIGHTS = """() => {
  window.flights = [];
  window.moved = [];
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName === 'transform' && target.matches('.card[data-key]')) window.moved.push(target.dataset.key);
  });
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const off = (thing) => {
    const [x, y] = middle(thing);
    return Math.min(...[...document.querySelectorAll('.stage [data-key]')].map((one) => {
      const [left, top] = middle(one);
      return Math.hypot(left - x, top - y);
    }));
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const flight of node.getAnimations({ subtree: true })) {
        const { target } = flight.effect;
        if (!target.matches('.flight')) continue;
        const now = flight.currentTime;
        flight.pause();
        flight.currentTime = 0;
        const start = off(target);
        flight.currentTime = flight.effect.getComputedTiming().endTime - 0.01;
        window.flights.push({ start, end: off(target) });
        flight.currentTime = now;
        flight.play();
      }
    }
  }).observe(document.querySelector('.stage .over'), { childList: true, subtree: true });
}"""
AT_REST = """() => document.getAnimations().every((one) => one.playState === 'finished')
  && [...document.querySelectorAll('.stage .over .flight')].every((one) => getComputedStyle(one).opacity === '0')"""
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

# Of a card that comes to lie there: the first and the last box of its own flight, and how many pictures of it there are by then
WATCH_LANDING = """(key) => {
  const at = (thing) => {
    const { left, top, width } = thing.getBoundingClientRect();
    return [left, top, width];
  };
  const watch = () => {
    const card = document.querySelector(`.stage .card[data-key='${key}']`);
    const flight = card?.getAnimations().find((one) => one.constructor === Animation && one.playState === 'running');
    if (!flight) return requestAnimationFrame(watch);
    const picture = card.querySelector('[data-picture]').src;
    const pictures = [...document.querySelectorAll('.stage .over [data-picture]')].filter((one) => one.src === picture);
    const now = flight.currentTime;
    flight.pause();
    flight.currentTime = 0;
    const start = at(card);
    flight.currentTime = flight.effect.getComputedTiming().endTime - 0.01;
    window.landing = { start, end: at(card), pictures: pictures.length };
    flight.currentTime = now;
    flight.play();
  };
  watch();
}"""
BOX = "(thing) => { const { left, top, width } = thing.getBoundingClientRect(); return [left, top, width]; }"
A_GNOME_TO_CALL = {
    "seats": 3, "phase": "action", "pool": [5, 1, 1, 3], "supply": {"gnome": 2}, "players": [{"pawn": 2, "mana": 9}],
}  # fmt: skip


@pytest.fixture
def ann(browser: Browser, url: str) -> Iterator[Person]:
    someone = Person(browser, url, pace="brisk", reduced_motion="no-preference")
    yield someone
    someone.close()


@pytest.mark.slow
def test_cards_fly_to_where_things_lie_and_others_move_one_by_one(ann: Person) -> None:
    page = ann.open_position("lumiel", A_PRIEST_TO_BE_CAPTURED)
    page.evaluate(WATCH_FLIGHTS)
    drag = Drag(page, page.locator("[data-key^='hand:'][aria-label^='Commoner']"))
    drag.over(page.locator("[data-key='area:C3']"))
    expect(page.locator("[data-ghost='C3']")).to_be_visible()
    drag.drop()
    expect(page.locator(".story")).to_contain_text("captured the Priest on B2 (+3).")

    expect(page.locator(".spotlight")).to_contain_text("Bot 2")  # who comes next is announced …
    page.keyboard.press("Escape")  # … and is clicked through
    expect(page.locator(".recent li").last).not_to_contain_text("Ann captured")
    expect(page.locator(".traced").first).to_be_attached()

    wait_until(page, lambda: page.evaluate(AT_REST))
    assert page.evaluate(ASTRAY, NEAR) == []
    assert page.evaluate("window.moved"), "cards fly by themselves"
    assert [one for one in page.evaluate("window.flights") if one["start"] > NEAR or one["end"] > NEAR] == []
    ann.assert_tidy()


def test_a_familiar_flies_to_its_master_itself_and_is_seen_once(ann: Person) -> None:
    page = ann.open_position("troll_master", A_GNOME_TO_CALL)
    page.evaluate(WATCH_LANDING, "familiar:0:gnome")
    for name in ("execute", "gain:gnome", "call"):
        page.locator(f"[data-choice='{name}']").evaluate("(one) => one.click()")
    wait_until(page, lambda: page.evaluate("!!window.landing"))
    landing = page.evaluate("window.landing")
    assert landing["pictures"] == 0, "beside the card itself"
    assert landing["start"] == pytest.approx(page.locator("[data-key='supply:gnome']").evaluate(BOX), abs=NEAR)
    wait_until(page, lambda: page.evaluate(AT_REST))
    assert landing["end"] == pytest.approx(page.locator("[data-key='familiar:0:gnome']").evaluate(BOX), abs=NEAR)
    ann.assert_tidy()
