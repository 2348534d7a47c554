"""Bodies that nobody sends by mistake: refused with a code, before they cost anything."""

import pytest

from dengen.core.base.validation import MOST_LEVELS
from dengen.server.http.bodies import MOST_CONTAINERS
from tests.server.kit import running

pytestmark = pytest.mark.anyio

PLACES = (("PUT", "/api/guest"), ("POST", "/api/tables"), ("POST", "/api/replays"), ("POST", "/api/quick"))
UNREADABLE = {
    "no JSON": b"{nonsense",
    "bad UTF-8 in a value": b'{"name": "\xff\xfe", "game": "\xff"}',
    "bad UTF-8 in a key": b'{"\xc3": 1}',
    "bad UTF-8 outside": b"\xff",
    "half a surrogate": b'{"name": "\\ud800", "game": "\\ud800"}',
    "lists within each other": b"[" * MOST_CONTAINERS + b"]" * MOST_CONTAINERS,
    "deep maps": b'{"name":' * 1_000 + b"1" + b"}" * 1_000,
    "maps a level too deep": b'{"name":' * (MOST_LEVELS + 1) + b"1" + b"}" * (MOST_LEVELS + 1),
    "deep lists that don't end": b"[" * 5_000,
}


async def test_what_cannot_be_read_is_a_bad_request(store: str) -> None:
    async with running(store) as server:
        ann = await server.guest()
        for method, path in PLACES:
            for what, body in UNREADABLE.items():
                answer = await ann.http.request(method, path, content=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_request"), (path, what)
                assert answer.json()["ja"], (path, what)
        assert '"internal"' not in server.log.getvalue()


async def test_a_body_of_countless_small_things_is_not_decoded(store: str) -> None:
    """A megabyte of empty lists keeps everybody waiting for a fifth of a second; a record has no such number of them."""
    async with running(store) as server:
        ann = await server.guest()
        many = b"[" + b"[]," * (MOST_CONTAINERS + 1) + b"[]]"
        for method, path in PLACES:
            for body in (many, many.replace(b"[]", b"{}"), b'{"name": "Ann", "game": "auction", "x": ' + many + b"}"):
                answer = await ann.http.request(method, path, content=body)
                assert (answer.status_code, answer.json()["code"]) == (413, "too_large"), path
