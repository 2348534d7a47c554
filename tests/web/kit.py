"""The server in a thread, Debian's Chromium, and a person who clicks."""

import asyncio
import contextlib
import io
import json
import os
import random
import re
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect, sync_playwright

from dengen.server.config.settings import ServerLimits, ServerSettings
from dengen.server.http.app import make_app
from dengen.server.http.page import STATIC
from dengen.server.http.page import PageFiles as PageFiles
from dengen.server.node import ENTROPY_BITS, make_node
from dengen.server.ops.logs import Log
from dengen.server.push.keys import make_keys
from dengen.server.runtime import Runtime
from dengen.server.sandbox.games import Games
from dengen.server.tables.open_table import OpenTable
from dengen.table import Table
from dengen.table.commands import Tick
from tests.server.kit import QuickBots, Quiet
from tests.server.push.push_service import PushService

T = TypeVar("T")
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--disable-background-networking", "--disable-component-update", "--no-first-run", "--disable-dev-shm-usage", "--disable-gpu",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]  # fmt: skip
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}
PATIENCE = 40_000
LIMITS = ServerLimits(
    messages=500, messages_burst=2000, requests=500, requests_burst=5000, tables=500, call=0, reading=30_000
)
SHORT_FIGHT = {
    "target": 4, "seno": 100, "shout": 100, "ready_count": 300, "ready_idle": 1000, "stall_count": 300, "stall_idle": 1500,
}  # fmt: skip

# What this person chose once, unless something is kept already
FIRST_SETTINGS = (
    "localStorage.getItem('dengen.settings') ?? localStorage.setItem('dengen.settings', JSON.stringify(%s));"
)

# Nothing is painted that nobody looks at: it has its place all the same, and is hit there
UNSEEN = """
  const unseen = new CSSStyleSheet();
  unseen.replaceSync(':root:not([data-painted]) { opacity: 0 !important }');
  document.adoptedStyleSheets.push(unseen);
"""

# A linear congruential generator: whoever tests wants the same again, not the best. It goes on where the last page of the tab
# stopped, or two of them would give their messages the same ids
SEEDED = """
  const kept = location.origin === 'null' ? {} : sessionStorage;
  Math.random = () => (kept.drawn = (Math.imul(Number(kept.drawn ?? %d), 1664525) + 1013904223) >>> 0) / 4294967296;
"""

# One answer of what is asked, the first or by a number: what a person with a keyboard does in the list of choices
ANSWER = """(pick) => {
  const choices = [...document.querySelectorAll('[data-choice]')];
  if (!choices.length || choices.some((one) => one.disabled)) return false;
  choices[pick % choices.length].click();
  return true;
}"""


class Luck:
    """What servers and pages draw from: the same in each run of a test. `DENGEN_LUCK` draws something else."""

    def __init__(self) -> None:
        self._chance = random.Random()

    def begin(self, test: str) -> None:
        self._chance = random.Random(os.environ.get("DENGEN_LUCK", "") + test)

    def entropy(self) -> int:
        return self._chance.getrandbits(ENTROPY_BITS)

    def script(self) -> str:
        """What a page draws, such as the names that it suggests."""
        return SEEDED % self._chance.getrandbits(32)


LUCK = Luck()


class Served:
    """A server in a thread of its own."""

    def __init__(self, url: str, runtime: Runtime, loop: asyncio.AbstractEventLoop, pushed: PushService) -> None:
        """`pushed`: what it sends to browsers whose page is closed arrives there."""
        self.url = url
        self.pushed = pushed
        self.runtime = runtime
        self._loop = loop

    def call(self, work: Callable[[], T]) -> T:
        """Do this where the server runs, while it does nothing else."""

        async def done() -> T:
            return work()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(PATIENCE / 1000)

    def table_at(self, address: str) -> Table:
        return self._open_table(address).table

    def let_time_pass(self, address: str) -> None:
        """There, until the time brings something next."""
        table = self._open_table(address)
        ticked = table.do(Tick(), time=table.table.due())
        asyncio.run_coroutine_threadsafe(ticked, self._loop).result(PATIENCE / 1000)

    def _open_table(self, address: str) -> OpenTable:
        found = self.runtime.tables.find(address.partition("/t/")[2].partition("#")[0])
        assert found is not None
        return found


@contextlib.contextmanager
def serving(folder: Path, port: int = 0, page: Path = STATIC, games: Games | None = None) -> Iterator[Served]:
    """A server whose bots answer at once."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen()  # whoever comes before the server is up waits for it
    keys = folder / "push.json"
    if not keys.exists():
        make_keys(keys, "mailto:ops@example.org")
    settings = ServerSettings(
        store=f"sqlite:///{folder / 'tables.db'}",
        limits=LIMITS,
        reports=str(folder / "reports"),
        analysis=True,
        sets=True,
        lab=1,
        own_cards=True,
        positions=True,
        push_keys=str(keys),
    )
    service = PushService()
    ready = threading.Event()
    servers: list[uvicorn.Server] = []
    served: list[Served] = []

    async def serve() -> None:
        node = make_node(
            settings, games=games, bots=QuickBots(), log=Log(io.StringIO()), entropy=LUCK.entropy, carrier=service
        )
        runtime = Runtime(node)
        app = make_app(runtime, PageFiles(page))
        config = uvicorn.Config(app, log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=1)
        servers.append(Quiet(config))
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        served.append(Served(url, runtime, asyncio.get_running_loop(), service))
        ready.set()
        await servers[0].serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    ready.wait(10)
    yield served[0]
    servers[0].should_exit = True
    thread.join(10)


# The same again and again for a while, without asking the test in between; how many answers that were
STRETCH = 1000
ANSWER_ON = """async ([pick, time]) => {
  const until = performance.now() + time;
  let answers = 0;
  while (performance.now() < until && !document.querySelector('[data-end]')) {
    const choices = [...document.querySelectorAll('[data-choice]')];
    if (choices.length && !choices.some((one) => one.disabled)) {
      choices[(pick + 7 * answers++) % choices.length].click();
    }
    await new Promise((on) => setTimeout(on, 5));
  }
  return answers;
}"""

# How many of the cards' pictures a browser can paint; none that it can't
PAINTED = """async () => {
  const coming = () => [...document.querySelectorAll('[data-coming]')];
  while (coming().some((one) => one.getBoundingClientRect().top < innerHeight)) await new Promise((on) => setTimeout(on, 10));
  const pictures = [...document.querySelectorAll('[data-picture]')];
  await Promise.all(pictures.map((one) => one.decode()));
  return pictures.filter((one) => one.naturalWidth > 0).length;
}"""

# Where on the screen a hand would go next: what is lit and not taken up yet, a button beside it, or the bar that asks.
# A point that really belongs to the thing, whatever lies over the rest of it
NEXT_POINT = """(pick) => {
  const bar = [...document.querySelectorAll('.ask[role=group] button')];
  const things = [...document.querySelectorAll('[data-key].lit:not(.chosen), [data-offer]:enabled')];
  // a live fight's, which nobody lights; not those that only open something to look at
  const own = [...document.querySelectorAll('.stage .over button:enabled:not([aria-expanded])')];
  const wanted = bar.length ? bar.slice(0, Math.max(1, bar.length - 1)) : things.length ? things : own;
  for (let nth = 0; nth < wanted.length; nth++) {
    const thing = wanted[(pick + nth) % wanted.length];
    thing.scrollIntoView({ block: 'center' });
    const box = thing.getBoundingClientRect();
    for (const across of [.5, .15, .85, .3, .7]) for (const down of [.5, .1, .9, .3, .7]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      if (document.elementFromPoint(x, y)?.closest('button') === thing) return { x, y };
    }
  }
  return null;
}"""

# Where a game stands that goes no further: what is asked, whether an answer is under way, what could be pressed
STANDING = """() => JSON.stringify({
  asked: document.querySelector('.prompt')?.dataset.question ?? null,
  prompt: document.querySelector('.prompt')?.textContent ?? null,
  underWay: !!document.querySelector('[data-choice]:disabled'),
  choices: document.querySelectorAll('[data-choice]').length,
  pressable: [...document.querySelectorAll('.lit, .chosen, [data-offer], .ask button, .over button')]
    .map((one) => one.dataset.key ?? one.textContent),
})"""


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def without_pauses(route: Route) -> None:
    """A new table whose bots don't pretend to think."""
    if route.request.method != "POST":
        route.continue_()
        return
    wish = json.loads(route.request.post_data or "{}")
    if wish.get("bot_pace", "brisk") == "brisk":
        wish["bot_pace"] = "instant"
    if wish["game"] == "trump_fighter" and not wish.get("position"):
        wish["options"] = {**SHORT_FIGHT, **wish.get("options", {}), "ready_idle": SHORT_FIGHT["ready_idle"]}
    route.continue_(post_data=json.dumps(wish))


def wait_until(page: Page, condition: Callable[[], object]) -> None:
    """Until it holds; as long as one waits for anything else. (The page's policy forbids Playwright's own way.)"""
    until = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < until, "it never came"
        page.wait_for_timeout(10)


class Drag:
    """Something on a board in one's hand, from the moment on when it is lifted."""

    def __init__(self, page: Page, thing: Locator) -> None:
        expect(thing).to_have_class(re.compile(r"\blit\b"))  # who isn't asked yet drags nothing
        self.mouse = page.mouse
        x, y = middle(thing)
        self.mouse.move(x, y)
        self.mouse.down()
        self.mouse.move(x, y - 30, steps=3)

    def over(self, place: Locator) -> None:
        self.mouse.move(*middle(place), steps=4)

    def drop(self) -> None:
        self.mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Opens(Protocol):
    """A browser, or something that starts one."""

    @property
    def new_context(self) -> Callable[..., BrowserContext]: ...


class Person:
    """A browser of one's own, and what is done with it."""

    def __init__(
        self,
        browser: Opens,
        url: str,
        size: str = "desk",
        lang: str = "en",
        keeps: bool = False,
        pace: str = "instant",
        painted: bool = False,
        **settings: Any,
    ) -> None:
        """`keeps`: the service worker is let in. (Playwright's routes don't see what goes past one.) `pace`: of what others do.

        `painted`: for whoever looks at pictures of the page; else only while `looks.painted`."""
        self.url = url
        self.touches = bool(SIZES[size].get("has_touch"))
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale={"en": "en-US", "ja": "ja-JP"}[lang],
            service_workers="allow" if keeps else "block",
            **{"reduced_motion": "reduce", **SIZES[size], **settings},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LUCK.script())
        self.context.add_init_script(FIRST_SETTINGS % json.dumps({"pace": pace, "sound": False}))
        if not painted:
            self.context.add_init_script(UNSEEN)
        self.context.route("**/api/tables", without_pauses)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def play_now(self, game: str) -> Page:
        page = self.go("/")
        page.locator("article", has=page.locator(f"a[href='/new/{game}']")).locator("button.main").click()
        page.locator("[data-just], .prompt").first.wait_for()
        if page.locator("[data-just]").count():  # a game that this browser doesn't know yet
            page.locator("[data-just]").click()
        page.wait_for_selector(".prompt")
        return page

    def open_table(self, game: str, bots: bool = True, **options: Any) -> Page:
        """Sit down at a table of one's own with these options, and begin where bots sit in all the other seats."""
        return self._found(game, bots, options=options)

    def open_position(self, game: str, position: dict[str, Any]) -> Page:
        """Play on against bots from what lies there already."""
        return self._found(game, True, position=position)

    def _found(self, game: str, bots: bool, **wishes: Any) -> Page:
        self.context.request.put("/api/guest", data={"name": "Ann"})
        info = self.context.request.get(f"/api/games/{game}").json()
        seats = wishes.get("position", {}).get("seats", info["default_seats"])
        others = ["normal" if bots else ""] * (seats - 1)
        wish = {"game": game, "bots": ["", *others], "bot_pace": "instant", "join": "anyone", **wishes}
        created = self.context.request.post("/api/tables", data=wish)
        assert created.status == 201, created.text()
        page = self.go(created.json()["link"])
        page.locator("section li button").first.click()
        if bots:
            page.locator("section button.main:enabled").click()
            page.wait_for_selector(".prompt")
        return page

    def join(self, host: "Person") -> Page:
        """Take a free seat at somebody's table; then they begin."""
        page = self.go(host.page.url.removeprefix(host.url))
        page.locator("section li button").first.click()
        host.page.locator("section button.main:enabled").click()
        page.wait_for_selector(".prompt")
        return page

    def answer(self, pick: int = 0) -> None:
        """One of the choices, as soon as there is a choice."""
        wait_until(self.page, lambda: self.page.evaluate(ANSWER, pick))

    def wait_until_asked(self) -> None:
        self.page.wait_for_selector("[data-choice]", state="attached")

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    def play_to_end(self, most: int = 2000) -> int:
        """By the list of choices, a different place of it each time; how many answers it took."""
        answers = 0
        while not self.is_over:
            answers += self.page.evaluate(ANSWER_ON, [answers * 7, STRETCH])
            assert answers < most
        return answers

    def play_by_hand(self, most: int = 4000) -> int:
        """To the end by clicks or taps on the board itself; the list only where nothing is lit. How many hit the board."""
        hits, rng, table = 0, random.Random(1), self.page.url
        for _ in range(most):
            if self.is_over:
                return hits
            if self.page.url != table:  # on a busy machine a finger may come down late, on what has come up since
                self.page.go_back()
            point = self.page.evaluate(NEXT_POINT, rng.randrange(1000))
            if point is None:
                self.page.evaluate(ANSWER, rng.randrange(1000))
            elif self.touches:
                self.page.touchscreen.tap(point["x"], point["y"])
            else:
                self.page.mouse.click(point["x"], point["y"])
            hits += point is not None
            self.page.wait_for_timeout(15)
        raise AssertionError(f"the game doesn't end: {self.page.evaluate(STANDING)}")

    def assert_tidy(self) -> None:
        assert not self.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "the page scrolls sideways"
        assert self.errors == [], self.errors
        assert self.hosts == {self.url.split("/")[2]}

    def close(self) -> None:
        self.context.close()
