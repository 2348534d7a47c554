"""How the server is."""

from litestar import MediaType, Response, get
from msgspec import Struct

import dengen
from dengen.server.api.given import TheHall


class Health(Struct):
    status: str
    version: str
    node: str
    time: int


@get("/api/health", tags=["health"])
async def health(hall: TheHall) -> Response[Health]:
    """200 while the store can be used, else 503."""
    state = Health("ok" if hall.is_well else "store_unavailable", dengen.__version__, hall.node, hall.clock.now())
    return Response(state, status_code=200 if hall.is_well else 503)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(hall: TheHall) -> str:
    """Figures in Prometheus' text format."""
    return hall.metrics.text()


HANDLERS = [health, metrics]
