"""What stands before everything else: whose page may speak to us, how often, and what a browser may do with our answers."""

import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from dengen.server.limits.addresses import household, is_loopback, named_host
from dengen.server.limits.token_buckets import TokenBuckets
from dengen.server.node import Node
from dengen.server.people.bans import Banned
from dengen.server.protocol.errors import REQUEST_ID, own_refusal

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# Browsers complain where it comes over plain http from another machine
PLAIN_HEADERS = [one for one in HEADERS if one[0] != b"cross-origin-opener-policy"]


class Middleware:
    def __init__(self, app: ASGIApp, node: Node) -> None:
        self._app = app
        self._node = node
        self._requests = TokenBuckets(node.limits.requests, node.limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "websocket":
            if not self.is_own(scope):
                await send({"type": "websocket.close", "code": 4003, "reason": "origin"})
                return
            if self._is_shut_out(scope):
                await send({"type": "websocket.close", "code": 4003, "reason": "banned"})
                return
            await self._app(scope, receive, send)
        elif kind == "http":
            guarded = self._guarded(scope, send)
            with self._node.traces.span("request", method=scope["method"], path=scope["path"][:100]):  # type: ignore[typeddict-item]
                await self._http(scope, receive, guarded)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        client: Any = scope.get("client")
        if not self._requests.take(household(client[0]) if client else ""):
            await refuse(send, 429, "too_fast", "Too many requests. Wait a moment.")
        elif scope["method"] not in SAFE and not self.is_own(scope):  # type: ignore[typeddict-item]
            await refuse(send, 403, "forbidden", "Only the server's own page may send this request.")
        elif self._is_shut_out(scope):
            await refuse(send, 403, Banned.code, str(Banned()))
        elif scope["method"] == "HEAD":  # type: ignore[typeddict-item]
            await self._app({**scope, "method": "GET"}, receive, without_body(send))  # type: ignore[arg-type]
        else:
            await self._app(scope, receive, send)

    def _is_shut_out(self, scope: Scope) -> bool:
        client: Any = scope.get("client")
        return bool(client) and self._node.bans.covers_address(client[0])

    def is_own(self, scope: Scope) -> bool:
        """Does it come from our own page, or from a program that isn't a browser?"""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self._node.settings.origins:
            return True
        return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")

    def _guarded(self, scope: Scope, send: Send) -> Send:
        guards = HEADERS if is_trustworthy(scope) else PLAIN_HEADERS
        request = secrets.token_hex(6)
        scope[REQUEST_ID] = request  # type: ignore[literal-required]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name.lower() for name, _ in message["headers"]}  # a page with a policy of its own keeps it
                message["headers"] = [
                    *message["headers"],
                    (b"x-request-id", request.encode()),
                    *(one for one in guards if one[0] not in own),
                ]
                self._node.metrics.count("requests_total", status=str(message["status"]))
            await send(message)

        return guarded


def is_trustworthy(scope: Scope) -> bool:
    """Does the browser take it for safe: encrypted, or from its own machine?"""
    asked = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return scope["scheme"] in ("https", "wss") or is_loopback(named_host(asked))


def without_body(send: Send) -> Send:
    """What answers HEAD: the headers that GET would have."""

    async def headers_only(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return headers_only


async def refuse(send: Send, status: int, code: str, en: str) -> None:
    no = own_refusal(code, en)
    body = msgspec.json.encode({"code": no.code, "en": no.en, "ja": no.ja})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
