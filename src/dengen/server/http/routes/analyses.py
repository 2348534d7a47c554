"""Finished games looked at again by a bot."""

from typing import Literal

from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct

from dengen.core.base.errors import NotOver
from dengen.server.http.dependencies import AnyRequest, TheAnalyses, TheGuests, TheNode, payers
from dengen.server.http.problems import responses
from dengen.server.http.routes.records import Nth
from dengen.server.http.routes.tables import find_played
from dengen.server.protocol.errors import AnalysisDisabled
from dengen.server.sandbox.records import StoredGame, must_be_todays
from dengen.table.records.analysis import Analysis

Status = Literal["off", "none", "running", "done"]


class AnalysisInfo(Struct):
    """`status`: off where this server makes none, or none of this game any more. While it is running, `done` of so many
    questions were looked at."""

    status: Status
    done: int = 0
    of: int = 0
    analysis: Analysis | None = None


@get("/api/tables/{table:str}/analyses/{game:int}", tags=["records"], responses=responses(400, 404, 409, 503))
async def one_analysis(
    table: FromPath[str],
    game: Nth,
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    analyses: TheAnalyses,
) -> AnalysisInfo:
    """What a strong bot thinks of the table's nth game, if somebody has asked for it."""
    played = await find_played(node.store, table, game, await guests.person_of(request.cookies))
    kept = await analyses.kept((table, game))
    if kept is not None:
        return AnalysisInfo("done", analysis=kept)
    progress = analyses.progress((table, game))
    if progress is not None:
        return AnalysisInfo("running", progress.done, progress.of)
    is_todays = played.rules == node.games.default(played.header.game).version
    return AnalysisInfo("none" if node.settings.analysis and is_todays else "off")


@post(
    "/api/tables/{table:str}/analyses/{game:int}",
    tags=["records"],
    status_code=202,
    responses=responses(400, 401, 403, 404, 409, 429, 503),
)
async def analyse(
    table: FromPath[str],
    game: Nth,
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    analyses: TheAnalyses,
) -> AnalysisInfo:
    """Have it looked at: ask again and again how far it is."""
    guest = await guests.must_find(request.cookies)
    played = await find_played(node.store, table, game, guest.person)
    kept = await analyses.kept((table, game))
    if kept is not None:
        return AnalysisInfo("done", analysis=kept)
    if not node.settings.analysis:
        raise AnalysisDisabled("Analysis is turned off on this server.")
    must_be_over(played)
    must_be_todays(played.rules, node.games.default(played.header.game))
    analyses.begin((table, game), played, guest.person, payers(request, guest.person))
    return AnalysisInfo("running")


def must_be_over(played: StoredGame) -> None:
    if not played.is_over:
        raise NotOver("A game can be analysed once it is over.")


HANDLERS = [one_analysis, analyse]
