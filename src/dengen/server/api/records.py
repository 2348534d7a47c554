"""Games that are over: their records, and every position of them."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from dengen.core.outcome import Outcome
from dengen.core.view import OPEN
from dengen.core.view import Viewer as Eyes
from dengen.core.words import Words
from dengen.server.api.given import TheHall
from dengen.server.api.problems import responses
from dengen.server.api.tables import find_record
from dengen.server.hall import Hall
from dengen.table.entries import Sitter
from dengen.table.errors import BadRecord
from dengen.table.record import Record, RecordEntry, read, write
from dengen.table.replaying import Departure, Replay, replay

Asked = Request[Any, Any, Any]
Viewer = Annotated[str, QueryParameter(pattern="^(open|watching|[0-9]{1,2})$", description="a seat, watching or open")]
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


async def person_of(request: Asked, hall: Hall) -> str:
    guest = await hall.guests.find(request.cookies)
    return guest.person if guest else ""


@get("/api/tables/{table:str}/records/{game:int}", tags=["records"], responses=responses(400, 404, 409, 503))
async def record(table: FromPath[str], game: Nth, request: Asked, hall: TheHall) -> Response[bytes]:
    """The record of the table's nth game, as a file, once it is over."""
    found = await find_record(hall, table, game, await person_of(request, hall))
    name = f"{found.header.game}-{table}-{game}.json"
    return Response(
        write(found), media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table:str}/replays/{game:int}", tags=["records"], responses=responses(400, 404, 409, 503))
async def replay_table(
    table: FromPath[str],
    game: Nth,
    request: Asked,
    hall: TheHall,
    viewer: Viewer = "watching",
    first: First = 0,
    count: Count = 20,
) -> ReplayInfo:
    """The table's nth game, position by position, once it is over."""
    found = await find_record(hall, table, game, await person_of(request, hall))
    return moments(hall, found, viewer, first, count)


@post("/api/replays", tags=["records"], status_code=200, responses=responses(400, 404, 413, 415, 429))
async def replay_record(
    data: JSONBody[dict[str, Any]],
    hall: TheHall,
    request: Asked,
    viewer: Viewer = "open",
    first: First = 0,
    count: Count = 20,
) -> ReplayInfo:
    """The same for a record that is sent as the body."""
    return moments(hall, read(await request.body()), viewer, first, count)


def moments(hall: Hall, found: Record, viewer: str, first: int, count: int) -> ReplayInfo:
    header = found.header
    game = hall.games.bind(header.game, header.cards.content if hall.games.default(header.game).has_cards else None)
    played = replay(found, game)
    eyes: Eyes = {"open": OPEN, "watching": None}.get(viewer, int(viewer) if viewer.isdigit() else None)
    if eyes is not None and eyes != OPEN and eyes >= header.seats:
        raise BadRecord(f"There is no seat {eyes} in this game of {header.seats}.", f"{eyes}番の席はありません。")
    until = min(first + count, len(played.moments))
    return ReplayInfo(
        game=header.game, rules=header.rules, cards=header.cards.hash, seats=header.seats, options=header.options,
        sitters=header.sitters, length=len(played.moments), outcome=found.end.outcome, departure=played.departure,
        moments=[moment(played, number, eyes) for number in range(first, until)],
    )  # fmt: skip


def moment(played: Replay, number: int, eyes: Eyes) -> MomentInfo:
    at = played.moments[number]
    return MomentInfo(at.number, at.entry, played.answer(number), played.told(number, eyes), played.view(number, eyes))


HANDLERS = [record, replay_table, replay_record]
