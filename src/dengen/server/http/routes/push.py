"""Being told something while the page is closed, on the devices where one wants it."""

from typing import Annotated

from litestar import delete, get, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from dengen.core.base.words import Lang
from dengen.server.http.dependencies import AnyRequest, TheGuests, TheNode
from dengen.server.http.problems import responses
from dengen.server.push.endpoints import LONGEST
from dengen.server.push.errors import PushDisabled
from dengen.store import PushAddress

Key = Annotated[str, Meta(max_length=200)]


class PushInfo(Struct):
    """`key`: what a browser needs to subscribe, as `applicationServerKey`; "": this server pushes nothing. `here`: on this
    device you are told already."""

    key: str
    here: bool


class Subscription(Struct, forbid_unknown_fields=True):
    """As the browser gives it; `lang`: of what you are told."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]
    p256dh: Key
    auth: Key
    lang: Lang = "en"


@get("/api/guest/push", tags=["guests"], responses=responses(503))
async def push_info(request: AnyRequest, guests: TheGuests, node: TheNode) -> PushInfo:
    """Can you be told something while the page is closed, and are you?"""
    known = await guests.session(request.cookies)
    if node.push is None or known is None:
        return PushInfo(node.push.key if node.push else "", False)
    kept = await node.store.push_addresses(known.guest.person)
    return PushInfo(node.push.key, known.session.id in [one.session for one in kept])


@put("/api/guest/push", tags=["guests"], responses=responses(400, 401, 403, 409, 413, 429, 503))
async def subscribe(data: JSONBody[Subscription], request: AnyRequest, guests: TheGuests, node: TheNode) -> PushInfo:
    """Be told on this device when it is your turn and you are away, and before the clock of a slow game answers."""
    guest, session = await guests.must_have_session(request.cookies)
    if node.push is None:
        raise PushDisabled("Push notifications are turned off on this server.")
    address = PushAddress(session.id, guest.person, data.endpoint, data.p256dh, data.auth, data.lang, node.clock.now())
    node.push.check(address)
    await node.store.add_push_address(address, node.limits.push_addresses)
    return PushInfo(node.push.key, True)


@delete("/api/guest/push", tags=["guests"], responses=responses(401, 403, 503))
async def unsubscribe(request: AnyRequest, guests: TheGuests, node: TheNode) -> None:
    """Be told nothing on this device any more."""
    guest, session = await guests.must_have_session(request.cookies)
    for address in await node.store.push_addresses(guest.person):
        if address.session == session.id:
            await node.store.drop_push_address(address.endpoint)


HANDLERS = [push_info, subscribe, unsubscribe]
