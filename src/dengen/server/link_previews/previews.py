"""What a messenger shows of a link: title, a sentence and a picture, as Open Graph tags in the page's head.

Only what anyone may see is told: of a table that strangers may not watch, not even that it is one, whoever has the link. A
messenger is a stranger: it asks without the invitation, which comes after the `#` and reaches no server.
"""

import re
from collections.abc import Collection
from html import escape
from typing import Any, NamedTuple

from dengen.core.base.errors import DengenError
from dengen.core.base.words import plural
from dengen.core.game import Game
from dengen.server.link_previews.result_pictures import CAN_PAINT, name_of, ranked
from dengen.server.node import Node
from dengen.store import TableSummary
from dengen.table.header import TableHeader
from dengen.table.results.results import GameResult

SITE = "dengen 電源"
ABOUT = "Japanese indie card games, plugged in."
ICON = "icon-512.png"
HEAD = "</head>"
GAME_PAGES = ("rules", "cards", "learn", "puzzles", "new", "ranking")
TABLE_PAGES = ("t", "replay")
NUMBER = re.compile("[0-9]{1,4}")  # of a table's game


class LinkPreview(NamedTuple):
    """`picture`: one of the page's own files, or one that is drawn for a result."""

    title: str
    about: str
    picture: str = ICON

    def tags(self, origin: str, path: str) -> str:
        wide = "summary_large_image" if self.picture != ICON else "summary"
        told = {
            "og:site_name": SITE,
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.about,
            "og:url": f"{origin}{path}",
            "og:image": f"{origin}/{self.picture}",
            "twitter:card": wide,
        }
        return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())


def with_tags(page: bytes, preview: LinkPreview, origin: str, path: str) -> bytes:
    return page.replace(HEAD.encode(), preview.tags(origin, path).encode() + HEAD.encode(), 1)


async def preview_of(path: str, node: Node, files: Collection[str]) -> LinkPreview:
    """Of a link to one of our pages; whatever it can't tell, it leaves out."""
    page, _, rest = path.strip("/").partition("/")
    first, _, second = rest.partition("/")
    try:
        if page in GAME_PAGES and first in node.games.ids:
            return of_game(node.games.default(first), files)
        if page in TABLE_PAGES and first:
            return await of_table(first, int(second) if NUMBER.fullmatch(second) else 0, node, files)
    except DengenError:
        pass  # a page that isn't there, or a store that doesn't answer: the page itself says so
    return LinkPreview(SITE, ABOUT)


def of_game(game: Game[Any], files: Collection[str]) -> LinkPreview:
    return LinkPreview(f"{game.title.en} {game.title.ja}", f"{game.about.en} {game.about.ja}", picture_of(game, files))


def picture_of(game: Game[Any], files: Collection[str]) -> str:
    drawn = f"og/{game.id}.jpg"
    return drawn if drawn in files else ICON


async def of_table(table: str, number: int, node: Node, files: Collection[str]) -> LinkPreview:
    listed = await node.store.listed(table)
    if listed is None or listed.header.watch != "anyone":
        return LinkPreview(SITE, ABOUT)
    game = node.games.default(listed.header.game)
    title = f"{game.title.en} {game.title.ja}"
    nth = number or listed.summary.games
    result = await node.store.result(table, nth)
    if result is None:
        return LinkPreview(title, of_people(listed.header, listed.summary), picture_of(game, files))
    picture = picture_of(game, files)
    return LinkPreview(title, of_result(result), f"og/{table}/{nth}" if picture != ICON and CAN_PAINT else picture)


def of_result(result: GameResult) -> str:
    """The best first: "🏆 Ann 31 · Bob 28"."""
    return " · ".join(
        f"{'🏆 ' if place.share > 0 else ''}{name_of(place, seat)} {place.score}" for seat, place in ranked(result)
    )


async def shown_result(table: str, number: int, node: Node) -> GameResult | None:
    """The result that strangers may see; None: there is none."""
    listed = await node.store.listed(table)
    if listed is None or listed.header.watch != "anyone":
        return None
    return await node.store.result(table, number)


def of_people(header: TableHeader, summary: TableSummary) -> str:
    names = [chair.name for chair in summary.chairs if chair.name]
    return " · ".join([*names, f"{plural(header.seats, 'seat')} {header.seats}人"])
