"""Who has played how: results, ratings, profiles; and what belongs to somebody, to take along or to have erased."""

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from dengen.server.http.dependencies import AnyRequest, TheConnections, TheGuests, TheNode, TheTables
from dengen.server.http.problems import responses
from dengen.server.http.routes.guests import GuestInfo
from dengen.server.people.guests import COOKIE
from dengen.store import HeadToHead, ListedTable, OwnSet, RatingOf, Store, Tally
from dengen.store.interface import LATEST
from dengen.table.commands import Leave
from dengen.table.entries import Remarked, Said
from dengen.table.errors import TableError
from dengen.table.results.bot_ratings import bot_rating
from dengen.table.results.results import GameResult

PAGE = 30
MOST_TABLES = 1000
Before = Annotated[int, QueryParameter(ge=0, le=LATEST)]


class RatingInfo(Struct):
    """`deviation`: with 95 % it is within twice of it. `provisional`: too few games to be sure."""

    game: str
    value: int
    deviation: int
    provisional: bool
    games: int


class Profile(Struct):
    """`you`: it is your own, with all your games; of others there are the rated ones, and those with you.

    `met`: with whom you have played most; on somebody else's page only the games of the two of you.
    """

    person: str
    name: str
    since: int
    you: bool
    ratings: list[RatingInfo]
    tallies: list[Tally]
    met: list[HeadToHead]


class Ranked(Struct):
    """Somebody in a game's list; a bot's `level` instead of a person."""

    name: str
    value: int
    deviation: int
    person: str = ""
    level: str = ""


class SaidLine(Struct, frozen=True):
    table: str
    time: int
    text: str


class PersonalData(Struct):
    """All that this server keeps of a guest. The records of the games are at `/api/tables/TABLE/records/NUMBER`. `push`: the
    addresses at which browsers are told something while the page is closed."""

    guest: GuestInfo
    since: int
    ratings: list[RatingInfo]
    results: list[GameResult]
    tables: list[str]
    said: list[SaidLine]
    sets: list[OwnSet]
    push: list[str]


def rating_info(kept: RatingOf, now: int) -> RatingInfo:
    rating = kept.rating.after(now - kept.time)
    return RatingInfo(kept.game, round(rating.value), round(rating.deviation), rating.is_provisional, kept.games)


@get("/api/guest/history", tags=["people"], responses=responses(400, 401, 503))
async def history(request: AnyRequest, guests: TheGuests, node: TheNode, before: Before = LATEST) -> list[GameResult]:
    """Your games that are over, the last first, 30 at a time."""
    guest = await guests.must_find(request.cookies)
    return await node.store.results_of(guest.person, before, PAGE)


@get("/api/people/{person:str}", tags=["people"], responses=responses(404, 503))
async def profile(person: FromPath[str], request: AnyRequest, guests: TheGuests, node: TheNode) -> Profile:
    """Somebody's ratings and how the games went."""
    found = await node.store.guest_by_id(person)
    if found is None:
        raise NotFoundException(f"Unknown person {person!r}.")
    viewer = await guests.person_of(request.cookies)
    own = viewer == person
    tallies = await node.store.tallies_of(person)
    met = await node.store.head_to_heads_of(viewer, 20 if own else MOST_TABLES) if viewer else []
    return Profile(
        person=person,
        name=found.name,
        since=found.time,
        you=own,
        ratings=[rating_info(kept, node.clock.now()) for kept in await node.store.ratings_of(person)],
        tallies=tallies if own else [only_rated(tally) for tally in tallies if tally.rated],
        met=met if own else [one for one in met if one.person == person],
    )


def only_rated(tally: Tally) -> Tally:
    """What strangers may know: not how often somebody plays among friends."""
    return Tally(tally.game, tally.rated, tally.rated_won, 0, tally.rated, tally.rated_won)


@get("/api/games/{game:str}/ratings", tags=["people"], responses=responses(404, 503))
async def ranking(game: FromPath[str], node: TheNode) -> list[Ranked]:
    """The best of a game, and its bots among them, strongest first."""
    bound = node.games.default(game)
    known = {level: found.value for level in bound.levels if (found := bot_rating(game, level)) is not None}
    bots = [Ranked("", round(value), 0, level=level) for level, value in known.items()]
    people = []
    for kept in await node.store.best(game):
        guest = await node.store.guest_by_id(kept.person)
        info = rating_info(kept, node.clock.now())
        if guest is not None:
            people.append(Ranked(guest.name, info.value, info.deviation, kept.person))
    return sorted([*people, *bots], key=lambda one: -one.value)


@get("/api/guest/data", tags=["people"], responses=responses(401, 503))
async def my_data(request: AnyRequest, guests: TheGuests, node: TheNode) -> Response[PersonalData]:
    """Everything that is kept of you, as a file."""
    guest = await guests.must_find(request.cookies)
    store = node.store
    tables = await store.tables_of(guest.person, MOST_TABLES)
    data = PersonalData(
        guest=GuestInfo(guest.person, guest.name),
        since=guest.time,
        ratings=[rating_info(kept, node.clock.now()) for kept in await store.ratings_of(guest.person)],
        results=await store.results_of(guest.person, LATEST, MOST_TABLES),
        tables=[listed.header.table for listed in tables],
        said=await lines_of(guest.person, tables, store),
        sets=await store.sets.of(guest.person),
        push=[one.endpoint for one in await store.push_addresses(guest.person)],
    )
    headers = {"Content-Disposition": 'attachment; filename="dengen-my-data.json"', "Cache-Control": "no-store"}
    body: Any = msgspec.json.format(msgspec.json.encode(data))
    return Response(body, media_type="application/json", headers=headers)


async def lines_of(person: str, tables: list[ListedTable], store: Store) -> list[SaidLine]:
    """Where the person sat, and where he only watched."""
    watched = await store.remarked_at(person)
    return [
        SaidLine(table, entry.time, entry.what.text)
        for table in dict.fromkeys([*(listed.header.table for listed in tables), *watched])
        for entry in await store.entries(table)
        if isinstance(entry.what, Said | Remarked) and entry.what.person == person
    ]


class Erased(Struct):
    """How many tables there were that have a nameless stranger now."""

    tables: int


@delete("/api/guest", tags=["people"], status_code=200, responses=responses(401, 403, 503))
async def erase(
    request: AnyRequest, guests: TheGuests, node: TheNode, tables: TheTables, connections: TheConnections
) -> Response[Erased]:
    """Have yourself erased (docs/privacy.md): you leave your tables, and your name, chat, ratings and cookie are gone."""
    guest = await guests.must_find(request.cookies)
    seated = [listed.header.table for listed in await node.store.tables_of(guest.person, MOST_TABLES)]
    for table in seated:
        open_table = await tables.open(table)
        with suppress(TableError):  # not at a seat there, or the table is closed
            await open_table.do(Leave(), by=guest.person)
    sessions = [one.id for one in await node.store.sessions(guest.person)]
    await guests.end(guest.person, sessions)  # which other nodes hear of
    connections.end(sessions)
    await node.store.erase(guest.person)
    for table in seated:
        tables.let_go(table)
    node.log("erased", person=guest.person)
    gone = Cookie(COOKIE, value="", path="/", max_age=0, httponly=True)
    return Response(Erased(len(seated)), status_code=200, cookies=[gone])


HANDLERS = [history, profile, ranking, my_data, erase]
