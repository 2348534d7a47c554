"""The page: built files, served from memory. A path that is no file is the page's own business (deep links)."""

import gzip
import hashlib
import mimetypes
from collections.abc import Collection
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from dengen.server.node import Node
from dengen.server.previews import preview_of, with_tags

STATIC = Path(__file__).with_name("static")
INDEX = "index.html"
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


class Page:
    def __init__(self, folder: Path = STATIC) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): read(path, folder) for path in folder.rglob("*") if path.is_file()
        }

    @property
    def names(self) -> Collection[str]:
        return self._files.keys()

    def is_link(self, path: str) -> bool:
        """Does it lead into the page, to be told of by messengers?"""
        return self.find(path) is not None and self.find(path) is self._files.get(INDEX)

    def find(self, path: str) -> File | None:
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        is_link = "." not in name.rpartition("/")[2] and not name.startswith(("api/", "assets/"))
        return self._files.get(INDEX) if is_link else None


def read(path: Path, folder: Path) -> File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith(PACKED):
        kind += "; charset=utf-8"
    return made(content, kind, FOR_GOOD if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN)


def made(content: bytes, kind: str, cache: str) -> File:
    tag = '"' + hashlib.sha256(content).hexdigest()[:20] + '"'
    packed = gzip.compress(content, mtime=0) if kind.startswith(PACKED) else b""
    return File(content, packed, kind, tag, cache)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], node: NamedDependency[Node]) -> Response[bytes]:
    files: Page = request.app.state.page
    path = request.scope["path"]
    found = files.find(path)
    if found is None:
        raise NotFoundException("There is nothing here.")
    if files.is_link(path):
        origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
        preview = await preview_of(path, node, files.names)
        found = made(with_tags(found.content, preview, origin, path), found.type, found.cache)
    headers = {"ETag": found.tag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.type)
    return Response(found.content, headers=headers, media_type=found.type)
