"""The keys by which push services know this server (VAPID, RFC 8292): a file that `dengen push-keys` makes."""

import hashlib
import hmac
import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, derive_private_key, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import Struct

from dengen.server.push.encryption import CURVE, browser_keys, decoded, encoded, padded, point, sealed
from dengen.server.push.errors import BadPushAddress, BadPushKeys
from dengen.store import PushAddress

NUMBER = 32  # bytes of a private key, and of each half of a signature
LASTS = 12 * 3600  # seconds for which a push service takes a signature
TOPIC = 24  # bytes, that is 32 characters


class KeyFile(Struct, forbid_unknown_fields=True):
    """`contact`: whom a push service writes to if something is wrong, as mailto: or https:."""

    private: str
    contact: str


class PushKeys:
    def __init__(self, file: KeyFile) -> None:
        secret = decoded(file.private)
        self._key = derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self._topics = hashlib.sha256(b"topics" + secret).digest()
        self._contact = file.contact
        self.public = encoded(point(self._key.public_key()))

    def check(self, address: PushAddress) -> None:
        """Raises BadPushAddress where nothing could be sealed for it."""
        try:
            browser_keys(address.p256dh, address.auth)
        except ValueError:
            raise BadPushAddress("These aren't the keys of a push subscription.") from None

    def seal(self, text: bytes, address: PushAddress) -> bytes:
        return sealed(padded(text), address.p256dh, address.auth)

    def headers(self, endpoint: str, tag: str, now: int) -> dict[str, str]:
        """`tag`: at the push service, a later message about the same thing takes the place of one that still waits."""
        return {
            "Authorization": f"vapid t={self._token(endpoint, now)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": encoded(hmac.digest(self._topics, tag.encode(), "sha256")[:TOPIC]),
        }

    def _token(self, endpoint: str, now: int) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"https://{parts.netloc}", "exp": now // 1000 + LASTS, "sub": self._contact}
        said = [msgspec.json.encode(one) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        text = ".".join(map(encoded, said))
        halves = decode_dss_signature(self._key.sign(text.encode(), ECDSA(SHA256())))
        return f"{text}.{encoded(b''.join(half.to_bytes(NUMBER, 'big') for half in halves))}"


def read_keys(path: Path) -> PushKeys:
    """Raises BadPushKeys."""
    try:
        return PushKeys(msgspec.json.decode(path.read_bytes(), type=KeyFile))
    except OSError as error:
        raise BadPushKeys(f"{path} can't be read: {error.strerror}.", f"{path} を読めません。") from None
    except ValueError:
        raise BadPushKeys(
            f"{path} isn't a file of push keys: `dengen push-keys` makes one.",
            f"{path} は通知用の鍵ではありません。`dengen push-keys` で作れます。",
        ) from None


def make_keys(path: Path, contact: str) -> None:
    """Into a new file that only its owner can read; raises FileExistsError: with other keys, browsers would have to be asked
    again."""
    number = generate_private_key(CURVE).private_numbers().private_value
    body = msgspec.json.format(msgspec.json.encode(KeyFile(encoded(number.to_bytes(NUMBER, "big")), contact)))
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(body + b"\n")
