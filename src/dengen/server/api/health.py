"""How the server is."""

from litestar import MediaType, Response, get
from msgspec import Struct

import dengen
from dengen.server.api.dependencies import TheNode, TheRuntime
from dengen.server.build import BuildName


class Health(Struct):
    """`build`: what thinks for the bots; "compiling": not compiled yet, but soon."""

    status: str
    version: str
    node: str
    time: int
    build: BuildName


@get("/api/health", tags=["health"])
async def health(runtime: TheRuntime) -> Response[Health]:
    """200 while the store can be used, else 503; so while the server is about to stop."""
    node = runtime.node
    status = "draining" if runtime.is_draining else "ok" if runtime.is_well else "store_unavailable"
    state = Health(status, dengen.__version__, node.id, node.clock.now(), node.build.name)
    return Response(state, status_code=200 if status == "ok" else 503)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(node: TheNode) -> str:
    """Figures in Prometheus' text format."""
    return node.metrics.text()


HANDLERS = [health, metrics]
