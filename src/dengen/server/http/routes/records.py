"""Games that are over: their records, and every position of them."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from dengen.server.http.dependencies import AnyRequest, TheGuests, TheNode, payers
from dengen.server.http.problems import responses
from dengen.server.http.routes.tables import find_played
from dengen.server.sandbox.records import ReplayInfo, UploadedRecord, replayed, written

ViewerName = Annotated[
    str, QueryParameter(pattern="^(open|watching|[0-9]{1,2})$", description="a seat, watching or open")
]
First = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count = Annotated[int, QueryParameter(ge=1, le=100)]
Nth = Annotated[int, PathParameter(ge=1, le=1000)]


def as_json(body: bytes) -> Response[Any]:
    """What was encoded elsewhere."""
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}/records/{game:int}", tags=["records"], responses=responses(400, 404, 409, 429, 503))
async def one_record(
    table: FromPath[str], game: Nth, request: AnyRequest, node: TheNode, guests: TheGuests
) -> Response[bytes]:
    """The record of the table's nth game, as a file, once it is over."""
    person = await guests.person_of(request.cookies)
    played = await find_played(node.store, table, game, person)
    name = f"{played.header.game}-{table}-{game}.json"
    return Response(
        await node.sandbox.read(payers(request, person), written, node.games.classes, played),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{table:str}/replays/{game:int}",
    tags=["records"],
    responses=responses(400, 404, 409, 429, 503),
)
async def replay_table(
    table: FromPath[str],
    game: Nth,
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    viewer: ViewerName = "watching",
    first: First = 0,
    count: Count = 20,
) -> Response[ReplayInfo]:
    """The table's nth game, position by position, once it is over."""
    person = await guests.person_of(request.cookies)
    played = await find_played(node.store, table, game, person)
    given = (node.games.classes, played, viewer, first, count)
    return as_json(await node.sandbox.read(payers(request, person), replayed, *given))


@post("/api/replays", tags=["records"], status_code=200, responses=responses(400, 404, 413, 415, 429))
async def replay_record(
    data: JSONBody[dict[str, Any]],
    node: TheNode,
    request: AnyRequest,
    guests: TheGuests,
    viewer: ViewerName = "open",
    first: First = 0,
    count: Count = 20,
) -> Response[ReplayInfo]:
    """The same for a record that is sent as the body."""
    person = await guests.person_of(request.cookies)
    given = (node.games.classes, UploadedRecord(await request.body()), viewer, first, count)
    return as_json(await node.sandbox.read(payers(request, person), replayed, *given))


HANDLERS = [one_record, replay_table, replay_record]
