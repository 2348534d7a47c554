"""Every screen in both sizes, languages and colours: python -m tests.web.screenshots [names that are wanted …]"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from hatch_build import ROOT
from tests.web.kit import ANSWER, Person, chromium, serving

TO = ROOT / "build" / "screenshots"
GAMES = ("flip_angel", "lumiel", "troll_master", "walpurgis", "trump_fighter")
PAGES = {
    "home": "/", "new": "/new/walpurgis", "rules": "/rules/lumiel", "cards": "/cards/walpurgis", "cards-flip": "/cards/flip_angel",
    "learn": "/learn/flip_angel", "deck": "/deck", "replay": "/replay", "lab": "/lab", "lost": "/nowhere",
}  # fmt: skip
ANSWERS = 14  # so far into the game


def main(wanted: list[str]) -> int:
    TO.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, chromium() as browser:
        for size in ("desk", "phone"):
            for lang, theme in (("en", "light"), ("ja", "dark"), ("ja", "light"), ("en", "dark")):
                take(browser, served.url, size, lang, theme, wanted)
    print(TO)
    return 0


def take(browser: Browser, url: str, size: str, lang: str, theme: str, wanted: list[str]) -> None:
    someone = Person(browser, url, size, lang, color_scheme=theme)
    look = f"{size}-{lang}-{theme}"
    for name, path in PAGES.items():
        if not wanted or name in wanted:
            someone.go(path)
            someone.page.wait_for_load_state("networkidle")
            someone.page.screenshot(path=TO / f"{name}-{look}.png")
    for game in GAMES:
        if not wanted or game in wanted:
            someone.play_now(game)
            someone.wait_until_asked()
            for turn in range(ANSWERS):
                someone.page.evaluate(ANSWER, turn * 3)
                someone.page.wait_for_timeout(150)
            someone.page.screenshot(path=TO / f"table-{game}-{look}.png")
    if not wanted or "end" in wanted:
        someone.play_now("flip_angel")
        someone.play_to_end()
        someone.page.screenshot(path=TO / f"end-{look}.png")
    someone.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
