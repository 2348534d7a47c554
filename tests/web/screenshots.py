"""Every screen in both sizes, languages and colours, and a sheet to look at: python -m tests.web.screenshots [names that are wanted …]"""

import sys
import tempfile
from html import escape
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.kit import Person, chromium, serving
from tools.files import ROOT

TO = ROOT / "build" / "screenshots"
GAMES = ("flip_angel", "lumiel", "troll_master", "walpurgis", "trump_fighter")
PAGES = {
    "home": "/", "new": "/new/walpurgis", "watch": "/watch", "learn": "/learn", "deck": "/deck", "replay": "/replay", "lab": "/lab",
    "lost": "/nowhere",
    **{f"{page}-{game}": f"/{page}/{game}" for page in ("rules", "cards", "learn") for game in GAMES},
}  # fmt: skip
LOOKS = list(product(("desk", "phone"), ("en", "ja"), ("light", "dark")))
# So many answers into the game is its middle
ANSWERS = {"flip_angel": 8, "lumiel": 40, "troll_master": 14, "walpurgis": 14, "trump_fighter": 1}
STYLE = """
  body { font: 14px sans-serif; background: #888 }
  img { max-width: 300px; max-height: 300px; display: block }
  th { position: sticky; top: 0; left: 0; background: #ddd }
"""
THEME = "(theme) => (document.documentElement.dataset.theme = theme)"


class Album:
    def __init__(self, wanted: list[str]) -> None:
        self._wanted = wanted
        self.taken: dict[str, dict[str, Path]] = {}

    def wants(self, name: str) -> bool:
        return not self._wanted or any(name.startswith(wish) for wish in self._wanted)

    def take(self, someone: Person, name: str, size: str, lang: str) -> None:
        """In both colours: the same page, painted twice."""
        for theme in ("light", "dark"):
            someone.page.evaluate(THEME, theme)
            path = TO / f"{name}-{size}-{lang}-{theme}.png"
            someone.page.screenshot(path=path)
            self.taken.setdefault(name, {})[f"{size} {lang} {theme}"] = path

    def sheet(self) -> Path:
        """All of them on one page: a row for each screen, a column for each look."""
        looks = [" ".join(look) for look in LOOKS]
        head = "".join(f"<th>{look}</th>" for look in looks)
        rows = "".join(f"<tr><th>{escape(name)}</th>{cells(taken, looks)}</tr>" for name, taken in self.taken.items())
        sheet = TO / "index.html"
        sheet.write_text(
            f"<!doctype html><meta charset=utf-8><title>dengen</title><style>{STYLE}</style>"
            f"<table><tr><th></th>{head}</tr>{rows}</table>",
            "utf-8",
        )
        return sheet


def cells(taken: dict[str, Path], looks: list[str]) -> str:
    return "".join(
        f'<td><a href="{taken[look].name}"><img loading=lazy alt="" src="{taken[look].name}"></a></td>'
        if look in taken
        else "<td></td>"
        for look in looks
    )


def main(wanted: list[str]) -> int:
    TO.mkdir(parents=True, exist_ok=True)
    album = Album(wanted)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served, chromium() as browser:
        for size, lang in product(("desk", "phone"), ("en", "ja")):
            take(browser, served.url, size, lang, album)
    print(album.sheet())
    return 0


def take(browser: Browser, url: str, size: str, lang: str, album: Album) -> None:
    someone = Person(browser, url, size, lang, painted=True)
    for name, path in PAGES.items():
        if album.wants(name):
            someone.go(path)
            someone.page.wait_for_load_state("networkidle")
            album.take(someone, name, size, lang)
    for game in GAMES:
        if album.wants(f"table-{game}"):
            play(someone, game, size, lang, album)
    someone.close()


def play(someone: Person, game: str, size: str, lang: str, album: Album) -> None:
    """A game at its beginning, in its middle, and at its end with the replay."""
    page = someone.play_now(game)
    page.wait_for_selector(".stage [data-key]")
    album.take(someone, f"table-{game}-start", size, lang)
    for turn in range(ANSWERS[game]):
        someone.answer(turn * 3)
    page.locator("[data-key^='pick:']").first.wait_for(state="detached")
    album.take(someone, f"table-{game}-middle", size, lang)
    someone.play_to_end()
    album.take(someone, f"table-{game}-end", size, lang)
    page.locator("[data-end] a[href^='/replay/']").click()
    page.wait_for_selector(".stage [data-key]")
    album.take(someone, f"table-{game}-replay", size, lang)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
