"""Who you are."""

from litestar import Response, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Struct

from dengen.server.api.dependencies import AnyRequest, TheGuests, TheNode
from dengen.server.api.problems import responses
from dengen.server.guests import COOKIE, YEAR
from dengen.server.lists import TableInfo, table_info


class Name(Struct, forbid_unknown_fields=True):
    name: str


class GuestInfo(Struct):
    person: str
    name: str


@put("/api/guest", tags=["guests"], responses=responses(400, 403, 413, 429, 503))
async def be_guest(data: JSONBody[Name], request: AnyRequest, guests: TheGuests, node: TheNode) -> Response[GuestInfo]:
    """Become a guest of this name, or change your name. Sets the cookie that is the key to your seats."""
    guest, token = await guests.greet(request.cookies, data.name, node.clock.now())
    cookies = []
    if token:
        secure = request.url.scheme == "https"
        cookies = [Cookie(COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="strict", secure=secure)]
        node.log("guest", person=guest.person)
    return Response(GuestInfo(guest.person, guest.name), cookies=cookies)


@get("/api/guest", tags=["guests"], responses=responses(503))
async def who_am_i(request: AnyRequest, guests: TheGuests) -> GuestInfo | None:
    """Who you are; null: nobody yet."""
    guest = await guests.find(request.cookies)
    return GuestInfo(guest.person, guest.name) if guest else None


@get("/api/guest/tables", tags=["guests"], responses=responses(503))
async def my_tables(request: AnyRequest, guests: TheGuests, node: TheNode) -> list[TableInfo]:
    """The tables where you sit or are host, the last touched first; none while you are nobody."""
    guest = await guests.find(request.cookies)
    if guest is None:
        return []
    return [table_info(listed, guest.person) for listed in await node.store.tables_of(guest.person)]


HANDLERS = [be_guest, who_am_i, my_tables]
