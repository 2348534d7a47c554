"""A message that only one browser can open (RFC 8291, with the encoding aes128gcm of RFC 8188)."""

import base64
import secrets

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
SALT = SECRET = 16  # bytes
PADDED_TO = 512  # a multiple of so many, so that the length tells nothing
RECORD = 4096
LAST = b"\x02"  # after the text of the last record, before what only fills it up


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_keys(p256dh: str, auth: str) -> tuple[EllipticCurvePublicKey, bytes]:
    """What a browser has given; raises ValueError where it is nothing of the kind."""
    key, secret = EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh)), decoded(auth)
    if len(secret) != SECRET:
        raise ValueError(f"the secret has {len(secret)} bytes, not {SECRET}")
    return key, secret


def sealed(
    text: bytes, p256dh: str, auth: str, own: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """`own` and `salt` are drawn anew for every message, unless a test gives those of the RFC."""
    key, secret = browser_keys(p256dh, auth)
    own = own or generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT)
    sender = point(own.public_key())
    info = b"WebPush: info\0" + point(key) + sender
    shared = HKDF(SHA256(), 32, secret, info).derive(own.exchange(ECDH(), key))
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(content_key).encrypt(nonce, text, None)


def padded(text: bytes) -> bytes:
    """As the one record of a message."""
    return text + LAST + bytes(-(len(text) + 1) % PADDED_TO)
