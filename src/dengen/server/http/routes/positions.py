"""Tables of real cards: somebody says what lies there, and the game says what that is worth."""

from typing import Any

from litestar import Response, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from dengen.server.http.dependencies import AnyRequest, TheGuests, TheNode, payers
from dengen.server.http.problems import responses
from dengen.server.http.routes.records import as_json
from dengen.server.sandbox.records import LaidTable, laid


class RealTable(Struct, forbid_unknown_fields=True):
    """`position`: what lies there (docs/positions.md). `cards`: an edition, or a whole card set; null: the usual edition."""

    position: dict[str, Any]
    cards: str | dict[str, Any] | None = None


@post(
    "/api/games/{game:str}/positions",
    tags=["games"],
    status_code=200,
    responses=responses(400, 403, 404, 413, 415, 429),
)
async def lay_position(
    game: FromPath[str], data: JSONBody[RealTable], request: AnyRequest, node: TheNode, guests: TheGuests
) -> Response[LaidTable]:
    """Lay a table and look at it: nothing is kept, and nobody plays there."""
    node.games.default(game)  # before a process is asked
    given = (node.games.classes, game, data.cards, data.position)
    return as_json(await node.sandbox.read(payers(request, await guests.person_of(request.cookies)), laid, *given))


HANDLERS = [lay_position]
