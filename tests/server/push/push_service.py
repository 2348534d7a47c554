"""A push service, and browsers that subscribe there: it takes what a real one would take, and they read what they are sent."""

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from dengen.server.push.encryption import decoded, encoded, point
from tests.server.kit import PATIENCE, Guest

HOST = "fcm.googleapis.com"
CURVE = SECP256R1()


class PushBrowser:
    """One that is subscribed: only it can read what comes."""

    def __init__(self, name: str) -> None:
        self.endpoint = f"https://{HOST}/fcm/send/{name}"
        self.secret = secrets.token_bytes(16)
        self.key = generate_private_key(CURVE)

    async def subscribe(self, guest: Guest, lang: str = "en") -> Any:
        wish = {
            "endpoint": self.endpoint, "lang": lang,
            "p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.secret),
        }  # fmt: skip
        return await guest.http.put("/api/guest/push", json=wish)

    def read(self, body: bytes) -> Any:
        """By RFC 8188 and 8291."""
        salt, size, sender, rest = body[:16], body[20], body[21:86], body[86:]
        assert size == 65
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        master = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(master)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(master)
        text, end, filling = AESGCM(content_key).decrypt(nonce, rest, None).rpartition(b"\x02")
        assert (end, filling.strip(b"\0"), len(rest)) == (b"\x02", b"", 512 + 16)
        return msgspec.json.decode(text)


class PushService:
    """Instead of the network: what is posted arrives here."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, Mapping[str, str], bytes]] = []
        self.status = 201
        self._changed = asyncio.Event()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        assert len(body) <= 4096, "a push service takes no more"
        if not is_signed(headers["Authorization"]):
            return 403
        self.posted.append((url, headers, body))
        self._changed.set()
        return self.status

    async def sent_to(self, browser: PushBrowser, count: int = 1) -> list[Any]:
        """What it has been sent, as soon as there is so much."""
        async with asyncio.timeout(PATIENCE):
            while len(mine := [body for url, _, body in self.posted if url == browser.endpoint]) < count:
                self._changed.clear()
                await self._changed.wait()
        return [browser.read(body) for body in mine]


def is_signed(authorization: str) -> bool:
    """By RFC 8292: for this service, for less than a day, by whoever has the key that comes with it."""
    scheme, _, rest = authorization.partition(" ")
    given = dict(part.split("=", 1) for part in rest.split(", "))
    text, _, signature = given["t"].rpartition(".")
    claims = msgspec.json.decode(decoded(text.split(".")[1]))
    halves = [int.from_bytes(decoded(signature)[at : at + 32], "big") for at in (0, 32)]
    key = EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(given["k"]))
    key.verify(encode_dss_signature(*halves), text.encode(), ECDSA(SHA256()))
    assert claims["sub"] == "mailto:ops@example.org"
    return scheme == "vapid" and claims["aud"] == f"https://{HOST}"
