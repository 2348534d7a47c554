"""The lab's reports, for those who made them: only on a server that is open to its own machine alone."""

from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from dengen.core.base.words import Lang
from dengen.lab.reports import Report, opened_in, page_of, reports
from dengen.server.http.dependencies import AnyRequest, TheNode
from dengen.server.http.routes.here import is_here
from dengen.server.node import Node

POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"


def folder_for(request: AnyRequest, node: Node) -> Path | None:
    """Where the reports lie, for a person at this machine."""
    return Path(node.settings.reports) if node.settings.reports and is_here(request) else None


@get("/api/reports", tags=["reports"], sync_to_thread=True)
def all_reports(request: AnyRequest, node: TheNode) -> list[Report] | None:
    """The reports that `dengen balance` wrote on this machine, the last made first; null on a server for others."""
    folder = folder_for(request, node)
    return None if folder is None else reports(folder)


@get("/reports/{name:str}", include_in_schema=False, sync_to_thread=True)
def report(
    name: FromPath[str], request: AnyRequest, node: TheNode, lang: FromQuery[Lang | None] = None
) -> Response[str]:
    """A page of its own that loads nothing and runs nothing."""
    folder = folder_for(request, node)
    found = page_of(name, folder) if folder else None
    if found is None:
        raise NotFoundException(f"There is no report {name!r}.")
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    written = found.read_text(encoding="utf-8")
    return Response(opened_in(written, lang) if lang else written, media_type="text/html", headers=headers)


HANDLERS = [all_reports, report]
