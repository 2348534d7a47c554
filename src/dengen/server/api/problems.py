"""How an error looks over HTTP: a status and always the same body."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from dengen.core.errors import DengenError
from dengen.server.errors import JAPANESE, refused

STATUS = {
    "no_guest": 401,
    "may_not_watch": 403,
    "not_seated": 403,
    "not_invited": 403,
    "forbidden": 403,
    "no_table": 404,
    "unknown_game": 404,
    "not_over": 409,
    "wrong_moment": 409,
    "conflict": 409,
    "too_many_tables": 409,
    "store_unavailable": 503,
}
CODES = {
    400: "bad_request",
    401: "no_guest",
    403: "forbidden",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
    415: "bad_request",
    429: "too_fast",
}


class Problem(Struct):
    """What went wrong: a stable code, and a sentence in both languages."""

    code: str
    en: str
    ja: str


def responses(*statuses: int) -> dict[int, ResponseSpec]:
    """For the schema: these may come too."""
    return {status: ResponseSpec(Problem, description=CODES.get(status, "see its code")) for status in statuses}


def from_dengen(request: Request[Any, Any, Any], trouble: DengenError) -> Response[Problem]:
    no = refused("", trouble)
    return Response(Problem(no.code, no.en, no.ja), status_code=STATUS.get(no.code, 400))


def from_litestar(request: Request[Any, Any, Any], trouble: HTTPException) -> Response[Problem]:
    code = CODES.get(trouble.status_code, "error")
    detail = trouble.detail
    extra = trouble.extra
    if isinstance(extra, list):
        detail = (
            "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
            or detail
        )
    problem = Problem(code, detail, JAPANESE.get(code, detail))
    return Response(problem, status_code=trouble.status_code, headers=trouble.headers)


def from_anything(request: Request[Any, Any, Any], trouble: Exception) -> Response[Problem]:
    request.app.state.hall.log.trouble("request", trouble, path=request.scope["path"][:100])
    return Response(Problem("internal", "Something went wrong in the server.", JAPANESE["internal"]), status_code=500)
