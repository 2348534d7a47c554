"""Checks of the built site: no broken links, and no content from other hosts."""

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src"}
ONLY_NAMED = {"canonical", "alternate", "next", "prev"}  # links that browsers don't fetch


class Page(HTMLParser):
    """The links, anchors and fetched files of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value for name, value in attrs if value is not None}
        if "id" in said:
            self.anchors.add(said["id"])
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
        fetched = said.get(FETCHED.get(tag, ""))
        if fetched and said.get("rel") not in ONLY_NAMED:
            self.fetched.append(fetched)


@cache
def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def html(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def count(site: Path) -> int:
    return len(html(site))


def broken_links(site: Path) -> Iterator[str]:
    for path in html(site):
        if path.name == "404.html":
            continue  # its links start at the top of a host
        for link in read(path).links:
            if not leads_somewhere(path, link, site):
                yield f"{path.relative_to(site)}: the link {link} leads nowhere"


def leads_somewhere(path: Path, link: str, site: Path) -> bool:
    url = urlsplit(link)
    if url.scheme:
        return True  # another site: not checked
    aim = (path.parent / unquote(url.path)).resolve() if url.path else path.resolve()
    if aim.is_dir():
        aim /= "index.html"
    if not aim.is_file() or not aim.is_relative_to(site.resolve()):
        return False
    return not url.fragment or aim.suffix != ".html" or unquote(url.fragment) in read(aim).anchors


def fetched_from_elsewhere(site: Path) -> Iterator[str]:
    for path in html(site):
        for address in read(path).fetched:
            if urlsplit(address).netloc:
                yield f"{path.relative_to(site)}: {address} is fetched from another host"
    for sheet in site.rglob("*.css"):
        if "url(http" in sheet.read_text(encoding="utf-8"):
            yield f"{sheet.relative_to(site)}: something is fetched from another host"
