"""What only somebody at the server's own machine is told: how others reach it, how it is commanded."""

import shutil
import sys
from pathlib import Path

from litestar import get
from msgspec import Struct

from dengen.server.http.dependencies import AnyRequest, TheNode
from dengen.server.limits.addresses import is_loopback, named_host, urls_for_others

COMMAND = "dengen"


class Here(Struct):
    """`urls`: where people on other machines find this server; none: they can't. `command`: how to call dengen in a
    terminal here."""

    urls: list[str]
    command: str


def is_here(request: AnyRequest) -> bool:
    """Is it somebody at this machine? Who comes through a proxy has another address or asks for another host."""
    client = request.client.host if request.client else ""
    return is_loopback(client) and is_loopback(named_host(request.headers.get("host", "")))


def own_command() -> str:
    """By its name where the PATH leads to this very install, else by its place."""
    own = Path(sys.executable).with_name(COMMAND)
    found = shutil.which(COMMAND)
    return COMMAND if not own.exists() or (found and Path(found).samefile(own)) else str(own)


@get("/api/here", tags=["health"])
async def here(request: AnyRequest, node: TheNode) -> Here | None:
    """For somebody at this machine; null for everybody else."""
    if not is_here(request):
        return None
    return Here(urls_for_others(node.settings.host, node.settings.port), own_command())


HANDLERS = [here]
