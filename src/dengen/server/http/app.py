"""The application: handlers, errors, schema; opened and closed with its node."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from msgspec import Struct

import dengen
from dengen.core.base.errors import DengenError
from dengen.server.http import problems
from dengen.server.http.bodies import BodyRequest
from dengen.server.http.lobby_socket import lobby_socket
from dengen.server.http.middleware import Middleware
from dengen.server.http.page import PageFiles, page, result_picture
from dengen.server.http.routes import (
    analyses,
    games,
    guests,
    health,
    here,
    lab,
    operator,
    people,
    positions,
    printing,
    push,
    puzzles,
    quick,
    records,
    reports,
    sets,
    tables,
)
from dengen.server.http.shutdown import GracefulShutdown
from dengen.server.http.table_socket import table_socket
from dengen.server.runtime import Runtime

API = (
    analyses,
    games,
    guests,
    health,
    here,
    lab,
    operator,
    people,
    positions,
    printing,
    push,
    puzzles,
    quick,
    records,
    reports,
    sets,
    tables,
)


def is_strict(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields


STRICT = {name for noun in API for name, kind in vars(noun).items() if is_strict(kind)}


class StrictSchema(JsonRenderPlugin):
    """The schema says that unknown fields are refused; litestar alone leaves that out."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for name, component in openapi_schema["components"]["schemas"].items():
            if name in STRICT:
                component["additionalProperties"] = False
        return super().render(request, openapi_schema)


def given(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False, use_cache=True)


def make_app(runtime: Runtime, files: PageFiles | None = None) -> ASGIApp:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await runtime.open()
        GracefulShutdown(runtime.drain).listen()
        try:
            yield
        finally:
            await runtime.close()

    parts = {
        "node": runtime.node,
        "guests": runtime.guests,
        "newcomers": runtime.newcomers,
        "tables": runtime.tables,
        "connections": runtime.connections,
        "analyses": runtime.analyses,
        "lobby": runtime.lobby,
        "sets": runtime.sets,
        "lab": runtime.lab,
        "prints": runtime.prints,
        "runtime": runtime,
    }
    app = Litestar(
        [handler for noun in API for handler in noun.HANDLERS] + [table_socket, lobby_socket, result_picture, page],
        dependencies={name: given(one) for name, one in parts.items()},
        lifespan=[lifespan],
        state=State({"log": runtime.node.log, "page": files or PageFiles()}),
        exception_handlers={
            DengenError: problems.from_dengen,
            HTTPException: problems.from_litestar,
            Exception: problems.from_anything,
        },
        openapi_config=OpenAPIConfig(
            title="dengen",
            version=dengen.__version__,
            description="Japanese indie card games, plugged in. docs/protocol.md explains it.",
            path="/api/openapi.json",  # by itself: all else below /api that isn't there is refused like anything else
            render_plugins=[StrictSchema(path=["/", "/openapi.json"])],
        ),
        request_class=BodyRequest,
        request_max_body_size=runtime.node.limits.body,
        logging_config=None,
    )
    return Middleware(app, runtime.node)
