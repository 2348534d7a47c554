"""Card sets of one's own: begun from an edition or a file, changed, checked, shared, kept in versions."""

from typing import Annotated, Any, Literal

from litestar import Response, delete, get, post, put
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.set_form import SetForm, form_of
from dengen.server.http.dependencies import AnyRequest, TheGuests, TheNode, TheSets, payers
from dengen.server.http.problems import responses
from dengen.server.http.routes.tables import Invite
from dengen.server.sandbox.card_sets import SetCheck, uploaded, written
from dengen.server.sandbox.set_limits import MOST_BYTES
from dengen.server.studio.own_sets import LONGEST_NAME, LONGEST_NOTE, begun_from
from dengen.store import OwnSet, SetVersion
from dengen.table.header import PersonId

Name = Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
FileForm = Literal["changes", "whole"]


class SetInfo(Struct):
    """`base`: the edition that it changes; "": it says everything itself. `own`: it is yours; only then is there a `link`, the
    key that lets others read it, if it is shared."""

    id: str
    game: str
    name: Text
    base: str
    revision: int
    touched: int
    own: bool
    link: str


class MySets(Struct):
    """`on`: this server keeps card sets. `lab`: and lets bots play with them."""

    on: bool
    lab: bool
    sets: list[SetInfo]


class VersionInfo(Struct):
    number: int
    time: int
    note: str


class SetDetail(Struct):
    """`content`: all of the set, as a table takes it."""

    info: SetInfo
    content: dict[str, Any]
    check: SetCheck
    versions: list[VersionInfo]


class VersionContent(Struct):
    number: int
    content: dict[str, Any]


class NewSet(Struct, forbid_unknown_fields=True, kw_only=True):
    """Begun from an edition of a game (`edition`), a file in TOML (`file`), or another set (`copy`, and its `link`)."""

    game: str = ""
    edition: str = ""
    name: Name = ""
    file: Annotated[str, Meta(max_length=MOST_BYTES)] = ""
    copy: str = ""
    link: str = ""


class SetChange(Struct, forbid_unknown_fields=True):
    """`revision`: of what was changed."""

    revision: Annotated[int, Meta(ge=1, le=2**31 - 2)]
    content: dict[str, Any]


class ChangedSet(Struct):
    info: SetInfo
    check: SetCheck


class Sharing(Struct, forbid_unknown_fields=True):
    shared: bool


class NewVersion(Struct, forbid_unknown_fields=True):
    note: Annotated[str, Meta(max_length=4 * LONGEST_NOTE)] = ""


def set_info(own: OwnSet, person: PersonId) -> SetInfo:
    is_own = own.person == person
    return SetInfo(
        id=own.id,
        game=own.game,
        name=CardSet(own.content).name,
        base=own.base,
        revision=own.revision,
        touched=own.touched,
        own=is_own,
        link=own.link if is_own else "",
    )


def version_info(version: SetVersion) -> VersionInfo:
    return VersionInfo(version.number, version.time, version.note)


@get("/api/games/{game:str}/form", tags=["sets"], responses=responses(404))
async def set_form(game: FromPath[str], node: TheNode) -> SetForm:
    """What the game's card sets may say, table by table and field by field."""
    asked = node.games.default(game)
    if asked.vocabulary is None:
        raise NotFoundException(f"{game} doesn't declare the format of its card sets.")
    return form_of(asked, asked.vocabulary)


@get("/api/sets", tags=["sets"], responses=responses(503))
async def my_sets(request: AnyRequest, node: TheNode, guests: TheGuests, sets: TheSets) -> MySets:
    """Your card sets, the last touched first; none while you are nobody."""
    person = await guests.person_of(request.cookies)
    found = await sets.of(person) if node.settings.sets and person else []
    is_lab = node.settings.sets and node.settings.lab > 0
    return MySets(node.settings.sets, is_lab, [set_info(own, person) for own in found])


@post("/api/sets", tags=["sets"], responses=responses(400, 401, 403, 404, 409, 413, 429, 503))
async def new_set(
    data: JSONBody[NewSet], request: AnyRequest, node: TheNode, guests: TheGuests, sets: TheSets
) -> SetInfo:
    """Begin a set."""
    guest = await guests.must_find(request.cookies)
    sets.must_be_on()
    if data.copy:
        other = await sets.readable(data.copy, guest.person, data.link)
        game, base = node.games.default(other.game), other.base
        content = renamed(other.content, data.name)
    elif data.file:
        found = await node.sandbox.read(
            payers(request, guest.person), uploaded, node.games.classes, data.file, data.game
        )
        game, base, content = node.games.default(found.game), found.base, found.content
    else:
        game = node.games.bind(data.game, data.edition or None)
        if game.vocabulary is None:
            raise NotFoundException(f"{data.game} has no card sets that could be changed.")
        base, content = game.cards.edition, begun_from(game, data.name)
    return set_info(await sets.begin(guest.person, game, base, content), guest.person)


def renamed(content: dict[str, Any], name: str) -> dict[str, Any]:
    head = content.get("set")
    if not name or not isinstance(head, dict):
        return content
    return content | {"set": {**head, "name_en": name, "name_ja": name}}


@get("/api/sets/{id:str}", tags=["sets"], responses=responses(403, 404, 429, 503))
async def one_set(
    id: FromPath[str], request: AnyRequest, guests: TheGuests, sets: TheSets, invite: Invite = ""
) -> SetDetail:
    """All of a set, for its owner or with its link."""
    person = await guests.person_of(request.cookies)
    own = await sets.readable(id, person, invite)
    check = await sets.check(own, payers(request, person))
    versions = await sets.versions(own)
    return SetDetail(set_info(own, person), own.content, check, [version_info(one) for one in versions])


@put("/api/sets/{id:str}", tags=["sets"], responses=responses(400, 401, 403, 404, 409, 413, 429, 503))
async def change_set(
    id: FromPath[str], data: JSONBody[SetChange], request: AnyRequest, guests: TheGuests, sets: TheSets
) -> ChangedSet:
    """Keep what you changed, right or wrong, and say what is wrong with it."""
    guest = await guests.must_find(request.cookies)
    own = await sets.change(await sets.own(id, guest.person), data.revision, data.content)
    return ChangedSet(set_info(own, guest.person), await sets.check(own, payers(request, guest.person)))


@delete("/api/sets/{id:str}", tags=["sets"], responses=responses(401, 403, 404, 503))
async def remove_set(id: FromPath[str], request: AnyRequest, guests: TheGuests, sets: TheSets) -> None:
    """With its versions and reports. Tables that play with it go on."""
    guest = await guests.must_find(request.cookies)
    await sets.remove(await sets.own(id, guest.person))


@put("/api/sets/{id:str}/link", tags=["sets"], responses=responses(400, 401, 403, 404, 409, 413, 429, 503))
async def share_set(
    id: FromPath[str], data: JSONBody[Sharing], request: AnyRequest, guests: TheGuests, sets: TheSets
) -> SetInfo:
    """Let others read it by a link; or no longer."""
    guest = await guests.must_find(request.cookies)
    return set_info(await sets.share(await sets.own(id, guest.person), data.shared), guest.person)


@post("/api/sets/{id:str}/versions", tags=["sets"], responses=responses(400, 401, 403, 404, 413, 429, 503))
async def keep_version(
    id: FromPath[str], data: JSONBody[NewVersion], request: AnyRequest, guests: TheGuests, sets: TheSets
) -> list[VersionInfo]:
    """Keep the set as it is now; all versions, the newest first. Of very many the oldest are dropped."""
    guest = await guests.must_find(request.cookies)
    own = await sets.own(id, guest.person)
    await sets.keep_version(own, data.note)
    return [version_info(one) for one in await sets.versions(own)]


@get("/api/sets/{id:str}/versions/{number:int}", tags=["sets"], responses=responses(400, 403, 404, 503))
async def one_version(
    id: FromPath[str],
    number: FromPath[int],
    request: AnyRequest,
    guests: TheGuests,
    sets: TheSets,
    invite: Invite = "",
) -> VersionContent:
    """The set as it was then."""
    own = await sets.readable(id, await guests.person_of(request.cookies), invite)
    return VersionContent(number, (await sets.version(own, number)).content)


@get("/api/sets/{id:str}/file", tags=["sets"], responses=responses(400, 403, 404, 429, 503))
async def set_file(
    id: FromPath[str],
    request: AnyRequest,
    node: TheNode,
    guests: TheGuests,
    sets: TheSets,
    form: FromQuery[FileForm] = "changes",
    invite: Invite = "",
) -> Response[str]:
    """The set as a file that `dengen` reads: only what it changes in its base, or all of it."""
    person = await guests.person_of(request.cookies)
    own = await sets.readable(id, person, invite)
    given = (node.games.classes, own.game, own.base, own.content, form == "changes")
    text = await node.sandbox.read(payers(request, person), written, *given)
    name = f"{own.game}-{own.id}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/toml", headers=headers)


HANDLERS = [
    set_form,
    my_sets,
    new_set,
    one_set,
    change_set,
    remove_set,
    share_set,
    keep_version,
    one_version,
    set_file,
]
