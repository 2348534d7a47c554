"""Asking the lab about a card set of one's own: how far it is, what it found."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from dengen.core.base.errors import BadCardSet, BadSeatCount
from dengen.core.base.words import Lang
from dengen.core.cards.card_files import head_of
from dengen.core.game import Game
from dengen.lab.reports import opened_in
from dengen.server.http.dependencies import AnyRequest, TheGuests, TheLab, TheNode, TheSets, payers
from dengen.server.http.problems import responses
from dengen.server.http.routes.reports import POLICY
from dengen.server.http.routes.tables import Invite
from dengen.server.node import Node
from dengen.server.studio.lab_jobs import MOST_GAMES, JobState, LabAbout, LabJob, LabReport
from dengen.server.studio.lab_work import Content, LabKind, LabRequest
from dengen.server.studio.own_sets import OwnSets, SetNotFound
from dengen.store import OwnSet

LabPlayer = Literal["random", "sensible", "greedy"]


class LabQuestion(Struct, forbid_unknown_fields=True, kw_only=True):
    """`against`: a version of the set to compare with, by its number; 0: its edition; null: nothing."""

    what: LabKind = "balance"
    games: Annotated[int, Meta(ge=10, le=MOST_GAMES)] = 400
    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    player: LabPlayer = "greedy"
    against: int | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0


class LabProgress(Struct):
    """`done` of so many games; `left`: seconds, if it goes on as it did."""

    state: JobState
    what: LabKind
    done: int
    of: int
    left: float | None


class ReportInfo(LabAbout, frozen=True, kw_only=True):
    """A report without its figures. `has_page`: it can be read as a page."""

    number: int
    time: int
    seconds: float
    has_page: bool


class LabState(Struct):
    """`report`: the newest of them, with its figures."""

    progress: LabProgress | None
    reports: list[ReportInfo]
    report: LabReport | None


def progress_of(job: LabJob | None) -> LabProgress | None:
    if job is None:
        return None
    left = job.seconds_left
    return LabProgress(job.state, job.about.what, job.done, job.of, None if left is None else round(left, 1))


def report_info(number: int, time: int, about: str) -> ReportInfo:
    kept = msgspec.json.decode(about, type=dict[str, Any])
    return msgspec.convert({**kept, "number": number, "time": time}, ReportInfo)


@get("/api/sets/{id:str}/lab", tags=["sets"], responses=responses(403, 404, 503))
async def lab_state(
    id: FromPath[str],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    sets: TheSets,
    lab: TheLab,
    invite: Invite = "",
) -> LabState:
    """What the lab has found of a set, the newest first, and how far it is with the next."""
    own = await sets.readable(id, await guests.person_of(request.cookies), invite)
    kept = await node.store.sets.reports(own.id)
    newest = msgspec.json.decode(kept[0][2], type=LabReport) if kept else None
    return LabState(progress_of(lab.of(own)), [report_info(*one) for one in kept], newest)


@post("/api/sets/{id:str}/lab", tags=["sets"], status_code=202, responses=responses(400, 401, 403, 404, 413, 429, 503))
async def ask_lab(
    id: FromPath[str],
    data: JSONBody[LabQuestion],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    sets: TheSets,
    lab: TheLab,
) -> LabProgress | None:
    """Have bots play with it, in the background: ask again and again how far it is."""
    guest = await guests.must_find(request.cookies)
    own = await sets.own(id, guest.person)
    lab.must_be_on()
    game = node.games.default(own.game)
    there = await compared(node, sets, own, data.against)
    checked = await sets.check(own, payers(request, guest.person))
    other = (
        await sets.check(msgspec.structs.replace(own, content=there), payers(request, guest.person)) if there else None
    )
    for found in (checked, other):
        if found is not None and found.faults:
            raise BadCardSet(found.faults[0].why, card=found.faults[0].card, field=found.faults[0].field)
    wish = LabRequest(
        kind=type(game),
        what=data.what,
        here=own.content,
        there=there,
        seats=seats_of(game, data.seats),
        player=data.player,
        games=data.games,
        seed=data.seed,
        workers=node.settings.lab,
    )
    about = LabAbout(
        what=data.what,
        hash=checked.hash,
        seats=wish.seats,
        player=data.player,
        games=data.games,
        seed=data.seed,
        against=data.against,
    )
    return progress_of(lab.begin(own, about, wish))


async def compared(node: Node, sets: OwnSets, own: OwnSet, against: int | None) -> Content | None:
    """The content of what it is compared with, under a name of its own."""
    if against is None:
        return None
    if against == 0:
        return node.games.bind(own.game, own.base or None).cards.content
    content = (await sets.version(own, against)).content
    head = head_of(content)
    return content | {"set": {**head, "id": f"{head.get('id', 'mine')}_v{against}"}}


def seats_of(game: Game[Any], wanted: int | None) -> int:
    seats = game.default_seats if wanted is None else wanted
    if seats not in game.seat_counts:
        possible = ", ".join(map(str, game.seat_counts))
        raise BadSeatCount(
            f"{game.title.en} is for {possible} seats, not {seats}.",
            f"「{game.title.ja}」は{possible}人用です（{seats}人では遊べません）。",
        )
    return seats


@delete("/api/sets/{id:str}/lab", tags=["sets"], responses=responses(401, 403, 404, 503))
async def cancel_lab(id: FromPath[str], request: AnyRequest, guests: TheGuests, sets: TheSets, lab: TheLab) -> None:
    """Let it be: nothing of it is kept."""
    guest = await guests.must_find(request.cookies)
    lab.cancel(await sets.own(id, guest.person))


@get("/api/sets/{id:str}/reports/{number:int}", tags=["sets"], responses=responses(400, 403, 404, 503))
async def one_report(
    id: FromPath[str],
    number: FromPath[int],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    sets: TheSets,
    invite: Invite = "",
) -> LabReport:
    """A report with its figures."""
    own = await sets.readable(id, await guests.person_of(request.cookies), invite)
    kept = await node.store.sets.report(own.id, number)
    if kept is None:
        raise SetNotFound
    return msgspec.json.decode(kept.about, type=LabReport)


@get("/reports/sets/{id:str}/{number:int}", include_in_schema=False)
async def report_page(
    id: FromPath[str],
    number: FromPath[int],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    sets: TheSets,
    lang: FromQuery[Lang | None] = None,
) -> Response[str]:
    """A report as a page that loads nothing and runs nothing, for the set's owner."""
    own = await sets.own(id, await guests.person_of(request.cookies))
    kept = await node.store.sets.report(own.id, number)
    if kept is None or not kept.page:
        raise SetNotFound
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
    return Response(opened_in(kept.page, lang) if lang else kept.page, media_type="text/html", headers=headers)


HANDLERS = [lab_state, ask_lab, cancel_lab, one_report, report_page]
