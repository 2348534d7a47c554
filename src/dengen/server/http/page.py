"""The page: built files, served from memory. Its own addresses (deep links) are listed among them, in pages.json."""

import gzip
import hashlib
import mimetypes
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter

from dengen.server.http.dependencies import TheNode
from dengen.server.link_previews.previews import preview_of, shown_result, with_tags
from dengen.server.link_previews.result_pictures import ResultPictures, wanted

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
ADDRESSES = "pages.json"  # such as "/rules/:game": `:game` stands for a game's id, `*` for anything
FOR_GOOD = "public, max-age=31536000, immutable"  # files whose name has a hash of their content
ASK_AGAIN = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")  # not known to every system
PACKED = ("text/", "application/javascript", "application/manifest+json", "image/svg+xml")


class File(NamedTuple):
    content: bytes
    packed: bytes  # for browsers that unpack it; empty where that would save nothing
    type: str
    tag: str
    cache: str


class PageFiles:
    def __init__(self, folder: Path = STATIC) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): read(path, folder) for path in folder.rglob("*") if path.is_file()
        }

        listed = self._files.get(ADDRESSES)
        addresses = msgspec.json.decode(listed.content, type=list[str]) if listed else ["/"]
        self._addresses = [parts_of(address) for address in addresses]
        self.results = ResultPictures()

    @property
    def names(self) -> Collection[str]:
        return self._files.keys()

    def is_link(self, path: str) -> bool:
        """Does it lead into the page, to be told of by messengers?"""
        return self.find(path) is not None and self.find(path) is self._files.get(INDEX)

    def find(self, path: str) -> File | None:
        """The file of this name; for everything else that people open, the page itself."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        is_link = "." not in name.rpartition("/")[2] and not f"{name}/".startswith(("api/", "assets/"))
        return self._files.get(INDEX) if is_link else None

    def has(self, path: str, games: Collection[str]) -> bool:
        """Is there something at this address? Where there isn't, the page says so."""
        if path.strip("/") in self._files:
            return True
        given = parts_of(path)
        return any(fits(address, given, games) for address in self._addresses)


def parts_of(path: str) -> list[str]:
    return [part for part in path.split("/") if part]


def fits(address: list[str], given: list[str], games: Collection[str]) -> bool:
    return len(address) == len(given) and all(
        part in games if wanted == ":game" else wanted in ("*", part)
        for wanted, part in zip(address, given, strict=True)
    )


def read(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith(PACKED) and not kind.startswith("text/"):  # of text, litestar says it
        kind += "; charset=utf-8"
    return made(content, kind, FOR_GOOD if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN)


def made(content: bytes, kind: str, cache: str) -> File:
    tag = '"' + hashlib.sha256(content).hexdigest()[:20] + '"'
    packed = gzip.compress(content, mtime=0) if kind.startswith(PACKED) else b""
    return File(content, packed, kind, tag, cache)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], node: TheNode) -> Response[bytes]:
    files: PageFiles = request.app.state.page
    path = request.scope["path"]
    found = files.find(path)
    if found is None:
        raise NotFoundException("Not found.")
    if files.is_link(path):
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
        preview = await preview_of(path, node, files.names)
        found = made(with_tags(found.content, preview, origin, path), found.type, found.cache)
    status = 200 if files.has(path, node.games.ids) else 404
    headers = {"ETag": found.tag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        packed = {**headers, "Content-Encoding": "gzip"}
        return Response(found.packed, status_code=status, headers=packed, media_type=found.type)
    return Response(found.content, status_code=status, headers=headers, media_type=found.type)


@get("/og/{table:str}/{game:int}", include_in_schema=False)
async def result_picture(
    table: FromPath[str],
    game: Annotated[int, PathParameter(ge=1, le=9999)],
    request: Request[Any, Any, Any],
    node: TheNode,
) -> Response[bytes]:
    """For messengers: the game's own picture, with names and result where anyone may see them."""
    files: PageFiles = request.app.state.page
    result = await shown_result(table, game, node)
    ground = files.find(f"og/{result.game}.jpg") if result else None
    if result is None or ground is None:
        raise NotFoundException("Not found.")
    title = node.games.default(result.game).title
    picture = await files.results.of(wanted(f"{title.en} {title.ja}", result), ground.content)
    return Response(picture, media_type="image/jpeg", headers={"Cache-Control": ASK_AGAIN})
