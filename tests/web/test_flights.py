"""Motion on the boards: what flies lands where it belongs, and nothing is left flying."""

from playwright.sync_api import Browser

from tests.web.kit import Person, Served, wait_until

# Notes of every card that flies over the table where it is when it has landed, and where it should be
WATCH = """() => {
  window.landed = [];
  const note = (thing) => {
    const flight = thing.getAnimations()[0];
    const { delay, duration } = flight.effect.getComputedTiming();
    const now = flight.currentTime;
    flight.currentTime = delay + 0.85 * duration;
    const box = thing.getBoundingClientRect();
    const table = thing.closest('.over').getBoundingClientRect();
    const style = getComputedStyle(thing);
    flight.currentTime = now;
    window.landed.push({
      what: thing.dataset.flight,
      x: box.x + box.width / 2 - table.x - parseFloat(style.getPropertyValue('--x1')),
      y: box.y + box.height / 2 - table.y - parseFloat(style.getPropertyValue('--y1')),
    });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      for (const thing of node.querySelectorAll?.('[data-flight].card') ?? []) note(thing);
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.matches?.('[data-flight].card')) note(node);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_cards_of_walpurgis_land_where_they_belong(browser: Browser, served: Served) -> None:
    someone = Person(browser, served.url, reduced_motion="no-preference")
    page = someone.play_now("walpurgis")
    page.wait_for_selector(".stage [data-key]")
    page.evaluate(WATCH)
    for turn in range(40):
        someone.answer(turn * 3)
        if page.evaluate("() => window.landed.length") >= 2:
            break
    landed = page.evaluate("() => window.landed")
    assert landed
    assert [one for one in landed if abs(one["x"]) > 2 or abs(one["y"]) > 2] == []
    wait_until(page, lambda: page.locator("[data-flight]").count() == 0)
    someone.close()
