"""How the server is."""

from litestar import MediaType, Response, get
from msgspec import Struct

import dengen
from dengen.server.api.dependencies import TheNode, TheRuntime


class Health(Struct):
    status: str
    version: str
    node: str
    time: int


@get("/api/health", tags=["health"])
async def health(runtime: TheRuntime) -> Response[Health]:
    """200 while the store can be used, else 503."""
    node, is_well = runtime.node, runtime.is_well
    state = Health("ok" if is_well else "store_unavailable", dengen.__version__, node.id, node.clock.now())
    return Response(state, status_code=200 if is_well else 503)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(node: TheNode) -> str:
    """Figures in Prometheus' text format."""
    return node.metrics.text()


HANDLERS = [health, metrics]
