"""Who you are, and on which devices."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from dengen.server.http.dependencies import AnyRequest, TheConnections, TheGuests, TheNewcomers, TheNode, address_of
from dengen.server.http.problems import responses
from dengen.server.people.guests import COOKIE, LASTS
from dengen.server.protocol.lists import TableInfo, in_order, table_info


class Name(Struct, forbid_unknown_fields=True):
    name: str


class GuestInfo(Struct):
    person: str
    name: str


class SessionInfo(Struct):
    """A device on which you are this guest. `device`: as far as is known; `current`: it is this one."""

    id: str
    device: str
    began: int
    seen: int
    current: bool


class PassInfo(Struct):
    """What you type in on another device, once, until then."""

    code: str
    until: int


class PassCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=100)]


def cookie(request: AnyRequest, token: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=token, path="/", max_age=LASTS // 1000, httponly=True, samesite="strict", secure=secure)


def agent(request: AnyRequest) -> str:
    return str(request.headers.get("user-agent", ""))[:500]


@put("/api/guest", tags=["guests"], responses=responses(400, 403, 413, 429, 503))
async def be_guest(
    data: JSONBody[Name], request: AnyRequest, guests: TheGuests, newcomers: TheNewcomers, node: TheNode
) -> Response[GuestInfo]:
    """Become a guest of this name, or change your name. Sets the cookie that is the key to your seats."""
    node.blocklist.must_be_clean(data.name)
    if await guests.find(request.cookies) is None:
        newcomers.admit_guest(address_of(request))
    guest, token = await guests.greet(request.cookies, data.name, node.clock.now(), agent(request))
    if token:
        node.log("guest", person=guest.person)
    return Response(GuestInfo(guest.person, guest.name), cookies=[cookie(request, token)] if token else [])


@get("/api/guest", tags=["guests"], responses=responses(503))
async def who_am_i(request: AnyRequest, guests: TheGuests, node: TheNode) -> Response[GuestInfo | None]:
    """Who you are; null: nobody yet."""
    guest, token = await guests.see(request.cookies, node.clock.now())
    known = GuestInfo(guest.person, guest.name) if guest else None
    return Response(known, cookies=[cookie(request, token)] if token else [])


@get("/api/guest/tables", tags=["guests"], responses=responses(503))
async def my_tables(request: AnyRequest, guests: TheGuests, node: TheNode) -> list[TableInfo]:
    """The tables where you sit or are host, those that wait for you first, then the newest; none while you are nobody."""
    guest = await guests.find(request.cookies)
    if guest is None:
        return []
    return in_order(table_info(listed, guest.person) for listed in await node.store.games_of(guest.person))


@get("/api/guest/sessions", tags=["guests"], responses=responses(401, 503))
async def my_sessions(request: AnyRequest, guests: TheGuests, node: TheNode) -> list[SessionInfo]:
    """The devices on which you are this guest, the last seen first."""
    guest, current = await guests.must_have_session(request.cookies)
    return [
        SessionInfo(one.id, one.device, one.began, one.seen, one.id == current.id)
        for one in await node.store.sessions(guest.person)
    ]


@post("/api/guest/sessions", tags=["guests"], responses=responses(400, 403, 413, 429, 503))
async def come_in(
    data: JSONBody[PassCode], request: AnyRequest, guests: TheGuests, node: TheNode, connections: TheConnections
) -> Response[GuestInfo]:
    """Be the guest of this pass, here too. Who you were here before, you aren't any more."""
    before = await guests.session(request.cookies)
    guest, token = await guests.come_in(data.code, node.clock.now(), agent(request))
    if before is not None:
        await guests.end(before.guest.person, [before.session.id])
        connections.end([before.session.id])
    node.log("came_in", person=guest.person)
    return Response(GuestInfo(guest.person, guest.name), cookies=[cookie(request, token)])


@delete("/api/guest/sessions/{id:str}", tags=["guests"], responses=responses(401, 403, 404, 503))
async def end_session(
    id: FromPath[str], request: AnyRequest, guests: TheGuests, node: TheNode, connections: TheConnections
) -> None:
    """That device isn't you any more, from now on."""
    guest = await guests.must_find(request.cookies)
    if id not in [one.id for one in await node.store.sessions(guest.person)]:
        raise NotFoundException("You have no such session.")
    await guests.end(guest.person, [id])
    connections.end([id])
    node.log("session_ended", person=guest.person)


@post("/api/guest/pass", tags=["guests"], responses=responses(401, 403, 503))
async def add_device_code(request: AnyRequest, guests: TheGuests, node: TheNode) -> PassInfo:
    """A code that makes another device yours, once, within ten minutes. One that you had before is void."""
    guest = await guests.must_find(request.cookies)
    return PassInfo(*await guests.add_device_code(guest.person, node.clock.now()))


@delete("/api/guest/pass", tags=["guests"], responses=responses(401, 403, 503))
async def withdraw_device_code(request: AnyRequest, guests: TheGuests, node: TheNode) -> None:
    """Nobody comes in by your code any more."""
    guest = await guests.must_find(request.cookies)
    await node.store.withdraw_device_code(guest.person)


HANDLERS = [be_guest, who_am_i, my_tables, my_sessions, come_in, end_session, add_device_code, withdraw_device_code]
