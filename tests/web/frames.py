"""Frames that a slow phone drops while it shows a game's pictures: python -m tests.web.frames [game …]

The CPU is slowed down four times. The card browser is scrolled from end to end and back; then five of the moments that the
board is tried with come up one after the other, and once more; then sixty of their tokens at once, of which some fly.
Counted are the frames that the page's own work holds up, by the CPU time of each of its tasks, whatever else the machine
does; in brackets what Chromium's compositor reports of each frame that should have been shown. Three times: with pictures
painted from their shapes wherever they are, as they were before; painted once, as they are on a table; and of one colour,
which tells what the machine drops anyway."""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.web.kit import Person, chromium, serving
from tests.web.screenshots import GAMES

SLOWER = 4
FRAME = 1000 / 60  # ms
SHOWN = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")

STEPS = 90
LOOK = 8  # frames that a board is looked at
# A finger that goes down the page and up again, a step for each frame
SCROLL = """async (steps) => {
  const frame = () => new Promise(requestAnimationFrame);
  const by = (document.documentElement.scrollHeight - innerHeight) / steps;
  for (const way of [1, -1]) for (let step = 0; step < steps; step++) {
    scrollBy(0, way * by);
    await frame();
  }
}"""
# One board of a game after the other, each for some frames; the pictures that lay there
BOARDS = """async ([game, frames]) => {
  const list = document.querySelector('main select');
  const known = new Set();
  for (const { value } of [...list.options].filter(({ value }) => value.startsWith(game)).slice(-5)) {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    for (let nth = 0; nth < frames; nth++) await new Promise(requestAnimationFrame);
    for (const one of document.querySelectorAll('img[data-picture]:not([data-coming])')) known.add(one.src);
  }
  window.known = [...known];
}"""
# All of them again, at the size of a token, in one frame; then cards fly over them for a second
SIXTY = """async (many) => {
  const frame = () => new Promise(requestAnimationFrame);
  const table = document.createElement('div');
  table.style.cssText = 'position:fixed;inset:0;z-index:99;background:#123;display:grid;gap:2px;' +
    'grid-template-columns:repeat(8,1fr);align-content:start';
  for (let nth = 0; nth < many; nth++) {
    const card = new Image();
    card.src = window.known[nth % window.known.length];
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
# A browser that gives no painted pictures back
ONLY_SHAPES = "HTMLCanvasElement.prototype.getContext = () => null"
# Nothing to paint
ONE_COLOUR = """{
  const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  const plain = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>`;
  Object.defineProperty(HTMLImageElement.prototype, 'src', { set() { set.call(this, plain); }, get() { return plain; } });
  HTMLCanvasElement.prototype.getContext = () => null;
}"""
MODES = {"from shapes": ONLY_SHAPES, "painted once": "", "one colour": ONE_COLOUR}


@dataclass
class Frames:
    shown: int
    dropped: int
    held: int

    def __str__(self) -> str:
        return f"{self.held:4} ({self.dropped:3} of {self.shown + self.dropped:4})"


def main(wanted: list[str]) -> int:
    print(f"{'':31}" + "".join(f"{name:22}" for name in ("scrolling", "boards", "boards again", "sixty at once")))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, chromium() as browser:
        for game in wanted or GAMES:
            for mode, script in MODES.items():
                someone = Person(browser, served.url, "phone", painted=True, reduced_motion="no-preference")
                someone.context.add_init_script(script)
                print(f"{game:14} {mode:14}", *measured(browser, someone, game), sep="  ", flush=True)
                someone.close()
    return 0


def measured(browser: Browser, someone: Person, game: str) -> Iterator[Frames]:
    page = someone.go(f"/cards/{game}")
    page.wait_for_selector("img[data-picture]")
    page.wait_for_load_state("networkidle")
    someone.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield watched(browser, page, lambda: page.evaluate(SCROLL, STEPS))
    someone.go("/#/gallery")
    page.reload()
    page.wait_for_selector("[data-fixture]")
    for _ in range(2):
        yield watched(browser, page, lambda: page.evaluate(BOARDS, [game, LOOK]))
    yield watched(browser, page, lambda: page.evaluate(SIXTY, 60))


def watched(browser: Browser, page: Page, act: Callable[[], object]) -> Frames:
    """What became of the frames while this was done."""
    browser.start_tracing(page=page, categories=["cc", "benchmark", "toplevel", "__metadata"])
    act()
    told = json.loads(browser.stop_tracing())["traceEvents"]
    states = [
        event["args"]["frame_reporter"]["state"]
        for event in told
        if event["name"] == "PipelineReporter" and "frame_reporter" in event.get("args", {})
    ]
    main = {
        (one["pid"], one["tid"]) for one in told if one["name"] == "thread_name" and "RendererMain" in str(one["args"])
    }
    tasks = [
        event["tdur"] / 1000
        for event in told
        if event["name"].endswith("RunTask") and "tdur" in event and (event["pid"], event["tid"]) in main
    ]
    return Frames(
        shown=sum(state in SHOWN for state in states),
        dropped=states.count("STATE_DROPPED"),
        held=sum(int(task / FRAME) for task in tasks),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
