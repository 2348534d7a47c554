"""The page: built files, served from memory. A path that is no file is the page's own business (deep links)."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).with_name("static")
INDEX = "index.html"
FOR_GOOD = "public, max-age=31536000, immutable"  # files whose name has a hash of their content
ASK_AGAIN = "no-cache"
PACKED = ("text/", "application/javascript", "image/svg+xml")


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
    tag = '"' + hashlib.sha256(content).hexdigest()[:20] + '"'
    cache = FOR_GOOD if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
    packed = gzip.compress(content, mtime=0) if kind.startswith(PACKED) else b""
    return File(content, packed, kind, tag, cache)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    found: File | None = request.app.state.page.find(request.scope["path"])
    if found is None:
        raise NotFoundException("There is nothing here.")
    headers = {"ETag": found.tag, "Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.type)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.type)
    return Response(found.content, headers=headers, media_type=found.type)
