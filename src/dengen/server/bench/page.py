"""The measurement of `dengen bench page`: how soon a page shows what matters, on the local server and a slow machine."""

import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from msgspec import Struct

from dengen.server.bench.client import BenchPlayer, Rate
from dengen.server.bench.run import ServerProcess, create_table, served
from dengen.server.http.page import STATIC
from dengen.server.people.guests import COOKIE

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--disable-background-networking",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-sandbox",
]
SLOWER = 4  # times, the CPU
TIMES = 3
WIDTH, HEIGHT = 1280, 800

# Every largest paint so far, also those from before we asked
LARGEST_PAINT = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
})"""


class Missing(Exception):
    """What is needed and isn't here."""


class PageFigures(Struct, kw_only=True):
    """`lcp_ms`: the largest contentful paint, the middle one of several loads with nothing kept from before."""

    page: str
    lcp_ms: float


def browser_path() -> str:
    """Chromium, where all that is needed is here; raises Missing."""
    path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if path is None:
        raise Missing("Chromium")
    if not (STATIC / "index.html").is_file():
        raise Missing("the built page (make page)")
    try:
        import playwright.async_api  # noqa: F401
    except ModuleNotFoundError:
        raise Missing("playwright (pip install playwright)") from None
    return path


async def measure(games: list[str], times: int = TIMES) -> list[PageFigures]:
    """The home page, a rulebook, and a table of each of these games."""
    from playwright.async_api import async_playwright  # only this command needs it

    path = browser_path()
    with tempfile.TemporaryDirectory(prefix="dengen-bench-") as folder:
        async with served(f"sqlite:///{Path(folder) / 'tables.db'}") as server, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
            addresses = {"home": "/", "rules": f"/rules/{games[0]}"} if games else {"home": "/"}
            for game in games:
                addresses[f"table of {game}"] = f"/t/{await playing(server, game)}"
            figures = [
                PageFigures(
                    page=name, lcp_ms=statistics.median([await paint(browser, server, path) for _ in range(times)])
                )
                for name, path in addresses.items()
            ]
            await browser.close()
            return figures


async def playing(server: ServerProcess, game: str) -> str:
    """A table at which a game has begun."""
    table = await create_table(server, game)
    player = BenchPlayer(server.url, server.http.cookies[COOKIE], table, Rate(0))
    await player.connect()
    await player.sit()
    await player.socket.close()
    return table


async def paint(browser: Any, server: ServerProcess, path: str) -> float:
    context = await browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, base_url=server.url)
    cookie = {"name": COOKIE, "value": server.http.cookies[COOKIE], "url": server.url}
    await context.add_cookies([cookie])
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await page.goto(path)
    await page.wait_for_load_state("networkidle")
    largest: float = await page.evaluate(LARGEST_PAINT)
    await context.close()
    return largest
