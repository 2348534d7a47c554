"""How an error looks over HTTP: a status and always the same body."""

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Refusal
from dengen.server.http.dependencies import AnyRequest
from dengen.server.protocol.errors import REQUEST_ID, own_refusal

STATUS = {
    "no_guest": 401,
    "not_seated": 403,
    "not_invited": 403,
    "forbidden": 403,
    "banned": 403,
    "bad_pass": 403,
    "sets_off": 403,
    "lab_off": 403,
    "printing_off": 403,
    "positions_off": 403,
    "no_table": 404,
    "no_set": 404,
    "unreadable": 404,
    "old_rules": 404,
    "unknown_game": 404,
    "not_over": 409,
    "other_rules": 409,
    "wrong_moment": 409,
    "conflict": 409,
    "too_many_tables": 409,
    "too_many_sets": 409,
    "set_changed": 409,
    "no_push": 409,
    "going_away": 503,
    "too_fast": 429,
    "no_drawings": 503,
    "cannot_print": 503,
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


def problem(refusal: Refusal) -> Problem:
    return Problem(refusal.code, refusal.en, refusal.ja)


def from_dengen(request: AnyRequest, error: DengenError) -> Response[Problem]:
    return Response(problem(error.refusal), status_code=STATUS.get(error.code, 400))


def from_litestar(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    code = CODES.get(error.status_code, "error")
    detail = error.detail
    extra = error.extra
    if isinstance(extra, list):
        detail = (
            "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
            or detail
        )
    return Response(problem(own_refusal(code, detail)), status_code=error.status_code, headers=error.headers)


def from_anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    id = str(request.scope.get(REQUEST_ID, ""))
    request.app.state.log.failure("request", error, request=id, method=request.method, path=request.scope["path"][:100])
    return Response(problem(own_refusal("internal", "The server had an internal error.")), status_code=500)
