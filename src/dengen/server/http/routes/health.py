"""How the server is."""

from litestar import MediaType, Response, get
from msgspec import Struct

import dengen
from dengen.server.bots.build import BuildName
from dengen.server.http.dependencies import TheNode, TheRuntime


class Health(Struct):
    """`status`: "ok"; "degraded", with its `troubles`: it works, but not as it should; "draining"; "store_unavailable".
    `build`: what thinks for the bots; "compiling": not compiled yet, but soon."""

    status: str
    troubles: list[str]
    version: str
    node: str
    time: int
    build: BuildName


@get("/api/health", tags=["health"])
async def health(runtime: TheRuntime) -> Response[Health]:
    """200 while the store can be used, else 503; so while the server is about to stop."""
    node, status = runtime.node, runtime.status
    state = Health(status, runtime.troubles, dengen.__version__, node.id, node.clock.now(), node.build.name)
    return Response(state, status_code=200 if status in ("ok", "degraded") else 503)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(node: TheNode) -> str:
    """Figures in Prometheus' text format: of this node, and of all others that share its port."""
    return node.worker_metrics.text(node.labels, node.metrics.families())


HANDLERS = [health, metrics]
