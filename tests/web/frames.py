"""Frames that a slow phone drops while it shows a game's pictures: python -m tests.web.frames [game …]

The CPU is slowed down four times. First the card browser is scrolled from end to end and back, then sixty tokens come up
at once and some of them fly. Counted is what Chromium's compositor reports of each frame that should have been shown. The
same with pictures of one colour tells what this machine drops anyway."""

import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.web.kit import Person, chromium, serving
from tests.web.screenshots import GAMES

SLOWER = 4
SHOWN = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")

STEPS = 90
# A finger that goes down the page and up again, a step for each frame
SCROLL = """async (steps) => {
  const frame = () => new Promise(requestAnimationFrame);
  const by = (document.documentElement.scrollHeight - innerHeight) / steps;
  for (const way of [1, -1]) for (let step = 0; step < steps; step++) {
    scrollBy(0, way * by);
    await frame();
  }
}"""
# All of the pictures again, at the size of a token, in one frame; then cards fly over them for a second
BOARD = """async (many) => {
  const frame = () => new Promise(requestAnimationFrame);
  const known = [...new Set([...document.querySelectorAll('img[data-picture]')].map((one) => one.src))];
  const table = document.createElement('div');
  table.style.cssText = 'position:fixed;inset:0;z-index:99;background:#123;display:grid;gap:2px;' +
    'grid-template-columns:repeat(8,1fr);align-content:start';
  for (let nth = 0; nth < many; nth++) {
    const card = new Image();
    card.src = known[nth % known.length];
    card.style.cssText = 'width:100%;aspect-ratio:5/7';
    table.append(card);
  }
  document.body.append(table);
  await Promise.all([...table.children].map((one) => one.decode()));
  await frame();
  const fly = { duration: 280, easing: 'ease-out' };
  for (const card of [...table.children].slice(0, 12)) {
    const up = card.animate([{ transform: 'translate(120px, 200px)' }, { transform: 'none' }], fly);
    if (card === table.children[3] || card === table.children[7]) await up.finished;
  }
  await frame();
  table.remove();
}"""
# Nothing to paint
PLAIN = """() => {
  for (const one of document.querySelectorAll('img[data-picture]'))
    one.src = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>`;
}"""


@dataclass
class Frames:
    shown: int
    dropped: int

    def __str__(self) -> str:
        return f"{self.dropped:3} of {self.shown + self.dropped:3}"


def main(wanted: list[str]) -> int:
    print(f"{'':14} cards   scrolling   a board of 60")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, chromium() as browser:
        for game in wanted or GAMES:
            someone = Person(browser, served.url, "phone", painted=True, reduced_motion="no-preference")
            page = someone.go(f"/cards/{game}")
            page.wait_for_selector("img[data-picture]")
            page.wait_for_load_state("networkidle")
            someone.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            many = page.locator("img[data-picture]").count()
            print(f"{game:14} {many:5}  {watched(browser, page, scroll)}  {watched(browser, page, lay)}")
            page.evaluate(PLAIN)
            print(f"{'  one colour':20}  {watched(browser, page, scroll)}  {watched(browser, page, lay)}")
            someone.close()
    return 0


def scroll(page: Page) -> None:
    page.evaluate(SCROLL, STEPS)


def lay(page: Page) -> None:
    page.evaluate(BOARD, 60)


def watched(browser: Browser, page: Page, act: Callable[[Page], None]) -> Frames:
    """What became of the frames while this was done."""
    browser.start_tracing(page=page, categories=["cc", "benchmark"])
    act(page)
    told = json.loads(browser.stop_tracing())["traceEvents"]
    states = [
        event["args"]["frame_reporter"]["state"]
        for event in told
        if event["name"] == "PipelineReporter" and "frame_reporter" in event.get("args", {})
    ]
    return Frames(shown=sum(state in SHOWN for state in states), dropped=states.count("STATE_DROPPED"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
