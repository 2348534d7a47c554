"""Games that are over: their records, and every position of them."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from dengen.core.outcome import Outcome
from dengen.core.view import OPEN, Viewer
from dengen.core.words import Words
from dengen.server.api.dependencies import AnyRequest, TheGuests, TheNode, TheTables
from dengen.server.api.problems import responses
from dengen.server.api.tables import find_record
from dengen.server.games import Games
from dengen.table.entries import Sitter
from dengen.table.errors import BadRecord
from dengen.table.record import Record, RecordEntry, read, write
from dengen.table.replay import Departure, Replay, replay

ViewerName = Annotated[
    str, QueryParameter(pattern="^(open|watching|[0-9]{1,2})$", description="a seat, watching or open")
]
First = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count = Annotated[int, QueryParameter(ge=1, le=100)]
Nth = Annotated[int, PathParameter(ge=1, le=1000)]


class MomentInfo(Struct):
    """A position: after this entry (null: the beginning), which is, in words; what happened, and what is seen."""

    number: int
    entry: RecordEntry | None
    words: Words | None
    story: list[Words]
    view: Any


class ReplayInfo(Struct):
    """`length`: how many positions there are. `departure`: where and why it leads to another end by today's rules."""

    game: str
    rules: int
    cards: str
    seats: int
    options: dict[str, Any]
    sitters: list[Sitter]
    length: int
    outcome: Outcome | None
    departure: Departure | None
    moments: list[MomentInfo]


@get("/api/tables/{table:str}/records/{game:int}", tags=["records"], responses=responses(400, 404, 409, 503))
async def one_record(
    table: FromPath[str], game: Nth, request: AnyRequest, node: TheNode, guests: TheGuests, tables: TheTables
) -> Response[bytes]:
    """The record of the table's nth game, as a file, once it is over."""
    finished = await find_record(node.store, tables, table, game, await guests.person_of(request.cookies))
    name = f"{finished.header.game}-{table}-{game}.json"
    return Response(
        write(finished),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replays/{game:int}", tags=["records"], responses=responses(400, 404, 409, 503))
async def replay_table(
    table: FromPath[str],
    game: Nth,
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    tables: TheTables,
    viewer: ViewerName = "watching",
    first: First = 0,
    count: Count = 20,
) -> ReplayInfo:
    """The table's nth game, position by position, once it is over."""
    finished = await find_record(node.store, tables, table, game, await guests.person_of(request.cookies))
    return moments(node.games, finished, viewer, first, count)


@post("/api/replays", tags=["records"], status_code=200, responses=responses(400, 404, 413, 415, 429))
async def replay_record(
    data: JSONBody[dict[str, Any]],
    node: TheNode,
    request: AnyRequest,
    viewer: ViewerName = "open",
    first: First = 0,
    count: Count = 20,
) -> ReplayInfo:
    """The same for a record that is sent as the body."""
    return moments(node.games, read(await request.body()), viewer, first, count)


def moments(games: Games, record: Record, viewer: str, first: int, count: int) -> ReplayInfo:
    header = record.header
    has_cards = games.default(header.game).has_cards
    played = replay(record, games.bind(header.game, header.cards.content if has_cards else None))
    eyes: Viewer = {"open": OPEN, "watching": None}.get(viewer, int(viewer) if viewer.isdigit() else None)
    if eyes is not None and eyes != OPEN and eyes >= header.seats:
        raise BadRecord(f"There is no seat {eyes} in this game of {header.seats}.", f"{eyes}番の席はありません。")
    until = min(first + count, len(played.moments))
    return ReplayInfo(
        game=header.game, rules=header.rules, cards=header.cards.hash, seats=header.seats, options=header.options,
        sitters=header.sitters, length=len(played.moments), outcome=record.end.outcome, departure=played.departure,
        moments=[moment(played, number, eyes) for number in range(first, until)],
    )  # fmt: skip


def moment(played: Replay, number: int, eyes: Viewer) -> MomentInfo:
    at = played.moments[number]
    return MomentInfo(at.number, at.entry, played.answer(number), played.told(number, eyes), played.view(number, eyes))


HANDLERS = [one_record, replay_table, replay_record]
